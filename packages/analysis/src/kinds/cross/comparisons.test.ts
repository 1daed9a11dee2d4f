import { meanTests } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { presentSlowly, runSlowly, type SlowData } from '../../../test/run-kind.ts';
import type { DataVariable, Row } from '../../data-set/variable.ts';
import type { Table } from '../../exhibit/exhibits.ts';
import { isSmallBase } from '../../exhibit/format-number.ts';
import { leafHeads } from '../../exhibit/leaf-heads.ts';
import { crossKind } from './cross-kind.ts';
import { type CrossRequest, type CrossTest, defaultCrossRequest } from './request.ts';

const categories = (...labels: readonly string[]) => labels.map((label, at) => ({ code: 10 * (at + 1), label }));
const variables: readonly DataVariable[] = [
  {
    key: 'brand',
    name: 'Q1',
    label: 'Brand',
    kept: 'code',
    measure: 'nominal',
    questionId: 'brand',
    categories: categories('Acme', 'Best', 'Cool', 'Dear', 'Easy'),
  },
  {
    key: 'bought',
    name: 'Q2',
    label: 'Bought',
    kept: 'codes',
    measure: 'nominal',
    questionId: 'bought',
    categories: categories('Tea', 'Milk', 'Water'),
  },
  {
    key: 'gender',
    name: 'Q3',
    label: 'Gender',
    kept: 'code',
    measure: 'nominal',
    questionId: 'gender',
    categories: categories('Women', 'Men', 'Others'),
  },
  { key: 'spent', name: 'Q4', label: 'Spent', kept: 'number', measure: 'scale', questionId: 'spent' },
  { key: 'w', name: 'w', label: 'Weight', kept: 'number', measure: 'scale' },
];
const [WOMEN, MEN, OTHERS] = [10, 20, 30];

/** So many people of each, with what they answer. */
const people = (count: number, gender: number | null, rowOf: (at: number) => Row): readonly Row[] =>
  Array.from({ length: count }, (_, at) => ({ gender, w: 1, ...rowOf(at) }));
const asked = (variable: string, test: Partial<CrossTest> = {}, change: Partial<CrossRequest> = {}): CrossRequest => ({
  ...defaultCrossRequest,
  rows: [{ variable }],
  banner: [{ variable: 'gender' }],
  test: { ...defaultCrossRequest.test, ...test },
  ...change,
});
const shown = (rows: readonly Row[], request: CrossRequest, more: Partial<SlowData> = {}) =>
  presentSlowly(crossKind, request, { rows, variables, ...more }, 'en')[0] as Table;
const said = (table: Table, tone = 'meaning') =>
  table.notes.flatMap(note => (note.tone === tone ? [note.text] : [])).join(' ');
const lettersIn = ({ cells }: Table) => cells.flatMap(line => line.map(({ letters }) => letters ?? '')).join('');

/** Brand by place in a list of counts: the first so many choose the first. */
const brandsOf = (counts: readonly number[]) => {
  const all = counts.flatMap((count, brand) => Array.from({ length: count }, () => 10 * (brand + 1)));
  return (at: number): Row => ({ brand: all[at]! });
};
const brands = (women: readonly number[], men: readonly number[], others: readonly number[] = []): readonly Row[] =>
  [women, men, others].flatMap((counts, at) =>
    people(
      counts.reduce((sum, count) => sum + count, 0),
      [WOMEN, MEN, OTHERS][at]!,
      brandsOf(counts),
    ),
  );

describe('columns of none and of all', () => {
  it('are tested: 40% of 200 women and no man is the clearest difference there is', () => {
    const table = shown(brands([80, 120], [0, 200]), asked('brand'));
    expect(said(table)).toContain('“Acme” is significantly higher among “Women” (40.0%) than among “Men”');
    expect(table.differs![0]!.p).toBeLessThan(1e-20);
  });

  it.each([
    [185, 235],
    [40, 31],
  ])('are never too small at %i against %i', (women, men) => {
    const table = shown(brands([women], [0, men]), asked('brand'));
    expect(said(table)).not.toContain('so none were tested');
    expect(said(table)).toContain('“Acme” is significantly higher among “Women” (100.0%)');
  });

  it('of which all say the same do not differ', () => {
    expect(said(shown(brands([60], [45]), asked('brand')))).toContain('No difference between columns is significant');
  });

  it('alone are nothing to compare, and small ones too small; each said only where it is so', () => {
    expect(said(shown(brands([60, 60], []), asked('brand')))).toContain('there is nothing to compare');
    const small = said(shown(brands([60, 60], [3, 6]), asked('brand')));
    expect(small).toContain('Fewer than two columns have a base of 10');
    expect(small).not.toContain('nothing to compare');
    // Weight of zero: nobody is there who counts.
    const weightless = brands([60, 60], [20, 20]).map(row => (row.gender === MEN ? { ...row, w: 0 } : row));
    expect(said(shown(weightless, asked('brand'), { weight: 'w' }))).toContain('there is nothing to compare');
  });
});

describe('small bases', () => {
  const three = brands([4, 196], [5, 195], [2, 1]);

  it('of three people are neither tested nor told', () => {
    const table = shown(three, asked('brand'));
    expect(said(table)).not.toContain('Others');
    expect(lettersIn(table)).toBe('');
  });

  it('are tested from ten people on and told from thirty, unless the request says otherwise', () => {
    const twenty = brands([20, 180], [25, 175], [18, 2]);
    const table = shown(twenty, asked('brand'));
    expect(lettersIn(table)).toContain('AB');
    expect(said(table)).toContain('Only columns with a base below 30 stand out');
    expect(said(shown(twenty, asked('brand', { leastToSpeak: 20 })))).toContain('higher among “Others” (90.0%)');
    expect(lettersIn(shown(twenty, asked('brand', { leastBase: 21 })))).toBe('');
  });

  it('count by their effective base', () => {
    const diluted = brands([20, 180], [25, 175], [36, 4]).map((row, at, { length }) => ({
      ...row,
      // One in ten of the others weighs twenty times as much.
      w: row.gender === OTHERS ? ((length - at) % 10 === 5 ? 20 : 1) : 1,
    }));
    const table = shown(diluted, asked('brand'), { weight: 'w' });
    const others = leafHeads(table.columns).find(({ head }) => head.text === 'Others')!.head;
    expect([others.base!.people, isSmallBase(others.base)]).toEqual([40, true]);
    expect(said(table)).not.toContain('higher among “Others”');
    expect(said(shown(diluted, asked('brand')))).toContain('higher among “Others”');
  });

  it('are marked by what the request calls small', () => {
    const marked = (test: Partial<CrossTest>) =>
      leafHeads(shown(brands([20, 180], [25, 25], [18, 22]), asked('brand', test)).columns).map(({ head }) =>
        isSmallBase(head.base),
      );
    expect(marked({})).toEqual([false, false, false, false]);
    expect(marked({ leastToSpeak: 45 })).toEqual([false, false, false, true]);
    expect(said(shown(three, asked('brand', { leastToSpeak: 45 })), 'warning')).toContain('below 45');
  });

  it.each([1, 1.5, 1_001, '10', null, Number.NaN])('cannot be %s', least => {
    const known = new Map(variables.map(one => [one.key, one]));
    for (const name of ['leastBase', 'leastToSpeak'])
      expect(crossKind.check(asked('brand', { [name]: least as number }), known)).toMatchObject({
        word: 'not-readable',
      });
    expect(crossKind.check(asked('brand', { leastBase: 2, leastToSpeak: 1_000 }), known)).toBeUndefined();
  });

  it('of few expected are tested exactly', () => {
    // z would say 0.045.
    const table = shown(brands([4, 26], [0, 28]), asked('brand'));
    expect(lettersIn(table)).toBe('');
    expect(said(table, 'footnote')).toContain('Fisher’s exact test, p = 0.113');
  });
});

describe('what is told', () => {
  it('is the surest, not the widest', () => {
    // 20 points of 31 others against 12 points of 600.
    const table = shown(brands([270, 330], [198, 402], [16, 15]), asked('brand'));
    expect(said(table)).toMatch(
      /At the 95% level, “Acme” is significantly higher among “Women” \(45\.0%\) than among “Men”/,
    );
  });

  it('is left by Holm over all comparisons of the table; what letters mark besides may be chance', () => {
    // One of five lines at p = 0.03, in one of three pairs.
    const table = shown(brands([30, 30, 30, 30, 30], [15, 34, 34, 34, 33], [24, 32, 32, 31, 31]), asked('brand'));
    expect(lettersIn(table)).toBe('B');
    expect(said(table)).toContain('One marked difference may be chance: 15 comparisons were made.');
    expect(said(table)).not.toContain('significantly higher');
    expect(said(table)).not.toContain('No difference');
  });

  it('says nothing of chance where all that is marked is sure', () => {
    expect(said(shown(brands([80, 120], [0, 200]), asked('brand')))).not.toContain('may be chance');
  });

  it('does not contradict χ²: the whole may differ where no pair does', () => {
    const table = shown(brands([36, 37, 24, 25, 40], [21, 34, 33, 35, 25]), asked('brand'));
    const { p } = table.differs![0]!;
    expect([p > 0.03 && p < 0.05, lettersIn(table)]).toEqual([true, '']);
    expect(said(table)).toContain('As a whole the answers differ by “Q3 Gender” (chi-square test, p = 0.0');
    expect(said(table)).not.toContain('No difference between columns');
  });

  it('does not contradict χ²: a pair may differ where the whole does not', () => {
    const one = brands([36, 30, 30, 30, 30], [14, 36, 34, 36, 35]);
    const table = shown(one, asked('brand', {}, { rows: [{ variable: 'brand' }] }));
    expect(table.differs![0]!.p).toBeGreaterThan(0.02);
    const many = shown(one, asked('brand', { level: 0.99 }));
    expect(many.differs![0]!.p).toBeGreaterThan(0.01);
    expect(said(many)).toContain('“Acme” is significantly higher among “Women”');
    expect(said(many)).toContain('finds no significant relation to “Q3 Gender”');
  });

  it('names both leaders that look alike, and counts more', () => {
    expect(said(shown(brands([1001, 999, 600, 400], []), asked('brand', {}, { banner: [] })))).toBe(
      'The largest share: “Acme” (33.4%).',
    );
    expect(said(shown(brands([10_001, 10_000, 9_000], []), asked('brand', {}, { banner: [] })))).toBe(
      'The largest share: “Acme”, “Best” (34.5%).',
    );
    expect(said(shown(brands([20, 20, 20], []), asked('brand', {}, { banner: [] })))).toBe(
      '3 answers share the largest share (33.3% each).',
    );
  });
});

describe('the test of the whole', () => {
  it('of a set goes option by option, and says so', () => {
    const sets = [
      ...people(120, WOMEN, at => ({ bought: at % 10 < 6 ? [10, 30] : [20] })),
      ...people(90, MEN, at => ({ bought: at % 10 < 3 ? [10] : [20, 30] })),
      ...people(5, null, () => ({ bought: [20] })),
    ];
    const table = shown(sets, asked('bought'));
    expect(said(table, 'footnote')).toContain('3 options were tested one by one');
    expect(said(table, 'footnote')).not.toContain('χ²');
    expect(table.differs![0]!.p).toBeLessThan(0.001);
  });

  it('of a number of many values compares means, and offers bands', () => {
    const numbers = [
      ...people(100, WOMEN, at => ({ spent: 100 + ((at * 37) % 101) })),
      ...people(80, MEN, at => ({ spent: 130 + ((at * 53) % 89) + at / 100 })),
    ];
    const table = shown(numbers, asked('spent', {}, { rows: [{ variable: 'spent', figuresOnly: true }] }));
    expect(table.notes.map(({ text }) => text).join()).not.toContain('χ²');
    expect(said(table, 'footnote')).toMatch(
      /By Q3 Gender: Welch’s analysis of variance, F\(1, \d+\.\d\) = [\d.]+, p < 0\.001, η = 0\.\d+/,
    );
    expect(said(table, 'warning')).toContain('make bands of them first');
    expect(said(table)).toContain('the mean is significantly higher among “Men”');
    expect(leafHeads(table.rows).map(({ head }) => head.text)).toEqual(['Base', 'Mean']);
    // Single values are listed as long as they are few enough to read, and are not tested.
    const listed = runSlowly(crossKind, asked('spent'), { rows: numbers, variables }).tables[0]!;
    expect([listed.lines.length > 100, listed.comparison.lines.comparisons, listed.independence]).toEqual([
      true,
      0,
      [],
    ]);
  });

  it('of a number of few values is χ², as of any answer', () => {
    const numbers = [...people(100, WOMEN, at => ({ spent: at % 3 })), ...people(80, MEN, at => ({ spent: at % 4 }))];
    expect(said(shown(numbers, asked('spent')), 'footnote')).toContain('χ²(3)');
  });

  it('of columns that share people goes pair by pair', () => {
    const sets = people(150, WOMEN, at => ({
      brand: at % 2 === 0 ? 10 : 20,
      bought: at % 2 === 0 ? (at % 3 === 0 ? [10, 20] : [10]) : [20, 30],
    }));
    const table = shown(sets, asked('brand', {}, { banner: [{ variable: 'bought' }] }));
    expect(said(table, 'footnote')).toContain('comparisons of two columns, smallest p < 0.001');
    // Without letters nobody counts whom they share.
    expect(
      shown(sets, asked('brand', { letters: false }, { banner: [{ variable: 'bought' }] })).differs,
    ).toBeUndefined();
  });

  it('of means in columns that share people knows how few it may be who are in both', () => {
    // In both columns stand five people alone, so that what a sample of five understates is told.
    const spent = (at: number) => 40 + ((at * 29) % 47);
    const both = people(5, WOMEN, at => ({ bought: [10, 20], spent: 5 + 60 * at }));
    const tea = people(35, MEN, at => ({ bought: [10], spent: spent(at) }));
    const milk = people(32, OTHERS, at => ({ bought: [20], spent: spent(at + 3) + 34 }));
    const none = people(6, null, () => ({ bought: [30], spent: 9 }));
    const request = asked(
      'spent',
      {},
      { rows: [{ variable: 'spent', figuresOnly: true }], banner: [{ variable: 'bought' }] },
    );
    const { comparison } = runSlowly(crossKind, request, { rows: [...both, ...tea, ...milk, ...none], variables })
      .tables[0]!;
    const values = (of: readonly Row[]) => of.map(row => row.spent as number);
    const [a, b, shared] = [values([...both, ...tea]), values([...both, ...milk]), values(both)];
    const mean = (of: readonly number[]) => of.reduce((sum, x) => sum + x, 0) / of.length;
    const products = (of: readonly number[], m: number, n: number) => of.reduce((sum, x) => sum + (x - m) * (x - n), 0);
    const column = (of: readonly number[]) => ({
      mean: mean(of),
      variance: products(of, mean(of), mean(of)) / (of.length - 1),
      effectiveN: of.length,
    });
    const ofShared = products(shared, mean(a), mean(b)) / (shared.length - 1);
    const covariance = () => (ofShared * shared.length) / (a.length * b.length);
    const [pair] = meanTests([column(a), column(b)], 0.05, { covariance }).pairs;
    expect(comparison.means.sure.map(({ gap }) => gap)).toEqual([expect.closeTo(mean(b) - mean(a), 10)]);
    expect(comparison.means.sure[0]!.pValue / pair!.pValue).toBeCloseTo(1, 10);
  });

  it('without letters is what the sentence says, by the test it was', () => {
    expect(said(shown(brands([80, 120], [40, 160]), asked('brand', { letters: false })))).toContain(
      'Significantly related to “Q3 Gender” (chi-square test, p < 0.001)',
    );
    expect(said(shown(brands([20, 8], [18, 10]), asked('brand', { letters: false })))).toContain(
      'No significant relation to “Q3 Gender”',
    );
  });
});

it('residuals are how far a column is from everybody else, and say so', () => {
  const request = asked(
    'brand',
    {},
    { measures: ['columnPercent', 'residual'], rows: [{ variable: 'brand', hidden: [30, 40, 50] }] },
  );
  const table = shown(brands([80, 120], [40, 160]), request);
  const acme = table.cells[1]!.map(({ values }) => values[1]);
  // The root of χ² of two by two, and none of everybody.
  expect(acme[0]).toBeNull();
  expect(acme[1]).toBeCloseTo(Math.sqrt((400 * (80 * 160 - 120 * 40) ** 2) / (120 * 280 * 200 * 200)), 10);
  expect(acme[2]).toBeCloseTo(-acme[1]!, 10);
  expect(said(table, 'footnote')).toContain('standard errors');
});
