import {
  alreadyPercent,
  type Bars,
  chartOption,
  type Head,
  type RegionMap,
  type Table,
} from '@wenshu/analysis/browser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { asHeld } from '../../../analysis/test/as-held.ts';
import { asTold } from '../../../analysis/test/as-told.ts';
import { type DrillLinkProps, ExhibitTable } from './exhibit-table.tsx';
import { ExhibitView } from './exhibit-view.tsx';

const choice = (variable: string, code: number) => ({ test: 'choice', variable, is: 'any-of', codes: [code] }) as const;
const column = (text: string, letter: string, people: number, code: number): Head => ({
  id: text,
  text,
  letter,
  role: 'category',
  compare: 'sex',
  base: { people },
  drill: choice('sex', code),
});
const table: Table = {
  kind: 'table',
  id: 'cross:drink',
  title: 'Drink',
  source: { asOf: '2026-11-15 09:30', base: { people: 42, effective: 40 }, filter: 'Only adults' },
  notes: [
    { tone: 'meaning', text: asTold('Women drink more tea than men.') },
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
    [{ values: asHeld(42) }, { values: asHeld(30) }, { values: asHeld(12) }],
    [{ values: asHeld(50, 21) }, { values: asHeld(60, 18), letters: 'B' }, { values: asHeld(25, 3) }],
    [{ values: asHeld(50, 21) }, { values: asHeld(60, 18), letters: 'B', heat: 1 }, { values: asHeld(null, null) }],
    [{ values: asHeld(1.5) }, { values: asHeld(1.4) }, { values: asHeld(1.75) }],
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

  it('is grey where too few people stand behind it, by what its base calls few, and its asterisk says how few', () => {
    const greyIn = (html: string) => [...html.matchAll(/<td[^>]*data-faint/g)].length;
    // A column of four lines; the one of thirty people is as black as the total.
    expect(greyIn(drawn())).toBe(4);
    expect(drawn()).toContain('effective base) below 30');
    const few = [
      table.columns[0]!,
      { ...column('Women', 'A', 30, 2), base: { people: 30, least: 31 } },
      column('Men', 'B', 31, 1),
    ];
    const html = renderToStaticMarkup(<ExhibitTable table={{ ...table, columns: few }} language="en" />);
    expect([greyIn(html), html.includes('effective base) below 31')]).toEqual([4, true]);
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
    expect(html.match(/title="Base \(with weights: effective base\) below 30: take it with care"/g)).toHaveLength(1);
    expect(html).toContain('title="Significantly higher than B"');
  });

  it('says what stars mean, which name no column', () => {
    const cells = table.cells.map(line =>
      line.map(({ letters, ...cell }) => (letters ? { ...cell, letters: '**' } : cell)),
    );
    const html = renderToStaticMarkup(<ExhibitTable table={{ ...table, cells }} language="en" />);
    expect(html).toContain('<abbr title="Significant (p&lt;0.01)">**</abbr>');
    expect(html).not.toContain('Significantly higher');
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
  kind: 'bars',
  id: 'c',
  title: 'Drink',
  source: table.source,
  notes: [],
  format: { as: 'percent', decimals: 0 },
  direction: 'bars',
  layout: 'grouped',
  categories: ['Tea', 'Coffee'],
  series: [
    { id: 'a', name: 'Women', values: [60, 40].map(one => alreadyPercent(one)) },
    { id: 'b', name: 'Men', values: [alreadyPercent(30), null] },
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

const framed = { id: 'x', title: 'Why', source: table.source, notes: [] };
const opened = { ...drilling, recordAddressOf: (recordId: string) => `/records/${recordId}` };
const html = (exhibit: Parameters<typeof ExhibitView>[0]['exhibit']) =>
  renderToStaticMarkup(<ExhibitView exhibit={exhibit} language="en" drilling={opened} />);

describe('what people wrote', () => {
  it('stands as words, with what it is about, its marks and the way to its record', () => {
    const shown = html({
      ...framed,
      kind: 'verbatims',
      total: 40,
      texts: [
        { text: '<b>too</b> slow', recordId: 'r1', about: 'Delivery', marks: [[11, 15]] },
        { text: 'fine', recordId: 'r2' },
      ],
    });
    expect(shown).toContain('2 of 40 shown');
    expect(shown).toContain('&lt;b&gt;too&lt;/b&gt; <mark>slow</mark>');
    expect(shown).toContain('Delivery');
    expect(shown).toContain('href="/records/r2"');
  });

  it('is a cloud of words for eyes and a table for everybody else', () => {
    const words = [{ text: '价格', count: 12, x: 0.5, y: 0.5, size: 0.2, isUpright: false }];
    expect(html({ ...framed, kind: 'words', format: { as: 'count', decimals: 0 }, words })).toMatch(
      /<th scope="row">价格<\/th><td>12<\/td>/,
    );
  });
});

describe('files', () => {
  const file = { fileId: 'f', name: 'cat.png', type: 'image/png', recordId: 'r1' };

  it('are pictures where their address is known, and endings where not', () => {
    const shown = html({
      ...framed,
      kind: 'gallery',
      total: 3,
      files: [
        { ...file, address: '/api/file?ticket=1' },
        { ...file, fileId: 'g', name: 'clip.mov', type: 'video/quicktime', address: '/api/file?ticket=2' },
        { ...file, fileId: 'h', name: 'other.jpg' },
      ],
    });
    expect(shown.match(/<img[^>]*src="\/api\/file\?ticket=1"/g)).toHaveLength(1);
    expect(shown).toContain('MOV');
    expect(shown).toContain('JPG');
    expect(shown.match(/href="\/api\/file/g)).toHaveLength(2);
    expect(shown).not.toContain('Copy as picture');
  });
});

describe('a picture', () => {
  it('has density, points and regions over it, and its regions as a list', () => {
    const shown = html({
      ...framed,
      kind: 'picture',
      fileId: '',
      address: '/a.png',
      ratio: 2,
      points: [[0.5, 0.5]],
      density: { columns: 2, rows: 1, values: [0, 1] },
      regions: [
        {
          text: 'Logo',
          tone: 'like',
          values: [{ name: 'Like', value: alreadyPercent(60), format: { as: 'percent', decimals: 0 } }],
          outline: [
            [0, 0],
            [0.5, 0],
            [0.5, 1],
          ],
        },
      ],
    });
    expect(shown).toContain('<img');
    expect(shown.match(/<rect/g)).toHaveLength(1);
    expect(shown).toContain('<rect x="1000" y="0" width="1000" height="1000"');
    expect(shown.match(/<circle/g)).toHaveLength(1);
    expect(shown).toContain('points="0,0 1000,0 1000,1000"');
    expect(shown).toContain('<li>Logo · Like 60%</li>');
  });
});

describe('a map', () => {
  const map: RegionMap = {
    ...framed,
    kind: 'map',
    of: 'provinces',
    format: { as: 'count', decimals: 0 },
    areas: [
      { code: '310000', name: 'Shanghai', value: 7 },
      { code: '990000', name: 'Nowhere', value: 1 },
    ],
    points: [{ latitude: 31, longitude: 121.5, size: 4 }],
  };
  const view = { language: 'en' as const, width: 600, height: 400 };

  it('joins its areas to the outlines by code, and says in the reader’s words what they are', () => {
    const { series } = chartOption(map, { ...view, mapName: 'china' }) as {
      series: { data: { name?: string; value: unknown; tooltip: { formatter(): string } }[] }[];
    };
    expect(series[0]!.data.map(({ name, value }) => [name, value])).toEqual([['上海', 7]]);
    expect(series[0]!.data[0]!.tooltip.formatter()).toBe('Shanghai  7');
    expect(series[1]!.data[0]!.value).toEqual([121.5, 31, 4]);
  });

  it('is bars without outlines, and a table either way', () => {
    expect(chartOption(map, view)).toMatchObject({ series: [{ type: 'bar' }] });
    expect(html(map)).toMatch(/<th scope="row">Shanghai<\/th><td>7<\/td>/);
  });
});
