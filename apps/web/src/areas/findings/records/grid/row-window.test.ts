import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canvasHeight,
  drawnRows,
  placeToSee,
  type RowPlace,
  rested,
  START,
  scrolledTo,
  settled,
} from './row-window.ts';

const few = { rows: 100, rowHeight: 36, seenHeight: 720 };
const million = { rows: 1_000_000, rowHeight: 36, seenHeight: 720 };

describe('rows in a window', () => {
  it('draws what is seen and a few beyond', () => {
    expect(drawnRows(START, few)).toEqual([0, 26]);
    expect(drawnRows({ scrollTop: 1800, rowTop: 1800 }, few)).toEqual([44, 76]);
    expect(drawnRows({ scrollTop: 2880, rowTop: 2880 }, few)).toEqual([74, 100]);
    expect(drawnRows(START, { ...few, rows: 0 })).toEqual([0, 0]);
  });

  it('is no taller than a browser can draw, and yet reaches the last of a million', () => {
    expect(canvasHeight(few)).toBe(3600);
    expect(canvasHeight(million)).toBe(15_000_000);
    const end = scrolledTo(START, 15_000_000 - 720, million);
    expect(drawnRows(end, million)[1]).toBe(1_000_000);
    expect(drawnRows(scrolledTo(end, 0, million), million)[0]).toBe(0);
  });

  it('moves as far as the wheel, and by its share with the scroll bar', () => {
    const middle = scrolledTo(START, 7_500_000, million);
    expect(middle.rowTop / 36).toBeCloseTo(500_000, -2);
    expect(scrolledTo(middle, middle.scrollTop + 100, million).rowTop - middle.rowTop).toBe(100);
  });

  it('is where the scroll bar is after any way through it, once it has settled', () => {
    const steps = fc.array(fc.oneof(fc.integer({ min: -700, max: 700 }), fc.integer({ min: -9e6, max: 9e6 })));
    fc.assert(
      fc.property(steps, moves => {
        let place: RowPlace = START;
        for (const move of moves) place = scrolledTo(place, place.scrollTop + move, million);
        expect(place.rowTop).toBeGreaterThanOrEqual(0);
        expect(place.rowTop).toBeLessThanOrEqual(million.rows * 36 - 720);
        const rested = settled(place.rowTop, million);
        expect(rested.rowTop).toBe(place.rowTop);
        expect(Math.abs(rested.scrollTop / (15_000_000 - 720) - rested.rowTop / (36_000_000 - 720))).toBeLessThan(1e-6);
      }),
    );
  });

  it('puts the scroll bar where the rows are after a rest, unless somebody scrolls again', () => {
    const middle = scrolledTo(START, 7_500_000, million);
    const wheeled = scrolledTo(middle, middle.scrollTop + 700, million);
    expect(rested(wheeled, wheeled.scrollTop, million)).toEqual(settled(wheeled.rowTop, million));
    expect(rested(wheeled, wheeled.scrollTop, million).scrollTop).not.toBe(wheeled.scrollTop);
    // Back to the top, and the browser has not told yet when the rest is over.
    expect(drawnRows(rested(wheeled, 0, million), million)[0]).toBe(0);
    expect(rested(wheeled, wheeled.scrollTop + 200, million).rowTop).toBe(wheeled.rowTop + 200);
  });

  it('brings a row into sight by the least move', () => {
    expect(placeToSee(5, START, few)).toBe(START);
    expect(placeToSee(30, START, few).rowTop).toBe(31 * 36 - 720);
    expect(placeToSee(3, { scrollTop: 1800, rowTop: 1800 }, few).rowTop).toBe(108);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 35_999_280 }), (row, from) => {
        const { rowTop } = placeToSee(row, settled(from, million), million);
        expect(row * 36).toBeGreaterThanOrEqual(rowTop);
        expect(row * 36 + 36).toBeLessThanOrEqual(rowTop + 720);
      }),
    );
  });
});
