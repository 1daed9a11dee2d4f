import { describe, expect, it } from 'vitest';
import { afterKey, at, type CellSelection, cellCount, rangeOf } from './cell-selection.ts';

const bounds = { rows: 1000, columns: 10, pageRows: 20 };
const press = (from: CellSelection, key: string, held: { shift?: boolean; ctrl?: boolean } = {}) =>
  afterKey(from, { key, shiftKey: held.shift ?? false, ctrlKey: held.ctrl ?? false }, bounds);
const cell = (row: number, column: number) => ({ row, column });

describe('cells by keyboard', () => {
  it.each([
    ['ArrowDown', {}, cell(6, 3)],
    ['ArrowUp', {}, cell(4, 3)],
    ['ArrowLeft', {}, cell(5, 2)],
    ['ArrowRight', {}, cell(5, 4)],
    ['Home', {}, cell(5, 0)],
    ['End', {}, cell(5, 9)],
    ['Home', { ctrl: true }, cell(0, 0)],
    ['End', { ctrl: true }, cell(999, 9)],
    ['PageDown', {}, cell(25, 3)],
    ['PageUp', {}, cell(0, 3)],
    ['ArrowDown', { ctrl: true }, cell(999, 3)],
  ])('%s with %j goes to %j', (key, held, to) => {
    expect(press(at(cell(5, 3)), key, held)).toEqual(at(to));
  });

  it('stays inside, and goes into the head from the first row', () => {
    expect(press(at(cell(999, 9)), 'ArrowDown')).toEqual(at(cell(999, 9)));
    expect(press(at(cell(0, 4)), 'ArrowUp')).toEqual(at(cell(-1, 4)));
    expect(press(at(cell(-1, 4)), 'ArrowUp')).toEqual(at(cell(-1, 4)));
  });

  it('selects a rectangle with Shift, never the head', () => {
    let selection = at(cell(1, 3));
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp']) selection = press(selection, key, { shift: true })!;
    expect(rangeOf(selection)).toEqual({ top: 0, bottom: 1, left: 3, right: 4 });
    expect(cellCount(rangeOf(selection)!)).toBe(4);
  });

  it('selects all values with Ctrl+A, without the column that marks', () => {
    expect(rangeOf(press(at(cell(5, 0)), 'a', { ctrl: true })!)).toEqual({ top: 0, bottom: 999, left: 1, right: 9 });
  });

  it('has no values in the head or in the column that marks, and leaves other keys to others', () => {
    expect(rangeOf(at(cell(-1, 3)))).toBeUndefined();
    expect(rangeOf(at(cell(3, 0)))).toBeUndefined();
    expect(press(at(cell(1, 1)), 'x')).toBeUndefined();
  });
});
