import { describe, expect, it } from 'vitest';
import { codeMatrix } from './code-matrix.ts';
import { type CodedTurn, type CodeOnTurn, codesAbove, countWritten, placesOfCodes } from './coded-turn.ts';
import { codesTogether } from './codes-together.ts';

/** 1 price › 2 dear, 3 taste, 4 shop */
const above = codesAbove([
  { code: 1, parent: null },
  { code: 2, parent: 1 },
  { code: 3, parent: null },
  { code: 4, parent: null },
]);
const on = (code: number, from?: number, to?: number): CodeOnTurn => ({
  code,
  span: from === undefined || to === undefined ? null : { from, to },
});
let count = 0;
const turn = (speaker: number | null, text: string, given: readonly CodeOnTurn[], part = ''): CodedTurn => ({
  id: `turn${++count}`,
  transcriptId: 'one',
  speaker,
  part,
  text,
  codes: placesOfCodes(text, given, above),
});

describe('where codes stand', () => {
  it('counts Chinese signs one by one and other words as a whole, without signs between', () => {
    expect(countWritten('我用 Wenshu 3 年，don’t stop 9.5。')).toBe(8);
    expect(countWritten('……？')).toBe(0);
  });

  it('joins places that overlap, and puts a code wherever one below it stands', () => {
    const places = placesOfCodes('far too dear for me', [on(2, 8, 12), on(1, 4, 9), on(3), on(99)], above);
    expect([...places]).toEqual([
      [2, [{ from: 8, to: 12 }]],
      [1, [{ from: 4, to: 12 }]],
      [3, [{ from: 0, to: 19 }]],
    ]);
  });
});

describe('codes by columns', () => {
  const turns = [
    turn(1, '太贵了 too dear', [on(2, 0, 3), on(2, 4, 7)], 'price'),
    turn(1, 'dear again', [on(2)], 'price'),
    turn(2, '价格还行，味道好', [on(1, 0, 4), on(3, 5, 8)], 'taste'),
    turn(null, '贵', [on(2)]),
    turn(3, 'nothing of it', [], 'taste'),
  ];
  const matrix = codeMatrix(turns, { codes: [1, 2, 3, 4], keys: ['price', 'taste', 'end'], keyOf: one => one.part });

  it('says of each column how many turns, people and words it has, with those of no column beside', () => {
    expect(matrix.columns).toEqual([
      { key: 'price', turns: 2, people: 1, words: 7, coded: 2 },
      { key: 'taste', turns: 2, people: 2, words: 10, coded: 1 },
      { key: 'end', turns: 0, people: 0, words: 0, coded: 0 },
      { key: '', turns: 1, people: 0, words: 1, coded: 1 },
    ]);
    expect(matrix.total).toEqual({ turns: 5, people: 3, words: 18, coded: 4 });
  });

  it('counts a turn once for a code, the words that it stands on, and what is below it', () => {
    const row = (code: number) => matrix.rows.find(one => one.code === code)!;
    const cells = (code: number) => row(code).cells.map(one => [one.turns, one.people, one.words]);
    expect(cells(2)).toEqual([
      [2, 1, 6],
      [0, 0, 0],
      [0, 0, 0],
      [1, 0, 1],
    ]);
    expect(cells(1)).toEqual([
      [2, 1, 6],
      [1, 1, 4],
      [0, 0, 0],
      [1, 0, 1],
    ]);
    expect(row(1)).toMatchObject({ turns: 4, people: 2, words: 11 });
    expect(row(4)).toMatchObject({ turns: 0, people: 0, words: 0 });
  });
});

describe('codes together', () => {
  const turns = [
    turn(1, 'dear but tasty', [on(2, 0, 4), on(3, 9, 14)]),
    turn(1, 'dear but tasty', [on(2, 0, 8), on(3, 5, 14)]),
    turn(2, 'the shop is dear', [on(4), on(2, 12, 16)]),
    turn(2, 'tasty', [on(3)]),
  ];
  it('counts turns with both, of those with either; never a code with one above it', () => {
    expect(codesTogether(turns, { way: 'turn', above })).toEqual([
      { one: 1, other: 3, turns: 2, jaccard: 2 / 4 },
      { one: 2, other: 3, turns: 2, jaccard: 2 / 4 },
      { one: 1, other: 4, turns: 1, jaccard: 1 / 3 },
      { one: 2, other: 4, turns: 1, jaccard: 1 / 3 },
    ]);
  });

  it('on the same words only where places overlap', () => {
    const pairs = codesTogether(turns, { way: 'words', above });
    expect(pairs.map(({ one, other, turns: together }) => [one, other, together])).toEqual([
      [1, 4, 1],
      [2, 4, 1],
      [1, 3, 1],
      [2, 3, 1],
    ]);
  });
});
