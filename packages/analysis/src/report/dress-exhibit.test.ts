import { describe, expect, it } from 'vitest';
import { asHeld } from '../../test/as-held.ts';
import { asTold } from '../../test/as-told.ts';
import type { Bars, BarsOf, Exhibit, Gauge, Table } from '../exhibit/exhibits.ts';
import { alreadyPercent } from '../exhibit/units.ts';
import { dressExhibit, offeredAs } from './dress-exhibit.ts';
import { figureOf } from './figure-of.ts';

const source = { asOf: '2026-11-16 10:00', base: { people: 200 } };
const percent = { as: 'percent', decimals: 1 } as const;
const percents = (...values: readonly (number | null)[]) => values.map(value => alreadyPercent(value));
const frame = {
  title: 'Q1 Satisfaction',
  source,
  notes: [{ tone: 'meaning' as const, text: asTold('Most are glad') }],
};
const single: BarsOf<'percent'> = {
  ...frame,
  kind: 'bars',
  id: 'chart:q1',
  format: percent,
  direction: 'bars',
  layout: 'grouped',
  isExclusive: true,
  categories: ['Bad', 'Fair', 'Good'],
  series: [
    { id: '0', name: 'Total', values: percents(20, 30, 50), bases: [200, 200, 200].map(people => ({ people })) },
  ],
};
const { isExclusive: _one, ...several } = { ...single, id: 'chart:q2' };
const stacked: BarsOf<'percent'> = {
  ...frame,
  kind: 'bars',
  id: 'chart:q3',
  format: percent,
  direction: 'bars',
  layout: 'stacked-to-100',
  categories: ['Price', 'Taste'],
  series: [
    { id: 'a', name: 'Bad', values: percents(10, 40) },
    { id: 'b', name: 'Good', values: percents(90, 60) },
  ],
};
const head = (id: string, text = id) => ({ id, text, role: 'category' as const });
const table: Table = {
  ...frame,
  kind: 'table',
  id: 'table:q1',
  columns: [head('t', 'Total'), head('w', 'Women')],
  rows: [
    { id: 'base', text: 'Base', role: 'base', format: { as: 'count', decimals: 0 } },
    head('1', 'Bad'),
    head('2', 'Good'),
    { id: 'mean', text: 'Mean', role: 'statistic', format: { as: 'number', decimals: 2 } },
  ],
  measures: [
    { id: 'columnPercent', name: '%', format: percent },
    { id: 'count', name: 'n', format: { as: 'count', decimals: 0 } },
  ],
  cells: [
    [{ values: asHeld(200) }, { values: asHeld(90) }],
    [{ values: asHeld(40, 80) }, { values: asHeld(20, 18) }],
    [{ values: asHeld(60, 120) }, { values: asHeld(80, 72), letters: 'B', base: { people: 90 } }],
    [{ values: asHeld(1.6) }, { values: asHeld(null) }],
  ],
};
const dress = (exhibit: Exhibit, look: Parameters<typeof dressExhibit>[1]) => dressExhibit(exhibit, look, 'en');

describe('what an exhibit can be shown as (S2.56)', () => {
  it.each<[string, Exhibit, readonly string[]]>([
    ['one answer each', single, ['bar', 'column', 'matrix', 'line', 'stacked', 'ring', 'pie', 'dashboard']],
    ['several answers: no parts of a whole', several, ['bar', 'column', 'matrix', 'line', 'dashboard']],
    ['a matrix', stacked, ['stacked', 'column', 'bar', 'matrix', 'line', 'dashboard']],
    ['a table', table, ['matrix', 'column', 'bar', 'line', 'stacked', 'dashboard']],
    ['a histogram', { ...single, layout: 'touching' }, ['matrix']],
    ['words', { ...frame, kind: 'note', id: 'n', paragraphs: [] }, []],
  ])('%s', (_name, exhibit, offered) => {
    expect(offeredAs(exhibit)).toEqual(offered);
  });

  it('whatever it is asked to be, it keeps its numbers, or stays as it is', () => {
    for (const exhibit of [single, several, stacked, table] as const)
      for (const as of ['ring', 'pie', 'column', 'bar', 'stacked', 'line', 'matrix', 'dashboard'] as const) {
        const dressed = dress(exhibit, { as });
        if (!offeredAs(exhibit).includes(as)) expect(dressed).toEqual(exhibit);
        else if (as !== 'dashboard') expect(numbersIn(dressed)).toEqual(expect.arrayContaining(sharesIn(exhibit)));
      }
  });
});

const sharesIn = (exhibit: Bars | Table | typeof several): (number | null)[] =>
  exhibit.kind === 'table' ? [40, 60, 20, 80] : exhibit.series.flatMap(({ values }) => [...values]);

function numbersIn(exhibit: Exhibit): (number | null)[] {
  if (exhibit.kind === 'table') return exhibit.cells.flat().map(({ values }) => values[0]!);
  return 'series' in exhibit ? exhibit.series.flatMap(({ values }) => [...values]) : [];
}

describe('a look', () => {
  it('sorts, hides and adds up what excludes each other', () => {
    const look = {
      as: 'column',
      sort: 'descending',
      hidden: ['Fair'],
      nets: [{ name: 'Not good', of: ['Bad', 'Fair'] }],
    } as const;
    expect(dress(single, look)).toMatchObject({
      kind: 'bars',
      direction: 'columns',
      categories: ['Good', 'Bad', 'Not good'],
      series: [{ values: [50, 20, 50] }],
    });
  });

  it('adds nothing up where somebody may be in both', () => {
    expect(dress(several, { nets: [{ name: 'Any', of: ['Bad', 'Good'] }] })).toEqual(several);
  });

  it('of stacked bars is about what was answered, not about whom', () => {
    expect(dress(stacked, { hidden: ['Bad'] })).toMatchObject({
      categories: ['Price', 'Taste'],
      series: [{ name: 'Good' }],
    });
    expect(dress(stacked, { as: 'bar', sort: 'ascending' })).toMatchObject({
      layout: 'grouped',
      categories: ['Bad', 'Good'],
      series: [
        { name: 'Price', values: [10, 90] },
        { name: 'Taste', values: [40, 60] },
      ],
    });
  });

  it('has its own title, note, colours and highlights, and can leave out what it means', () => {
    expect(
      dress(single, {
        title: 'Mine',
        note: 'Ours',
        colours: ['#112233'],
        highlights: ['Good'],
        hidesMeaning: true,
        hidesNumbers: true,
      }),
    ).toMatchObject({
      title: 'Mine',
      colours: ['#112233'],
      highlights: ['Good'],
      hidesNumbers: true,
      notes: [{ tone: 'footnote', text: 'Ours' }],
    });
  });

  it('makes a gauge of the highlighted answer, and none where nobody is counted', () => {
    const gauge = dress(single, { as: 'dashboard', highlights: ['Good'] }) as Gauge;
    expect(gauge).toMatchObject({ kind: 'gauge', value: 50, min: 0, max: 100, title: 'Q1 Satisfaction · Good' });
    const empty = { ...single, series: [{ ...single.series[0]!, values: [null, null, null] }] };
    expect(dress(empty, { as: 'dashboard' })).toMatchObject({ kind: 'bars' });
  });

  it('sorts a table by its first column; base and mean stay', () => {
    const sorted = dress(table, { sort: 'descending' }) as Table;
    expect(sorted.rows.map(({ id }) => id)).toEqual(['base', '2', '1', 'mean']);
    expect(sorted.cells[1]![0]).toEqual({ values: [60, 120] });
  });

  it('takes letters and bases along', () => {
    expect(dress(table, { as: 'bar' })).toMatchObject({ series: [{ values: [40, 60] }, { letters: ['', 'B'] }] });
  });
});

describe('a live figure', () => {
  it('is a number of a table by its heads and measure, with its base', () => {
    expect(figureOf(table, { row: '2', column: 'w', measure: 'count' })).toEqual({
      value: 72,
      format: { as: 'count', decimals: 0 },
      base: 90,
    });
    expect(figureOf(table, { row: 'mean', column: 't', measure: 'count' })).toMatchObject({ value: 1.6 });
    expect(figureOf(single, { row: '2' })).toMatchObject({ value: 50, format: percent, base: 200 });
  });

  it('is nothing when its row, its column or its exhibit is gone', () => {
    expect(figureOf(table, { row: 'gone' }).value).toBeNull();
    expect(figureOf(table, { row: '1', column: 'gone' }).value).toBeNull();
    expect(figureOf(table, { row: '1', measure: 'gone' }).value).toBeNull();
    expect(figureOf(undefined, {}).value).toBeNull();
  });
});
