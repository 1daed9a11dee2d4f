import { expect } from 'vitest';

/** Whether two results say the same up to rounding, whatever their nesting. */
export function expectClose(got: unknown, want: unknown, tolerance = 1e-8, path = 'result'): void {
  if (typeof want === 'number') {
    const isClose = Math.abs(Number(got) - want) <= tolerance * (1 + Math.abs(want));
    expect(isClose, `${path}: got ${got}, want ${want}`).toBe(true);
  } else if (want !== null && typeof want === 'object') {
    expect(Object.keys(got as object), path).toEqual(Object.keys(want));
    for (const [key, value] of Object.entries(want)) {
      expectClose((got as Record<string, unknown>)[key], value, tolerance, `${path}.${key}`);
    }
  } else expect(got, path).toBe(want);
}
