import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { inOrder, shuffleRows, twice } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { crosstab } from '../cross-tables/crosstab.ts';
import { seededRandom } from '../random.ts';
import { bonferroniMultiplier } from './bonferroni-multiplier.ts';
import { type ChaidInput, chaidSplit } from './chaid-split.ts';

const random = seededRandom(8);
const levels = ['1', '2', '3', '4', '5'];
const score = Array.from({ length: 300 }, () => levels[random.below(5)]!);
const sex = score.map(() => 'fm'[random.below(2)]!);
const buys = score.map(value => (random.next() < (Number(value) > 3 ? 0.7 : 0.3) ? 'yes' : 'no'));
const settings = { alphaMerge: 0.05, alphaSplit: 0.05, bonferroni: true };
const input: ChaidInput = {
  data: { buys, score, sex },
  dependent: 'buys',
  dependentLevels: ['no', 'yes'],
  independents: [
    { name: 'score', ordinal: true, levels },
    { name: 'sex', ordinal: false, levels: ['f', 'm'] },
  ],
  settings,
};

describe('a CHAID split', () => {
  const plain = chaidSplit(input);

  test('merges what is alike and splits by what matters', () => {
    expect(plain.best).toBe('score');
    expect(plain.isSplit).toBe(true);
    expect(plain.predictors[0]!.groups).toEqual([
      ['1', '2', '3'],
      ['4', '5'],
    ]);
    expect(plain.predictors[0]!.bonferroniMultiplier).toBe(4);
  });

  test('tests unmerged levels as a cross table does', () => {
    const table = crosstab({
      rows: score,
      columns: buys,
      rowLevels: levels,
      columnLevels: ['no', 'yes'],
      settings: { alpha: 0.05, testBase: 'weighted', missing: 'exclude' },
    });
    expectClose(plain.predictors[0]!.unmerged, {
      chiSquare: table.chiSquare!.value,
      df: table.chiSquare!.df,
      pValue: table.chiSquare!.pValue,
    });
  });

  test('does not depend on the order of the rows; weights of 1 and frequencies count as people do', () => {
    const order = shuffleRows([...score.keys()], 2);
    const data = { buys: inOrder(buys, order), score: inOrder(score, order), sex: inOrder(sex, order) };
    expectClose(chaidSplit({ ...input, data }), plain);
    const weigh = (weight: number) =>
      chaidSplit({ ...input, data: { ...input.data, w: score.map(() => weight) }, weights: 'w' });
    expectClose(weigh(1), plain);
    expectClose(weigh(2), chaidSplit({ ...input, data: { buys: twice(buys), score: twice(score), sex: twice(sex) } }));
  });

  test('does not count a level that nobody has, and leaves rows with a gap out', () => {
    const more = chaidSplit({
      ...input,
      data: { buys: [...buys, null, 'yes'], score: [...score, '1', null], sex: [...sex, 'f', 'f'] },
      independents: [{ name: 'score', ordinal: true, levels: [...levels, '6'] }],
    });
    expectClose(more.predictors[0], plain.predictors[0]);
  });

  test('says p = 1 when everything is merged, and does not split then', () => {
    const flat = chaidSplit({ ...input, independents: [{ name: 'sex', ordinal: false, levels: ['f'] }] });
    expect(flat.predictors[0]).toMatchObject({ groups: [['f']], chiSquare: 0, df: 0, pValue: 1, adjustedPValue: 1 });
    expect(flat.isSplit).toBe(false);
  });

  test.each<[string, Partial<ChaidInput>, object]>([
    [
      'an outcome that is always the same',
      { data: { ...input.data, buys: buys.map(() => 'no') } },
      { problem: 'constant-column' },
    ],
    ['no outcome at all', { dependentLevels: ['maybe', 'never'] }, { problem: 'empty-table' }],
    [
      'a predictor without a single answer',
      { independents: [{ name: 'sex', ordinal: false, levels: ['x'] }] },
      { problem: 'too-few-samples', details: { column: 'sex' } },
    ],
    [
      'a gap in the weights',
      { data: { ...input.data, w: score.map(() => null) }, weights: 'w' },
      { problem: 'invalid-weights' },
    ],
  ])('refuses %s', (_, change, problem) => {
    expect(attempt(() => chaidSplit({ ...input, ...change }))).toMatchObject(problem);
  });
});

describe("Bonferroni's multiplier", () => {
  test('counts the ways to merge', () => {
    const nominal = (c: number, r: number) => {
      const factorial = (k: number): number => (k < 2 ? 1 : k * factorial(k - 1));
      return Array.from({ length: r }, (_, v) => ((-1) ** v * (r - v) ** c) / (factorial(v) * factorial(r - v))).reduce(
        (sum, term) => sum + term,
        0,
      );
    };
    for (let c = 1; c <= 7; c++) {
      for (let r = 1; r <= c; r++) expect(bonferroniMultiplier(c, r, false)).toBeCloseTo(nominal(c, r), 6);
    }
    expect([1, 2, 3, 4, 5].map(r => bonferroniMultiplier(5, r, true))).toEqual([1, 4, 6, 4, 1]);
  });
});
