import type { Bars, Lines, Parts, RegionMap } from '@wenshu/analysis/browser';

/** Charts that a browser draws today. */
export type DrawnChart = Bars | Lines | Parts | RegionMap;
