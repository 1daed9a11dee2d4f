import { type Bars, chartOption, type Head, type Table } from '@wenshu/analysis/browser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type DrillLinkProps, ExhibitTable } from './exhibit-table.tsx';
import { ExhibitView } from './exhibit-view.tsx';

const choice = (variable: string, code: number) => ({ test: 'choice', variable, is: 'any-of', codes: [code] }) as const;
const column = (text: string, letter: string, people: number, code: number): Head => ({
  ...{ id: text, text, letter, role: 'category', compare: 'sex', base: { people }, drill: choice('sex', code) },
});
const table: Table = {
  kind: 'table',
  id: 'cross:drink',
  title: 'Drink',
  source: { asOf: '2026-11-15 09:30', base: { people: 42, effective: 40 }, filter: 'Only adults' },
  notes: [
    { tone: 'meaning', text: 'Women drink more tea than men.' },
    { tone: 'footnote', text: 'Letters at 95 %.' },
  ],
  columns: [
    { id: 'total', text: 'Total', role: 'total', base: { people: 42 }, drill: { all: [] } },
    { id: 'sex', text: 'Sex', role: 'group', children: [column('Women', 'A', 30, 2), column('Men', 'B', 12, 1)] },
  ],
  rows: [
    { id: 'base', text: 'Base', role: 'base', format: { as: 'count', decimals: 0 } },
    { id: 'net', text: 'Hot', role: 'net', drill: choice('drink', 1) },
    { id: '1', text: '=Tea', role: 'category', drill: choice('drink', 1) },
    { id: 'mean', text: 'Mean', role: 'statistic', format: { as: 'number', decimals: 2 } },
  ],
  measures: [
    { id: 'columnPercent', name: 'Column %', format: { as: 'percent', decimals: 1 } },
    { id: 'count', name: 'Count', format: { as: 'count', decimals: 0 } },
  ],
  cells: [
    [{ values: [42] }, { values: [30] }, { values: [12] }],
    [{ values: [50, 21] }, { values: [60, 18], letters: 'B' }, { values: [25, 3] }],
    [{ values: [50, 21] }, { values: [60, 18], letters: 'B', heat: 1 }, { values: [null, null] }],
    [{ values: [1.5] }, { values: [1.4] }, { values: [1.75] }],
  ],
};

const Link = ({ to, children }: DrillLinkProps) => <a href={to}>{children}</a>;
const drilling = { addressOf: (filters: unknown) => `#${JSON.stringify(filters)}`, Link };
const drawn = () => renderToStaticMarkup(<ExhibitTable table={table} language="en" drilling={drilling} />);

describe('a table', () => {
  it('has heads that say how far they reach, and what they are heads of', () => {
    const html = drawn();
    expect(html).toMatch(/<th scope="col" colSpan="1" rowSpan="2"[^>]*><span>Total/);
    expect(html).toMatch(/<th scope="colgroup" colSpan="2"[^>]*><span>Sex/);
    expect(html).toMatch(/<th scope="row"[^>]*>Base/);
  });

  it('opens the records that its row and its column mean, and none behind an empty cell or a head that says none', () => {
    const links = [...drawn().matchAll(/<a href="#([^"]*)">/g)].map(([, filters]) =>
      JSON.parse(filters!.replaceAll('&quot;', '"')),
    );
    expect(links).toHaveLength(5);
    expect(links[1]).toEqual([choice('drink', 1), choice('sex', 2)]);
  });

  it('says "-" where nobody is, marks a base under 30 and says what letters mean', () => {
    const html = drawn();
    expect(html).toContain('>-<');
    expect(html.match(/title="Fewer than 30 people: take it with care"/g)).toHaveLength(1);
    expect(html).toContain('title="Significantly higher than B"');
  });

  it('is framed by its meaning, its base, filter and time', () => {
    const html = renderToStaticMarkup(<ExhibitView exhibit={table} language="en" />);
    expect(html).toContain('Women drink more tea than men.');
    expect(html).toMatch(/Base 42, effective 40.0 · Filter: Only adults · Data as of 2026-11-15 09:30/);
  });
});

describe('within a card', () => {
  const card = { title: 'Drink', source: table.source };
  const shown = (title: string, source = table.source) =>
    renderToStaticMarkup(<ExhibitView exhibit={{ ...table, title, source }} language="en" within={card} />);

  it('says only what the card does not: no title twice, no tools, and its own base where it is another', () => {
    const same = shown('Drink');
    expect(same).toMatch(/<figure [^>]*aria-label="Drink"/);
    expect(same).not.toContain('<h');
    expect(same).not.toContain('<button');
    expect(same).not.toContain('Base 42');
    expect(shown('Drink · at night')).toMatch(/<h3[^>]*>at night<\/h3>/);
    expect(shown('Drink', { ...table.source, base: { people: 7 } })).toContain('Base 7');
  });
});

const bars: Bars = {
  ...{ kind: 'bars', id: 'c', title: 'Drink', source: table.source, notes: [], format: { as: 'percent', decimals: 0 } },
  ...{ direction: 'bars', layout: 'grouped', categories: ['Tea', 'Coffee'] },
  series: [
    { id: 'a', name: 'Women', values: [60, 40] },
    { id: 'b', name: 'Men', values: [30, null] },
  ],
};

describe('a chart', () => {
  it('has its numbers as a table for whoever does not see it', () => {
    const html = renderToStaticMarkup(<ExhibitView exhibit={bars} language="en" />);
    expect(html).toMatch(/<th scope="row">Coffee<\/th><td>40%<\/td><td>-<\/td>/);
  });

  it('draws lying bars from the top, and stands still for whoever asked for that', () => {
    const option = chartOption(bars, { language: 'en', font: 'x', width: 600, height: 300, isCalm: true });
    expect(option).toMatchObject({ animation: false, yAxis: { type: 'category', inverse: true } });
    expect(
      (option.series as { data: { value: number | null }[] }[]).map(({ data }) => data.map(({ value }) => value)),
    ).toEqual([
      [60, 40],
      [30, null],
    ]);
  });

  it('stacked to a hundred shows parts of each category', () => {
    const option = chartOption(
      { ...bars, layout: 'stacked-to-100' },
      { language: 'en', font: 'x', width: 600, height: 300, isCalm: true },
    );
    expect((option.series as { data: { value: number }[] }[])[0]!.data[0]!.value).toBeCloseTo(200 / 3);
  });
});
