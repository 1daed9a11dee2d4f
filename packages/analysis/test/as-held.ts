import type { Held } from '../src/exhibit/units.ts';

/** Numbers of a cell as a test writes them down, without the format that they stand in. */
export const asHeld = (...values: readonly (number | null)[]): readonly (Held | null)[] =>
  values as readonly (Held | null)[];
