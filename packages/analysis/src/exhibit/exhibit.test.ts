import { describe, expect, it } from 'vitest';
import { asHeld } from '../../test/as-held.ts';
import { asTold } from '../../test/as-told.ts';
import { marksOf } from './cell-marks.ts';
import { cellTexts, headText } from './cell-text.ts';
import { tableHtml, tableTsv } from './copied-table.ts';
import type { Chart, Head, NumberFormat, Table } from './exhibits.ts';
import { formatShown, isSmallBase } from './format-number.ts';
import { headLines, leafHeads, leafName } from './leaf-heads.ts';
import { tableOf } from './table-of.ts';
import { questionTitle } from './title-of.ts';
import { numberAs } from './units.ts';

const source = { asOf: '2026-11-15 10:00', base: { people: 120 }, filter: '<b>Q1</b>' };
const framed = { id: 'x', title: '=cmd()', source, notes: [{ tone: 'meaning' as const, text: asTold('Fine & well') }] };
const leaf = (text: string, more: Partial<Head> = {}): Head => ({ id: text, text, role: 'category', ...more });
const columns: readonly Head[] = [
  leaf('Total', { role: 'total' }),
  {
    ...leaf('Sex', { role: 'group' }),
    children: [leaf('Women', { letter: 'A', base: { people: 29 } }), leaf('=Men', { letter: 'B' })],
  },
];
const table: Table = {
  kind: 'table',
  ...framed,
  columns,
  rows: [leaf('Tea\twith "milk"'), leaf('Mean', { role: 'statistic', format: { as: 'number', decimals: 2 } })],
  measures: [
    { id: 'p', name: '%', format: { as: 'percent', decimals: 1 } },
    { id: 'n', name: 'n', format: { as: 'count', decimals: 0 } },
  ],
  cells: [
    [{ values: asHeld(50, 1234) }, { values: asHeld(61.26, 12), letters: 'B' }, { values: asHeld(null, null) }],
    [{ values: asHeld(2.71) }, { values: asHeld(-0.001) }, { values: asHeld(null) }],
  ],
};

describe('a number', () => {
  it.each<[NumberFormat, number | null, string, string]>([
    [{ as: 'percent', decimals: 1 }, 12.345, '12.3%', '12.3%'],
    [{ as: 'points', decimals: 1 }, -18.04, '-18.0 个百分点', '-18.0 pp'],
    [{ as: 'count', decimals: 0 }, 1234567, '1,234,567', '1,234,567'],
    [{ as: 'number', decimals: 2 }, -0.001, '0.00', '0.00'],
    [{ as: 'number', decimals: 1 }, -1234.56, '-1,234.6', '-1,234.6'],
    [{ as: 'p', decimals: 3 }, 0.00001, '<0.001', '<0.001'],
    [{ as: 'p', decimals: 3 }, 0.0421, '0.042', '0.042'],
    [{ as: 'seconds', decimals: 0 }, 75, '75 秒', '75 s'],
    [{ as: 'money', decimals: 2, unit: '¥' }, 9.5, '¥9.50', '¥9.50'],
    [{ as: 'number', decimals: 1 }, null, '-', '-'],
    [{ as: 'number', decimals: 1 }, Number.NaN, '-', '-'],
  ])('%j %s', (format, value, zh, en) => {
    expect([formatShown(format, value, 'zh'), formatShown(format, value, 'en')]).toEqual([zh, en]);
  });

  it('has an asterisk under 30 people, and none without any (S9.8)', () => {
    expect([0, 1, 29, 30].map(people => isSmallBase({ people }))).toEqual([false, true, true, false]);
    expect(headText(leafHeads(columns)[1]!.head)).toBe('Women (A) *');
  });

  it('has it by the effective base, and under as many as the request says', () => {
    expect(isSmallBase({ people: 80, weighted: 80, effective: 29.9 })).toBe(true);
    expect(isSmallBase({ people: 80, weighted: 80, effective: 30 })).toBe(false);
    expect([49, 50].map(people => isSmallBase({ people, least: 50 }))).toEqual([true, false]);
    // Whoever weighs nothing is there, and says nothing.
    expect(isSmallBase({ people: 80, weighted: 0, effective: 0 })).toBe(true);
  });

  it('is grey in all lines of a column that is too small, and has the asterisk at its base alone', () => {
    const [total, women] = leafHeads(columns).map(({ head }) => head);
    const [line, base] = [leaf('Tea'), leaf('Base', { role: 'base' })];
    expect(marksOf({ values: asHeld(1) }, line, women!)).toEqual({ hasAsterisk: false, isBold: false, isFaint: true });
    expect(marksOf({ values: asHeld(1) }, base, women!)).toMatchObject({ hasAsterisk: true, isFaint: true });
    expect(marksOf({ values: asHeld(1) }, base, total!)).toMatchObject({ hasAsterisk: false, isFaint: false });
  });
});

describe('a question’s title', () => {
  it('is its number and its words, and said once where both are one word', () => {
    expect(questionTitle({ name: 'Q1', label: 'Region' }, 'en')).toBe('Q1 Region');
    expect(questionTitle({ name: 'region', label: 'region' }, 'zh')).toBe('region');
    expect(questionTitle({ name: 'Q1', label: '' }, 'en')).toBe('Q1');
  });
});

describe('heads', () => {
  it('reach over their leaves, and leaves down to the cells', () => {
    expect(
      headLines(columns).map(line => line.map(({ head, start, span, depth }) => [head.text, start, span, depth])),
    ).toEqual([
      [
        ['Total', 0, 1, 2],
        ['Sex', 1, 2, 1],
      ],
      [
        ['Women', 1, 1, 1],
        ['=Men', 2, 1, 1],
      ],
    ]);
    expect(leafHeads(columns).map(leafName)).toEqual(['Total', 'Women', '=Men']);
  });
});

describe('a table for the clipboard', () => {
  it('has a line for each measure, one for what has a number of its own, and a cell for letters: numbers stay numbers', () => {
    const [title, first, second, ...body] = tableTsv(table, 'en').split('\r\n');
    expect(title).toBe("'=cmd()");
    expect([first, second]).toEqual(['\t\tTotal\tSex\t\t', "\t\t\tWomen (A) *\t\t'=Men (B)"]);
    expect(body).toEqual([
      'Tea with "milk"\t%\t50.0%\t61.3%\tB\t-',
      'Tea with "milk"\tn\t1,234\t12\t\t-',
      'Mean\t\t2.71\t0.00\t\t-',
      ...['Fine & well', 'Base 120', 'Filter: <b>Q1</b>', 'Data as of 2026-11-15 10:00'],
    ]);
  });

  it('is a web page’s table in which nothing of a respondent is markup', () => {
    const html = tableHtml(table, 'en');
    // Two columns of numbers and one of letters, which look like one with the numbers before them.
    expect(html).toContain('<th colspan="3" rowspan="1"');
    expect(html).toMatch(/border-right:none;[^>]*>61\.3%<\/td><td [^>]*border-left:none;[^>]*>B<\/td>/);
    expect(html).toContain('&lt;b&gt;Q1&lt;/b&gt;');
    expect(html).not.toContain('<b>Q1');
    expect(html).toContain('Tea\twith &quot;milk&quot;');
    expect(html.match(/<tr>/g)).toHaveLength(5);
  });

  it('shows the lines of a cell by its measures, or by its head', () => {
    const at = (row: number) =>
      cellTexts(table, { row: table.rows[row]!, column: columns[0]!, cell: table.cells[row]![0]! }, 'en');
    expect([at(0), at(1)]).toEqual([['50.0%', '1,234'], ['2.71']]);
  });
});

describe('a chart’s table', () => {
  const format = numberAs(1);
  const series = [{ id: 's', name: 'S', values: [10, null] }] as const;
  const charts: readonly Chart[] = [
    { ...framed, format, kind: 'bars', direction: 'bars', layout: 'grouped', categories: ['a', 'b'], series },
    { ...framed, format, kind: 'lines', x: { of: 'number', at: [1, 2] }, series },
    { ...framed, format, kind: 'parts', shape: 'pie', categories: ['a', 'b'], series },
    {
      ...framed,
      format,
      kind: 'points',
      xTitle: 'X',
      yTitle: 'Y',
      isSquare: false,
      groups: [{ name: 'G', mark: 'dot' }],
      points: [{ x: 1, y: 2, group: 0 }],
    },
    { ...framed, format, kind: 'ranges', rows: [{ text: 'r', at: 1, low: 0, high: 2 }] },
    { ...framed, format, kind: 'heat', rows: ['r'], columns: ['c'], values: [[1]], scale: 'from-zero', min: 0, max: 1 },
    { ...framed, format, kind: 'gauge', value: 40, min: -100, max: 100, bands: [] },
    {
      ...framed,
      format,
      kind: 'tree',
      classes: ['yes'],
      root: {
        id: '0',
        text: 'All',
        base: { people: 9 },
        children: [{ id: '1', text: 'Women', base: { people: 4 }, shares: [0.6] }],
      },
    },
    { ...framed, format, kind: 'dendrogram', leaves: ['a', 'b'], merges: [{ left: 0, right: 1, height: 2 }] },
    { ...framed, format, kind: 'map', of: 'provinces', areas: [{ code: '11', name: '北京', value: 5 }] },
    { ...framed, format, kind: 'words', words: [{ text: 'tea', count: 7, x: 0, y: 0, size: 1, isUpright: true }] },
  ];

  it.each(charts.map(chart => [chart.kind, chart] as const))('of %s has a cell for every number', (_kind, chart) => {
    const made = tableOf(chart, 'zh');
    expect(made.cells.length).toBe(made.rows.length);
    for (const row of made.cells) expect(row).toHaveLength(made.columns.length);
    expect(made.cells.length).toBeGreaterThan(0);
    expect(tableTsv(made, 'zh')).not.toMatch(/undefined|NaN/);
  });

  it('says what was drawn', () => {
    const [bars, tree] = [tableOf(charts[0]!, 'en'), tableOf(charts[7]!, 'en')];
    expect(bars.cells.map(row => row.map(({ values }) => values[0]))).toEqual([[10], [null]]);
    expect(tree.rows.map(({ text }) => text)).toEqual(['All', 'All › Women']);
    expect(tableTsv(tree, 'en')).toContain('60.0%');
  });
});
