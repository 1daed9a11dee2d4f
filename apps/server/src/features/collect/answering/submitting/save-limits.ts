import type { AttemptLimit } from '../../../people/attempts/index.ts';

/**
 * How often pages may be saved. Five hundred people behind one address who all save a hundred pages in ten minutes stay below the first;
 * nobody who answers comes near the second. A submission is not a save: whoever has reached a limit can still hand in.
 */
export const SAVES_BY_ADDRESS: AttemptLimit = { name: 'save:address', most: 60_000, windowSeconds: 600 };
export const SAVES_BY_RECORD = { most: 2_000, pauseMinutes: 10 } as const;
