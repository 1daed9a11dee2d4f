import { describe, expect, it } from 'vitest';
import { cellIn, findExhibit as find, notesIn, ofOne, shownSummary } from '../../../../test/shown-summary.ts';
import type { Row } from '../../../data-set/variable.ts';
import type { Bars, Table } from '../../../exhibit/exhibits.ts';

describe('ranks', () => {
  const people: readonly Row[] = [
    { 'q11.a': 1, 'q11.b': 2, 'q11.c': null },
    { 'q11.a': 2, 'q11.b': 1, 'q11.c': 3 },
    { 'q11.a': 1, 'q11.b': null, 'q11.c': null },
    { 'q11.a': null, 'q11.b': null, 'q11.c': null },
  ];
  const columns = ['Base', 'Ranked it', 'Average rank', 'First place', 'First 2 places', 'First 3 places', 'Score'];
  const rounded = (table: Table, item: string) =>
    columns.map(column => {
      const value = cellIn(table, item, column);
      return value === null ? null : Math.round(value * 100) / 100;
    });

  it('are averaged over who ranked an item; places and scores are of all who answered, no place being 0', () => {
    const exhibits = shownSummary(people, ofOne('q11'));
    const table = find<Table>(exhibits, 'items:q11');
    // a: places 1, 2, 1; b: 2, 1, none; c: none, 3, none. Scores 3, 2, 1 and 0.
    expect(rounded(table, 'a')).toEqual([3, 3, 1.33, 66.67, 100, 100, 2.67]);
    expect(rounded(table, 'b')).toEqual([3, 2, 1.5, 33.33, 66.67, 66.67, 1.67]);
    expect(rounded(table, 'c')).toEqual([3, 1, 3, 0, 0, 33.33, 0.33]);
    expect(notesIn(table)).toContain('not ranked 0');
    expect(find<Bars>(exhibits, 'chart:q11').categories).toEqual(['a', 'b', 'c']);
  });

  it('stand by places, with those who gave none', () => {
    const table = find<Table>(shownSummary(people, ofOne('q11')), 'places:q11');
    expect(table.columns.map(({ text }) => text)).toEqual(['Place 1', 'Place 2', 'Place 3', 'Not ranked']);
    expect(cellIn(table, 'c', 'Not ranked')).toBeCloseTo(200 / 3);
    expect(table.cells[0]![0]!.heat).toBeCloseTo(2 / 3);
  });

  it('weigh as they should', () => {
    const rows = people.map((row, place) => ({ ...row, w: place === 1 ? 2 : 1 }));
    const table = find<Table>(shownSummary(rows, ofOne('q11'), { weight: 'w' }), 'items:q11');
    expect(cellIn(table, 'b', 'Average rank')).toBeCloseTo(4 / 3);
    expect(cellIn(table, 'b', 'Score')).toBeCloseTo(8 / 4);
  });

  it('of nobody are dashes', () => {
    const table = find<Table>(shownSummary([], ofOne('q11')), 'items:q11');
    expect(rounded(table, 'a')).toEqual([0, 0, null, null, null, null, null]);
  });
});
