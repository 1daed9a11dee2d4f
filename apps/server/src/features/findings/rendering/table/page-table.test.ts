import { leafHeads, type Table } from '@wenshu/analysis';
import { expect, it } from 'vitest';
import { crossTable, longTable } from '../../../../testing/files/example-exhibits.ts';
import { pageTable } from './page-table.ts';

const rowsOf = (pages: readonly Table[]) => pages.map(({ rows }) => leafHeads(rows).map(({ head }) => head.id));
const columnsOf = (pages: readonly Table[]) =>
  pages.map(({ columns }) => leafHeads(columns).map(({ head }) => head.id));
const ids = leafHeads(crossTable.rows).map(({ head }) => head.id);

it('puts as many rows on a page as have room, so that none is cut off at its foot', () => {
  // Heads take 20 of 50, rows 10 each, but the second takes 20: one, two (with the high one)…
  const room = { columns: 99, height: 50, headHeight: () => 20, rowHeight: (row: number) => (row === 1 ? 20 : 10) };
  const pages = rowsOf(pageTable(crossTable, room));
  expect(pages.flat()).toEqual(ids);
  expect(pages.slice(0, 2).map(rows => rows.length)).toEqual([2, 3]);
  for (const rows of pages) {
    const heights = rows.map(id => (ids.indexOf(id) === 1 ? 20 : 10)).reduce((all, one) => all + one, 0);
    expect(heights).toBeLessThanOrEqual(30);
  }
});

it('puts a row that is higher than a page on one of its own, and ends', () => {
  const room = { columns: 99, height: 50, headHeight: () => 20, rowHeight: () => 400 };
  expect(rowsOf(pageTable(crossTable, room)).map(rows => rows.length)).toEqual(ids.map(() => 1));
});

it('takes all rows of the first columns, then those of the next, in parts of about the same size', () => {
  const room = { columns: 4, height: 1_000, headHeight: () => 20, rowHeight: () => 10 };
  const all = leafHeads(crossTable.columns).map(({ head }) => head.id);
  expect(all).toHaveLength(7);
  expect(columnsOf(pageTable(crossTable, room))).toEqual([all.slice(0, 4), all.slice(4)]);
  const halves = pageTable(crossTable, { ...room, columns: 6 });
  expect(columnsOf(halves).map(columns => columns.length)).toEqual([4, 3]);
  expect(rowsOf(halves)).toEqual([ids, ids]);
});

it('has every cell of a long table once', () => {
  const room = { columns: 3, height: 200, headHeight: () => 40, rowHeight: () => 13 };
  const pages = pageTable(longTable, room);
  const cells = pages.reduce((all, { cells: own }) => all + own.flat().length, 0);
  expect(cells).toBe(longTable.cells.flat().length);
});
