import { describe, expect, it } from 'vitest';
import { cellIn, findExhibit as find, linesIn, notesIn, ofOne, shownSummary } from '../../../test/shown-summary.ts';
import type { Row } from '../../data-set/variable.ts';
import type { Bars, Lines, Table } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { numberFormat } from './number-format.ts';

describe('kano', () => {
  it('shows both sides of a feature and how important it is', () => {
    const rows: readonly Row[] = [
      { 'q13.f#functional': 1, 'q13.f#dysfunctional': 5, 'q13.f#importance': 4, w: 3 },
      { 'q13.f#functional': 3, 'q13.f#dysfunctional': 5, 'q13.f#importance': 2, w: 1 },
    ];
    const exhibits = shownSummary(rows, ofOne('q13'));
    expect(linesIn(find<Table>(exhibits, 'rows:q13'))).toEqual({
      'Bell · with it': [2, 50, 0, 50, 0, 0],
      'Bell · without it': [2, 0, 0, 0, 0, 100],
    });
    expect(cellIn(find<Table>(exhibits, 'items:q13:importance'), 'Bell', 'Mean')).toBe(3);
    const weighted = shownSummary(rows, ofOne('q13'), { weight: 'w' });
    expect(cellIn(find<Table>(weighted, 'items:q13:importance'), 'Bell', 'Mean')).toBe(3.5);
    expect(cellIn(find<Table>(weighted, 'rows:q13'), 'Bell · with it', 'Like')).toBe(75);
  });
});

describe('conjoint', () => {
  it('of choices shows which place was chosen in each task, and none of them where somebody chose that', () => {
    const rows: readonly Row[] = [
      { 'q14#version': 1, 'q14#1': 1, 'q14#2': 2 },
      { 'q14#version': 1, 'q14#1': 0, 'q14#2': 2 },
    ];
    const table = find<Table>(shownSummary(rows, ofOne('q14')), 'rows:q14');
    expect(table.columns.map(({ text }) => text)).toEqual(['Base', 'None of these', 'Concept 1', 'Concept 2']);
    expect(linesIn(table)).toEqual({ 'Task 1': [2, 50, 50, 0], 'Task 2': [2, 0, 0, 100] });
    const without = find<Table>(shownSummary(rows.slice(0, 1), ofOne('q14')), 'rows:q14');
    expect(without.columns.map(({ text }) => text)).toEqual(['Base', 'Concept 1', 'Concept 2']);
  });

  const scored: readonly Row[] = [
    { 'q15#version': 1, 'q15#1': 8, 'q15#2': 2, w: 1 },
    { 'q15#version': 2, 'q15#1': 4, 'q15#2': 10, w: 3 },
  ];

  it('of cards puts the same card of all versions together', () => {
    const table = find<Table>(shownSummary(scored, ofOne('q15')), 'items:q15');
    expect([cellIn(table, 'Red', 'Mean'), cellIn(table, 'Blue', 'Mean')]).toEqual([9, 3]);
    expect([cellIn(table, 'Red', 'Base'), cellIn(table, 'Blue', 'Base')]).toEqual([2, 2]);
    const weighted = find<Table>(shownSummary(scored, ofOne('q15'), { weight: 'w' }), 'items:q15');
    expect([cellIn(weighted, 'Red', 'Mean'), cellIn(weighted, 'Blue', 'Mean')]).toEqual([9.5, 3.5]);
  });

  it('of cards that the design does not know goes by their numbers, and says so', () => {
    const rows = [...scored, { 'q15#version': 3, 'q15#1': 6, 'q15#2': 6 }];
    const table = find<Table>(shownSummary(rows, ofOne('q15')), 'items:q15');
    expect([cellIn(table, 'Card 1', 'Mean'), cellIn(table, 'Card 2', 'Mean')]).toEqual([6, 6]);
    expect(notesIn(table)).toContain('put together by their numbers');
  });
});

describe('maxdiff', () => {
  // The first set shows Acme, Best and Cosy, the second Best, Cosy and Dear.
  const person = (best: number, worst: number) => ({ 'q16#1.best': best, 'q16#1.worst': worst });
  const rows: readonly Row[] = [1, 2].map(best => ({
    'q16#version': 1,
    ...person(best, 3),
    'q16#2.best': 2,
    'q16#2.worst': 4,
    w: best,
  }));

  it('counts best and worst over the times that an item was shown', () => {
    const exhibits = shownSummary(rows, ofOne('q16'));
    expect(linesIn(find<Table>(exhibits, 'times:q16'))).toEqual({
      Acme: [1, 0, 2, 50, 0, 50],
      Best: [3, 0, 4, 75, 0, 75],
      Cosy: [0, 2, 4, 0, 50, -50],
      Dear: [0, 2, 2, 0, 100, -100],
    });
    expect(find<Bars>(exhibits, 'chart:q16').series[0]!.values).toEqual([50, 75, -50, -100]);
    const weighted = find<Table>(shownSummary(rows, ofOne('q16'), { weight: 'w' }), 'times:q16');
    expect(linesIn(weighted).Best).toEqual([5, 0, 6, (100 * 5) / 6, 0, (100 * 5) / 6]);
  });

  it('only counts where the design is not what people saw', () => {
    const table = find<Table>(
      shownSummary([...rows, { 'q16#version': 1, ...person(4, 1) }], ofOne('q16')),
      'times:q16',
    );
    expect(table.columns.map(({ id }) => id)).toEqual(['best', 'worst']);
    expect(linesIn(table).Dear).toEqual([1, 2]);
    expect(notesIn(table)).toContain('only choices are counted');
  });

  it('keeps an item that is gone, and is empty of nobody', () => {
    const gone = find<Table>(shownSummary([{ 'q16#version': 1, ...person(77, 3) }], ofOne('q16')), 'times:q16');
    expect(linesIn(gone)['77']).toEqual([1, 0]);
    expect(linesIn(find<Table>(shownSummary([], ofOne('q16')), 'times:q16')).Acme).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('prices', () => {
  it('of brands are the highest that were accepted, and how many accept at least each', () => {
    const rows: readonly Row[] = [
      { 'q17#steps': '1,0', 'q17.a': 10, 'q17.b': null, w: 1 },
      { 'q17#steps': '1,1,2', 'q17.a': 12, 'q17.b': 12, w: 3 },
      { 'q17#steps': '0', 'q17.a': null, 'q17.b': null, w: 0 },
    ];
    const exhibits = shownSummary(rows.slice(0, 2), ofOne('q17'));
    const items = find<Table>(exhibits, 'items:q17');
    expect([cellIn(items, 'Acme', 'Highest price accepted'), cellIn(items, 'Acme', 'Median')]).toEqual([11, 11]);
    expect(cellIn(items, 'Best', 'Base')).toBe(1);
    const table = find<Table>(exhibits, 'prices:q17');
    expect(linesIn(table)).toEqual({ Base: [2, 2], '10.00': [100, 50], '12.00': [50, 50] });
    // Who chose none of them has answered all the same.
    expect(linesIn(find<Table>(shownSummary(rows, ofOne('q17')), 'prices:q17'))['10.00']![0]).toBeCloseTo(200 / 3);
    const weighted = shownSummary(rows, ofOne('q17'), { weight: 'w' });
    expect(linesIn(find<Table>(weighted, 'prices:q17'))['12.00']).toEqual([75, 75]);
  });

  it('of four questions are medians and cumulative curves, without crossing points', () => {
    const rows: readonly Row[] = [
      { 'q18#tooCheap': 10, 'q18#cheap': 20, 'q18#expensive': 30, 'q18#tooExpensive': 50, w: 1 },
      { 'q18#tooCheap': 20, 'q18#cheap': 30, 'q18#expensive': 50, 'q18#tooExpensive': 60, w: 3 },
    ];
    const exhibits = shownSummary(rows, ofOne('q18'));
    expect(cellIn(find<Table>(exhibits, 'items:q18'), 'Too cheap', 'Median')).toBe(15);
    const curves = find<Lines>(exhibits, 'curves:q18');
    expect(curves.x).toMatchObject({ of: 'number', at: [10, 20, 30, 50, 60] });
    expect(Object.fromEntries(curves.series.map(({ name, values }) => [name, values]))).toEqual({
      'Too cheap': [100, 50, 0, 0, 0],
      Cheap: [100, 100, 50, 0, 0],
      Expensive: [0, 0, 50, 100, 100],
      'Too expensive': [0, 0, 0, 50, 100],
    });
    const weighted = find<Lines>(shownSummary(rows, ofOne('q18'), { weight: 'w' }), 'curves:q18');
    expect(weighted.series[0]!.values).toEqual([100, 75, 0, 0, 0]);
    expect(shownSummary([], ofOne('q18')).map(({ kind }) => kind)).toEqual(['table']);
  });

  it('are written with the currency that was asked in: a sign before them, a word behind', () => {
    const price = { key: 'p', name: 'p', label: 'P', kept: 'number', measure: 'scale' } as const;
    const written = (currency: string) => formatNumber(numberFormat({ ...price, currency }, 'en'), 1234.5, 'en');
    expect([written('¥'), written('元')]).toEqual(['¥1,234.50', '1,234.50 元']);
  });
});
