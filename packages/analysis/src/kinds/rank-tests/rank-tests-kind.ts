import { groupingOf } from '../comparison/grouping.ts';
import { KindRefusal } from '../kind.ts';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { presentRanks } from './exhibits.ts';
import { rankTestsForm } from './form.ts';
import type { FoundRanks } from './found.ts';
import { rankAnswers } from './rank-answers.ts';
import { rankGroups } from './rank-groups.ts';

const rankTestsModel: Model<FoundRanks> = {
  name: 'rankTests',
  form: rankTestsForm,
  fit: (data, request) => {
    const keys = request.slots.variables!;
    const grouping = groupingOf(data, request);
    if (grouping) return rankGroups(data, keys, grouping);
    if (keys.length < 2) throw new KindRefusal({ word: 'empty', slot: 'group' });
    return rankAnswers(data, keys);
  },
  present: presentRanks,
};

export const rankTestsKind = modelKind(rankTestsModel);
