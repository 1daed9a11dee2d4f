import { leafHeads, type Table } from '@wenshu/analysis';
import { expect, it } from 'vitest';
import { crossTable } from '../../../../../testing/files/example-exhibits.ts';
import { heatColour, theme } from '../../theme.ts';
import { nativeTables } from './native-table.ts';

const fillsOf = (table: Table) =>
  nativeTables(table, 'en', { width: 60, height: 60 }).flatMap(({ rows }) =>
    rows.flatMap(row => row.flatMap(({ options }) => (options?.fill as { color?: string } | undefined)?.color ?? [])),
  );

it('colours a cell by its heat, as it is on the screen, and an empty one not at all', () => {
  const hot: Table = {
    ...crossTable,
    cells: crossTable.cells.map((line, row) =>
      line.map((cell, column) => {
        const { heat, ...plain } = cell;
        if (row === 1 && column === 0) return { ...plain, heat: 1 };
        if (row === 1 && column === 1) return { ...plain, heat: 0.25 };
        // What has no number has no colour.
        return row === 1 && column === 2 ? { values: plain.values.map(() => null), text: '', heat: 0.75 } : plain;
      }),
    ),
  };
  const grounds = [theme.head, theme.paper];
  expect(fillsOf(hot).filter(colour => !grounds.includes(colour as never))).toEqual(
    expect.arrayContaining([heatColour(1), heatColour(0.25)]),
  );
  expect(fillsOf(hot)).not.toContain(heatColour(0.75));
  const cold = { ...hot, cells: hot.cells.map(line => line.map(({ heat, ...cell }) => cell)) };
  expect(fillsOf(cold).filter(colour => !grounds.includes(colour as never))).toEqual([]);
  expect(leafHeads(crossTable.columns).length).toBeGreaterThan(2);
});
