import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presentSlowly } from '../../../test/run-kind.ts';
import type { DataVariable, Row } from '../../data-set/variable.ts';
import type { Bars, Exhibit, Table } from '../../exhibit/exhibits.ts';
import { leafHeads } from '../../exhibit/leaf-heads.ts';
import { crossKind } from './cross-kind.ts';
import { exampleRequest, exampleRows, exampleVariables } from './examples.ts';
import { type CrossRequest, defaultCrossRequest, MAX_CROSS_ROWS } from './request.ts';

const variables = new Map(exampleVariables.map(variable => [variable.key, variable]));
const check = (request: unknown) => crossKind.check(request, variables);
const ask = (change: Partial<CrossRequest>): CrossRequest => ({
  ...defaultCrossRequest,
  rows: [{ variable: 'q1' }],
  ...change,
});
const data = { rows: exampleRows, variables: exampleVariables };
const present = (
  request: CrossRequest,
  given: Parameters<typeof presentSlowly>[2] = data,
  language: 'zh' | 'en' = 'en',
) => presentSlowly(crossKind, request, given, language);
const firstTable = (exhibits: readonly Exhibit[]) => exhibits[0] as Table;
const names = (heads: Table['rows']) => leafHeads(heads).map(({ head }) => head.text);
const notes = (table: Table, tone: string) => table.notes.filter(one => one.tone === tone).map(({ text }) => text);

describe('a request for cross tables', () => {
  it('is let through when it can be worked out', () => {
    expect(check(exampleRequest)).toBeUndefined();
    expect(check(ask({}))).toBeUndefined();
  });

  it('is refused by a word, whatever it is', () => {
    const odd = fc.oneof(
      fc.anything({ withNullPrototype: true }),
      fc.record({ ...Object.fromEntries(Object.keys(defaultCrossRequest).map(key => [key, fc.anything()])) }),
      fc.record({ rows: fc.constant(exampleRequest.rows), banner: fc.anything() }),
    );
    fc.assert(
      fc.property(odd, anything => {
        expect(check(anything)?.word).toBeTypeOf('string');
      }),
    );
  });

  const q3 = { variable: 'q3' };
  it.each<[string, unknown]>([
    ['empty', ask({ rows: [] })],
    ['too-many', ask({ rows: new Array(MAX_CROSS_ROWS + 1).fill({ variable: 'q1' }) })],
    ['variable-unknown', ask({ rows: [{ variable: '__proto__' }] })],
    ['variable-not-supported', ask({ banner: [{ variable: 'q4' }] })],
    ['variable-twice', ask({ banner: [q3, q3] })],
    ['variable-twice', ask({ banner: [{ ...q3, within: [q3] }] })],
    ['filter-not-usable', ask({ rows: [{ variable: 'q1', filter: { all: [] } }] })],
    ['codes-unknown', ask({ rows: [{ variable: 'q1', nets: [{ name: 'n', codes: [77] }] }] })],
    ['empty', ask({ rows: [{ variable: 'q1', nets: [{ name: 'n', codes: [] }] }] })],
    ['not-readable', ask({ rows: [{ variable: 'q1', hidden: [1.5] }] })],
    ['not-readable', ask({ rows: [{ variable: 'q1', sort: 'random' as never }] })],
    ['not-readable', ask({ measures: ['constructor' as never] })],
    ['not-readable', ask({ measures: ['count', 'count'] })],
    ['empty', ask({ measures: [] })],
    ['not-readable', ask({ test: { ...defaultCrossRequest.test, level: 0.8 as never } })],
    ['not-readable', Object.create(ask({}))],
  ])('says %s', (word, request) => {
    expect(check(request)).toMatchObject({ word });
  });

  it('may be three deep, and no deeper', () => {
    const four = [...exampleVariables, { ...variables.get('q3')!, key: 'q5' }, { ...variables.get('q3')!, key: 'q6' }];
    const known = new Map(four.map(one => [one.key, one]));
    const nest = (...keys: readonly string[]): CrossRequest['banner'] =>
      keys.reduceRight<CrossRequest['banner']>((within, variable) => [{ variable, within }], []);
    expect(crossKind.check(ask({ banner: nest('q3', 'q5', 'q6') }), known)).toBeUndefined();
    expect(crossKind.check(ask({ banner: nest('q3', 'q5', 'q6', 'q2') }), known)).toMatchObject({ word: 'too-many' });
  });

  it('is bounded by its columns before anything is counted', () => {
    const wide = {
      ...variables.get('q3')!,
      key: 'wide',
      categories: Array.from({ length: 199 }, (_, code) => ({ code, label: '' })),
    };
    const known = new Map([...variables, ['wide', wide]]);
    expect(crossKind.check(ask({ banner: [{ variable: 'wide' }] }), known)).toBeUndefined();
    expect(crossKind.check(ask({ banner: [{ variable: 'wide' }, q3] }), known)).toMatchObject({
      word: 'too-many',
      slot: 'banner',
    });
  });
});

describe('a plan', () => {
  it('asks once per row question and puts a set of the banner into a count of its own', () => {
    const { asks } = crossKind.plan(
      ask({ banner: [{ variable: 'q3' }, { variable: 'q2' }], test: { ...defaultCrossRequest.test, letters: false } }),
      variables,
    );
    expect(asks).toEqual([
      { kind: 'count', by: [{ variable: 'q1' }, { variable: 'q3' }] },
      { kind: 'count', by: [{ variable: 'q1' }, { variable: 'q2', isEach: true }] },
    ]);
  });

  it('asks the same only once', () => {
    const { asks } = crossKind.plan(
      ask({ rows: [{ variable: 'q1' }, { variable: 'q1', sort: 'descending' }] }),
      variables,
    );
    expect(asks).toHaveLength(1);
  });

  it('splits a banner whose product would be too many groups', () => {
    const wide = ['a', 'b', 'c', 'd'].map(
      (key): DataVariable => ({
        ...variables.get('q3')!,
        key,
        name: key,
        categories: Array.from({ length: 12 }, (_, code) => ({ code, label: '' })),
      }),
    );
    const known = new Map([...variables, ...wide.map(one => [one.key, one] as const)]);
    const { asks } = crossKind.plan(ask({ banner: wide.map(({ key }) => ({ variable: key })) }), known);
    expect(asks.map(one => (one.kind === 'count' ? one.by.length : 0))).toEqual([3, 3]);
  });
});

describe('a cross table', () => {
  it('stands a net before what it holds, keeps "don’t know" in the base and out of the mean', () => {
    const table = firstTable(present(ask({ rows: exampleRequest.rows.slice(0, 1), banner: [{ variable: 'q3' }] })));
    expect(names(table.rows)).toEqual(['Base', 'Not at all', 'Satisfied', 'So so', 'Very', 'Don’t know', 'Mean']);
    expect(names(table.columns)).toEqual(['Total', 'Women', 'Men']);
    expect(table.cells[0]!.map(({ values }) => values[0])).toEqual([192, 96, 96]);
    const known = exampleRows.flatMap(({ q1 }) => (q1 === null || q1 === 98 ? [] : [q1 as number]));
    expect(table.cells.at(-1)![0]!.values).toEqual([known.reduce((sum, x) => sum + x, 0) / known.length]);
    expect(table.title).toBe('Q1 Satisfaction');
  });

  it('sorts by the total, nets with what they hold, "don’t know" last; hides a code and keeps the base', () => {
    const row = { ...exampleRequest.rows[0]!, sort: 'descending' as const };
    expect(names(firstTable(present(ask({ rows: [row], statistics: [] }))).rows)).toEqual([
      ...['Base', 'Satisfied', 'Very', 'So so', 'Not at all', 'Don’t know'],
    ]);
    // The fewest say so: ascending it would be the first if it were an answer like the others.
    const ascending = ask({ rows: [{ variable: 'q1', sort: 'ascending' }], statistics: [] });
    expect(names(firstTable(present(ascending)).rows)).toEqual([
      ...['Base', 'Not at all', 'So so', 'Very', 'Don’t know'],
    ]);
    // Nor does it come first because most say so.
    const unsure = exampleRows.map((row, place): Row => ({ ...row, q1: place % 5 === 0 ? row.q1! : 98 }));
    const most = present(ask({ rows: [{ variable: 'q1', sort: 'descending' }], statistics: [] }), {
      ...data,
      rows: unsure,
    });
    expect(names(firstTable(most).rows).at(-1)).toBe('Don’t know');
    const hidden = firstTable(present(ask({ rows: [{ variable: 'q1', hidden: [1] }], statistics: [] })));
    expect(names(hidden.rows)).toEqual(['Base', 'So so', 'Very', 'Don’t know']);
    expect(hidden.source.base.people).toBe(192);
  });

  it('marks what is significantly higher, and says so in both languages', () => {
    const request = ask({ banner: [{ variable: 'q3' }] });
    const [english, chinese] = [firstTable(present(request)), firstTable(present(request, data, 'zh'))];
    const very = leafHeads(english.rows).findIndex(({ head }) => head.text === 'Very');
    expect(english.cells[very]!.map(({ letters }) => letters)).toEqual([undefined, 'B', undefined]);
    expect(notes(english, 'meaning')[0]).toContain('“Very” is significantly higher among “Women”');
    expect(notes(chinese, 'meaning')[0]).toContain('在 95% 置信水平上');
    expect(notes(english, 'footnote')[0]).toMatch(
      /^By Q3 Gender: χ²\(3\) = [\d.]+, p [=<] [\d.]+, Cramér’s V = 0\.\d+$/,
    );
  });

  it('says that nothing differs only where it was tested', () => {
    const same = {
      ...data,
      rows: exampleRows.map((row, place): Row => ({ ...row, q1: 1 + (Math.floor(place / 2) % 3) })),
    };
    const meaning = (request: CrossRequest, given = same) => notes(firstTable(present(request, given)), 'meaning')[0];
    expect(meaning(ask({ banner: [{ variable: 'q3' }] }))).toContain('No difference between columns is significant');
    const alone = { ...data, rows: same.rows.filter(({ q3 }) => q3 === 1) };
    expect(meaning(ask({ banner: [{ variable: 'q3' }] }), alone)).toContain('nothing to compare');
    const few = { ...data, rows: exampleRows.slice(0, 12) };
    expect(meaning(ask({ banner: [{ variable: 'q3' }] }), few)).toBe('Only 12 answered: too few to conclude anything.');
    expect(meaning(ask({}))).not.toContain('significant');
  });

  it('warns of a chi-square test of counts that are too few for it, and of no other', () => {
    const warned = (given: readonly Row[]) =>
      notes(firstTable(present(ask({ banner: [{ variable: 'q3' }] }), { ...data, rows: given })), 'warning').join();
    // Of a thousand one woman says "not at all": half a person would be expected there.
    const seldom = Array.from(
      { length: 1000 },
      (_, place): Row => ({
        q3: 1 + (place % 2),
        q1: place === 0 ? 1 : place === 2 ? 98 : 2 + (Math.floor(place / 2) % 2),
      }),
    );
    expect(warned(seldom)).toContain('The chi-square test by Q3 Gender has many small expected counts');
    const often = seldom.map((row, place): Row => ({ ...row, q1: 1 + (Math.floor(place / 2) % 3) }));
    expect(warned(often)).toBe('');
  });

  it('tests overlapping columns as dependent and asks no chi-square of sets', () => {
    const table = firstTable(present(ask({ banner: [{ variable: 'q2' }] })));
    expect(notes(table, 'footnote').join()).toContain('share respondents');
    expect(notes(table, 'footnote').join()).not.toContain('χ²(');
  });

  it('shows weighted and effective bases with a weight, and both languages name the weight', () => {
    const table = firstTable(present(ask({ banner: [{ variable: 'q3' }] }), { ...data, weight: 'w' }));
    expect(names(table.rows).slice(0, 3)).toEqual(['Base', 'Weighted base', 'Effective base']);
    // Who weighs nothing, or has no weight, is in no base.
    const weighed = exampleRows.filter(({ q1, w }) => q1 !== null && ((w ?? 0) as number) > 0);
    expect([weighed.length < 192, table.source.weight, table.source.base.people]).toEqual([true, 'w', weighed.length]);
    expect(table.source.base.effective).toBeLessThan(weighed.length);
  });

  it('turns over, and warms up', () => {
    const request = ask({ banner: [{ variable: 'q3' }], look: { isTransposed: true, heat: true, charts: false } });
    const table = firstTable(present(request));
    expect(names(table.rows)).toEqual(['Total', 'Women', 'Men']);
    expect(table.cells).toHaveLength(3);
    const heats = table.cells.flat().flatMap(({ heat }) => (heat === undefined ? [] : [heat]));
    expect([Math.min(...heats), Math.max(...heats)]).toEqual([0, 1]);
  });

  it('tells its own filter beside that of the analysis', () => {
    const table = present(ask({ rows: exampleRequest.rows.slice(2) }))[0] as Table;
    expect(table.source.filter).toContain('Women');
  });

  it('lists no thousand values of a number, and still has its mean', () => {
    const many = { ...data, rows: Array.from({ length: 400 }, (_, q4) => ({ q4 })) };
    const table = firstTable(present(ask({ rows: [{ variable: 'q4' }] }), many));
    expect(names(table.rows)).toEqual(['Base', 'Mean']);
    expect(table.cells[1]![0]!.values).toEqual([199.5]);
    expect(notes(table, 'warning')[0]).toContain('400 different values');
  });

  it('draws single answers stacked to 100 and sets side by side, under the same numbers and letters', () => {
    const request = ask({
      rows: [{ variable: 'q1' }, { variable: 'q2' }],
      banner: [{ variable: 'q3' }],
      look: { ...defaultCrossRequest.look, charts: true },
    });
    const [table, stacked, , grouped] = present(request) as readonly [Table, Bars, Table, Bars];
    expect(stacked).toMatchObject({
      kind: 'bars',
      layout: 'stacked-to-100',
      categories: ['Total', 'Women (A)', 'Men (B)'],
    });
    // What is significantly more has the letters that it has in the table.
    expect(stacked.series.map(({ letters }) => letters?.[1] ?? '')).toEqual(
      table.cells.slice(1, 1 + stacked.series.length).map(line => line[1]!.letters ?? ''),
    );
    expect(stacked.series.some(({ letters }) => letters?.[1] === 'B')).toBe(true);
    expect(stacked.series[2]!.values).toEqual(table.cells[3]!.map(({ values }) => values[0]));
    expect(grouped).toMatchObject({ layout: 'grouped', categories: ['Tea', 'Coffee', 'Milk', 'Juice'] });
    expect(grouped.series.map(({ name }) => name)).toEqual(['Total', 'Women (A)', 'Men (B)']);
  });

  it('gives every exhibit a name that does not depend on its place', () => {
    const ids = (request: CrossRequest) => present(request).map(({ id }) => id);
    expect(ids(ask({ rows: [{ variable: 'q2' }, { variable: 'q1' }, { variable: 'q1' }] }))).toEqual([
      ...['table:q2', 'table:q1', 'table:q1:2'],
    ]);
  });

  it('nests: each inner question is compared within its own column', () => {
    const table = firstTable(present(ask({ banner: [{ variable: 'q3', within: [{ variable: 'q2' }] }] })));
    const compared = leafHeads(table.columns).map(({ head }) => head.compare);
    expect(compared).toEqual([undefined, ...new Array(4).fill('q3=c1/q2'), ...new Array(4).fill('q3=c2/q2')]);
    expect(table.columns[1]!.children![0]!.children![0]!.children!.map(({ letter }) => letter)).toEqual([
      ...['A', 'B', 'C', 'D'],
    ]);
  });
});
