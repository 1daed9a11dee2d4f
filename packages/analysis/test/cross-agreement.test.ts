import { adjustPValues, crosstab, distributions } from '@wenshu/statistics';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type BannerBlock,
  type CrossRequest,
  compileFilter,
  crossKind,
  crossMeasures,
  type DataVariable,
  type Filter,
  type Head,
  leafHeads,
  type Row,
  type Table,
} from '../src/index.ts';
import { presentSlowly, runSlowly, type SlowData } from './run-kind.ts';

const categories = (...codes: readonly number[]) => codes.map(code => ({ code, label: `option ${code}` }));
/** A scale with "don't know", codes with one that was retired, sets, the second round of a loop, a number, and codes that have no categories. */
const variables: readonly DataVariable[] = [
  {
    key: 'scale',
    name: 'Q1',
    label: 'scale',
    kept: 'code',
    measure: 'ordinal',
    questionId: 'a',
    missing: [-1],
    categories: categories(1, 2, 3, 4, -1),
  },
  {
    key: 'code',
    name: 'Q2',
    label: 'code',
    kept: 'code',
    measure: 'nominal',
    questionId: 'b',
    categories: categories(1, 2, 3, 9),
  },
  {
    key: 'set',
    name: 'Q3',
    label: 'set',
    kept: 'codes',
    measure: 'nominal',
    questionId: 'c',
    categories: categories(1, 2, 3, 9),
  },
  {
    key: 'other',
    name: 'Q4',
    label: 'other set',
    kept: 'codes',
    measure: 'nominal',
    questionId: 'd',
    categories: categories(1, 2),
  },
  {
    key: 'round',
    name: 'Q5_2',
    label: 'round 2',
    kept: 'code',
    measure: 'nominal',
    questionId: 'e',
    categories: categories(1, 2),
    loop: { key: 'Q5', round: { id: 'r2', label: 'two' } as never },
  },
  { key: 'number', name: 'Q6', label: 'number', kept: 'number', measure: 'scale', questionId: 'f' },
  { key: 'language', name: 'fact_language', label: 'language', kept: 'code', measure: 'nominal' },
  { key: 'weight', name: 'w', label: 'weight', kept: 'number', measure: 'scale' },
];

const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 6, nil: null });
const codes = fc.constantFrom(1, 1, 2, 2, 3, 9);
const sets = fc.uniqueArray(codes, { maxLength: 3 });
const record: fc.Arbitrary<Row> = fc
  .record({
    scale: orNull(fc.constantFrom(1, 2, 3, 4, 4, -1)),
    code: orNull(codes),
    set: orNull(sets),
    other: orNull(fc.uniqueArray(fc.constantFrom(1, 2), { maxLength: 2 })),
    round: orNull(fc.constantFrom(1, 2)),
    number: orNull(fc.constantFrom(0, 1.5, 3, -2)),
    language: orNull(fc.constantFrom(7, 8)),
    weight: orNull(fc.constantFrom(0, 0.2, 1, 1, 1.25, 5)),
  })
  // Who is satisfied chooses the first option more often: there is something to find.
  .map(row => (row.scale === 4 ? { ...row, code: 1, set: row.set && [...new Set([1, ...row.set])] } : row));

/** With a code that every question has. */
const net = fc.record({
  name: fc.constant('net'),
  codes: fc.constantFrom([1], [2], [1, 2], [2, 3], [1, 9], [1, 2, 3]),
});
const shown = {
  nets: fc.array(net, { maxLength: 2 }),
  hidden: fc.uniqueArray(fc.constantFrom(1, 2), { maxLength: 1 }),
};
const bannerKeys = ['scale', 'code', 'set', 'other', 'round', 'language'];
const filter: fc.Arbitrary<Filter> = fc.constantFrom<Filter[]>(
  { test: 'choice', variable: 'code', is: 'any-of', codes: [1, 2] },
  { not: { test: 'choice', variable: 'set', is: 'all-of', codes: [1, 2] } },
  { test: 'number', variable: 'number', compare: '>', value: 1 },
);
/** Blocks of different questions, up to three deep. */
function blocks(around: readonly string[], depth: number): fc.Arbitrary<readonly BannerBlock[]> {
  const free = bannerKeys.filter(key => !around.includes(key));
  return fc
    .uniqueArray(fc.constantFrom(...free), { minLength: depth === 0 ? 0 : 1, maxLength: depth === 0 ? 3 : 2 })
    .chain(keys =>
      fc.tuple(
        ...keys.map(variable => {
          const within: fc.Arbitrary<readonly BannerBlock[]> =
            depth === 2
              ? fc.constant([])
              : fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, blocks([...around, variable], depth + 1));
          return fc.record({ variable: fc.constant(variable), ...shown, within }, { requiredKeys: ['variable'] });
        }),
      ),
    );
}
const rowKeys = ['scale', 'code', 'set', 'other', 'round', 'number', 'language'];
const request: fc.Arbitrary<CrossRequest> = fc.record({
  rows: fc.array(
    fc.record(
      {
        variable: fc.constantFrom(...rowKeys),
        ...shown,
        sort: fc.constantFrom('descending' as const, 'ascending' as const),
        filter,
      },
      { requiredKeys: ['variable'] },
    ),
    { minLength: 1, maxLength: 3 },
  ),
  banner: blocks([], 0),
  measures: fc.constant(crossMeasures),
  statistics: fc.constant(['mean', 'deviation'] as const),
  test: fc.record({
    letters: fc.constant(true),
    chiSquare: fc.constant(true),
    level: fc.constantFrom(0.9, 0.95),
    correction: fc.constantFrom('none', 'bonferroni', 'fdr'),
    leastBase: fc.constantFrom(2, 5, 10),
  }),
  look: fc.record({ isTransposed: fc.boolean(), heat: fc.boolean(), charts: fc.constant(false) }),
}) as fc.Arbitrary<CrossRequest>;

const data: fc.Arbitrary<SlowData> = fc
  .record(
    {
      rows: fc.oneof(fc.array(record, { maxLength: 6 }), {
        weight: 4,
        arbitrary: fc.array(record, { minLength: 80, maxLength: 120 }),
      }),
      filter,
      weight: fc.constant('weight'),
    },
    { requiredKeys: ['rows'] },
  )
  .map(made => ({ ...made, variables }));

const passes = (one: Filter | undefined) => (one ? compileFilter(one, { timeZone: 'UTC' }) : () => true);
const close = (got: number | null, want: number | null, what: string) => {
  if (want === null || got === null) expect(got, what).toBe(want);
  else expect(Math.abs(got - want), what).toBeLessThan(1e-7 * Math.max(1, Math.abs(want)));
};

interface Found {
  readonly found: readonly { readonly row: Row; readonly weight: number }[];
  readonly people: number;
  readonly weighted: number;
  readonly squares: number;
  readonly effective: number;
}

/** A table worked out record by record, from what its heads say stands behind them. */
class Naive {
  readonly rows: Found['found'];
  readonly #known = new Map<string, Found>();

  constructor({ rows, filter: all, weight }: SlowData) {
    const weightOf = (row: Row) => (weight === undefined ? 1 : Math.max(0, (row[weight] as number | null) ?? 0));
    // Who weighs nothing is in no base.
    this.rows = rows
      .filter(passes(all))
      .map(row => ({ row, weight: weightOf(row) }))
      .filter(one => one.weight > 0);
  }

  of(...filters: readonly (Filter | undefined)[]): Found {
    const name = JSON.stringify(filters);
    const known = this.#known.get(name) ?? this.#find(filters);
    this.#known.set(name, known);
    return known;
  }

  #find(filters: readonly (Filter | undefined)[]): Found {
    const tests = filters.map(passes);
    const found = this.rows.filter(({ row }) => tests.every(test => test(row)));
    const weighted = found.reduce((sum, { weight }) => sum + weight, 0);
    const squares = found.reduce((sum, { weight }) => sum + weight ** 2, 0);
    return { found, people: found.length, weighted, squares, effective: squares > 0 ? weighted ** 2 / squares : 0 };
  }
}

const part = (of: number, all: number) => (all > 0 ? (100 * of) / all : null);

interface Sides {
  readonly lines: readonly Head[];
  readonly columns: readonly Head[];
  readonly cellAt: (line: number, column: number) => Table['cells'][number][number];
}

function sidesOf(table: Table, isTransposed: boolean): Sides {
  const [rows, columns] = [table.rows, table.columns].map(heads => leafHeads(heads).map(({ head }) => head));
  return isTransposed
    ? { lines: columns!, columns: rows!, cellAt: (line, column) => table.cells[column]![line]! }
    : { lines: rows!, columns: columns!, cellAt: (line, column) => table.cells[line]![column]! };
}

/** Letters of the columns below each, by tests written down as the textbook has them. */
function lettersOf(
  columns: readonly Head[],
  { alpha, correction }: { alpha: number; correction: CrossRequest['test']['correction'] },
  compare: (a: Head, b: Head) => { readonly difference: number; readonly p: number } | undefined,
): readonly string[] {
  const letters = columns.map(() => [] as string[]);
  for (const group of new Set(columns.flatMap(({ compare: name }) => (name === undefined ? [] : [name])))) {
    const places = columns.flatMap((head, place) => (head.compare === group ? [place] : []));
    const pairs = places.flatMap((a, i) =>
      places.slice(i + 1).flatMap(b => {
        const tested = compare(columns[a]!, columns[b]!);
        return tested ? [{ a, b, ...tested }] : [];
      }),
    );
    const adjusted = adjustPValues(pairs.map(({ p }) => p));
    pairs.forEach(({ a, b, difference, p }, place) => {
      const used = { none: p, bonferroni: adjusted.bonferroni[place]!, fdr: adjusted.fdr[place]! }[correction];
      if (!(used < alpha) || difference === 0) return;
      if (difference > 0) letters[a]!.push(columns[b]!.letter!);
      else letters[b]!.push(columns[a]!.letter!);
    });
  }
  return letters.map(found => found.sort().join(''));
}

/** Of shares of so many people, rounded to whole ones: all tables with these margins that are no likelier. */
function fisher(share: number, base: number, other: number, otherBase: number): number {
  const [n, m] = [Math.round(base), Math.round(otherBase)];
  const [a, b] = [Math.round(share * n), Math.round(other * m)];
  const choose = (of: number, count: number): number => {
    let ways = count < 0 || count > of ? 0 : 1;
    for (let at = 0; at < count; at++) ways *= (of - at) / (count - at);
    return ways;
  };
  const chance = (k: number) => (choose(n, k) * choose(m, a + b - k)) / choose(n + m, a + b);
  let sum = 0;
  for (let k = 0; k <= Math.min(n, a + b); k++) if (chance(k) <= chance(a) * (1 + 1e-7)) sum += chance(k);
  return sum;
}

/** How many standard errors a cell is from what it would be if the column were like everybody. */
function residual(cell: Found, { line, column, total }: Readonly<Record<'line' | 'column' | 'total', Found>>) {
  const expected = (line.weighted * column.weighted) / total.weighted;
  const spread = expected * (1 - line.weighted / total.weighted) * (1 - column.weighted / total.weighted);
  if (!(spread > 1e-9)) return null;
  return ((cell.weighted - expected) / Math.sqrt(spread)) * Math.sqrt(total.effective / total.weighted);
}

const sorted = (letters: string | undefined) => [...(letters ?? '')].sort().join('');

it('a cross table is what its records say one by one: filters, weights, sets, nets, nests, retired options, loops', () => {
  let [cells, lettered, overlapping, tested] = [0, 0, 0, 0];
  fc.assert(
    fc.property(request, data, (asked, given) => {
      const problem = crossKind.check(asked, new Map(variables.map(one => [one.key, one])));
      // Nested blocks may come to more columns than a table takes; nothing else is wrong with random ones.
      if (problem) expect(problem).toMatchObject({ word: 'too-many', slot: 'banner' });
      fc.pre(!problem);
      const naive = new Naive(given);
      const exhibits = presentSlowly(crossKind, asked, given, 'en') as readonly Table[];
      const result = runSlowly(crossKind, asked, given);
      asked.rows.forEach((row, index) => {
        const table = exhibits[index]!;
        const { lines, columns, cellAt } = sidesOf(table, asked.look.isTransposed);
        const answered = lines[0]!.drill!;
        const total = naive.of(answered);
        expect(table.source.base.people).toBe(total.people);
        const bases = columns.map(({ drill }) => naive.of(answered, drill));
        for (const [column, head] of columns.entries())
          expect(head.base?.people, head.text).toBe(bases[column]!.people);
        const share = (line: Head, head: Head) => {
          const base = naive.of(answered, head.drill);
          return base.weighted > 0 ? naive.of(line.drill, head.drill, answered).weighted / base.weighted : null;
        };
        const alpha = { 0.9: 0.1, 0.95: 0.05, 0.99: 0.01 }[asked.test.level];
        const compared = { alpha, correction: asked.test.correction };
        const leastBase = asked.test.leastBase!;
        lines.forEach((line, place) => {
          if (line.role === 'category' || line.role === 'net') {
            const whole = naive.of(line.drill, answered);
            columns.forEach((head, column) => {
              const found = naive.of(line.drill, head.drill, answered);
              const base = bases[column]!;
              const [here, all] = [part(found.weighted, base.weighted), part(whole.weighted, total.weighted)];
              const values = [
                ...[here, part(found.weighted, whole.weighted), part(found.weighted, total.weighted)],
                ...[found.weighted, found.people],
                here === null || !all ? null : (100 * here) / all,
                residual(found, { line: whole, column: base, total }),
              ];
              for (const [measure, value] of values.entries())
                close(
                  cellAt(place, column).values[measure]!,
                  base.people === 0 ? null : value,
                  `${line.text} × ${head.text}: ${crossMeasures[measure]}`,
                );
              cells++;
            });
            const letters = lettersOf(columns, compared, (a, b) => {
              const [pa, pb] = [share(line, a), share(line, b)];
              const [ba, bb] = [naive.of(answered, a.drill), naive.of(answered, b.drill)];
              if (pa === null || pb === null || Math.min(ba.effective, bb.effective) < leastBase) return undefined;
              const both = naive.of(answered, a.drill, b.drill);
              if (both.people > 0) overlapping++;
              const pooled = (ba.effective * pa + bb.effective * pb) / (ba.effective + bb.effective);
              const apart = 1 / ba.effective + 1 / bb.effective - (2 * both.squares) / (ba.weighted * bb.weighted);
              if (!(apart > 1e-10)) return undefined;
              if (Math.max(pa, pb) === 0 || Math.min(pa, pb) > 1 - 1e-12) return undefined;
              if (Math.abs(pa - pb) < 1e-12) return { difference: 0, p: 1 };
              const expected = Math.min(ba.effective, bb.effective) * Math.min(pooled, 1 - pooled);
              if (expected < 5) return { difference: pa - pb, p: fisher(pa, ba.effective, pb, bb.effective) };
              const z = (pa - pb) / Math.sqrt(pooled * (1 - pooled) * apart);
              return { difference: pa - pb, p: 2 * (1 - distributions.normalCdf(Math.abs(z))) };
            });
            columns.forEach((head, column) => {
              if (letters[column] !== '') lettered++;
              expect(sorted(cellAt(place, column).letters), `${line.text} × ${head.text}`).toBe(letters[column]);
            });
          }
          if (line.id === 'mean') {
            const missing = variables.find(({ key }) => key === row.variable)!.missing ?? [];
            const valued = (...filters: readonly (Filter | undefined)[]) => {
              const known = naive.of(answered, ...filters).found.flatMap(one => {
                const x = one.row[row.variable] as number;
                return missing.includes(x) ? [] : [{ x, weight: one.weight }];
              });
              const weighted = known.reduce((sum, { weight }) => sum + weight, 0);
              const squares = known.reduce((sum, { weight }) => sum + weight ** 2, 0);
              const mean = known.reduce((sum, { x, weight }) => sum + x * weight, 0) / weighted;
              return { known, weighted, squares, mean, effective: weighted ** 2 / squares };
            };
            columns.forEach((head, column) => {
              const { mean, weighted } = valued(head.drill);
              close(cellAt(place, column).values[0]!, weighted > 0 ? mean : null, `mean of ${head.text}`);
            });
            const letters = lettersOf(columns, compared, (a, b) => {
              const [va, vb, both] = [valued(a.drill), valued(b.drill), valued(a.drill, b.drill)];
              if (!(va.effective >= leastBase && vb.effective >= leastBase)) return undefined;
              const spread = (of: typeof va, around: number, other: number) => {
                const sum = of.known.reduce((sofar, { x, weight }) => sofar + weight * (x - around) * (x - other), 0);
                return (sum / of.weighted) * (of.effective > 1 ? of.effective / (of.effective - 1) : 1);
              };
              const [ea, eb] = [va, vb].map(one => spread(one, one.mean, one.mean) / one.effective) as [number, number];
              const shared =
                both.weighted > 0 ? (spread(both, va.mean, vb.mean) * both.squares) / (va.weighted * vb.weighted) : 0;
              if (!(ea + eb > 1e-10)) {
                const difference = Math.abs(va.mean - vb.mean) < 1e-9 ? 0 : va.mean - vb.mean;
                return { difference, p: difference === 0 ? 1 : fisher(1, va.effective, 0, vb.effective) };
              }
              if (!(ea + eb - 2 * shared > 1e-10 * (ea + eb))) return undefined;
              const t = (va.mean - vb.mean) / Math.sqrt(ea + eb - 2 * shared);
              const df = (ea + eb) ** 2 / (ea ** 2 / (va.effective - 1) + eb ** 2 / (vb.effective - 1));
              return { difference: Math.abs(t) < 1e-9 ? 0 : t, p: 2 * (1 - distributions.tCdf(Math.abs(t), df)) };
            });
            columns.forEach((head, column) => {
              expect(sorted(cellAt(place, column).letters), `mean × ${head.text}`).toBe(letters[column]);
            });
          }
        });
        for (const { path, chiSquare } of result.tables[index]!.independence) {
          const keys = pathsOf(asked.banner)[path]!;
          const people = naive
            .of(answered)
            .found.filter(({ row: one, weight }) => weight > 0 && keys.every(key => one[key] != null));
          if (people.length === 0) continue;
          const names = (of: readonly string[]) => [...new Set(of)];
          const left = people.map(({ row: one }) => String(one[row.variable]));
          const right = people.map(({ row: one }) => keys.map(key => one[key]).join(' '));
          const raw = crosstab({
            rows: left,
            columns: right,
            rowLevels: names(left),
            columnLevels: names(right),
            weights: people.map(({ weight }) => weight),
            settings: { alpha: 0.05, testBase: 'effective', missing: 'exclude' },
          });
          tested++;
          close(chiSquare?.value ?? null, raw.effectiveChiSquare?.value ?? null, 'chi-square');
        }
      });
    }),
    { numRuns: 60 },
  );
  expect(cells).toBeGreaterThan(500);
  // Random numbers differ seldom.
  expect(lettered).toBeGreaterThan(0);
  expect(overlapping).toBeGreaterThan(50);
  expect(tested).toBeGreaterThan(10);
});

const pathsOf = (list: readonly BannerBlock[]): readonly (readonly string[])[] =>
  list.flatMap(({ variable, within = [] }) =>
    within.length === 0 ? [[variable]] : pathsOf(within).map(path => [variable, ...path]),
  );
