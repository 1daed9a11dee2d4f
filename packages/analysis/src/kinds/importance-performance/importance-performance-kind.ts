import { StatisticsProblem } from '@wenshu/statistics';
import { chanceOfMean } from '../../claims/evidence.ts';
import { KindRefusal } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { JACKKNIFE_PARTS, jackknifeErrors } from '../model/jackknife.ts';
import type { Model } from '../model/model.ts';
import type { ModelData } from '../model/model-data.ts';
import { modelKind } from '../model/model-kind.ts';
import { presentImportancePerformance } from './exhibits.ts';
import { importancePerformanceForm } from './form.ts';
import type { FoundAttribute, FoundImportancePerformance } from './found.ts';
import { importanceOf, relationsOf } from './importance-of.ts';
import { meanOf } from './mean-of.ts';

const importancePerformanceModel: Model<FoundImportancePerformance> = {
  name: 'importancePerformance',
  form: importancePerformanceForm,
  fit: (data, request) => {
    const keys = request.slots.performance!;
    const { by, importance } = importanceOf(data, request);
    const performance = keys.map(key => meanOf(data, key) ?? null);
    const apart = placesOf(data, request);
    const errors = jackknifeErrors(data, part => placesOf(part, request));
    const chances = apart.map((value, at) =>
      value === null || errors[at] === null ? null : chanceOfMean(value, errors[at]!, JACKKNIFE_PARTS),
    );
    const relations = relationsOf(data, request);
    const attributes = keys.flatMap((key, at): readonly FoundAttribute[] => {
      const [mean, own] = [performance[at]!, importance[at]!];
      if (mean === null || own === null) return [];
      const base = data.base(data.wholeRows([data.column(key)]));
      return [
        {
          key,
          performance: mean,
          importance: own,
          people: base.people,
          effective: base.effective ?? base.people,
          ...relations[at]!,
          pPerformance: chances[at]!,
          pImportance: chances[keys.length + at]!,
        },
      ];
    });
    const placed = new Set(attributes.map(({ key }) => key));
    const rows = data.wholeRows(keys.map(data.column));
    return { by, attributes, leftOut: keys.filter(key => !placed.has(key)), base: data.base(rows) };
  },
  present: presentImportancePerformance,
};

/** How far each is from the mean of all, in performance and then in importance; nothing of what these people cannot tell. */
function placesOf(data: ModelData, request: ModelRequest): readonly (number | null)[] {
  const keys = request.slots.performance!;
  try {
    return [keys.map(key => meanOf(data, key) ?? null), importanceOf(data, request).importance].flatMap(fromMean);
  } catch (error) {
    if (!(error instanceof StatisticsProblem || error instanceof KindRefusal)) throw error;
    return [...keys, ...keys].map(() => null);
  }
}

function fromMean(values: readonly (number | null)[]): readonly (number | null)[] {
  const known = values.filter(value => value !== null);
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  return values.map(value => (value === null ? null : value - mean));
}

export const importancePerformanceKind = modelKind(importancePerformanceModel);
