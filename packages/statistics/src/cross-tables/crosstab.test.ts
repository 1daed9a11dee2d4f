import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { inOrder, shuffleRows, twice } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { seededRandom } from '../random.ts';
import { type CrosstabInput, crosstab } from './crosstab.ts';

const rowLevels = ['low', 'middle', 'high'];
const columnLevels = ['north', 'south', 'east', 'west'];
const settings = { alpha: 0.05, testBase: 'weighted', missing: 'exclude' } as const;

/** A table that has something to find: the more to the right, the higher. */
function sample(seed: number, n = 120): CrosstabInput {
  const random = seededRandom(seed);
  const positions = Array.from({ length: n }, () => random.below(4));
  return {
    columns: positions.map(position => columnLevels[position]!),
    rows: positions.map(position => rowLevels[Math.min(2, random.below(3 + position))]!),
    rowLevels,
    columnLevels,
    settings,
  };
}

/** The table itself as data: one row per person. */
function fromCounts(counts: readonly (readonly number[])[], extra: Partial<CrosstabInput> = {}): CrosstabInput {
  const cells = counts.flatMap((row, i) => row.flatMap((count, j) => new Array<[number, number]>(count).fill([i, j])));
  return {
    rows: cells.map(([i]) => `r${i}`),
    columns: cells.map(([, j]) => `c${j}`),
    rowLevels: counts.map((_, i) => `r${i}`),
    columnLevels: counts[0]!.map((_, j) => `c${j}`),
    settings,
    ...extra,
  };
}

describe('a cross table', () => {
  test('depends neither on the order of the rows nor on weights of 1', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1000 }), seed => {
        const input = sample(seed);
        const order = shuffleRows([...(input.rows as string[]).keys()], seed);
        const plain = crosstab(input);
        const shuffled = {
          ...input,
          rows: inOrder(input.rows as string[], order),
          columns: inOrder(input.columns as string[], order),
        };
        expectClose(crosstab(shuffled), plain);
        const { fisher, effectiveChiSquare, ...weighted } = crosstab({ ...input, weights: order.map(() => 1) });
        expectClose(weighted, plain);
        expectClose(effectiveChiSquare, plain.chiSquare);
      }),
      { numRuns: 30 },
    );
  });

  test('counts every row twice and a weight of 2 alike, but for the effective base', () => {
    const input = sample(3);
    const doubled = crosstab({
      ...input,
      rows: twice(input.rows as string[]),
      columns: twice(input.columns as string[]),
    });
    const weighted = crosstab({ ...input, weights: new Array<number>(input.rows.length).fill(2) });
    expectClose(weighted.counts, doubled.counts);
    expectClose(weighted.chiSquare, doubled.chiSquare);
    expectClose(weighted.ordinal, doubled.ordinal);
    expectClose(weighted.columnTests, doubled.columnTests);
    expectClose(weighted.effectiveN, doubled.effectiveN / 2);
    expectClose(weighted.effectiveChiSquare, crosstab(input).chiSquare);
  });

  test('tests on the base that is asked for', () => {
    const input = sample(4);
    const weights = Array.from({ length: input.rows.length }, (_, i) => (i % 3) + 0.5);
    const z = (testBase: 'weighted' | 'effective' | 'unweighted') =>
      Math.abs(crosstab({ ...input, weights, settings: { ...settings, testBase } }).columnTests.pairs[0]!.z);
    expect(z('effective')).toBeLessThan(z('unweighted'));
    expect(z('unweighted')).toBeLessThan(z('weighted'));
  });

  test('leaves out rows without an answer or with one that is not listed', () => {
    const input = sample(5);
    const gappy = {
      ...input,
      rows: [...(input.rows as string[]), null, 'unheard of', 'low'],
      columns: [...(input.columns as string[]), 'north', 'north', null],
    };
    expectClose(crosstab(gappy), crosstab(input));
  });

  test('is not changed by a level that nobody chose, except for its own row', () => {
    const input = sample(6);
    const plain = crosstab(input);
    const wider = crosstab({
      ...input,
      rowLevels: [...rowLevels, 'never'],
      columnLevels: [...columnLevels, 'nowhere'],
    });
    expectClose(wider.chiSquare, plain.chiSquare);
    expectClose(wider.likelihoodRatio, plain.likelihoodRatio);
    expectClose([wider.cramersV, wider.ordinal, wider.lambda], [plain.cramersV, plain.ordinal, plain.lambda]);
    expectClose([wider.minExpected, wider.percentExpectedBelow5], [plain.minExpected, plain.percentExpectedBelow5]);
    expect(wider.rowPercent[3]).toEqual([null, null, null, null, null]);
    expect(wider.columnPercent[0]![4]).toBeNull();
    expect(wider.standardizedResiduals[3]![0]).toBeNull();
  });

  test('takes the codes of a typed array for the levels with these numbers', () => {
    const input = sample(7);
    const code = (values: readonly string[], levels: readonly string[]) =>
      Int8Array.from(values, value => levels.indexOf(value) + 1);
    const typed = crosstab({
      rows: code(input.rows as string[], rowLevels),
      columns: code(input.columns as string[], columnLevels),
      rowLevels: ['1', '2', '3'],
      columnLevels: ['1', '2', '3', '4'],
      settings,
    });
    expectClose(typed, crosstab(input));
  });

  test('gives measures that hold by theory on a table by hand', () => {
    const { phi, cramersV, ordinal, chiSquare, linearByLinear, fisher, oddsRatio } = crosstab(
      fromCounts([
        [10, 20],
        [20, 10],
      ]),
    );
    expect(chiSquare!.value).toBeCloseTo(20 / 3, 10);
    expect(phi).toBeCloseTo(1 / 3, 10);
    expect(cramersV).toBeCloseTo(phi!, 10);
    expect(ordinal.tauB).toBeCloseTo(-1 / 3, 10);
    expect(ordinal.pearsonR).toBeCloseTo(-1 / 3, 10);
    expect(linearByLinear!.value).toBeCloseTo(59 / 9, 10);
    expect(oddsRatio).toBe(0.25);
    expect(fisher!.less + fisher!.greater).toBeGreaterThan(1);
  });

  test('has no odds ratio without off-diagonal people, and no test when one answer is all there is', () => {
    const diagonal = crosstab(
      fromCounts([
        [5, 0],
        [0, 5],
      ]),
    );
    expect(diagonal.oddsRatio).toBeNull();
    expect(diagonal.fisher!.twoSided).toBeCloseTo(2 / 252, 10);
    const constant = crosstab(
      fromCounts([
        [5, 3],
        [0, 0],
      ]),
    );
    expect(constant).toMatchObject({ chiSquare: null, likelihoodRatio: null, phi: null, cramersV: null });
    expect(constant.ordinal).toEqual({
      gamma: null,
      tauB: null,
      tauC: null,
      somersD: null,
      pearsonR: null,
      spearman: null,
    });
    expect(constant.continuityCorrection).toBeUndefined();
  });

  test('leaves columns with a share of 0 or 1 or a base below 2 out of the tests, also from the multiplier', () => {
    const { columnTests } = crosstab(
      fromCounts([
        [30, 45, 50, 0, 1],
        [70, 55, 0, 40, 0],
      ]),
    );
    expect(columnTests.pairs.map(({ a, b }) => [a, b])).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(columnTests.pairs[0]!.pBonferroni).toBe(columnTests.pairs[0]!.pValue);
    expect(columnTests.letters.unadjusted[0]).toEqual(['', 'A', '', '', '']);
  });

  test('names the 27th column AA', () => {
    const many = Array.from({ length: 27 }, (_, j) => (j === 0 ? 90 : 40));
    const { columnTests } = crosstab(fromCounts([many, many.map(count => 100 - count)]));
    expect(columnTests.letters.unadjusted[0]![0]).toContain('AA');
  });

  test.each<[string, Partial<CrosstabInput>, object]>([
    ['a table without anybody', { rows: [null], columns: [null] }, { problem: 'empty-table' }],
    ['columns of unequal length', { columns: ['north'] }, { problem: 'unequal-lengths' }],
    ['negative weights', { weights: new Array<number>(120).fill(-1) }, { problem: 'invalid-weights' }],
    ['an alpha of 0', { settings: { ...settings, alpha: 0 } }, { problem: 'out-of-range' }],
  ])('refuses %s', (_, change, problem) => {
    expect(attempt(() => crosstab({ ...sample(1), ...change }))).toMatchObject(problem);
  });
});
