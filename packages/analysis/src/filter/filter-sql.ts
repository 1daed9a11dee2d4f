import { type Compare, plain, spanIn } from '@wenshu/survey-core';
import type { FilterContext } from './compile-filter.ts';
import type { Filter, FilterTest, OfSeveral } from './filter.ts';
import { keysOf } from './filter-tests.ts';
import { repeatedSql, writtenPatterns } from './written.ts';

/** What differs between the two databases that a filter runs in. */
interface Dialect {
  readonly list: (values: readonly string[], of: 'integer' | 'text') => string;
  readonly hasAny: (column: string, list: string) => string;
  readonly hasAll: (column: string, list: string) => string;
  readonly length: (column: string) => string;
  readonly contains: (column: string, text: string) => string;
  readonly endsWith: (column: string, text: string) => string;
  readonly matches: (column: string, pattern: string) => string;
  /** A day of the calendar, and not just something of its shape. */
  readonly isDay: (column: string) => string;
}

const DAY = `'^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`;

export const dialects = {
  duckdb: {
    list: (values, of) => `[${values.join(', ')}]::${of === 'integer' ? 'INTEGER[]' : 'VARCHAR[]'}`,
    hasAny: (column, list) => `list_has_any(${column}, ${list})`,
    hasAll: (column, list) => `list_has_all(${column}, ${list})`,
    length: column => `len(${column})`,
    contains: (column, text) => `contains(${column}, ${text})`,
    endsWith: (column, text) => `suffix(${column}, ${text})`,
    matches: (column, pattern) => `regexp_matches(${column}, '${pattern}')`,
    isDay: column => `(regexp_full_match(${column}, ${DAY}) and try_cast(${column} as date) is not null)`,
  },
  postgres: {
    list: (values, of) => `array[${values.join(', ')}]::${of}[]`,
    hasAny: (column, list) => `${column} && ${list}`,
    hasAll: (column, list) => `${column} @> ${list}`,
    length: column => `cardinality(${column})`,
    contains: (column, text) => `strpos(${column}, ${text}) > 0`,
    endsWith: (column, text) => `right(${column}, length(${text})) = ${text}`,
    matches: (column, pattern) => `${column} ~ '${pattern}'`,
    isDay: column => `(${column} ~ ${DAY} and pg_input_is_valid(${column}, 'date'))`,
  },
} as const satisfies Record<string, Dialect>;

export interface ColumnOf {
  /** The column of a variable, quoted as it shall stand in the statement. */
  column(key: string): string;
  /** The same text in small letters without surrounding space, as `plain` makes it: no database agrees with another about small letters. */
  plainColumn(key: string): string;
  /** Whether the column holds a list. */
  isList(key: string): boolean;
  /** A column that is null wherever that of the variable is, and quicker to read, if there is one. */
  knownColumn?(key: string): string;
}

export interface FilterSql {
  readonly text: string;
  /** For the places $1, $2 … after those that `firstParameter` leaves to others. */
  readonly values: readonly string[];
}

interface FilterSqlOptions extends FilterContext {
  readonly dialect: keyof typeof dialects;
  readonly columns: ColumnOf;
  readonly firstParameter?: number;
}

/**
 * A checked filter as a condition for a WHERE, which takes what is not known for false. Only below a `not` that has to be said: a database
 * looks at a bare comparison while it reads the column, and at one within `coalesce` after it has read all of them. Numbers stand in it as
 * they are; texts are parameters.
 */
export function filterSql(filter: Filter, options: FilterSqlOptions): FilterSql {
  const values: string[] = [];
  const parameter = (value: string) => {
    values.push(value);
    return `$${(options.firstParameter ?? 1) + values.length - 1}`;
  };
  const write = (part: Filter, isTurned: boolean): string => {
    if ('not' in part) return `(not ${write(part.not, true)})`;
    if ('all' in part) return `(${part.all.map(one => write(one, isTurned)).join(' and ')})`;
    if ('any' in part) return `(${part.any.map(one => write(one, isTurned)).join(' or ')})`;
    const test = testSql(part, options, parameter);
    return isTurned ? `coalesce(${test}, false)` : `(${test})`;
  };
  return { text: write(filter, false), values };
}

const operators: Readonly<Record<Compare, string>> = {
  '=': '=',
  '!=': '<>',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

function testSql(
  test: FilterTest,
  { dialect: name, columns, timeZone }: FilterSqlOptions,
  parameter: (value: string) => string,
): string {
  const dialect: Dialect = dialects[name];
  const column = columns.column(test.variable);
  switch (test.test) {
    case 'choice':
    case 'among': {
      const isText = test.test === 'among';
      const wanted = isText ? [...new Set(test.values)].map(parameter) : [...new Set(test.codes)].map(numeral);
      if (!columns.isList(test.variable)) return singleSql(column, test.is, wanted);
      return listSql(dialect, column, test.is, { wanted, of: isText ? 'text' : 'integer' });
    }
    case 'count':
    case 'number': {
      const left = test.test === 'count' ? countSql(test, dialect, columns) : sumSql(test, columns);
      const right = typeof test.value === 'number' ? numeral(test.value) : sumSql(test.value, columns);
      return `${left} ${operators[test.compare]} ${right}`;
    }
    case 'text':
      return textSql(dialect, columns.plainColumn(test.variable), test.is, parameter(plain(test.value)));
    case 'written': {
      const written = columns.plainColumn(test.variable);
      return test.is === 'repeated' ? repeatedSql(written) : `(${dialect.matches(written, writtenPatterns[test.is])})`;
    }
    case 'length':
      return `length(${columns.plainColumn(test.variable)}) ${operators[test.compare]} ${numeral(test.value)}`;
    case 'date':
      return `case when ${dialect.isDay(column)} then ${column} ${operators[test.compare]} ${parameter(test.value)} end`;
    case 'moment':
      return daySql(column, test.compare, ...spanIn(test.value, timeZone));
    case 'answered':
      return `(${keysOf(test)
        .map(key => `${knownIn(columns, key)} is ${test.is ? 'not null' : 'null'}`)
        .join(test.is ? ' or ' : ' and ')})`;
  }
}

const knownIn = (columns: ColumnOf, key: string) => columns.knownColumn?.(key) ?? columns.column(key);

/** What is known of several, added up from the left as the function does it: doubles that are added in another order are other sums. */
function sumSql(several: OfSeveral, { column }: ColumnOf): string {
  const [first, ...more] = keysOf(several).map(key => column(key));
  if (more.length === 0) return first!;
  const parts = [first, ...more];
  const known = parts.map(part => `${part} is not null`).join(' or ');
  return `(case when ${known} then ${parts.map(part => `coalesce(${part}::float8, 0)`).join(' + ')} end)`;
}

function countSql(several: OfSeveral, { length }: Dialect, { column, isList }: ColumnOf): string {
  const keys = keysOf(several);
  const known = keys.map(key => `${column(key)} is not null`).join(' or ');
  const counts = keys.map(key =>
    isList(key) ? `coalesce(${length(column(key))}, 0)` : `case when ${column(key)} is null then 0 else 1 end`,
  );
  return `(case when ${known} then ${counts.join(' + ')} end)`;
}

type Is = Extract<FilterTest, { test: 'choice' }>['is'];

/** One value is all of several only when they are one. Every parameter stands somewhere: a statement refuses one too many. */
function singleSql(column: string, is: Is, wanted: readonly string[]): string {
  const listed = `(${wanted.join(', ')})`;
  if (is === 'any-of') return `${column} in ${listed}`;
  if (is === 'none-of') return `${column} not in ${listed}`;
  return wanted.map(one => `${column} = ${one}`).join(' and ');
}

function listSql(
  dialect: Dialect,
  column: string,
  is: Is,
  { wanted, of }: { wanted: readonly string[]; of: 'integer' | 'text' },
): string {
  const list = dialect.list(wanted, of);
  if (is === 'any-of') return `(${dialect.hasAny(column, list)})`;
  if (is === 'none-of') return `(not (${dialect.hasAny(column, list)}))`;
  const all = dialect.hasAll(column, list);
  return is === 'all-of' ? `(${all})` : `(${all} and ${dialect.length(column)} = ${wanted.length})`;
}

function textSql(
  dialect: Dialect,
  column: string,
  is: Extract<FilterTest, { test: 'text' }>['is'],
  text: string,
): string {
  const tests: Readonly<Record<typeof is, string>> = {
    equals: `${column} = ${text}`,
    'not-equals': `${column} <> ${text}`,
    contains: dialect.contains(column, text),
    'not-contains': `not (${dialect.contains(column, text)})`,
    'starts-with': `starts_with(${column}, ${text})`,
    'ends-with': dialect.endsWith(column, text),
  };
  return `(${tests[is]})`;
}

function daySql(column: string, compare: Compare, from: number, to: number): string {
  const tests: Readonly<Record<Compare, string>> = {
    '=': `${column} >= ${from} and ${column} < ${to}`,
    '!=': `${column} < ${from} or ${column} >= ${to}`,
    '<': `${column} < ${from}`,
    '<=': `${column} < ${to}`,
    '>': `${column} >= ${to}`,
    '>=': `${column} >= ${from}`,
  };
  return `(${tests[compare]})`;
}

/** A number as SQL writes it: checked filters hold finite ones only. Fractions as texts: DuckDB reads 0.098 as a decimal, and makes another double of a long one. */
function numeral(value: number): string {
  if (!Number.isInteger(value)) return `'${value}'::float8`;
  return value < 0 || Object.is(value, -0) ? `(${value})` : String(value);
}
