import { type CountedMoments, momentsOfCounts, percentileOfCounts } from '@wenshu/statistics';
import { WEIGHT_UNIT } from '../../columns/group-columns.ts';
import type { DataVariable } from '../../data-set/variable.ts';
import type { CrossStatistic } from './request.ts';
import { PER_COLUMN, type Tally } from './tally.ts';

/** Of a column those who have a number; null where nobody has. */
export type ColumnMoments = (CountedMoments & { readonly median: number | null }) | null;

/** By column, the total first. Codes that are an answer and no value have no part. */
export function columnMoments({ codes }: Tally, columns: number, { missing = [] }: DataVariable): ColumnMoments[] {
  const counted = [...codes].filter(([code]) => !missing.includes(code)).sort(([a], [b]) => a - b);
  const values = counted.map(([code]) => code);
  return Array.from({ length: columns }, (_, column) => {
    const weights = counted.map(([, sums]) => sums[column * PER_COLUMN + 1]! / WEIGHT_UNIT);
    const squares = counted.map(([, sums]) => sums[column * PER_COLUMN + 2]! / WEIGHT_UNIT ** 2);
    const moments = momentsOfCounts({ values, weights, squares });
    return moments && { ...moments, median: percentileOfCounts(values, weights, 0.5) };
  });
}

const read: Readonly<Record<CrossStatistic, (moments: NonNullable<ColumnMoments>) => number | null>> = {
  mean: ({ mean }) => mean,
  deviation: ({ sd }) => sd,
  standardError: ({ standardError }) => standardError,
  median: ({ median }) => median,
};

export function statisticOf(name: CrossStatistic, moments: ColumnMoments): number | null {
  return moments && read[name](moments);
}
