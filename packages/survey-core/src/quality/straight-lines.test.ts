import { describe, expect, it } from 'vitest';
import { straightLines } from './straight-lines.ts';

/** A grid of so many rows, whose answer is what was chosen in each. */
const asked = (rows: number) =>
  ({
    questions: new Map([
      [
        'grid',
        {
          question: { rows: Array.from({ length: rows }, (_, row) => ({ id: `r${row}` })) },
          operands: (answer: unknown) => ({ selectedByRow: answer }),
        },
      ],
      ['text', { question: { rows: [] }, operands: () => ({ text: 'x' }) }],
    ]),
  }) as unknown as Parameters<typeof straightLines>[0];
const chosen = (...rows: readonly (readonly string[])[]) => ({
  grid: Object.fromEntries(rows.map((items, row) => [`r${row}`, [...items]])),
  text: 'x',
});
const [a, b, none] = [['a'], ['b'], []];

describe('a straight line', () => {
  it.each([
    ['five rows alike', 5, chosen(a, a, a, a, a), ['grid']],
    ['four rows alike, and there are no more', 4, chosen(a, a, a, a), []],
    ['five rows, one of them otherwise', 5, chosen(a, a, b, a, a), []],
    ['five rows, one left blank: four are alike', 5, chosen(a, a, none, a, a), []],
    ['six rows, one left blank: five are alike', 6, chosen(a, a, none, a, a, a), ['grid']],
    ['six rows, one of which was never shown', 6, chosen(a, a, a, a, a), ['grid']],
    [
      'several choices, the same ones in another order',
      5,
      chosen(['a', 'b'], ['b', 'a'], ['a', 'b'], ['a', 'b'], ['a', 'b']),
      ['grid'],
    ],
    ['several choices, one more in one row', 5, chosen(a, a, a, a, ['a', 'b']), []],
    ['nothing answered', 5, chosen(none, none, none, none, none), []],
  ])('%s', (_name, rows, answers, found) => {
    expect(straightLines(asked(rows), answers)).toEqual(found);
  });

  it('is looked for in no answer to a question that is not there any more', () => {
    expect(straightLines(asked(5), { gone: 'x' })).toEqual([]);
  });
});
