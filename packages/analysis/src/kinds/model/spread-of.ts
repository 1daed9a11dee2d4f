import { descriptives } from '@wenshu/statistics';
import type { ModelData } from './model-data.ts';

export interface Spread {
  readonly mean: number;
  /** As models standardise by it: with weights on the effective base. 0 where there is none. */
  readonly deviation: number;
}

/** Of these people. */
export function spreadOf(data: ModelData, key: string, rows: readonly number[]): Spread {
  const [column, { weights }] = [data.column(key), data];
  const { mean, sd, effective } = descriptives({
    values: Float64Array.from(rows, row => column[row]!),
    ...(weights && { weights: Float64Array.from(rows, row => weights[row]!) }),
    settings: { confidence: 0.95, quantileMethod: 'haverage', topBox: [], bottomBox: [] },
  });
  return { mean, deviation: (weights ? effective?.sd : sd) ?? 0 };
}

/** How far something is from everybody, in standard deviations. */
export const distanceFrom = ({ mean, deviation }: Spread, value: number): number =>
  deviation > 0 ? (value - mean) / deviation : 0;
