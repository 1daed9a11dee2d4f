import { correspondenceAnalysis, effectiveBase } from '@wenshu/statistics';
import { answeredCategories } from '../model/answered-categories.ts';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { presentCorrespondence } from './exhibits.ts';
import { correspondenceForm } from './form.ts';
import type { FoundCorrespondence } from './found.ts';

const correspondenceModel: Model<FoundCorrespondence> = {
  name: 'correspondence',
  form: correspondenceForm,
  fit: (data, request) => {
    const [rowKey, columnKey] = [request.slots.rows![0]!, request.slots.columns![0]!];
    const [across, down] = [data.column(rowKey), data.column(columnKey)];
    const whole = data.wholeRows([across, down]);
    const { weights } = data;
    // A category of which nobody weighs anything has no profile, and no place on the map.
    const counting = weights ? whole.filter(row => weights[row]! > 0) : whole;
    const rows = answeredCategories(data.variable(rowKey), across, counting);
    const columns = answeredCategories(data.variable(columnKey), down, counting);
    const [rowAt, columnAt] = [rows, columns].map(list => new Map(list.map(({ code }, at) => [code, at])));
    const counts = rows.map(() => columns.map(() => 0));
    for (const row of counting)
      counts[rowAt!.get(across[row]!)!]![columnAt!.get(down[row]!)!]! += weights ? weights[row]! : 1;
    const found = correspondenceAnalysis({
      table: counts,
      rowLabels: rows.map(({ label }) => label),
      columnLabels: columns.map(({ label }) => label),
      ...(weights && { effectiveN: effectiveBase(Float64Array.from(counting, row => weights[row]!)) }),
      settings: { dimensions: Math.max(1, Math.min(rows.length, columns.length) - 1) },
    });
    return {
      ...found,
      counts,
      categories: { rows, columns },
      base: data.base(whole),
      leftOut: data.people - whole.length,
    };
  },
  present: presentCorrespondence,
};

export const correspondenceKind = modelKind(correspondenceModel);
