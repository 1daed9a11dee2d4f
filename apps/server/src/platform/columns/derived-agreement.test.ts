import { DuckDBInstance } from '@duckdb/node-api';
import {
  type ColumnOf,
  compileDerived,
  compileFilter,
  type DataVariable,
  derivedFrom,
  type Filter,
  filterSql,
  type Kept,
  layRecipes,
  type Row,
} from '@wenshu/analysis';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomRecipes, recipeRow, recipeVariables } from '../../../../../packages/analysis/test/random-recipe.ts';
import { sampled } from '../../../../../tools/testing/sampled.ts';

const columnTypes: Readonly<Partial<Record<Kept, string>>> = {
  code: 'INTEGER',
  codes: 'SMALLINT[]',
  number: 'DOUBLE',
  moment: 'BIGINT',
  text: 'VARCHAR',
};
const kept = recipeVariables.filter(
  variable => variable.content === 'date' || (variable.kept !== 'text' && columnTypes[variable.kept]),
);
const column = (key: string) => `"${key}"`;

function tableOf(rows: readonly Row[]): string[] {
  const cell = ({ key, kept: as }: DataVariable, row: Row) => {
    const value = row[key] ?? null;
    if (value === null) return 'null';
    const written = Array.isArray(value) ? `[${value.join(', ')}]` : `'${Object.is(value, -0) ? '-0' : value}'`;
    return `${written}::${columnTypes[as]}`;
  };
  const lines = rows.map((row, id) => `(${[id, ...kept.map(variable => cell(variable, row))].join(', ')})`);
  return [
    `create table answers (id integer, ${kept.map(({ key, kept: as }) => `${column(key)} ${columnTypes[as]}`).join(', ')})`,
    `insert into answers values ${lines.join(',\n')}`,
  ];
}

/** What a filter can ask of something derived, whatever it became. */
function filtersOf({ key: variable, kept: as }: DataVariable): readonly Filter[] {
  const answered: Filter = { test: 'answered', variable, is: false };
  if (as === 'number') return [answered, { not: { test: 'number', variable, compare: '>', value: 0.5 } }];
  const choice: Filter = { test: 'choice', variable, is: 'any-of', codes: [0, 1, 5] };
  return as === 'code'
    ? [answered, { any: [choice, { test: 'number', variable, compare: '<', value: { variable: 'number' } }] }]
    : [answered, choice, { test: 'count', variable, compare: '>=', value: 2 }];
}

it('a derived variable has the same value as a function and in DuckDB, and filters pick the same records by it', async () => {
  const rows = fc.sample(recipeRow, { numRuns: 200, seed: 20261115 });
  const duck = await (await DuckDBInstance.create(':memory:')).connect();
  for (const statement of tableOf(rows)) await duck.run(statement);
  let [known, picked, deepest, refused] = [0, 0, 0, 0];
  await fc.assert(
    fc.asyncProperty(randomRecipes, async recipes => {
      const derived = layRecipes(recipes, recipeVariables);
      if ('word' in derived) {
        // Random ones may stand higher upon each other than is allowed; nothing else is wrong with them.
        expect(['too-deep', 'too-long']).toContain(derived.word);
        refused++;
        return;
      }
      deepest = Math.max(deepest, derived.layers.length);
      const columns: ColumnOf = {
        column,
        plainColumn: column,
        isList: key => derived.variables.get(key)!.kept === 'codes',
      };
      const whole = rows.map(compileDerived(derived));
      const from = derivedFrom(derived, 'answers', columns);
      const made = derived.layers.flat().map(({ variable }) => variable);
      const wanted = whole.map(row => made.map(({ key }) => row[key]));
      known += wanted.flat().filter(value => value !== null).length;
      const listed = made.map(({ key, kept: as }) => column(key) + (as === 'codes' ? '::INTEGER[]' : ''));
      const found = await duck.runAndReadAll(`select ${listed.join(', ')} from ${from} order by id`);
      const signless = (value: unknown) => (typeof value === 'number' ? value + 0 : value);
      expect(found.getRowsJS().map(row => row.map(signless))).toEqual(wanted);
      const filter = { any: made.flatMap(filtersOf) };
      const holds = compileFilter(filter, { timeZone: 'UTC' });
      const ids = whole.flatMap((row, id) => (holds(row) ? [id] : []));
      picked += ids.length;
      const { text, values } = filterSql(filter, { dialect: 'duckdb', columns, timeZone: 'UTC' });
      const taken = await duck.runAndReadAll(`select id from ${from} where ${text} order by id`, [...values]);
      expect(taken.getRows().flat()).toEqual(ids);
    }),
    { numRuns: sampled(100), endOnFailure: true },
  );
  // Else all of it would have agreed about nothing.
  expect(known).toBeGreaterThan(sampled(10_000));
  expect(picked).toBeGreaterThan(sampled(5_000));
  expect(refused).toBeLessThan(sampled(50));
  expect(deepest).toBeGreaterThan(2);
}, 120_000);

it('what is divided by zero is missing in DuckDB too, whichever way it treats such numbers itself', async () => {
  const duck = await (await DuckDBInstance.create(':memory:')).connect();
  for (const statement of tableOf([{ number: 0 }, { number: 4 }])) await duck.run(statement);
  const texts = ['1 / (1 / #1)', 'known(5 % #1, -1)', 'if(1 / #1 > 0, 2, 3)', 'average(1 / #1, 3)'];
  const recipes = texts.map((text, id) => {
    const name = `d${id}`;
    return [name, { name, label: '', make: 'formula', text, variables: ['number'] }] as const;
  });
  const derived = layRecipes(new Map(recipes), recipeVariables);
  if ('word' in derived) throw new Error(derived.word);
  const listed = recipes.map(([id]) => column(`derived:${id}`)).join(', ');
  for (const isIeee of [true, false]) {
    await duck.run(`set ieee_floating_point_ops = ${isIeee}`);
    const found = await duck.runAndReadAll(
      `select ${listed} from ${derivedFrom(derived, 'answers', { column })} order by id`,
    );
    expect(found.getRowsJS()).toEqual([
      [null, -1, 3, 3],
      [4, 1, 2, 1.625],
    ]);
  }
});

it('a filter takes a long fraction for the number that was answered, and not for its neighbour', async () => {
  const number = 0.09802380716455365;
  const duck = await (await DuckDBInstance.create(':memory:')).connect();
  for (const statement of tableOf([{ number }, { number: 1 }])) await duck.run(statement);
  const filter: Filter = { test: 'number', variable: 'number', compare: '=', value: number };
  const columns: ColumnOf = { column, plainColumn: column, isList: () => false };
  const { text } = filterSql(filter, { dialect: 'duckdb', columns, timeZone: 'UTC' });
  expect((await duck.runAndReadAll(`select id from answers where ${text}`)).getRows()).toEqual([[0]]);
});
