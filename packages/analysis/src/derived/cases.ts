import type { Value } from '../data-set/variable.ts';
import { checkFilter } from '../filter/check-filter.ts';
import { compileFilter } from '../filter/compile-filter.ts';
import type { Filter, FilterTest } from '../filter/filter.ts';
import { filterKeys } from '../filter/filter-keys.ts';
import { filterSql } from '../filter/filter-sql.ts';
import { filterTestsIn } from '../filter/filter-tests.ts';
import type { RecipeOf } from './recipe.ts';
import type { RecipeProblem } from './recipe-problem.ts';
import type { RecipeVariables } from './recipe-variables.ts';
import { saidOnce } from './said-once.ts';

type Cases = RecipeOf<'cases'>;

/** Those that mean the same in every time zone and read codes and numbers. */
const taken: readonly FilterTest['test'][] = ['choice', 'count', 'number', 'answered'];
/** Never looked at: nothing above is about a day. */
const timeZone = 'UTC';

export function checkWhen(when: unknown, variables: RecipeVariables): RecipeProblem | undefined {
  const problem = checkFilter(when, variables);
  if (!problem) {
    const other = filterTestsIn(when as Filter).find(({ test }) => !taken.includes(test));
    return other && { word: 'variable-not-supported', variable: other.variable };
  }
  const { word, ...where } = problem;
  if (word === 'test-not-supported') return { word: 'variable-not-supported', ...where };
  return { word: word === 'too-deep' ? 'too-long' : word, ...where };
}

export const casesKeys = ({ categories }: Pick<Cases, 'categories'>): readonly string[] => [
  ...new Set(categories.flatMap(({ when }) => [...filterKeys(when)])),
];

/** `read` tells what a record has, without codes that are no value. */
export function compileCases<Record>(
  recipe: Cases,
  read: (key: string) => (record: Record) => Value,
): (record: Record) => number | null {
  const reads = casesKeys(recipe).map(key => [key, read(key)] as const);
  const tests = recipe.categories.map(({ code, when }) => [code, compileFilter(when, { timeZone })] as const);
  return record => {
    const row = Object.fromEntries(reads.map(([key, value]) => [key, value(record)]));
    return tests.find(([, holds]) => holds(row))?.[0] ?? recipe.rest?.code ?? null;
  };
}

/** `column` as it shall stand, without codes that are no value. */
export function casesSql(
  { categories, rest }: Cases,
  { column, isList }: { column(key: string): string; isList(key: string): boolean },
): string {
  const keys = casesKeys({ categories });
  const made = saidOnce(keys.map(column), names => {
    const named = new Map(keys.map((key, at) => [key, names[at]!]));
    const columns = { isList, column: named.get.bind(named) as typeof column, plainColumn: column };
    const cases = categories.map(
      ({ code, when }) => `when ${filterSql(when, { dialect: 'duckdb', timeZone, columns }).text} then ${code}`,
    );
    return `case ${cases.join(' ')}${rest ? ` else ${rest.code}` : ''} end`;
  });
  return `(${made})::INTEGER`;
}

/** A test that all of several are chosen says a code as often as there are several. */
export function casesSize(recipe: Cases, sizeOf: (key: string) => number): number {
  const tests = recipe.categories.flatMap(({ when }) => filterTestsIn(when));
  const said = casesKeys(recipe).reduce((size, key) => size + 2 * sizeOf(key), recipe.categories.length);
  return tests.reduce((size, test) => {
    const times = test.test === 'choice' && (test.is === 'all-of' || test.is === 'exactly') ? test.codes.length : 1;
    return size + 2 * times * filterKeys(test).size;
  }, said);
}
