import { expect, it } from 'vitest';
import { sheetNames } from './sheet-names.ts';

it('makes names that Excel takes, each once', () => {
  const wanted = [
    'Data',
    'data',
    'a/b:c*d?e[f]g\\h',
    "'quoted'",
    '',
    'History',
    '很长的名称'.repeat(10),
    '很长的名称'.repeat(10),
  ];
  const names = wanted.map(sheetNames());
  expect(names).toEqual([
    'Data',
    'data (2)',
    'a b c d e f g h',
    'quoted',
    'Sheet',
    'History_',
    `${'很长的名称'.repeat(6)}很`,
    `${'很长的名称'.repeat(5)}很长 (2)`,
  ]);
  expect(names.every(name => name.length <= 31)).toBe(true);
});
