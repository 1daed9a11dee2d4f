import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { rating, shuffleRows } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { friedman } from './friedman.ts';
import { kruskalWallis } from './kruskal-wallis.ts';
import { mannWhitney } from './mann-whitney.ts';
import { wilcoxonSignedRank } from './wilcoxon-signed-rank.ts';

const sample = fc.array(rating, { minLength: 2, maxLength: 12 });
const pair = fc.tuple(sample, sample).filter(([x, y]) => new Set([...x, ...y]).size > 1);

describe('the Mann–Whitney test', () => {
  test('counts the pairs in which a value of one sample exceeds one of the other, ties as halves', () => {
    fc.assert(
      fc.property(pair, ([x, y]) => {
        const wins = x.flatMap(a => y.map(b => (a > b ? 1 : a === b ? 0.5 : 0)));
        const u1 = wins.reduce((sum: number, win) => sum + win, 0);
        expect(mannWhitney({ x, y }).u).toBeCloseTo(Math.min(u1, x.length * y.length - u1), 9);
      }),
    );
  });

  test('depends neither on the order of the rows nor on which sample comes first, nor on a rising function', () => {
    fc.assert(
      fc.property(pair, fc.nat(), ([x, y], seed) => {
        const plain = mannWhitney({ x, y });
        expectClose(mannWhitney({ x: shuffleRows(x, seed), y: shuffleRows(y, seed) }), plain);
        expect(mannWhitney({ x: y, y: x }).pValue).toBeCloseTo(plain.pValue, 12);
        expectClose(mannWhitney({ x: x.map(Math.exp), y: y.map(Math.exp) }), plain);
      }),
    );
  });

  test('is the Kruskal–Wallis test of two groups: H = z²', () => {
    fc.assert(
      fc.property(pair, ([x, y]) => {
        const groups = [...x.map(() => 'x'), ...y.map(() => 'y')];
        const { h, pValue } = kruskalWallis({ values: [...x, ...y], groups, levels: ['x', 'y'] });
        const { z, pValue: two } = mannWhitney({ x, y });
        expect(h).toBeCloseTo(z * z, 9);
        expect(pValue).toBeCloseTo(two, 9);
      }),
    );
  });

  test('refuses an empty sample and values that are all alike', () => {
    expect(attempt(() => mannWhitney({ x: [null], y: [1] }))).toMatchObject({
      problem: 'too-few-samples',
      details: { column: 'x' },
    });
    expect(attempt(() => mannWhitney({ x: [2, 2], y: [2] }))).toMatchObject({ problem: 'constant-column' });
  });
});

describe('the Wilcoxon test', () => {
  test('drops equal pairs and pairs with a gap, and shares all ranks between the two sides', () => {
    const result = wilcoxonSignedRank({ x: [1, 5, 7, 3, null], y: [1, 2, 9, 4, 4] });
    expect(result).toMatchObject({ n: 4, nNonZero: 3 });
    expect(result.wPlus + result.wMinus).toBe(6);
  });

  test('ties differences that only rounding separates', () => {
    // 0.3 − 0.2 and 0.2 − 0.1 differ in the 17th digit; untied they would take ranks 1 and 2.
    expect(wilcoxonSignedRank({ x: [0.3, 0.1], y: [0.2, 0.2] })).toMatchObject({ wPlus: 1.5, wMinus: 1.5 });
  });

  test('does not change when a constant is added to both columns', () => {
    const x = [1, 4, 2, 8, 5];
    const y = [2, 1, 2, 3, 9];
    expectClose(
      wilcoxonSignedRank({ x: x.map(value => value + 100), y: y.map(value => value + 100) }),
      wilcoxonSignedRank({ x, y }),
    );
  });

  test('refuses pairs that are all equal', () => {
    expect(attempt(() => wilcoxonSignedRank({ x: [1, 2], y: [1, 2] }))).toMatchObject({ problem: 'too-few-samples' });
  });
});

describe('the Kruskal–Wallis test', () => {
  test('leaves out a level without values', () => {
    const plain = { values: [1, 2, 3, 4, 5], groups: ['a', 'a', 'b', 'b', 'b'] };
    const wider = kruskalWallis({ ...plain, levels: ['a', 'empty', 'b'] });
    expect(wider.meanRanks[1]).toBeNull();
    expect(wider.df).toBe(1);
    expect(wider.h).toBeCloseTo(kruskalWallis({ ...plain, levels: ['a', 'b'] }).h, 12);
  });

  test('refuses one group and values that are all alike', () => {
    expect(attempt(() => kruskalWallis({ values: [1, 2], groups: ['a', 'a'], levels: ['a', 'b'] }))).toMatchObject({
      problem: 'too-few-samples',
      details: { what: 'groups' },
    });
    expect(attempt(() => kruskalWallis({ values: [1, 1], groups: ['a', 'b'], levels: ['a', 'b'] }))).toMatchObject({
      problem: 'constant-column',
    });
  });
});

describe('the Friedman test', () => {
  // Hollander and Wolfe (1973), p. 140: times of 22 players for three ways to round first base.
  const players = [
    [5.4, 5.5, 5.55],
    [5.85, 5.7, 5.75],
    [5.2, 5.6, 5.5],
    [5.55, 5.5, 5.4],
    [5.9, 5.85, 5.7],
    [5.45, 5.55, 5.6],
    [5.4, 5.4, 5.35],
    [5.45, 5.5, 5.35],
    [5.25, 5.15, 5],
    [5.85, 5.8, 5.7],
    [5.25, 5.2, 5.1],
    [5.65, 5.55, 5.45],
    [5.6, 5.35, 5.45],
    [5.05, 5, 4.95],
    [5.5, 5.5, 5.4],
    [5.45, 5.55, 5.5],
    [5.55, 5.55, 5.35],
    [5.45, 5.5, 5.55],
    [5.5, 5.45, 5.25],
    [5.65, 5.6, 5.4],
    [5.7, 5.65, 5.55],
    [6.3, 6.3, 6.25],
  ];
  const compare = (rows: readonly (number | null)[][]) => {
    const variables = rows[0]!.map((_, j) => `v${j}`);
    return friedman({
      variables,
      data: Object.fromEntries(variables.map((name, j) => [name, rows.map(row => row[j]!)])),
    });
  };

  test('gives what the textbook gives, ties and all', () => {
    const result = compare(players);
    // Rank sums 53, 47 and 32 around 44, and four ties of two: 12·(81+9+144)/(22·3·4) / (1 − 4·6/(22·24)) = 11.1429.
    expectClose(
      result.meanRanks.map(rank => rank * 22),
      [53, 47, 32],
    );
    expect(result.chiSquare).toBeCloseTo(11.1429, 4);
    expect(result.pValue).toBeCloseTo(0.003805, 6);
    expect(result.kendallsW).toBeCloseTo(11.142857142857 / 44, 9);
  });

  test('of two answers is the sign test: (rises − falls)²/(rises + falls)', () => {
    const { chiSquare } = compare([
      [1, 2],
      [1, 3],
      [5, 4],
      [2, 2],
      [0, 9],
    ]);
    expect(chiSquare).toBeCloseTo((3 - 1) ** 2 / 4, 10);
  });

  test('looks at each person’s order only, and drops who left a gap', () => {
    const shifted = players.map((row, person) => row.map(value => (value + person) * 10));
    expectClose(compare(shifted), compare(players));
    expectClose(compare([...players, [1, null, 2]]), compare(players));
  });

  test('refuses one column, one person, and answers without any order', () => {
    expect(attempt(() => compare([[1], [2]]))).toMatchObject({
      problem: 'too-few-samples',
      details: { what: 'variables' },
    });
    expect(attempt(() => compare([[1, 2, 3]]))).toMatchObject({ problem: 'too-few-samples' });
    const alike = [
      [2, 2],
      [5, 5],
    ];
    expect(attempt(() => compare(alike))).toMatchObject({ problem: 'constant-column' });
  });
});
