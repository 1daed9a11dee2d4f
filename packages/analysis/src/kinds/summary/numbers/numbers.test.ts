import { describe, expect, it } from 'vitest';
import {
  cellIn,
  findExhibit as find,
  linesIn,
  notesIn,
  ofOne,
  shownSummary,
  womenAndMen,
} from '../../../../test/shown-summary.ts';
import type { Row } from '../../../data-set/variable.ts';
import type { Bars, Chart, Table } from '../../../exhibit/exhibits.ts';
import { bandsOfNumbers } from './bands-of-numbers.ts';

describe('points of a scale without words', () => {
  const people: readonly Row[] = [{ q6: 1 }, { q6: 3 }, { q6: 3 }, { q6: 5 }, { q6: null }];

  it('are all shown from one end to the other, with means and the two ends as boxes', () => {
    const exhibits = shownSummary(people, ofOne('q6'));
    const { Base, ...points } = linesIn(find<Table>(exhibits, 'shares:q6'));
    expect(Base![0]).toBe(4);
    expect(Object.entries(points).map(([point, [, percent]]) => [point, percent])).toEqual([
      ...[
        ['1', 25],
        ['2', 0],
        ['3', 50],
        ['4', 0],
        ['5', 25],
      ],
    ]);
    const figures = linesIn(find<Table>(exhibits, 'figures:q6'));
    expect([figures.Mean, figures['Top 2 box'], figures['Bottom 2 box']]).toEqual([[3], [25], [25]]);
  });

  it('weigh as they should, and a point that is no more asked keeps its answers', () => {
    const rows: readonly Row[] = [
      { q6: 1, w: 3 },
      { q6: 7, w: 1 },
    ];
    const exhibits = shownSummary(rows, ofOne('q6'), { weight: 'w' });
    const table = find<Table>(exhibits, 'shares:q6');
    expect(table.rows.map(({ text }) => text)).toEqual(['Base', '1', '2', '3', '4', '5', '7']);
    expect([cellIn(table, '1', 'Per cent'), cellIn(table, '7', 'Per cent')]).toEqual([75, 25]);
    expect(linesIn(find<Table>(exhibits, 'figures:q6')).Mean).toEqual([2.5]);
  });

  it('say what they mean and no more', () => {
    expect(notesIn(find<Table>(shownSummary(people, ofOne('q6')), 'shares:q6'))).toContain(
      'Only 4 answered: too few to conclude anything.',
    );
    const many = Array.from({ length: 40 }, (_, place): Row => ({ q6: place < 30 ? 4 : 1 }));
    expect(notesIn(find<Table>(shownSummary(many, ofOne('q6')), 'shares:q6'))).toContain(
      'The largest share: “4” (75.0%).',
    );
  });

  it('of nobody are dashes', () => {
    const exhibits = shownSummary([], ofOne('q6'));
    expect(linesIn(find<Table>(exhibits, 'figures:q6'))).toMatchObject({
      Base: [0],
      Mean: [null],
      'Top 2 box': [null],
    });
    expect(exhibits.filter(({ kind }) => kind !== 'table')).toEqual([]);
  });
});

describe('other numbers', () => {
  const people: readonly Row[] = [10, 20, 30, 40].map(q7 => ({ q7 }));

  it('are a histogram and figures, in the unit of the question', () => {
    const exhibits = shownSummary(people, ofOne('q7'));
    const figures = find<Table>(exhibits, 'figures:q7');
    const { Mean, 'Standard deviation': deviation, ...rest } = linesIn(figures);
    expect(Mean).toEqual([25]);
    expect(deviation![0]).toBeCloseTo(Math.sqrt(500 / 3));
    // By (n+1)p: 1.25 → 10 + 0.25 · 10, 3.75 → 30 + 0.75 · 10.
    expect(rest).toMatchObject({ Median: [25], 'Lower quartile': [12.5], 'Upper quartile': [37.5] });
    expect(rest).toMatchObject({ Minimum: [10], Maximum: [40] });
    expect(figures.rows[1]!.format).toEqual({ as: 'number', decimals: 0, unit: ' ms' });
    const chart = find<Bars>(exhibits, 'chart:q7');
    expect(chart.layout).toBe('touching');
    expect(chart.categories).toEqual(['10–14', '15–19', '20–24', '25–29', '30–34', '35–39', '40–44']);
    expect(chart.series[0]!.values).toEqual([25, 0, 25, 0, 25, 0, 25]);
  });

  it('weigh as they should', () => {
    const rows: readonly Row[] = [
      { q7: 10, w: 3 },
      { q7: 20, w: 1 },
    ];
    const exhibits = shownSummary(rows, ofOne('q7'), { weight: 'w' });
    expect(linesIn(find<Table>(exhibits, 'figures:q7')).Mean).toEqual([12.5]);
    expect(find<Bars>(exhibits, 'chart:q7').series[0]!.values[0]).toBe(75);
  });

  it('of one person have a mean and no spread', () => {
    const figures = linesIn(find<Table>(shownSummary([{ q7: 10 }], ofOne('q7')), 'figures:q7'));
    expect(figures).toMatchObject({ Mean: [10], Median: [10], Minimum: [10], 'Standard deviation': [null] });
  });

  it('of two groups are compared by their means', () => {
    const rows = Array.from(
      { length: 200 },
      (_, place): Row => ({ q3: (place % 2) + 1, q7: place % 2 === 0 ? 100 + place : place }),
    );
    const exhibits = shownSummary(rows, { ...ofOne('q7'), groups: womenAndMen });
    const figures = find<Table>(exhibits, 'figures:q7');
    expect(figures.cells[1]!.map(({ letters }) => letters)).toEqual([undefined, 'B', undefined]);
    expect(notesIn(find<Table>(exhibits, 'shares:q7'))).toContain('the mean is significantly higher among “Women”');
    expect(find<Chart>(exhibits, 'chart:q7')).toMatchObject({
      layout: 'grouped',
      series: [{ name: 'Women' }, { name: 'Men' }],
    });
  });

  it('have edges that can be read, however small, and no spread where it is beyond all numbers', () => {
    const tiny = Array.from({ length: 6 }, (_, place): Row => ({ q7: place * 1e-7 }));
    expect(find<Bars>(shownSummary(tiny, ofOne('q7')), 'chart:q7').categories[1]).toBe('0.0000001–0.0000002');
    const huge = shownSummary([{ q7: 1e200 }, { q7: 3e200 }], ofOne('q7'));
    expect(linesIn(find<Table>(huge, 'figures:q7'))).toMatchObject({ Mean: [2e200], 'Standard deviation': [null] });
  });

  it('open the records of a band', () => {
    const table = find<Table>(shownSummary(people, ofOne('q7')), 'shares:q7');
    expect(table.rows[1]!.drill).toEqual({
      all: [
        { test: 'number', variable: 'q7', compare: '>=', value: 10 },
        { test: 'number', variable: 'q7', compare: '<=', value: 14 },
      ],
    });
  });
});

describe('bands', () => {
  const bands = (values: readonly number[]) =>
    bandsOfNumbers(
      values,
      values.map(() => 1),
    );

  it('are 5 to 20 with round edges, and hold every number once', () => {
    for (const span of [0.003, 0.7, 6.3, 99, 1234.5, 8e6])
      for (const count of [7, 50, 900]) {
        const values = Array.from(
          { length: count },
          (_, place) => -span / 3 + (place / (count - 1)) * span + 1e-4 * span * (place % 2),
        ).sort((a, b) => a - b);
        const found = bands(values);
        expect(found.length).toBeGreaterThanOrEqual(5);
        expect(found.length).toBeLessThanOrEqual(20);
        expect(found.flatMap(band => band.values)).toEqual(values);
        for (const { from, to, values: held } of found)
          for (const value of held) expect(value >= from - 1e-9 * span && value < to + 1e-9 * span).toBe(true);
      }
  });

  it('of few whole numbers are these numbers', () => {
    expect(bands([1, 1.0, 2, 4]).map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
    expect(bands([0.1, 0.2, 0.3, 0.4, 0.5, 0.6]).map(({ from }) => from)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
  });

  it('of one number are one, of none none, and none of what lies further apart than numbers go', () => {
    expect(bands([2.37])).toEqual([{ from: 2.37, to: 2.37, isClosed: true, values: [2.37] }]);
    expect(bands([])).toEqual([]);
    expect(bands([-1.7e308, 1.7e308])).toEqual([]);
  });
});
