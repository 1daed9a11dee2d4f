import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';
import {
  type CleaningRule,
  type ColumnRequest,
  type ColumnResult,
  type CountRequest,
  compileDerived,
  type DataVariable,
  type GroupBy,
  layRecipes,
  partTexts,
  type Recipe,
  type Row,
  type Value,
  writtenWays,
} from '@wenshu/analysis';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listGroups, type PlainGroup } from '../../../../../packages/analysis/test/plain-groups.ts';
import { randomFilter, randomVariables } from '../../../../../packages/analysis/test/random-filter.ts';
import { randomRecipes, recipeRow, recipeVariables } from '../../../../../packages/analysis/test/random-recipe.ts';
import {
  columnSlowly,
  columnsSlowly,
  countSlowly,
  orderSlowly,
  repeatsSlowly,
  selectSlowly,
  textsSlowly,
} from '../../../../../packages/analysis/test/slow-columns.ts';
import { ruleSlowly, ruleTests } from '../../../../../packages/analysis/test/slow-rules.ts';
import { sampled } from '../../../../../tools/testing/sampled.ts';
import { makeTemporaryFolder } from '../../../../../tools/testing/temporary-folder.ts';
import type { ColumnSource } from './column-source.ts';
import { ColumnsOwner } from './columns-owner.ts';
import { openCopyFile } from './copy-file.repository.ts';
import { RowFiles } from './row-files.ts';

const folder = makeTemporaryFolder('columns');
/** Beyond 16 bits on both sides, and just not: codes that two ways of counting keep differently. */
const farCodes = [null, -(2 ** 31) + 1, -32769, -32768, -1, 7, 32767, 32768, 65535, 440305, 2 ** 31 - 1] as const;
const nearCodes = [null, -32767, -1, 0, 65, 32767] as const;
/** Sets that all have a mask, and some that have none: beyond its bits, below zero, twice. */
const maskedSets = [null, [], [0], [52], [0, 1, 2, 51, 52], [3, 2]] as const;
const oddSets = [[1, 2], [53], [1, 99], [-1], [2, 2], null, [2 ** 31 - 1]] as const;
/** Named like what is derived, and kept like what was answered: a value that a model recorded. */
const recordedKey = 'derived:recorded';
const turned = <T>(values: readonly T[], at: number): T => values[at % values.length]!;
const rows: readonly Row[] = fc.sample(recipeRow, { numRuns: 1_000, seed: 20261115 }).map((row, at) => ({
  ...row,
  far: turned(farCodes, at),
  near: turned(nearCodes, at),
  masked: turned<Row[string]>(maskedSets, at),
  odd: turned<Row[string]>(oddSets, at),
  [recordedKey]: at % 3 === 0 ? null : Math.sin(at) * 4,
}));
const columns = [
  ...recipeVariables,
  ...['far', 'near'].map(key => ({ key, kept: 'code' as const })),
  ...['masked', 'odd'].map(key => ({ key, kept: 'codes' as const })),
  { key: recordedKey, kept: 'number' as const },
];
const source: ColumnSource = {
  glance: async () => ({ history: 'one', seen: '1', asOf: 5, version: '1', hasNews: false }),
  read: (_table, use) =>
    use({
      history: 'one',
      seen: '1',
      asOf: 5,
      shape: {
        version: '1',
        parts: {},
        columns: columns.map(({ key, kept }) => ({ key, kept, from: [], readsOld: false })),
      },
      async *removed() {},
      async *changed(since) {
        if (since === undefined)
          yield rows.map((row, index) => ({
            id: `r${index}`,
            more: {},
            values: columns.map(({ key }) => row[key] ?? null),
          }));
      },
    }),
  listExisting: async tables => tables,
  close: async () => {},
};

let owner: ColumnsOwner;
beforeAll(async () => {
  owner = await ColumnsOwner.start(await openCopyFile({ folder: folder.path, memoryMb: 256, threads: 2 }), source);
});
afterAll(async () => {
  await owner.close();
  folder.remove();
});

const never = new AbortController().signal;
const ask = <R extends ColumnRequest>(request: R) =>
  owner.answer('survey', request, never) as Promise<unknown> as Promise<ColumnResult<R['kind']>>;

const timeZone = fc.constantFrom('Asia/Shanghai', 'America/New_York', 'UTC');
const selection = fc.record({ timeZone, range: randomFilter, filter: randomFilter }, { requiredKeys: ['timeZone'] });
const ofKept = (...kept: readonly string[]) =>
  fc.constantFrom(...randomVariables.filter(variable => kept.includes(variable.kept)).map(({ key }) => key));
const groupBy: fc.Arbitrary<GroupBy> = fc.oneof(
  fc.record({ variable: ofKept('code', 'codes', 'number', 'text', 'texts', 'moment') }),
  fc.record({ variable: ofKept('codes', 'texts'), isEach: fc.constant(true as const) }),
);
const bySelf = (a: PlainGroup, b: PlainGroup) => (JSON.stringify(a.by) < JSON.stringify(b.by) ? -1 : 1);

/** No database tells −0 from 0 when it groups. */
const plainZero = (groups: readonly PlainGroup[]) =>
  groups.map(group => ({ ...group, by: group.by.map(value => (Object.is(value, -0) ? 0 : value)) })).sort(bySelf);

const days = recipeVariables.filter(({ content }) => content === 'date').map(({ key }) => key);

describe('the copy answers like its slow twin', () => {
  it('counts: by any variables, with range, filter and weight', async () => {
    let counted = 0;
    const weight = ofKept('number', 'code');
    const request = fc
      .record({ by: fc.array(groupBy, { maxLength: 3 }), selection, weight: fc.option(weight, { nil: undefined }) })
      .map(({ by, selection: { ...selected }, weight: variable }) => ({
        kind: 'count' as const,
        by,
        ...selected,
        ...(variable && { weight: variable }),
      }));
    await fc.assert(
      fc.asyncProperty(request, async asked => {
        const { groups, asOf } = await ask(asked);
        expect(asOf).toBe(5);
        counted += groups.size;
        expect(plainZero(listGroups(groups))).toEqual(plainZero(countSlowly(rows, asked)));
      }),
      { numRuns: sampled(120) },
    );
    expect(counted).toBeGreaterThan(sampled(500));
  });

  it('takes a recorded value like any number: to filter, to count, to weigh, in columns and in recipes', async () => {
    const filter = { test: 'number' as const, variable: recordedKey, compare: '>' as const, value: 0 };
    const selected = { timeZone: 'UTC', filter };
    const doubled: Recipe = { name: 'D', label: '', make: 'formula', text: '#1 * 2', variables: [recordedKey] };
    const derived = { recipes: { doubled }, missing: {} };
    const positive = rows.filter(
      row => (row[recordedKey] as number | null) !== null && (row[recordedKey] as number) > 0,
    );
    expect(positive.length).toBeGreaterThan(200);
    for (const by of [[], [{ variable: 'near' }], [{ variable: recordedKey }]]) {
      const count = { kind: 'count' as const, by, weight: recordedKey, ...selected };
      expect(plainZero(listGroups((await ask(count)).groups))).toEqual(plainZero(countSlowly(rows, count)));
    }
    const wanted = [{ variable: recordedKey }, { variable: 'derived:doubled' }];
    const { columns: found } = await ask({ kind: 'columns', columns: wanted, derived, ...selected });
    const values = positive.map(row => row[recordedKey] as number).sort();
    expect([...found[0]!].map(Number).sort()).toEqual(values);
    expect([...found[1]!]).toEqual([...found[0]!].map(value => value * 2));
  });

  it('orders by numbers, codes, moments and texts, or how long those are, missing last', async () => {
    const sort = fc.array(
      fc.record(
        {
          variable: ofKept('code', 'number', 'text', 'moment'),
          isDescending: fc.constant(true as const),
          isByLength: fc.constant(true as const),
        },
        { requiredKeys: ['variable'] },
      ),
      { maxLength: 3 },
    );
    const most = fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined });
    await fc.assert(
      fc.asyncProperty(sort, selection, most, async (sorts, selected, only) => {
        const asked = { kind: 'order' as const, sort: sorts, ...selected, ...(only !== undefined && { most: only }) };
        const { rows: found, generation } = await ask(asked);
        const wanted = orderSlowly(rows, randomVariables, asked);
        expect([...found]).toEqual(wanted);
        const page = [...found.slice(0, 20)];
        const { ids } = await ask({ kind: 'ids', generation, rows: page, ...selected });
        expect(ids).toEqual(page.map(place => `r${place}`));
      }),
      { numRuns: sampled(60) },
    );
  });

  it('finds who repeats others in any variables, from so many on, with the first or without', async () => {
    let repeated = 0;
    const asked = fc.record({
      variables: fc.array(ofKept('code', 'codes', 'number', 'text', 'texts', 'moment'), { minLength: 1, maxLength: 3 }),
      sort: fc.array(fc.record({ variable: ofKept('number', 'moment') }), { maxLength: 1 }),
      least: fc.integer({ min: 0, max: 6 }),
      isFirstToo: fc.option(fc.constant(true as const), { nil: undefined }),
      selection,
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ selection: selected, isFirstToo, ...rest }) => {
        const request = { kind: 'repeats' as const, ...rest, ...selected, ...(isFirstToo && { isFirstToo }) };
        const { rows: found } = await ask(request);
        repeated += found.length;
        expect([...found].sort((a, b) => a - b)).toEqual(repeatsSlowly(rows, randomVariables, request));
      }),
      { numRuns: sampled(120) },
    );
    expect(repeated).toBeGreaterThan(sampled(1_000));
  });

  it('rules of cleaning find what their slow twins do', async () => {
    const question = (key: string, keys: readonly string[]) =>
      [key, { key, name: key, title: key, variables: keys.map(one => ({ key: one })) }] as const;
    const data = {
      variables: new Map(recipeVariables.map(variable => [variable.key, variable])),
      questions: new Map([question('grid', ['q1', 'q2']), question('text', ['text']), question('day', ['day'])]),
    };
    const rule = (kind: string, settings: object) => ({ id: 'r', name: 'r', kind, settings, isOn: true });
    const questions = fc.subarray(['grid', 'text', 'day'], { minLength: 1 });
    const rules = fc.oneof(
      fc.integer({ min: 1, max: 2 }).map(leastRows => rule('straight-line', { questions: ['grid'], leastRows })),
      questions.map(keys => rule('duplicate', { by: 'questions', questions: keys })),
      randomFilter.map(filter => rule('contradiction', { filter })),
      fc
        .record({
          ways: fc.subarray([...writtenWays]),
          shorterThan: fc.integer({ min: 1, max: 3 }),
          sharedBy: fc.constantFrom(0, 2, 20),
        })
        .map(settings => rule('gibberish', { questions: ['text'], ...settings })),
      fc.integer({ min: -2, max: 2 }).map(least => rule('out-of-range', { variable: 'number', least, most: 3 })),
    ) as fc.Arbitrary<unknown> as fc.Arbitrary<CleaningRule>;
    const missing = Object.fromEntries(recipeVariables.flatMap(one => (one.missing ? [[one.key, one.missing]] : [])));
    let picked = 0;
    await fc.assert(
      fc.asyncProperty(rules, async one => {
        const found = new Set<number>();
        for (const test of ruleTests(one, { data })!) {
          if (test.by === 'origin') continue;
          const request: ColumnRequest =
            test.by === 'repeats'
              ? {
                  kind: 'repeats',
                  variables: test.variables,
                  least: test.least,
                  sort: [],
                  timeZone: 'UTC',
                  ...(test.isFirstToo && { isFirstToo: true }),
                }
              : {
                  kind: 'columns',
                  columns: [],
                  filter: test.filter,
                  timeZone: 'UTC',
                  derived: { recipes: test.recipes ?? {}, missing, days },
                };
          for (const place of ((await ask(request)) as { readonly rows: Int32Array }).rows) found.add(place);
        }
        picked += found.size;
        expect([...found].sort((a, b) => a - b)).toEqual(ruleSlowly(one, rows, { data, variables: recipeVariables }));
      }),
      { numRuns: sampled(100) },
    );
    expect(picked).toBeGreaterThan(sampled(1_000));
  });

  it('hands out columns with missing as NaN, a code of a set as 1 or 0, and the weights beside them', async () => {
    const columns = [
      { variable: 'q1' },
      { variable: 'number' },
      { variable: 'startedAt' },
      { variable: 'set', code: 2 },
    ];
    await fc.assert(
      fc.asyncProperty(selection, fc.option(ofKept('number', 'code'), { nil: undefined }), async (selected, weight) => {
        const request = { kind: 'columns' as const, columns, ...selected, ...(weight !== undefined && { weight }) };
        const { asOf: _, ...result } = await ask(request);
        expect(result).toEqual(columnsSlowly(rows, request));
      }),
      { numRuns: sampled(40) },
    );
  });

  /** What is derived, and the records with it, as plain functions make them. */
  const derivedRows = (recipes: ReadonlyMap<string, Recipe>) => {
    const derived = layRecipes(recipes, recipeVariables);
    if ('word' in derived) return undefined;
    const missing = Object.fromEntries(recipeVariables.flatMap(one => (one.missing ? [[one.key, one.missing]] : [])));
    return {
      variables: [...derived.variables.values()],
      made: derived.layers.flat().map(({ variable }) => variable),
      whole: rows.map(compileDerived(derived)),
      parts: { recipes: Object.fromEntries(recipes), missing, days },
    };
  };

  it('hands out what people wrote, the newest first, any page of it, within range and filter', async () => {
    let [pages, total] = [0, 0];
    const asked = fc.record({
      variables: fc.array(ofKept('text'), { minLength: 1, maxLength: 3 }),
      offset: fc.option(fc.integer({ min: 0, max: 1_100 }), { nil: undefined }),
      most: fc.integer({ min: 0, max: 40 }),
      selection,
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ variables, offset, most, selection: selected }) => {
        const request = {
          kind: 'texts' as const,
          variables,
          most,
          ...selected,
          ...(offset !== undefined && { offset }),
        };
        const { asOf, total: matching, joined } = await ask(request);
        const written = { total: matching, records: partTexts(joined) };
        expect(asOf).toBe(5);
        pages += written.records.length;
        total += written.total;
        expect(written).toEqual(namedAsHere(textsSlowly(rows, request)));
      }),
      { numRuns: sampled(120) },
    );
    expect(pages).toBeGreaterThan(sampled(200));
    expect(total).toBeGreaterThan(sampled(5_000));
  });

  it('hands out numbers beside what people wrote, of the same records in the same order, and texts no longer than asked for', async () => {
    let [pages, known, weighed, cut] = [0, 0, 0, 0];
    const ofNumbers = fc.record({ variable: ofKept('code', 'number', 'moment') });
    const ofCodes = fc.record({ variable: ofKept('codes'), code: fc.constantFrom(1, 2, 3) });
    const asked = fc.record({
      variables: fc.array(ofKept('text'), { minLength: 1, maxLength: 2 }),
      beside: fc.array(fc.oneof(ofNumbers, ofCodes), { maxLength: 3 }),
      weight: fc.option(ofKept('code', 'number'), { nil: undefined }),
      longest: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
      offset: fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined }),
      most: fc.integer({ min: 0, max: 40 }),
      selection,
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ variables, beside, most, selection: selected, ...rest }) => {
        const { weight, longest, offset } = rest;
        const request = {
          kind: 'texts' as const,
          variables,
          beside,
          most,
          ...selected,
          ...(weight !== undefined && { weight }),
          ...(longest !== undefined && { longest }),
          ...(offset !== undefined && { offset }),
        };
        const { total, joined, numbers, weights } = await ask(request);
        const slowly = textsSlowly(rows, request);
        const records = partTexts(joined);
        expect({ total, records }).toEqual(namedAsHere(slowly));
        expect(numbers).toEqual(slowly.numbers);
        expect(weights).toEqual(slowly.weights);
        pages += records.length;
        known += numbers!.reduce((sum, column) => sum + column.filter(value => !Number.isNaN(value)).length, 0);
        weighed += Number(weights?.some(value => value > 0) ?? false);
        cut += Number(
          longest !== undefined && records.some(({ texts }) => texts.some(text => text?.length === longest)),
        );
      }),
      { numRuns: sampled(120) },
    );
    expect(pages).toBeGreaterThan(sampled(200));
    expect(known).toBeGreaterThan(sampled(200));
    expect(weighed).toBeGreaterThan(sampled(5));
    expect(cut).toBeGreaterThan(sampled(5));
  });

  it('of texts too, a filter may ask for what is derived', async () => {
    let told = 0;
    await fc.assert(
      fc.asyncProperty(randomRecipes, ofKept('text'), async (recipes, variable) => {
        const built = derivedRows(recipes);
        if (!built) return;
        const filter = { test: 'answered' as const, variable: built.made.at(-1)!.key, is: true };
        const request = { kind: 'texts' as const, variables: [variable], most: 30, offset: 5, timeZone: 'UTC', filter };
        const { total, joined } = await ask({ ...request, derived: built.parts });
        const written = { total, records: partTexts(joined) };
        told += written.records.length;
        expect(written).toEqual(namedAsHere(textsSlowly(built.whole, request)));
      }),
      { numRuns: sampled(40) },
    );
    expect(told).toBeGreaterThan(sampled(100));
  });

  /** The slow twin calls records by their places. */
  const namedAsHere = ({ total, records }: ReturnType<typeof textsSlowly>) => ({
    total,
    records: records.map(({ id, texts }) => ({ id: `r${id}`, texts })),
  });

  it('counts, orders and filters by what is derived', async () => {
    let [known, picked] = [0, 0];
    await fc.assert(
      fc.asyncProperty(randomRecipes, timeZone, async (recipes, zone) => {
        const built = derivedRows(recipes);
        if (!built) return;
        const { made, whole, variables, parts } = built;
        const first = made[0]!;
        const filter = { test: 'answered' as const, variable: made.at(-1)!.key, is: true };
        const base = { timeZone: zone, filter, derived: parts };
        const by = made.slice(0, 3).map((variable): GroupBy => ({ variable: variable.key }));
        const { groups } = await ask({ kind: 'count', by, ...base });
        known += groups.size;
        picked += groups.counts.reduce((sum, count) => sum + count, 0);
        expect(plainZero(listGroups(groups))).toEqual(plainZero(countSlowly(whole, { kind: 'count', by, ...base })));
        if (first.kept === 'codes') return;
        const sort = [{ variable: first.key, isDescending: true as const }];
        const { rows: found } = await ask({ kind: 'order', sort, ...base });
        expect([...found]).toEqual(orderSlowly(whole, variables, { kind: 'order', sort, ...base }));
        const { columns, rows: taken } = await ask({ kind: 'columns', columns: [{ variable: first.key }], ...base });
        const signless = (value: number) => value + 0;
        expect([...columns[0]!].map(signless)).toEqual(
          columnSlowly(whole, [...taken], { variable: first.key }).map(signless),
        );
      }),
      { numRuns: sampled(60) },
    );
    expect(known).toBeGreaterThan(sampled(150));
    expect(picked).toBeGreaterThan(sampled(10_000));
  });

  it.each([
    ['in another order than they lie', [{ variable: 'text' }]],
    ['as they lie', []],
  ])('writes whole records into a file that its asker reads and removes, %s', async (_order, sort) => {
    const recipes = new Map<string, Recipe>([
      [
        'd',
        { name: 'd', label: '', make: 'top-box', variable: 'set', codes: [1, 2], labels: { counts: '', rest: '' } },
      ],
    ]);
    const { parts, whole, variables } = derivedRows(recipes)!;
    const range = { test: 'choice' as const, variable: 'q1', is: 'any-of' as const, codes: [1, 2] };
    const selected = { timeZone: 'UTC', range, derived: parts };
    const wanted = variables.map(({ key }) => key);
    const { file, records, asOf } = await ask({ kind: 'file', variables: wanted, sort, ...selected });
    expect(asOf).toBe(5);
    const places = orderSlowly(whole, variables, { kind: 'order', sort, ...selected });
    expect(records).toBe(places.length);
    const files = new RowFiles(folder.path);
    const duck = await (await DuckDBInstance.create(':memory:')).connect();
    const written = files.partsOf(file).map(part => `'${part}'`);
    const read = await duck.runAndReadAll(`select * from read_parquet([${written.join()}])`);
    const cells = (row: Row, list: readonly DataVariable[]) => list.map(({ key }) => row[key] ?? null);
    const plainRow = (row: readonly unknown[]) =>
      row.map(value => (typeof value === 'bigint' ? Number(value) : Object.is(value, -0) ? 0 : value)) as Value[];
    expect(read.getRowsJS().map(plainRow)).toEqual(places.map(place => plainRow(cells(whole[place]!, variables))));
    files.remove(file);
    expect(existsSync(files.pathOf(file))).toBe(false);
  });

  it('sweeps files that nobody removed after a day, and leaves fresh ones', async () => {
    const files = new RowFiles(folder.path);
    const write = () => ask({ kind: 'file', variables: ['q1'], sort: [], timeZone: 'UTC' });
    const [old, fresh] = [await write(), await write()];
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
    utimesSync(files.pathOf(old.file), longAgo, longAgo);
    files.sweep();
    expect(readdirSync(files.folder)).toEqual([fresh.file]);
    files.remove(fresh.file);
    expect(() => files.pathOf('../../etc/passwd')).toThrow();
  });

  it('shows nobody more than their range: neither by counting nor by numbers of rows', async () => {
    const range = { test: 'choice' as const, variable: 'q1', is: 'any-of' as const, codes: [1] };
    const allowed = new Set(selectSlowly(rows, { range, timeZone: 'UTC' }).map(place => `r${place}`));
    const { generation } = await ask({ kind: 'order', sort: [], timeZone: 'UTC' });
    const everybody = rows.map((_row, place) => place);
    const { ids } = await ask({ kind: 'ids', generation, rows: everybody, range, timeZone: 'UTC' });
    expect(ids.filter(id => id !== null && !allowed.has(id))).toEqual([]);
    expect(ids.filter(id => id !== null).length).toBeGreaterThan(10);
    expect((await ask({ kind: 'count', by: [], range, timeZone: 'UTC' })).groups.counts[0]).toBe(allowed.size);
  });
});

/** As it arrives. */
const askedBy = (shared: unknown, requests: unknown, moment?: string) => ({ shared, requests, moment });

type CountPart = Pick<CountRequest, 'timeZone' | 'weight' | 'range'>;

/** Asked together, each is what its slow twin counts. How many groups that were. */
async function expectSlowTwins(part: CountPart, requests: readonly Omit<CountRequest, 'timeZone'>[]): Promise<number> {
  const together = (await owner.answerTogether('survey', askedBy(part, requests), never)) as ColumnResult<'count'>[];
  expect(together).toHaveLength(requests.length);
  for (const [at, request] of requests.entries())
    expect(plainZero(listGroups(together[at]!.groups))).toEqual(plainZero(countSlowly(rows, { ...part, ...request })));
  return together.reduce((sum, { groups }) => sum + groups.size, 0);
}

describe('several requests together', () => {
  it('are answered as each would be alone, whatever they share', async () => {
    const by = fc.array(groupBy, { maxLength: 2 });
    const ask1 = fc.record({ by, filter: randomFilter }, { requiredKeys: ['by'] });
    const asks = fc.array(
      ask1.map(one => ({ kind: 'count' as const, ...one })),
      { minLength: 1, maxLength: 6 },
    );
    const shared = fc.record(
      { timeZone, range: randomFilter, weight: ofKept('number', 'code') },
      { requiredKeys: ['timeZone'] },
    );
    let counted = 0;
    await fc.assert(
      fc.asyncProperty(shared, asks, async (part, requests) => {
        counted += await expectSlowTwins(part, requests);
      }),
      { numRuns: sampled(60) },
    );
    expect(counted).toBeGreaterThan(sampled(300));
  });

  it('with the same banner they are counted by it, whatever its codes are and however much somebody weighs', async () => {
    const asked = fc.record({
      banner: fc.uniqueArray(fc.constantFrom('q1', 'q2', 'near', 'far'), { minLength: 2 }),
      rests: fc.array(fc.array(groupBy, { maxLength: 1 }), { minLength: 2, maxLength: 4 }),
      weight: fc.constantFrom(undefined, 'q2', 'other'),
    });
    let counted = 0;
    await fc.assert(
      fc.asyncProperty(asked, async ({ banner, rests, weight }) => {
        const part = { timeZone: 'UTC', ...(weight && { weight }) };
        const requests = rests.map(by => ({
          kind: 'count' as const,
          by: [...by, ...banner.map(variable => ({ variable }))],
        }));
        counted += await expectSlowTwins(part, requests);
      }),
      { numRuns: sampled(60) },
    );
    expect(counted).toBeGreaterThan(sampled(300));
  });

  it.each(['masked', 'odd'])('the set %s is counted by each of its codes and as a whole at once', async variable => {
    const request = {
      kind: 'count' as const,
      timeZone: 'UTC',
      by: [{ variable, isEach: true as const }, { variable }],
    };
    const { groups } = await ask(request);
    expect(groups.size).toBeGreaterThan(3);
    expect(plainZero(listGroups(groups))).toEqual(plainZero(countSlowly(rows, request)));
  });

  it('sets are counted by each of their codes, whether they fit into a mask or not', async () => {
    const asked = fc.record({
      sets: fc.array(fc.constantFrom('masked', 'odd', 'set'), { minLength: 1, maxLength: 4 }),
      banner: fc.subarray(['q1', 'near', 'far']),
      twice: fc.boolean(),
      weight: fc.constantFrom(undefined, 'q2', 'other'),
      filter: fc.option(fc.constantFrom('masked', 'odd', 'set'), { nil: undefined }),
    });
    let counted = 0;
    await fc.assert(
      fc.asyncProperty(asked, async ({ sets, banner, twice, weight, filter }) => {
        const range = filter && { test: 'answered' as const, variable: filter, is: true };
        const part = { timeZone: 'UTC', ...(weight && { weight }), ...(range && { range }) };
        const requests = sets.map(variable => ({
          kind: 'count' as const,
          by: [
            { variable, isEach: true as const },
            ...(twice ? [{ variable: 'masked', isEach: true as const }] : []),
            ...banner.map(one => ({ variable: one })),
          ],
        }));
        counted += await expectSlowTwins(part, requests);
      }),
      { numRuns: sampled(60) },
    );
    expect(counted).toBeGreaterThan(sampled(300));
  });

  it('what is derived for all of them is there for each, and nobody gets past the range that they share', async () => {
    const recipes = {
      box: { name: 'box', label: '', make: 'top-box', variable: 'q1', codes: [1], labels: { counts: '1', rest: '0' } },
    };
    const range = { test: 'choice', variable: 'q1', is: 'any-of', codes: [1, 2] } as const;
    const shared = { timeZone: 'UTC', range, derived: { recipes, missing: {} } };
    const wider = {
      kind: 'count',
      by: [{ variable: 'derived:box' }],
      range: { test: 'answered', variable: 'q1', is: true },
    };
    const [first] = (await owner.answerTogether('survey', askedBy(shared, [wider]), never)) as ColumnResult<'count'>[];
    const seen = first!.groups.counts.reduce((sum, count) => sum + count, 0);
    expect(seen).toBe(selectSlowly(rows, { range, timeZone: 'UTC' }).length);
    expect(
      listGroups(first!.groups)
        .map(({ by }) => by[0])
        .toSorted(),
    ).toEqual([0, 1]);
  });

  it('tell which of them cannot be answered', async () => {
    const fine = { kind: 'count', by: [] };
    const wrong = { kind: 'count', by: [{ variable: 'nowhere' }] };
    await expect(
      owner.answerTogether('survey', askedBy({ timeZone: 'UTC' }, [fine, wrong]), never),
    ).rejects.toMatchObject({
      word: 'variable-unknown',
      variable: 'nowhere',
      at: 1,
    });
    for (const [shared, asked] of [
      [null, []],
      [{ timeZone: 'UTC' }, { length: 3 }],
      [{ timeZone: 'UTC' }, [null]],
    ])
      await expect(owner.answerTogether('survey', askedBy(shared, asked), never)).rejects.toMatchObject({
        word: 'not-readable',
      });
    const many = Array(3_001).fill(fine);
    await expect(owner.answerTogether('survey', askedBy({ timeZone: 'UTC' }, many), never)).rejects.toMatchObject({
      word: 'too-long',
    });
  });

  // While a statement is planned as well as while it runs.
  it.each([1, 5, 10, 20, 40, 100])('are broken off together when whoever asked hangs up after %i ms', async ms => {
    const gone = new AbortController();
    const endless = { kind: 'count', by: Array(12).fill({ variable: 'set', isEach: true }) };
    const asked = owner.answerTogether(
      'survey',
      askedBy({ timeZone: 'UTC' }, [endless, endless, endless]),
      gone.signal,
    );
    setTimeout(() => gone.abort(), ms);
    await expect(asked).rejects.toMatchObject({ word: 'cancelled' });
    expect((await ask({ kind: 'count', by: [], timeZone: 'UTC' })).groups.counts[0]).toBe(rows.length);
  });

  /** A table that has one record more whenever it is read, and nothing new when a glance says so. */
  async function withGrowing(
    work: (another: ColumnsOwner, growing: { reads: number; glances: number; hasNews: boolean }) => Promise<void>,
  ): Promise<void> {
    const counted = { reads: 0, glances: 0, hasNews: true };
    const growing: ColumnSource = {
      ...source,
      async glance() {
        counted.glances++;
        const asOf = counted.reads + counted.glances / 1_000;
        return { history: 'one', seen: String(asOf), asOf, version: '1', hasNews: counted.hasNews };
      },
      read: (_table, use) =>
        source.read('survey', reading => {
          const asOf = ++counted.reads;
          return use({
            ...reading,
            asOf,
            seen: String(asOf),
            // Each look finds one more.
            async *changed() {
              yield [{ id: `r${asOf}`, more: {}, values: recipeVariables.map(({ key }) => rows[0]![key] ?? null) }];
            },
          });
        }),
    };
    const elsewhere = makeTemporaryFolder('columns-growing');
    const file = await openCopyFile({ folder: elsewhere.path, memoryMb: 256, threads: 2 });
    const another = await ColumnsOwner.start(file, growing);
    try {
      await work(another, counted);
    } finally {
      await another.close();
      elsewhere.remove();
    }
  }

  const total = { kind: 'count', by: [] };
  const askThem = async (of: ColumnsOwner, many: number, moment?: string) =>
    (await of.answerTogether(
      'survey',
      askedBy({ timeZone: 'UTC' }, Array(many).fill(total), moment),
      never,
    )) as ColumnResult<'count'>[];

  it('are of one moment, however many records come meanwhile', () =>
    withGrowing(async another => {
      let isOver = false;
      const others = (async () => {
        while (!isOver) await another.answer('survey', { ...total, timeZone: 'UTC' }, never);
      })();
      try {
        const seen = new Set<number>();
        for (let turn = 0; turn < 15; turn++) {
          const together = await askThem(another, 20);
          const [first] = together;
          const count = first!.groups.counts[0]!;
          expect(together.map(({ groups, asOf }) => [groups.counts[0], asOf])).toEqual(
            together.map(() => [count, first!.asOf]),
          );
          // One came with every look, so it is of the very look that its moment names.
          expect(count).toBe(first!.asOf);
          seen.add(count);
        }
        expect(seen.size).toBeGreaterThan(10);
      } finally {
        isOver = true;
        await others;
      }
    }));

  it('are told the moment of a look that found nothing new, and nothing is read for it', () =>
    withGrowing(async (another, growing) => {
      const [first] = await askThem(another, 1);
      expect([first!.asOf, growing.reads]).toEqual([1, 1]);
      growing.hasNews = false;
      const [second] = await askThem(another, 1);
      expect([second!.asOf, growing.reads, growing.glances]).toEqual([1.001, 1, 1]);
      expect(second!.moment).toBe(first!.moment);
    }));

  it('are answered from the records of an earlier answer, or not at all', () =>
    withGrowing(async (another, growing) => {
      const [first] = await askThem(another, 1);
      // Nobody looks whether there are others: the same are asked for.
      const again = await askThem(another, 3, first!.moment);
      expect(again.map(({ groups, moment }) => [groups.counts[0], moment])).toEqual(Array(3).fill([1, first!.moment]));
      expect([growing.reads, growing.glances]).toEqual([1, 0]);
      await askThem(another, 1);
      await expect(askThem(another, 1, first!.moment)).rejects.toMatchObject({ word: 'moved-on' });
      const [newest] = await askThem(another, 1);
      expect((await askThem(another, 1, newest!.moment))[0]!.groups.counts[0]).toBe(3);
    }));
});

it('a table that is wider than its memory gets more of it', async () => {
  const wide = Array.from({ length: 8_000 }, (_, at) => ({ key: `w${at}`, kept: 'code' as const }));
  const elsewhere = makeTemporaryFolder('columns-wide');
  const another = await ColumnsOwner.start(await openCopyFile({ folder: elsewhere.path, memoryMb: 128, threads: 2 }), {
    ...source,
    read: (_table, use) =>
      source.read('survey', reading =>
        use({
          ...reading,
          shape: { version: '1', parts: {}, columns: wide.map(one => ({ ...one, from: [], readsOld: false })) },
          async *changed() {
            yield [{ id: 'r', more: {}, values: wide.map((_, at) => at) }];
          },
        }),
      ),
  });
  try {
    const by = [{ variable: 'w7999' }];
    const { groups } = (await another.answer('survey', { kind: 'count', by, timeZone: 'UTC' }, never)) as never as {
      readonly groups: { readonly by: readonly [Int32Array] };
    };
    expect([...groups.by[0]]).toEqual([7999]);
  } finally {
    await another.close();
    elsewhere.remove();
  }
}, 180_000);

describe('a request is data, and checked', () => {
  const base = { timeZone: 'UTC' };
  const refused: readonly (readonly [string, unknown, string])[] = [
    ['nothing', null, 'not-readable'],
    ['SQL', 'select 1', 'not-readable'],
    ['an unknown kind', { kind: 'drop', ...base }, 'not-readable'],
    ['a kind that every object has', { kind: 'toString', ...base }, 'not-readable'],
    ['an unknown variable', { kind: 'count', by: [{ variable: 'c1; drop table x' }], ...base }, 'variable-unknown'],
    ['a weight that is a text', { kind: 'count', by: [], weight: 'text', ...base }, 'not-supported'],
    ['each of a single choice', { kind: 'count', by: [{ variable: 'q1', isEach: true }], ...base }, 'not-supported'],
    ['sorting by a set', { kind: 'order', sort: [{ variable: 'set' }], ...base }, 'not-supported'],
    ['so many that are no number', { kind: 'order', sort: [], most: '1; drop table x', ...base }, 'not-readable'],
    ['a column of texts', { kind: 'columns', columns: [{ variable: 'text' }], ...base }, 'not-supported'],
    ['a code that is SQL', { kind: 'columns', columns: [{ variable: 'set', code: '1)' }], ...base }, 'not-readable'],
    ['rows that are no numbers', { kind: 'ids', generation: 'x', rows: ['1] or true'], ...base }, 'not-readable'],
    ['no time zone', { kind: 'describe' }, 'time-zone-unknown'],
    ['a time zone of nowhere', { kind: 'describe', timeZone: 'Mars' }, 'time-zone-unknown'],
    ['a bad filter', { kind: 'describe', ...base, filter: { all: [] } }, 'empty'],
    ['a bad range', { kind: 'describe', ...base, range: { test: 'x' } }, 'not-readable'],
    ['a file of something unknown', { kind: 'file', variables: ['x'], sort: [], ...base }, 'variable-unknown'],
    ['texts of nothing', { kind: 'texts', variables: [], most: 5, ...base }, 'not-readable'],
    ['texts of something unknown', { kind: 'texts', variables: ['x'], most: 5, ...base }, 'variable-unknown'],
    ['texts of a choice', { kind: 'texts', variables: ['q1'], most: 5, ...base }, 'not-supported'],
    ['texts of too much', { kind: 'texts', variables: Array(501).fill('text'), most: 5, ...base }, 'too-long'],
    ['more texts than fit', { kind: 'texts', variables: ['text'], most: 100_001, ...base }, 'not-readable'],
    ['a number of texts that is SQL', { kind: 'texts', variables: ['text'], most: '5; drop', ...base }, 'not-readable'],
    ['letters without end', { kind: 'texts', variables: ['text'], most: 5, longest: 1e9, ...base }, 'not-readable'],
    [
      'letters that are SQL',
      { kind: 'texts', variables: ['text'], most: 5, longest: '1) --', ...base },
      'not-readable',
    ],
    [
      'a text beside texts',
      { kind: 'texts', variables: ['text'], most: 5, beside: [{ variable: 'text' }], ...base },
      'not-supported',
    ],
    [
      'texts weighed with a text',
      { kind: 'texts', variables: ['text'], most: 5, beside: [], weight: 'text', ...base },
      'not-supported',
    ],
    ['a negative place', { kind: 'texts', variables: ['text'], most: 5, offset: -1, ...base }, 'not-readable'],
    ['a place that is SQL', { kind: 'texts', variables: ['text'], most: 5, offset: '0) --', ...base }, 'not-readable'],
    [
      'a recipe that is none',
      { kind: 'describe', ...base, derived: { recipes: { a: 1 }, missing: {} } },
      'not-readable',
    ],
    [
      'days that are no keys',
      { kind: 'describe', ...base, derived: { recipes: {}, missing: {}, days: [1] } },
      'not-readable',
    ],
    [
      'missing codes that are SQL',
      { kind: 'describe', ...base, derived: { recipes: {}, missing: { q1: ['1) or (true'] } } },
      'not-readable',
    ],
    ['too many groups', { kind: 'count', by: Array(13).fill({ variable: 'q1' }), ...base }, 'too-long'],
    ['numbers of another copy', { kind: 'ids', generation: 'other', rows: [1], ...base }, 'renewed'],
  ];
  it.each(refused)('refuses %s', async (_what, request, word) => {
    await expect(owner.answer('survey', request, never)).rejects.toMatchObject({ word });
  });

  it('is broken off when whoever asked hangs up, and others are answered', async () => {
    const gone = new AbortController();
    // Every combination of twelve: it would take until the next day.
    const by = Array(12).fill({ variable: 'set', isEach: true });
    const endless = owner.answer('survey', { kind: 'count', by, ...base }, gone.signal);
    setTimeout(() => gone.abort(), 100);
    await expect(endless).rejects.toMatchObject({ word: 'cancelled' });
    const { groups } = await ask({ kind: 'count', by: [], ...base });
    expect(groups.counts[0]).toBe(rows.length);
  });

  it('is over at once when whoever asked has gone', async () => {
    const gone = new AbortController();
    gone.abort();
    const asked = { kind: 'count', by: [], ...base };
    await expect(owner.answer('survey', asked, gone.signal)).rejects.toMatchObject({ word: 'cancelled' });
  });
});
