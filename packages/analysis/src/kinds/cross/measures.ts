import { countFormat, type NumberFormat, type NumberIn, numberAs, percentFormat } from '../../exhibit/units.ts';
import type { CrossMeasure } from './request.ts';

/** How each measure is written. */
export const measureFormats = {
  columnPercent: percentFormat,
  rowPercent: percentFormat,
  totalPercent: percentFormat,
  count: countFormat,
  unweightedCount: countFormat,
  index: numberAs(0),
  residual: numberAs(2),
} as const satisfies Readonly<Record<CrossMeasure, NumberFormat>>;

/** And what numbers are of it. */
export type MeasuredIn<Measure extends CrossMeasure> =
  (typeof measureFormats)[Measure] extends NumberFormat<infer U> ? NumberIn<U> : never;
