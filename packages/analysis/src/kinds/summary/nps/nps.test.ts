import { describe, expect, it } from 'vitest';
import {
  findExhibit as find,
  linesIn,
  notesIn,
  ofOne,
  shownSummary,
  womenAndMen,
} from '../../../../test/shown-summary.ts';
import type { Row } from '../../../data-set/variable.ts';
import type { Bars, Gauge, Table } from '../../../exhibit/exhibits.ts';

describe('NPS', () => {
  const people: readonly Row[] = [{ q10: 10 }, { q10: 9 }, { q10: 8 }, { q10: 3 }, { q10: null }];

  it('is promoters minus detractors, with its interval, its split and all scores (S9.3)', () => {
    const exhibits = shownSummary(people, ofOne('q10'));
    const lines = linesIn(find<Table>(exhibits, 'nps:q10'));
    expect(lines).toMatchObject({
      Base: [4],
      NPS: [25],
      'Promoters (9–10)': [50],
      'Passives (7–8)': [25],
      'Detractors (0–6)': [25],
    });
    // √((0.75 − 0.0625)/4) = 0.41458, times 1.95996.
    expect(lines['NPS, 95% interval, low']![0]).toBeCloseTo(25 - 81.257, 2);
    expect(find<Gauge>(exhibits, 'gauge:q10')).toMatchObject({ value: 25, min: -100, max: 100 });
    expect(find<Bars>(exhibits, 'split:q10').series.map(({ values }) => values)).toEqual([[50], [25], [25]]);
    const shares = find<Table>(exhibits, 'shares:q10');
    expect(shares.rows.map(({ text }) => text).slice(1)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
    ]);
  });

  it('weighs as it should', () => {
    const rows: readonly Row[] = [
      { q10: 10, w: 3 },
      { q10: 0, w: 1 },
    ];
    expect(linesIn(find<Table>(shownSummary(rows, ofOne('q10'), { weight: 'w' }), 'nps:q10')).NPS).toEqual([50]);
  });

  it('leaves out what is no score, and says so', () => {
    const table = find<Table>(shownSummary([...people, { q10: 77 }], ofOne('q10')), 'nps:q10');
    expect(linesIn(table)).toMatchObject({ Base: [4], NPS: [25] });
    expect(notesIn(table)).toContain('One record has a score outside 0–10');
  });

  it('of nobody is no 0', () => {
    const exhibits = shownSummary([], ofOne('q10'));
    expect(linesIn(find<Table>(exhibits, 'nps:q10')).NPS).toEqual([null]);
    expect(find<Gauge>(exhibits, 'gauge:q10')).toBeUndefined();
  });

  const grouped = (women: number, men: number) =>
    Array.from({ length: 200 }, (_, place): Row => {
      const turn = Math.floor(place / 2);
      return { q3: (place % 2) + 1, q10: turn < (place % 2 === 0 ? women : men) ? 10 : 2 };
    });

  it('of two groups says how far they are apart, and whether that is more than chance', () => {
    const far = find<Table>(shownSummary(grouped(80, 40), { ...ofOne('q10'), groups: womenAndMen }), 'nps:q10');
    expect(linesIn(far).NPS!.map(score => Math.round(score!))).toEqual([20, 60, -20]);
    expect(far.cells[1]!.map(({ letters }) => letters)).toEqual([undefined, 'B', undefined]);
    expect(notesIn(far)).toContain('NPS is significantly higher among “Women” than among “Men”, by 80.0.');
    const near = find<Table>(shownSummary(grouped(52, 50), { ...ofOne('q10'), groups: womenAndMen }), 'nps:q10');
    expect(notesIn(near)).toContain('are 4.0 apart, which is not significant at the 95% level');
  });

  it('of a group of fewer than thirty is not compared in words, and one of fewer than ten not at all', () => {
    const said = (men: number) => {
      const rows = Array.from({ length: 150 }, (_, place): Row => ({ q3: 1, q10: place % 3 === 0 ? 2 : 10 }));
      const others = Array.from({ length: men }, (): Row => ({ q3: 2, q10: 2 }));
      return notesIn(
        find<Table>(shownSummary([...rows, ...others], { ...ofOne('q10'), groups: womenAndMen }), 'nps:q10'),
      );
    };
    expect(said(30)).toContain('significantly higher among “Women”');
    expect(said(29)).not.toMatch(/significantly higher among|not significant/);
    expect(said(9)).toContain('Fewer than two columns have a base of 10');
    expect(said(0)).toContain('there is nothing to compare');
  });
});
