import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnStarts, drawnColumns, leftToSee } from './column-window.ts';

describe('columns in a window', () => {
  const starts = columnStarts([50, ...Array.from({ length: 200 }, () => 100)]);

  it('draws the frozen ones, those that are seen and a few beyond', () => {
    const window = drawnColumns(starts, { frozen: 2, scrollLeft: 5000, seenWidth: 1000 });
    expect(window).toMatchObject({ frozen: 2, from: 50, to: 63 });
    expect(window.before).toBe(starts[50]! - starts[2]!);
  });

  it('leaves out nothing that is seen, and the room around is as wide as what is left out', () => {
    const widths = fc.array(fc.integer({ min: 64, max: 800 }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(widths, fc.nat(3), fc.nat(60_000), (all, frozen, left) => {
        const places = columnStarts(all);
        const scrollLeft = Math.min(left, Math.max(0, places.at(-1)! - 900));
        const window = drawnColumns(places, { frozen, scrollLeft, seenWidth: 900 });
        const held = places[window.frozen]!;
        const drawn = places[window.to]! - places[window.from]!;
        expect(held + window.before + drawn + window.after).toBe(places.at(-1));
        for (let column = window.frozen; column < all.length; column++) {
          const isSeen = places[column + 1]! > scrollLeft + held && places[column]! < scrollLeft + 900;
          if (isSeen) expect(column >= window.from && column < window.to).toBe(true);
        }
      }),
    );
  });

  it('brings a column out from behind the frozen ones', () => {
    const at = { frozen: 2, seenWidth: 1000 };
    expect(leftToSee(3, starts, { ...at, scrollLeft: 900 })).toBe(starts[3]! - starts[2]!);
    expect(leftToSee(30, starts, { ...at, scrollLeft: 0 })).toBe(starts[31]! - 1000);
    expect(leftToSee(1, starts, { ...at, scrollLeft: 900 })).toBe(900);
  });
});
