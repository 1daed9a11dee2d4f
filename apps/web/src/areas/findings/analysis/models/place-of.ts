import type { SlotTarget } from '../slots/slot-drag.ts';

/** Before or after an item; behind the last one where there is none below the pointer. */
export const placeOf = ({ path, side }: Pick<SlotTarget, 'path' | 'side'>, items: readonly string[]): number =>
  path === undefined ? items.length : path[0]! + (side === 'before' ? 0 : 1);
