import { KindRefusal } from '../../kind/kind.ts';
import { groupingOf } from '../comparison/grouping.ts';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { compareGroups } from './compare-groups.ts';
import { comparePairs, compareWithValue } from './compare-one.ts';
import { presentMeans } from './exhibits.ts';
import { compareMeansForm } from './form.ts';
import type { FoundMeans } from './found.ts';

const compareMeansModel: Model<FoundMeans> = {
  name: 'compareMeans',
  form: compareMeansForm,
  fit: (data, request) => {
    const keys = request.slots.variables!;
    const value = request.options.value as number | null;
    const grouping = groupingOf(data, request);
    if (grouping) return compareGroups(data, request, grouping);
    if (value !== null) return compareWithValue(data, keys, value);
    if (keys.length < 2) throw new KindRefusal({ word: 'empty', slot: 'group' });
    return comparePairs(data, keys);
  },
  present: presentMeans,
};

export const compareMeansKind = modelKind(compareMeansModel);
