import { plain } from '@wenshu/survey-core';
import { plainColumn } from '../src/columns/plain-column.ts';
import {
  type ColumnRequest,
  type ColumnResult,
  type ColumnSelection,
  type ColumnsRequest,
  type CountRequest,
  compileFilter,
  type DataVariable,
  MAX_WEIGHT,
  type RepeatsRequest,
  type Row,
  type SortBy,
  type TextsRequest,
  type Value,
  type WantedColumn,
  WEIGHT_UNIT,
  type WrittenTexts,
} from '../src/index.ts';
import type { PlainGroup } from './plain-groups.ts';

/** Which records of plain arrays, by their places. */
export function selectSlowly(rows: readonly Row[], { range, filter, timeZone }: ColumnSelection): number[] {
  const tests = [range, filter].flatMap(part => (part ? [compileFilter(part, { timeZone })] : []));
  return rows.flatMap((row, place) => (tests.every(test => test(row)) ? [place] : []));
}

/** What the copy answers to the same requests, on plain arrays and without a thought for speed. */
export function countSlowly(rows: readonly Row[], request: CountRequest): PlainGroup[] {
  const groups = new Map<string, PlainGroup>();
  const add = (by: readonly Value[], weight: bigint) => {
    const key = JSON.stringify(by);
    const known = groups.get(key) ?? { by, count: 0, weight: 0n, squares: 0n };
    groups.set(key, {
      by,
      count: known.count + 1,
      weight: known.weight + weight,
      squares: known.squares + weight * weight,
    });
  };
  if (request.by.length === 0) groups.set('[]', { by: [], count: 0, weight: 0n, squares: 0n });
  for (const place of selectSlowly(rows, request)) {
    const row = rows[place]!;
    const weight = weightSlowly(request.weight === undefined ? 1 : (row[request.weight] ?? null));
    for (const by of groupsSlowly(row, request.by)) add(by, weight);
  }
  return [...groups.values()];
}

function groupsSlowly(row: Row, by: CountRequest['by']): Value[][] {
  return by.reduce<Value[][]>(
    (sofar, { variable, isEach }) => {
      const value = row[variable] ?? null;
      const values = isEach ? ((value ?? []) as readonly Value[]) : [value];
      return sofar.flatMap(before => values.map(one => [...before, one]));
    },
    [[]],
  );
}

function weightSlowly(value: Value): bigint {
  if (typeof value !== 'number' || !(value >= 0 && value <= MAX_WEIGHT)) return 0n;
  return BigInt(Math.round(value * WEIGHT_UNIT));
}

/** Records are called by their places. */
export function textsSlowly(
  rows: readonly Row[],
  { variables, offset = 0, most, longest, beside, weight, ...selection }: TextsRequest,
): {
  readonly total: number;
  readonly records: readonly WrittenTexts[];
  readonly numbers?: readonly Float64Array[];
  readonly weights?: Float64Array;
} {
  const textsOf = (place: number) =>
    variables.map(key => {
      const text = (rows[place]![key] ?? null) as string | null;
      return longest === undefined || text === null ? text : [...text].slice(0, longest).join('');
    });
  const wrote = selectSlowly(rows, selection).filter(place => textsOf(place).some(text => text !== null));
  const page = wrote.reverse().slice(offset, offset + most);
  const weighed = beside && weight !== undefined ? { weights: weightsSlowly(rows, page, weight) } : {};
  return {
    total: wrote.length,
    records: page.map(place => ({ id: String(place), texts: textsOf(place) })),
    ...(beside && { numbers: beside.map(column => Float64Array.from(columnSlowly(rows, page, column))) }),
    ...weighed,
  };
}

/** Places in the order asked for. */
export function orderSlowly(
  rows: readonly Row[],
  variables: readonly DataVariable[],
  request: Extract<ColumnRequest, { kind: 'order' }>,
): number[] {
  const compare = (a: number, b: number) => {
    for (const sort of request.sort) {
      const isText = variables.find(({ key }) => key === sort.variable)?.kept === 'text';
      const difference = compareValues(rows[a]![sort.variable] ?? null, rows[b]![sort.variable] ?? null, sort, isText);
      if (difference !== 0) return difference;
    }
    return a - b;
  };
  return selectSlowly(rows, request).sort(compare).slice(0, request.most);
}

/** Places of those that repeat others, in the order of places. */
export function repeatsSlowly(
  rows: readonly Row[],
  variables: readonly DataVariable[],
  { variables: keys, least, isFirstToo, ...request }: RepeatsRequest,
): number[] {
  const isText = (key: string) => variables.find(one => one.key === key)?.kept === 'text';
  const said = (place: number) =>
    keys.map(key => {
      const value = rows[place]![key] ?? null;
      return value !== null && isText(key) ? plain(value as string) : Object.is(value, -0) ? 0 : value;
    });
  const groups = new Map<string, number[]>();
  for (const place of orderSlowly(rows, variables, { ...request, kind: 'order' })) {
    const values = said(place);
    if (values.every(value => value === null)) continue;
    const name = JSON.stringify(values);
    groups.set(name, [...(groups.get(name) ?? []), place]);
  }
  return [...groups.values()]
    .filter(({ length }) => length >= least)
    .flatMap(places => (isFirstToo ? places : places.slice(1)))
    .sort((a, b) => a - b);
}

function compareValues(a: Value, b: Value, { isDescending, isByLength }: SortBy, isText: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (isText && isByLength)
    return compareValues(
      [...(a as string)].length,
      [...(b as string)].length,
      { variable: '', ...(isDescending && { isDescending }) },
      false,
    );
  const difference = isText ? compareTexts(a as string, b as string) : (a as number) - (b as number);
  return isDescending ? -difference : difference;
}

/** By code points: what a computer calls the order of UTF-8. */
function compareTexts(a: string, b: string): number {
  const [left, right] = [[...plain(a)], [...plain(b)]];
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = left[index]!.codePointAt(0)! - right[index]!.codePointAt(0)!;
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

export const columnSlowly = (rows: readonly Row[], places: readonly number[], column: WantedColumn): number[] => [
  ...plainColumn(
    places.map(place => rows[place]!),
    column,
  ),
];

export function columnsSlowly(rows: readonly Row[], request: ColumnsRequest): Omit<ColumnResult<'columns'>, 'asOf'> {
  const places = selectSlowly(rows, request);
  const { weight } = request;
  return {
    rows: Int32Array.from(places),
    columns: request.columns.map(column => Float64Array.from(columnSlowly(rows, places, column))),
    ...(weight !== undefined && { weights: weightsSlowly(rows, places, weight) }),
  };
}

const weightsSlowly = (rows: readonly Row[], places: readonly number[], weight: string) =>
  Float64Array.from(places, place => Number(weightSlowly(rows[place]![weight] ?? null)) / WEIGHT_UNIT);
