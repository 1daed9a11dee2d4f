import { describe, expect, it } from 'vitest';
import {
  cellIn,
  findExhibit as find,
  notesIn,
  ofOne,
  shownSummary,
  womenAndMen,
} from '../../../../test/shown-summary.ts';
import type { Row } from '../../../data-set/variable.ts';
import type { Bars, Table } from '../../../exhibit/exhibits.ts';

describe('numbers of several items', () => {
  const people: readonly Row[] = [
    { 'q8.a': 60, 'q8.b': 40, 'q8.c': null },
    { 'q8.a': 80, 'q8.b': 20, 'q8.c': 0 },
    { 'q8.a': null, 'q8.b': null, 'q8.c': null },
  ];

  it('that share a total out have means that add up to it; who gives an item nothing gives 0', () => {
    const exhibits = shownSummary(people, ofOne('q8'));
    const table = find<Table>(exhibits, 'items:q8');
    expect(['a', 'b', 'c'].map(item => cellIn(table, item, 'Mean'))).toEqual([70, 30, 0]);
    expect(['a', 'b', 'c'].map(item => cellIn(table, item, 'Share of the total'))).toEqual([70, 30, 0]);
    expect(['a', 'b', 'c'].map(item => cellIn(table, item, 'Base'))).toEqual([2, 2, 2]);
    // s = 14.142, standard error 10, t of one degree of freedom 12.706.
    expect(cellIn(table, 'a', '95% interval, low')).toBeCloseTo(70 - 127.062, 3);
    const chart = find<Bars>(exhibits, 'chart:q8');
    expect(chart.series[0]!.values).toEqual([70, 30, 0]);
    expect(chart.series[0]!.high![0]).toBeCloseTo(70 + 127.062, 3);
  });

  it('weigh as they should', () => {
    const rows = people.map((row, place) => ({ ...row, w: place === 0 ? 3 : 1 }));
    const table = find<Table>(shownSummary(rows, ofOne('q8'), { weight: 'w' }), 'items:q8');
    expect(['a', 'b', 'c'].map(item => cellIn(table, item, 'Mean'))).toEqual([65, 35, 0]);
  });

  it('are sorted by their means', () => {
    const table = find<Table>(shownSummary(people, ofOne('q8', { sort: 'ascending' })), 'items:q8');
    expect(table.rows.map(({ text }) => text)).toEqual(['c', 'b', 'a']);
  });

  it('of nobody and of one person are no numbers that are none', () => {
    const nobody = find<Table>(shownSummary([], ofOne('q8')), 'items:q8');
    expect(['Base', 'Mean', 'Median', 'Share of the total'].map(column => cellIn(nobody, 'a', column))).toEqual([
      0,
      null,
      null,
      null,
    ]);
    const alone = find<Table>(shownSummary(people.slice(0, 1), ofOne('q8')), 'items:q8');
    expect(['Mean', '95% interval, low', 'Median'].map(column => cellIn(alone, 'a', column))).toEqual([60, null, 60]);
  });

  it('that look alike share the highest and the lowest mean, and three say nothing', () => {
    const said = (...means: readonly number[]) => {
      const rows = Array.from({ length: 40 }, (): Row => ({ 'q8.a': means[0]!, 'q8.b': means[1]!, 'q8.c': means[2]! }));
      return notesIn(find<Table>(shownSummary(rows, ofOne('q8')), 'items:q8'));
    };
    expect(said(40.001, 40.002, 19.997)).toContain(
      'The highest mean is that of “a”, “b” (40.00), the lowest that of “c” (20.00).',
    );
    expect(said(33.333, 33.334, 33.333)).not.toContain('highest mean');
  });

  it('of fewer than thirty people are not the highest or the lowest of anything', () => {
    const rows = Array.from(
      { length: 40 },
      (_, at): Row => ({ 'q8.a': 60, 'q8.b': 40, 'q8.c': null, w: at < 29 ? 1 : 0 }),
    );
    expect(notesIn(find<Table>(shownSummary(rows, ofOne('q8')), 'items:q8'))).toContain(
      'The highest mean is that of “a”',
    );
    const few = find<Table>(shownSummary(rows, ofOne('q8'), { weight: 'w' }), 'items:q8');
    expect(notesIn(few)).not.toContain('highest mean');
    // Who weighs nothing is not among those who answered.
    expect(notesIn(few)).toContain('Only 29 answered');
  });

  it('of two groups stand below each item, with the letter of the group that they exceed', () => {
    const rows = Array.from({ length: 100 }, (_, place): Row => {
      const own = (place % 2 === 0 ? 70 : 40) + (place % 5);
      return { q3: (place % 2) + 1, 'q8.a': own, 'q8.b': 100 - own };
    });
    const table = find<Table>(shownSummary(rows, { ...ofOne('q8'), groups: womenAndMen }), 'items:q8');
    expect(table.rows[0]!.children!.map(({ text }) => text)).toEqual(['Total', 'Women', 'Men']);
    const mean = table.columns.findIndex(({ id }) => id === 'mean');
    expect(table.cells.slice(0, 6).map(line => line[mean]!.letters)).toEqual([
      undefined,
      'B',
      undefined,
      undefined,
      undefined,
      'A',
    ]);
    expect(notesIn(table)).toContain('the mean of “a” is significantly higher among “Women” (72.00) than among “Men”');
    expect(notesIn(table)).toContain('The highest mean is that of “a”');
  });
});
