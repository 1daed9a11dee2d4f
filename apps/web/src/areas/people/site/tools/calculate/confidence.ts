import type { Bounds } from './read-number.ts';

/** In per cent, as the fields offer them. */
export const CONFIDENCES = ['90', '95', '99'] as const;

export const confidenceBounds: Bounds = { least: 50, most: 99.9 };

/** Below this many people, effective ones where there is a design effect, an interval is told with a warning: as the product's own claims are. */
export const SMALL_BASE = 30;
