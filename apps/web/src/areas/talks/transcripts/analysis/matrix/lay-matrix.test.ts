import { describe, expect, it } from 'vitest';
import type { Code } from '../../../../findings/coding/coding-data.ts';
import { layMatrix, type Matrix, TOTAL } from './lay-matrix.ts';

const code = (no: number, parent: number | null, isRetired = false): Code => ({
  code: no,
  parent,
  isRetired,
  zh: `C${no}`,
  en: '',
  definition: '',
  example: '',
  colour: '',
  key: '',
});
const codes = [code(1, null), code(3, null), code(2, 1), code(4, null), code(5, null, true)];
const column = (key: string, turns: number, coded: number) => ({ key, title: key, turns, coded, people: 1, words: 9 });
const matrix: Matrix = {
  blind: 0,
  columns: [column('ann', 8, 4), column('ben', 5, 3), column('', 2, 0)],
  rows: [
    {
      code: 1,
      turns: 4,
      people: 2,
      words: 40,
      cells: [
        [3, 1, 30],
        [1, 1, 10],
        [0, 0, 0],
      ],
    },
    {
      code: 2,
      turns: 2,
      people: 1,
      words: 7,
      cells: [
        [2, 1, 7],
        [0, 0, 0],
        [0, 0, 0],
      ],
    },
    {
      code: 3,
      turns: 3,
      people: 2,
      words: 21,
      cells: [
        [0, 0, 0],
        [3, 1, 21],
        [0, 0, 0],
      ],
    },
    {
      code: 4,
      turns: 0,
      people: 0,
      words: 0,
      cells: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    },
    {
      code: 5,
      turns: 0,
      people: 0,
      words: 0,
      cells: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    },
  ],
  total: { turns: 15, people: 2, words: 27, coded: 7 },
};
const plain = { figure: 'turns', hidesEmpty: false, sortBy: undefined } as const;

describe('a matrix on the page', () => {
  it('stands in the order of the frame, without retired codes that nobody has', () => {
    const { rows, most } = layMatrix(matrix, codes, plain);
    expect(rows.map(row => [row.code.code, row.level, row.total.value])).toEqual([
      [1, 1, 4],
      [2, 2, 2],
      [3, 1, 3],
      [4, 1, 0],
    ]);
    expect(most).toBe(3);
  });

  it('leaves out what is empty either way', () => {
    const { rows, columns } = layMatrix(matrix, codes, { ...plain, hidesEmpty: true });
    expect(rows.map(row => row.code.code)).toEqual([1, 2, 3]);
    expect(columns.map(({ key }) => key)).toEqual(['ann', 'ben']);
  });

  it('says shares of the turns of the column, and of all turns in the total', () => {
    const { rows } = layMatrix(matrix, codes, { ...plain, figure: 'share' });
    expect(rows[0]!.cells.map(({ value }) => value)).toEqual([3 / 8, 1 / 5, 0]);
    expect(rows[0]!.total).toEqual({ turns: 4, value: 4 / 15 });
  });

  it('sorts by a column, or by the total', () => {
    const sorted = (sortBy: string) => layMatrix(matrix, codes, { ...plain, sortBy }).rows.map(row => row.code.code);
    expect(sorted('ben')).toEqual([3, 1, 2, 4]);
    expect(sorted(TOTAL)).toEqual([1, 3, 2, 4]);
  });
});
