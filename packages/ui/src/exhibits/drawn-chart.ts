import type { Bars, Gauge, Heat, Lines, Parts, RegionMap, Words } from '@wenshu/analysis/browser';

/** Charts that a browser draws today. */
export type DrawnChart = Bars | Lines | Parts | Heat | Gauge | RegionMap | Words;
