import { parseExpression } from '@wenshu/survey-core';
import { casesSql } from './cases.ts';
import { dayMomentSql, isDay } from './day-moment.ts';
import { answeredCount, double, type FormulaWriter, writeExpression, writeMany } from './formula.ts';
import { nearestSql } from './nearest.ts';
import type { Making, Recipe, RecipeOf } from './recipe.ts';
import { type RecipeVariables, seenBy } from './recipe-variables.ts';

export interface RecipeColumns {
  /** The column of a variable, derived or not, quoted as it shall stand in the statement. */
  column(key: string): string;
}

/** A checked recipe as an expression for DuckDB. It names the columns of what it is made of: a derived one must stand in a select below it (`derivedFrom`). */
export function recipeSql(recipe: Recipe, columns: RecipeColumns, variables: RecipeVariables): string {
  const write = writers[recipe.make] as (recipe: Making, of: Columns) => string;
  return write(recipe, { column: key => columns.column(key), variables: seenBy(recipe, variables) });
}

interface Columns extends RecipeColumns {
  readonly variables: RecipeVariables;
}

const writers: { readonly [Make in Making['make']]: (recipe: RecipeOf<Make>, columns: Columns) => string } = {
  merge: (recipe, columns) =>
    columns.variables.get(recipe.variable)?.kept === 'codes' ? mergedSet(recipe, columns) : mergedCode(recipe, columns),
  bands: ({ variable, bands }, columns) => {
    const x = isDay(columns.variables.get(variable)!)
      ? dayMomentSql(columns.column(variable))
      : numberSql(variable, columns);
    const cases = bands.map(({ from, to, code }) => {
      const ends = [
        ...(from === undefined ? [] : [`${x} >= ${double(from)}`]),
        ...(to === undefined ? [] : [`${x} < ${double(to)}`]),
      ];
      return `when ${ends.length === 0 ? `${x} is not null` : ends.join(' and ')} then ${code}`;
    });
    return `(case ${cases.join(' ')} end)::INTEGER`;
  },
  'top-box': ({ variable, codes }, columns) => {
    const column = columns.column(variable);
    const { missing = [], kept } = columns.variables.get(variable)!;
    if (kept !== 'codes') return `(${withoutMissing(column, missing)} in (${codes.join(', ')}))::INTEGER`;
    const isMissing = `len(${column}) > 0 and list_has_all(${listSql(missing)}, ${column})`;
    // A code that is no value does not count, even where the recipe names it.
    const counting = codes.filter(code => !missing.includes(code));
    return `(case when not (${isMissing}) then list_has_any(${column}, ${listSql(counting)}) end)::INTEGER`;
  },
  sum: manySql,
  mean: manySql,
  lookup: ({ variables: keys, codes, values, rest }, columns) => {
    const cell = keys.reduce((sofar, key, depth) => {
      const place = placeSql(columns.column(key), codes[depth]!);
      return sofar === '' ? place : `(${sofar}) * ${codes[depth]!.length} + ${place}`;
    }, '');
    // Written as a text: a list of ten thousand expressions takes longer to plan than a million records to look up. And in a select: as a
    // constant DuckDB would make the whole list anew for every two thousand records.
    return `coalesce((select '[${values.join(', ')}]'::DOUBLE[])[${cell} + 1], ${double(rest)})::DOUBLE`;
  },
  formula: ({ text, variables: keys }, columns) => {
    const parsed = parseExpression(text);
    if ('problem' in parsed) throw new Error('formulas are checked before they are written');
    return `(${writeExpression(parsed.expression, sqlWriter(keys, columns))})::DOUBLE`;
  },
  nearest: (recipe, columns) =>
    nearestSql(
      recipe,
      recipe.variables.map(key => numberSql(key, columns)),
    ),
  cases: (recipe, columns) =>
    casesSql(recipe, {
      column: key => knownSql(key, columns),
      isList: key => columns.variables.get(key)!.kept === 'codes',
    }),
};

/** Whatever it is, without codes that are no value. */
function knownSql(key: string, { column, variables }: Columns): string {
  const { kept, missing = [] } = variables.get(key)!;
  if (kept !== 'codes' || missing.length === 0) return withoutMissing(column(key), missing);
  const isMissing = `len(${column(key)}) > 0 and list_has_all(${listSql(missing)}, ${column(key)})`;
  const known = `list_filter(${column(key)}, lambda code: code not in (${missing.join(', ')}))`;
  return `(case when not (${isMissing}) then ${known} end)`;
}

/** Which of the codes it is, from 0; null when it is none. Codes that follow each other, as options' do, need no list. */
function placeSql(column: string, codes: readonly number[]): string {
  const [first, last] = [codes[0]!, codes.at(-1)!];
  if (codes.every((code, place) => code === first + place))
    return `(case when ${column} between ${first} and ${last} then ${column} - ${first} end)`;
  return `(nullif(list_position('[${codes.join(', ')}]'::INTEGER[], ${column}), 0) - 1)`;
}

const listSql = (codes: readonly number[]) => `[${codes.join(', ')}]::INTEGER[]`;

function withoutMissing(column: string, missing: readonly number[]): string {
  return missing.length === 0 ? column : `(case when ${column} not in (${missing.join(', ')}) then ${column} end)`;
}

function numberSql(key: string, { column, variables }: Columns): string {
  return `${withoutMissing(column(key), variables.get(key)?.missing ?? [])}::DOUBLE`;
}

function unlistedMissing({ variable, categories }: RecipeOf<'merge'>, { variables }: Columns): readonly number[] {
  const listed = categories.flatMap(({ codes }) => codes);
  return (variables.get(variable)?.missing ?? []).filter(code => !listed.includes(code));
}

function mergedCode(recipe: RecipeOf<'merge'>, columns: Columns): string {
  const x = withoutMissing(columns.column(recipe.variable), unlistedMissing(recipe, columns));
  const cases = recipe.categories.map(({ code, codes }) => `when ${x} in (${codes.join(', ')}) then ${code}`);
  const rest = recipe.rest ? ` when ${x} is not null then ${recipe.rest.code}` : '';
  return `(case ${cases.join(' ')}${rest} end)::INTEGER`;
}

function mergedSet(recipe: RecipeOf<'merge'>, columns: Columns): string {
  const column = columns.column(recipe.variable);
  const missing = unlistedMissing(recipe, columns);
  const listed = recipe.categories.flatMap(({ codes }) => codes);
  const oneOrNone = (holds: string, code: number) =>
    `case when ${holds} then [${code}]::SMALLINT[] else []::SMALLINT[] end`;
  const parts = [
    ...recipe.categories.map(({ code, codes }) => oneOrNone(`list_has_any(${column}, ${listSql(codes)})`, code)),
    ...(recipe.rest
      ? [oneOrNone(`not list_has_all(${listSql([...listed, ...missing])}, ${column})`, recipe.rest.code)]
      : []),
  ];
  const isMissing = `len(${column}) > 0 and list_has_all(${listSql(missing)}, ${column})`;
  // Null is neither: a set that was not asked stays missing.
  return `(case when not (${isMissing}) then ${parts.map(part => `(${part})`).join(' || ')} end)`;
}

function manySql({ make, variables: keys, leastAnswered }: RecipeOf<'sum' | 'mean'>, columns: Columns): string {
  const operands = keys.map(key => numberSql(key, columns));
  const made = writeMany(make, operands, sqlWriter(keys, columns));
  return `(case when ${answeredCount(operands)} >= ${leastAnswered} then ${made} end)::DOUBLE`;
}

function sqlWriter(keys: readonly string[], columns: Columns): FormulaWriter<string> {
  return {
    number: double,
    reference: (place, readAs, code) => {
      const key = keys[Number(place) - 1]!;
      const column = columns.column(key);
      if (readAs === 'answered') {
        const { missing = [], kept } = columns.variables.get(key)!;
        const known = kept === 'codes' ? column : withoutMissing(column, missing);
        return `(${known} is not null)::INTEGER::DOUBLE`;
      }
      if (code !== undefined) return `list_contains(${column}, ${code})::INTEGER::DOUBLE`;
      return readAs === 'count' ? `len(${column})::DOUBLE` : numberSql(key, columns);
    },
    apply: (operation, operands) => operation.sql(...operands),
  };
}
