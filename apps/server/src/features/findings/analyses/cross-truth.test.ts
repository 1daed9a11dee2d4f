import {
  type CrossRequest,
  defaultCrossRequest,
  type Exhibit,
  formatNumber,
  leafHeads,
  type Table,
} from '@wenshu/analysis';
import { analysisCalls, type CallData } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareCase } from '../../../../../../packages/statistics/test/compare-case.ts';
import {
  getReferenceCase,
  type ReferenceCase,
  referenceCaseNames,
} from '../../../../../../packages/statistics/test/reference-case.ts';
import { spssLetters } from '../../../../../../packages/statistics/test/spss-letters.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { type ImportedColumn, importRecords } from '../../../testing/import-records.ts';

let test: TestApp;
let creator: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
}, 60_000);
afterAll(() => test.close());

type Cells = readonly (string | null)[];
type Numbers = readonly (number | null)[];

const casesOf = (name: string) => referenceCaseNames.map(getReferenceCase).filter(one => one.function === name);

/** Imported as records, asked through the call. */
async function crossOf(columns: readonly ImportedColumn[], ask: (keyOf: (name: string) => string) => object) {
  const { scrollId, keyOf } = await importRecords(test, creator, columns);
  const { request, ...more } = ask(keyOf) as { request: Partial<CrossRequest> };
  const answer = await test.call(
    analysisCalls.run,
    {
      scrollId,
      kind: 'cross',
      ...more,
      request: { ...defaultCrossRequest, ...request } as never,
    },
    { ...asPerson(creator), lang: 'en' },
  );
  expect(answer).toMatchObject({ code: '0000' });
  const data = answer.data as CallData<typeof analysisCalls.run>;
  const exhibits = data.exhibits as unknown as readonly Exhibit[];
  return { ...data, keyOf, tables: exhibits.filter((one): one is Table => one.kind === 'table') };
}

/** A table's numbers by what they are. The first column is the total. */
function read(table: Table) {
  const columns = leafHeads(table.columns).map(({ head }) => head);
  const lines = leafHeads(table.rows).map(({ head }, line) => ({ head, cells: table.cells[line]! }));
  const categories = lines.filter(({ head }) => head.role === 'category');
  const measure = (id: string) => {
    const at = table.measures.findIndex(one => one.id === id);
    return categories.map(({ cells }) => cells.map(({ values }) => values[at] ?? null));
  };
  const line = (id: string) => lines.find(({ head }) => head.id === id)?.cells.map(({ values }) => values[0] ?? null);
  return {
    columns,
    categories: categories.map(({ head }) => head.text),
    measure,
    line,
    letters: categories.map(({ cells }) => cells.slice(1).map(({ letters }) => letters ?? '')),
    marks: (id: string) =>
      lines
        .find(({ head }) => head.id === id)!
        .cells.slice(1)
        .map(({ letters }) => letters ?? ''),
    notes: table.notes.map(({ text }) => text),
  };
}

const measures: CrossRequest['measures'] = ['columnPercent', 'rowPercent', 'totalPercent', 'count', 'unweightedCount'];
const inBody = (grid: readonly (readonly unknown[])[]) => grid.map(row => row.slice(1));
const inTotal = (grid: readonly (readonly unknown[])[]) => grid.map(([total]) => total);
const number = (value: number, decimals: number) => formatNumber({ as: 'number', decimals }, value, 'en');

/** As the reference has its letters: A is the first column of the banner. */
const plainLetters = (letters: readonly (readonly string[])[]) =>
  letters.map(row => row.map(cell => [...cell].sort().join('')));

interface CrosstabCase {
  readonly rows: Cells;
  readonly columns: Cells;
  readonly rowLevels: readonly string[];
  readonly columnLevels: readonly string[];
  readonly weights?: readonly number[];
}

describe('two questions against each other are as R has them, from records to the table', () => {
  it.each(casesOf('crosstab').map(one => [one.name, one] as const))(
    '%s',
    async (_name, reference) => {
      const { rows, columns, rowLevels, columnLevels, weights } = reference.input as unknown as CrosstabCase;
      // The reference leaves out who has not answered both; a table's total has them.
      const isBoth = rows.map((row, line) => rowLevels.includes(row!) && columnLevels.includes(columns[line]!));
      const both = <T>(list: readonly T[]) => list.map((value, line) => (isBoth[line] ? value : null));
      const imported: ImportedColumn[] = [
        { name: 'rows', levels: rowLevels, values: both(rows) },
        { name: 'columns', levels: columnLevels, values: both(columns) },
        ...(weights ? [{ name: 'weights', numbers: weights }] : []),
      ];
      const asked = async (correction: 'none' | 'bonferroni') => {
        const { tables } = await crossOf(imported, keyOf => ({
          ...(weights && { weight: { by: 'variable', variable: keyOf('weights') } }),
          request: {
            rows: [{ variable: keyOf('rows') }],
            banner: [{ variable: keyOf('columns') }],
            measures,
            statistics: [],
            test: { ...defaultCrossRequest.test, correction },
          },
        }));
        return read(tables[0]!);
      };
      const table = await asked('none');
      const corrected = await asked('bonferroni');
      const counts = table.measure('count');
      const [people, ...columnPeople] = table.line('base')!;
      const weighted = weights ? table.line('weightedBase')! : table.line('base')!;
      const lettersOf = (one: typeof table) =>
        plainLetters(spssLetters(one.letters, inBody(one.measure('columnPercent')) as (number | null)[][]));
      const effective = weights ? table.line('effectiveBase')! : table.line('base')!;
      const result = {
        n: people,
        weightedN: weighted[0],
        effectiveN: effective[0],
        counts: inBody(counts),
        unweightedCounts: inBody(table.measure('unweightedCount')),
        rowTotals: inTotal(counts),
        columnTotals: weighted.slice(1),
        unweightedColumnBases: columnPeople,
        effectiveColumnBases: effective.slice(1),
        columnPercent: inBody(table.measure('columnPercent')),
        rowPercent: inBody(table.measure('rowPercent')),
        totalPercent: inBody(table.measure('totalPercent')),
        columnTests: {
          letters: { unadjusted: lettersOf(table), bonferroni: lettersOf(corrected) },
        },
      };
      expect(table.categories).toEqual(rowLevels);
      // The copy weighs in whole millionths: of a weight of 15 that is a thirty-millionth part.
      expect(shown(weights ? { ...reference, tolerance: { abs: 1e-7, rel: 1e-7 } } : reference, result)).toEqual([]);
      const expected = reference.expected as Expected;
      const { value, df, pValue } = expected.effectiveChiSquare ?? expected.chiSquare;
      const said = table.notes.find(text => text.includes('χ²'));
      expect(said).toContain(number(value, 2));
      expect(said).toContain(`(${df})`);
      expect(said).toContain(pValue < 0.001 ? 'p < 0.001' : `p = ${number(pValue, 3)}`);
      expect(said).toContain(number(expected.cramersV, 3));
    },
    120_000,
  );
});

interface Expected {
  readonly chiSquare: { readonly value: number; readonly df: number; readonly pValue: number };
  readonly effectiveChiSquare?: { readonly value: number; readonly df: number; readonly pValue: number };
  readonly cramersV: number;
}

/** Differences in what a table shows; what it does not show (residuals, orders) is the statistics' own to show. */
function shown(reference: ReferenceCase, result: object): string[] {
  const keep = (wanted: unknown, got: unknown): unknown => {
    if (typeof got !== 'object' || got === null || Array.isArray(got)) return wanted;
    return Object.fromEntries(
      Object.entries(got).map(([key, part]) => [key, keep((wanted as Record<string, unknown>)[key], part)]),
    );
  };
  return compareCase({ ...reference, expected: keep(reference.expected, result) }, result);
}

interface MultiCase {
  readonly items: Readonly<Record<string, Numbers>>;
  readonly columns: Cells;
  readonly columnLevels: readonly string[];
}

describe('several answers against one are as R has them', () => {
  it.each(casesOf('multiResponseCrosstab').map(one => [one.name, one] as const))('%s', async (_name, reference) => {
    const { items, columns, columnLevels } = reference.input as unknown as MultiCase;
    const names = Object.keys(items);
    const sets = columns.map((column, line) => {
      const isWhole = column !== null && names.every(name => items[name]![line] !== null);
      return isWhole ? names.filter(name => items[name]![line] === 1) : null;
    });
    const asked = async (correction: 'none' | 'bonferroni') => {
      const { tables } = await crossOf(
        [
          { name: 'items', items: names, sets },
          { name: 'columns', levels: columnLevels, values: columns },
        ],
        keyOf => ({
          request: {
            rows: [{ variable: keyOf('items') }],
            banner: [{ variable: keyOf('columns') }],
            measures,
            statistics: [],
            test: { ...defaultCrossRequest.test, correction },
          },
        }),
      );
      return read(tables[0]!);
    };
    const table = await asked('none');
    const corrected = await asked('bonferroni');
    const [people, ...bases] = table.line('base')!;
    const result = {
      n: people,
      weightedN: people,
      counts: inBody(table.measure('count')),
      columnBases: bases,
      effectiveColumnBases: bases,
      columnPercent: inBody(table.measure('columnPercent')),
      totals: inTotal(table.measure('count')),
      percentOfCases: inTotal(table.measure('columnPercent')),
      columnTests: {
        letters: { unadjusted: plainLetters(table.letters), bonferroni: plainLetters(corrected.letters) },
      },
    };
    expect(shown(reference, result)).toEqual([]);
  });
});

interface RakeCase {
  readonly data: Readonly<Record<string, Cells>>;
  readonly targets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

interface RakeExpected {
  readonly n: number;
  readonly sumWeights: number;
  readonly minWeight: number;
  readonly maxWeight: number;
  readonly effectiveN: number;
  readonly efficiencyPercent: number;
  readonly weightedMargins: RakeCase['targets'];
}

describe('rim weights are as R has them', () => {
  // Where everybody has the same base weight the weights differ by that factor alone; ours have the mean 1.
  it.each(casesOf('rake').map(one => [one.name, one] as const))('%s', async (_name, reference) => {
    const { data, targets } = reference.input as unknown as RakeCase;
    const expected = reference.expected as RakeExpected;
    const names = Object.keys(targets);
    const imported = names.map(name => ({ name, levels: Object.keys(targets[name]!), values: data[name]! }));
    const { tables, weighting } = await crossOf(imported, keyOf => ({
      weight: {
        by: 'rim',
        least: 0.2,
        most: 5,
        targets: names.map(name => ({
          variable: keyOf(name),
          shares: Object.values(targets[name]!).map((share, place) => ({ code: place + 1, share })),
        })),
      },
      request: { rows: names.map(name => ({ variable: keyOf(name) })), measures: ['count', 'unweightedCount'] },
    }));
    const unit = expected.sumWeights / expected.n;
    const margins = Object.fromEntries(
      names.map((name, place) => {
        const table = read(tables[place]!);
        const counts = inTotal(table.measure('count')) as readonly number[];
        return [name, Object.fromEntries(table.categories.map((text, line) => [text, counts[line]! * unit]))];
      }),
    );
    const result = {
      n: weighting!.people,
      effectiveN: weighting!.effective,
      efficiencyPercent: weighting!.efficiency,
      minWeight: weighting!.least * unit,
      maxWeight: weighting!.most * unit,
      converged: weighting!.isConverged,
      weightedMargins: margins,
      sumWeights: (read(tables[0]!).line('weightedBase')![0] ?? 0) * unit,
    };
    expect(shown(reference, result)).toEqual([]);
    expect(weighting!.unplaced).toBe(0);
  });
});

interface WaveCase {
  readonly waves: readonly string[];
  readonly wave: Cells;
  readonly measures: readonly {
    readonly name: string;
    readonly type: 'proportion' | 'mean';
    readonly values: Numbers;
  }[];
  readonly weights?: readonly number[];
}

interface WaveExpected {
  readonly measures: readonly {
    readonly waves: readonly Readonly<
      Record<'n' | 'weightedN' | 'effectiveN' | 'estimate' | 'standardError', number>
    >[];
    readonly comparisons: readonly {
      readonly a: number;
      readonly b: number;
      readonly difference: number;
      readonly pValue: number | null;
    }[];
  }[];
}

describe('waves side by side are as R has them', () => {
  it.each(casesOf('waveComparison').map(one => [one.name, one] as const))('%s', async (_name, reference) => {
    const { waves, wave, measures: measured, weights } = reference.input as unknown as WaveCase;
    const { tables } = await crossOf(
      [
        { name: 'wave', levels: waves, values: wave },
        ...measured.map(
          ({ name, type, values }): ImportedColumn =>
            type === 'mean'
              ? { name, numbers: values }
              : { name, levels: ['0', '1'], values: values.map(value => (value === null ? null : String(value))) },
        ),
        ...(weights ? [{ name: 'weights', numbers: weights }] : []),
      ],
      keyOf => ({
        ...(weights && { weight: { by: 'variable', variable: keyOf('weights') } }),
        request: {
          rows: measured.map(({ name }) => ({ variable: keyOf(name) })),
          banner: [{ variable: keyOf('wave') }],
          statistics: ['mean', 'standardError'],
        },
      }),
    );
    const expected = reference.expected as WaveExpected;
    const result = measured.map(({ type }, place) => {
      const table = read(tables[place]!);
      const line = (id: string) => table.line(weights ? id : 'base')!.slice(1);
      const [people, weighted, effective] = [table.line('base')!.slice(1), line('weightedBase'), line('effectiveBase')];
      const estimates =
        type === 'mean' ? table.line('mean')!.slice(1) : inBody(table.measure('columnPercent'))[1]!.map(asShare);
      const errors = type === 'mean' ? table.line('standardError')!.slice(1) : undefined;
      return {
        waves: waves.map((_wave, at) => ({
          n: people[at],
          weightedN: weighted[at],
          effectiveN: effective[at],
          estimate: estimates[at],
          ...(errors && { standardError: errors[at] }),
        })),
      };
    });
    const wanted = expected.measures.map((measure, place) => ({
      waves: measure.waves.map(({ n, weightedN, effectiveN, estimate, standardError }) => ({
        n,
        weightedN,
        effectiveN,
        estimate,
        ...(measured[place]!.type === 'mean' && { standardError }),
      })),
    }));
    expect(compareCase({ ...reference, expected: wanted }, result)).toEqual([]);
    for (const [place, { comparisons }] of expected.measures.entries()) {
      const table = read(tables[place]!);
      const marks = measured[place]!.type === 'mean' ? table.marks('mean') : table.letters[1]!;
      for (const { a, b, difference, pValue } of comparisons) {
        const [more, less] = difference > 0 ? [b, a] : [a, b];
        const isMarked = marks[more]!.includes(table.columns[less + 1]!.letter!);
        expect([place, a, b, isMarked]).toEqual([place, a, b, pValue !== null && pValue < 0.05]);
      }
    }
  });
});

const asShare = (percent: unknown) => (percent === null ? null : (percent as number) / 100);
