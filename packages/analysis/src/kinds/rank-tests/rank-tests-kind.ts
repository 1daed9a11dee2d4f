import { KindRefusal } from '../../kind/kind.ts';
import { groupingOf } from '../comparison/grouping.ts';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { requireBearable } from '../model/require-bearable.ts';
import { presentRanks } from './exhibits.ts';
import { rankTestsForm } from './form.ts';
import type { FoundRanks } from './found.ts';
import { rankAnswers } from './rank-answers.ts';
import { rankGroups } from './rank-groups.ts';

/** About half a minute. */
const MOST_RANKED = 1.2e7;

const rankTestsModel: Model<FoundRanks> = {
  name: 'rankTests',
  form: rankTestsForm,
  fit: (data, request) => {
    const keys = request.slots.variables!;
    const grouping = groupingOf(data, request);
    if (!grouping && keys.length < 2) throw new KindRefusal({ word: 'empty', slot: 'group' });
    // Everybody is put in order once for each group, or for each pair of answers.
    const orders = keys.length * (grouping ? grouping.codes.length : (keys.length + 1) / 2);
    requireBearable('variables', data.people, orders, MOST_RANKED);
    if (grouping) return rankGroups(data, keys, grouping);
    return rankAnswers(data, keys);
  },
  present: presentRanks,
};

export const rankTestsKind = modelKind(rankTestsModel);
