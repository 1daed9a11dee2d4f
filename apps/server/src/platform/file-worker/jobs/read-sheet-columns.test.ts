import type { BroughtTable } from '@wenshu/analysis/brought-in';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readSheetColumns } from './read-sheet-columns.ts';

const limits = { maxRows: 4, maxColumns: 4, maxUnpackedBytes: 2 ** 20 };
const csv = (text: string) => readSheetColumns(Buffer.from(text), { ...limits, format: 'csv' });
const xlsx = async (rows: (string | number | null)[][]) =>
  readSheetColumns(await writeXlsx({ sheets: [{ name: 'Data', rows }] }), { ...limits, format: 'xlsx' });

const shown = (read: Awaited<ReturnType<typeof csv>>) => {
  const { lines, columns } = read as BroughtTable;
  const valuesOf = ({ values, places }: BroughtTable['columns'][number]) =>
    Array.from(places, place => (place < 0 ? null : values[place]));
  return { lines: [...lines], columns: columns.map(column => [column.name, ...valuesOf(column)]) };
};

describe('columns of a sheet', () => {
  it('have a place for every row, also those that begin late or have no name', async () => {
    const wanted = {
      lines: [3, 5, 6],
      columns: [
        ['a', 'x', 'x', 'y'],
        ['a (2)', null, 'z', null],
        ['C', null, null, 'late'],
      ],
    };
    expect(shown(await csv('\na;a;\nx;;\n;; \nx;z\n"y";;late;\n'))).toEqual(wanted);
    expect(shown(await xlsx([[null], ['a', 'a'], ['x'], [' '], ['x', 'z'], ['y', null, 'late']]))).toEqual(wanted);
  });

  it('are as many as may be, and rows too', async () => {
    expect(shown(await csv('a,b,c,d\n1,2,3,4\n5\n6\n7\n')).lines).toEqual([2, 3, 4, 5]);
    expect(await csv('a\n1\n2\n3\n4\n5\n')).toEqual({ problem: 'too-many-rows' });
    expect(await csv('a,b,c,d,e\n1\n')).toEqual({ problem: 'too-many-columns' });
    expect(await xlsx([['a'], [1, 2, 3, 4, 5]])).toEqual({ problem: 'too-many-columns' });
    expect(await csv(' ,\n,,\n')).toEqual({ problem: 'empty' });
  });
});
