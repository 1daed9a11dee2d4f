import { StatisticsProblem } from '@wenshu/statistics';
import type { Base } from '../../exhibit/exhibits.ts';
import { KindRefusal, type PresentContext } from '../../kind/kind.ts';
import { groupingOf } from '../comparison/grouping.ts';
import type { ModelRequest } from '../model/form.ts';
import type { ModelData } from '../model/model-data.ts';

export interface Segment<Found> {
  /** The option that its people chose. */
  readonly code: number;
  readonly base: Base;
  readonly found: Found;
}

/** The same of everybody and of each group. */
export interface Segmented<Found> {
  readonly all: Found;
  readonly base: Base;
  readonly segments: readonly Segment<Found>[];
  /** Groups that are too small for it. */
  readonly leftOut: readonly number[];
}

/** What is found of these people, and of each group of them where the request has one. */
export function fitSegments<Found>(
  data: ModelData,
  request: ModelRequest,
  rows: readonly number[],
  fit: (rows: readonly number[]) => Found,
): Segmented<Found> {
  const all = fit(rows);
  const grouping = groupingOf(data, request);
  const segments: Segment<Found>[] = [];
  const leftOut: number[] = [];
  for (const code of grouping?.codes ?? []) {
    const own = rows.filter(row => grouping!.column[row] === code);
    try {
      segments.push({ code, base: data.base(own), found: fit(own) });
    } catch (error) {
      if (!(error instanceof StatisticsProblem || error instanceof KindRefusal)) throw error;
      leftOut.push(code);
    }
  }
  return { all, base: data.base(rows), segments, leftOut };
}

/** What a group's people chose, in words. */
export function segmentName(code: number, { slots }: ModelRequest, { variables }: PresentContext): string {
  const { categories = [] } = variables.get(slots.group?.[0] ?? '') ?? {};
  return categories.find(one => one.code === code)?.label ?? String(code);
}

/** By person of these what they weigh; nothing where everybody weighs the same. */
export const weightsOf = ({ weights }: ModelData, rows: readonly number[]) =>
  weights && { weights: Float64Array.from(rows, row => weights[row]!) };

const notEstimable: readonly StatisticsProblem['problem'][] = [
  ...(['separation', 'constant-column', 'singular-matrix', 'no-convergence', 'empty-level'] as const),
];

/** What choices cannot tell is no fault of a question: more of them are needed. */
export function estimated<Found>(fit: () => Found): Found {
  try {
    return fit();
  } catch (error) {
    if (error instanceof StatisticsProblem && notEstimable.includes(error.problem))
      throw new KindRefusal({ word: 'not-estimable', slot: 'question' });
    throw error;
  }
}
