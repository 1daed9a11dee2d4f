import type { Bars, Heat, Lines, Parts, RegionMap } from '@wenshu/analysis/browser';

/** Charts that a browser draws today. */
export type DrawnChart = Bars | Lines | Parts | Heat | RegionMap;
