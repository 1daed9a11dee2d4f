import type { Base } from '../../exhibit/exhibits.ts';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { presentImportancePerformance } from './exhibits.ts';
import { importancePerformanceForm } from './form.ts';
import { type ImportanceBy, importanceOf } from './importance-of.ts';
import { meanOf } from './mean-of.ts';

export interface FoundAttribute {
  readonly key: string;
  readonly performance: number;
  readonly importance: number;
  readonly people: number;
}

export interface FoundImportancePerformance {
  readonly by: ImportanceBy;
  readonly attributes: readonly FoundAttribute[];
  /** Attributes without answers, or with the same answer of everybody: they have no place on the map. */
  readonly leftOut: readonly string[];
  readonly base: Base;
}

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
