import { expect, it } from 'vitest';
import { runSlowly } from '../../../test/run-kind.ts';
import type { DataVariable, Row } from '../../data-set/variable.ts';
import { crossKind } from './cross-kind.ts';
import { letterCounts } from './letter-counts.ts';
import { defaultCrossRequest } from './request.ts';

const variable = (key: string, codes: readonly number[]): DataVariable => ({
  key,
  name: key,
  label: key,
  kept: 'code',
  measure: 'nominal',
  questionId: key,
  categories: codes.map(code => ({ code, label: String(code) })),
});

/** By line, then column: a column that is too small to be tested, one that is only too small to speak of, and a line that all say alike. */
const counts = [
  [60, 31, 5, 18],
  [20, 49, 3, 6],
  [8, 8, 1, 1],
];
const codes = { said: [7, 2, 5], who: [4, 9, 1, 3] };
const rows: readonly Row[] = counts.flatMap((line, said) =>
  line.flatMap((count, who) =>
    Array.from({ length: count }, (): Row => ({ said: codes.said[said]!, who: codes.who[who]! })),
  ),
);

it('gives a counted table the letters, and what is left of them, that a cross table of the same people has', () => {
  const variables = [variable('said', codes.said), variable('who', codes.who)];
  const request = { ...defaultCrossRequest, rows: [{ variable: 'said' }], banner: [{ variable: 'who' }] };
  const [table] = runSlowly(crossKind, request, { rows, variables }).tables;
  const found = letterCounts(counts);
  expect(found.names).toEqual(['A', 'B', 'C', 'D']);
  expect(found.bases).toEqual(table!.bases.slice(1).map(({ people }) => people));
  expect(found.letters).toEqual(
    table!.cells.map(line => line.slice(1).map(({ above = [] }) => above.map(at => found.names[at - 1]).join(''))),
  );
  expect(found.sure).toEqual(
    table!.comparison.lines.sure.map(({ line, higher, lower }) => ({
      line: codes.said.indexOf(Number(line!.slice(1))),
      higher: higher - 1,
      lower: lower - 1,
    })),
  );
  expect(found.letters).toEqual([
    ['B', '', '', 'B'],
    ['', 'AD', '', ''],
    ['', '', '', ''],
  ]);
});

it('has no letters where nobody was asked', () => {
  expect(letterCounts([[0, 0]])).toEqual({ names: ['A', 'B'], bases: [0, 0], letters: [['', '']], sure: [] });
});
