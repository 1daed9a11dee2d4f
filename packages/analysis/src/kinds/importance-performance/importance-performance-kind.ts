import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { presentImportancePerformance } from './exhibits.ts';
import { importancePerformanceForm } from './form.ts';
import type { FoundAttribute, FoundImportancePerformance } from './found.ts';
import { importanceOf } from './importance-of.ts';
import { meanOf } from './mean-of.ts';

const importancePerformanceModel: Model<FoundImportancePerformance> = {
  name: 'importancePerformance',
  form: importancePerformanceForm,
  fit: (data, request) => {
    const keys = request.slots.performance!;
    const { by, importance } = importanceOf(data, request);
    const attributes = keys.flatMap((key, at): readonly FoundAttribute[] => {
      const [performance, own] = [meanOf(data, key), importance[at]];
      if (performance === undefined || own === null || own === undefined) return [];
      return [{ key, performance, importance: own, people: data.wholeRows([data.column(key)]).length }];
    });
    const placed = new Set(attributes.map(({ key }) => key));
    const rows = data.wholeRows(keys.map(data.column));
    return { by, attributes, leftOut: keys.filter(key => !placed.has(key)), base: data.base(rows) };
  },
  present: presentImportancePerformance,
};

export const importancePerformanceKind = modelKind(importancePerformanceModel);
