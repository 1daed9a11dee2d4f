import { describe, expect, it } from 'vitest';
import { findExhibit as find, linesIn, notesIn, ofOne, shownSummary } from '../../../../test/shown-summary.ts';
import type { Row } from '../../../data-set/variable.ts';
import { dayNumberOf, dayText, periodsOf } from '../../../derived/periods.ts';
import type { Lines, Table } from '../../../exhibit/exhibits.ts';

describe('dates', () => {
  const people: readonly Row[] = ['2026-01-01', '2026-01-01', '2026-01-03', '2026-02-30', null].map(q12 => ({ q12 }));

  it('stand on a line from the first to the last, days without anybody too; what is no day is counted apart', () => {
    const exhibits = shownSummary(people, ofOne('q12'));
    const table = find<Table>(exhibits, 'shares:q12');
    const lines = linesIn(table);
    expect(Object.keys(lines)).toEqual(['Base', '2026-01-01', '2026-01-02', '2026-01-03']);
    expect([lines.Base![0], lines['2026-01-01']![0], lines['2026-01-02']![1]]).toEqual([3, 2, 0]);
    expect(notesIn(table)).toContain('One record has no valid date');
    const chart = find<Lines>(exhibits, 'chart:q12');
    expect(chart.x).toEqual({ of: 'time', at: [1, 2, 3].map(day => Date.UTC(2026, 0, day)) });
    const figures = find<Table>(exhibits, 'figures:q12');
    expect(figures.rows.map(({ text }, line) => [text, figures.cells[line]![0]!.text])).toEqual([
      ['Base', undefined],
      ['Earliest', '2026-01-01'],
      ['Latest', '2026-01-03'],
      ['Median date', '2026-01-01'],
    ]);
  });

  it('weigh as they should', () => {
    const rows = people.map((row, place) => ({ ...row, w: place === 2 ? 6 : 1 }));
    const exhibits = shownSummary(rows, ofOne('q12'), { weight: 'w' });
    expect(linesIn(find<Table>(exhibits, 'shares:q12'))['2026-01-03']![1]).toBe(75);
    expect(find<Table>(exhibits, 'figures:q12').cells[3]![0]!.text).toBe('2026-01-03');
  });

  it('of nobody are dashes, and no line', () => {
    const exhibits = shownSummary([], ofOne('q12'));
    expect(exhibits.map(({ kind }) => kind)).toEqual(['table', 'table']);
    expect(find<Table>(exhibits, 'figures:q12').cells[1]).toEqual([{ values: [null] }]);
  });

  const periods = (...days: readonly string[]) => {
    const found = periodsOf(days.map(day => dayNumberOf(day)!));
    return { unit: found.unit, periods: found.periods.map(({ first, last }) => [dayText(first), dayText(last)]) };
  };

  it('are put together by what their span asks for', () => {
    // 2026-01-05 is a Monday.
    expect(periods('2026-01-08', '2026-02-16')).toMatchObject({
      unit: 'week',
      periods: { 0: ['2026-01-05', '2026-01-11'], 6: ['2026-02-16', '2026-02-22'], length: 7 },
    });
    expect(periods('2025-12-31', '2026-07-01')).toMatchObject({
      unit: 'month',
      periods: { 0: ['2025-12-01', '2025-12-31'], 2: ['2026-02-01', '2026-02-28'], length: 8 },
    });
    expect(periods('1950-05-05', '2004-02-29')).toMatchObject({ unit: 'year', periods: { length: 55 } });
    expect(periods('0001-01-01', '9999-12-31')).toEqual({
      unit: 'year',
      periods: [
        ['0001-01-01', '0001-12-31'],
        ['9999-01-01', '9999-12-31'],
      ],
    });
  });

  it.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-01-01 ', 'x', ''])('%j is no day', text => {
    expect(dayNumberOf(text)).toBeUndefined();
  });
});
