import {
  type ColumnRequest,
  type ColumnSelection,
  type ColumnsRequest,
  type DataVariable,
  type DerivedVariables,
  derivedFrom,
  type FileRequest,
  filterSql,
  MAX_WEIGHT,
  type RepeatsRequest,
  type SortBy,
  type TextsRequest,
  type WantedColumn,
  WEIGHT_UNIT,
} from '@wenshu/analysis';
import { type ColumnNames, type CopiedTable, columnNames, tableName } from './copied-table.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly string[];
}

/** Where a request is answered from: the table, and upon it what is derived. */
export interface AskedTable {
  /** For a FROM. */
  readonly from: string;
  readonly columns: ColumnNames;
  readonly variables: ReadonlyMap<string, Pick<DataVariable, 'kept'>>;
}

export function askedTable(table: string, state: CopiedTable, derived: DerivedVariables): AskedTable {
  const columns = columnNames(state, derived);
  const from = derivedFrom(derived, tableName(table, state.generation), columns);
  return { from, columns, variables: derived.variables };
}

export type Order = Extract<ColumnRequest, { kind: 'order' }>;
type Ids = Extract<ColumnRequest, { kind: 'ids' }>;

export function sizeSql(request: ColumnSelection, asked: AskedTable): Statement {
  const { text, values } = whereSql(request, asked);
  return { values, text: `select count(*)::DOUBLE from ${asked.from} where ${text}` };
}

/** With a bound only rows that are not beyond it. */
export function orderSql(request: Order, asked: AskedTable, bound?: string): Statement {
  const { text, values } = whereSql(request, asked);
  const most = request.most === undefined ? '' : ` limit ${request.most}`;
  const within = bound === undefined ? '' : ` and ${bound}`;
  return {
    values,
    text: `select "row" from ${asked.from} where ${text}${within} order by ${sortSql(request.sort, asked)}${most}`,
  };
}

/** The last of the wanted ones among the records from a number on: its own number, and what it is sorted by. */
export function lastOfSql(request: Order & { readonly most: number }, asked: AskedTable, fromRow: number): Statement {
  const [{ variable, isDescending }] = request.sort as readonly [SortBy];
  const { text, values } = whereSql(request, asked);
  const by = asked.columns.column(variable);
  return {
    values,
    text: `select "row", ${by}::DOUBLE from ${asked.from} where ${text} and "row" >= ${fromRow} and ${by} is not null
            order by ${by} ${isDescending ? 'desc' : 'asc'} limit 1 offset ${request.most - 1}`,
  };
}

/** Missing comes last either way; whoever is equal stands in the order of coming. */
function sortSql(sort: readonly SortBy[], { columns, variables }: AskedTable): string {
  const sorts = sort.map(({ variable, isDescending, isByPinyin, isByLength }) => {
    const isText = variables.get(variable)?.kept === 'text';
    if (isText && isByLength) return `length(${columns.column(variable)}) ${isDescending ? 'desc' : 'asc'} nulls last`;
    const by = isText ? columns.plainColumn(variable) + (isByPinyin ? ' collate zh' : '') : columns.column(variable);
    return `${by} ${isDescending ? 'desc' : 'asc'} nulls last`;
  });
  return [...sorts, '"row"'].join(', ');
}

export function idsSql(request: Ids, asked: AskedTable): Statement {
  const { text, values } = whereSql(request, asked);
  const listed = `[${request.rows.join(', ')}]::INTEGER[]`;
  return {
    values,
    text: `select "row", id from ${asked.from} where "row" in (select unnest(${listed})) and ${text}`,
  };
}

/** Whole millionths: their sum is the same whatever the order. */
export function weightSql(column: string): string {
  return `(case when ${column} between 0 and ${MAX_WEIGHT} then round(${column}::DOUBLE * ${WEIGHT_UNIT}) else 0 end)::BIGINT`;
}

/** The weight, where one is asked for, comes last. */
export function columnsSql(request: ColumnsRequest, asked: AskedTable): Statement {
  const { text, values } = whereSql(request, asked);
  return {
    values,
    text: `select ${numbersSql(request.columns, request.weight, asked)} from ${asked.from} where ${text}`,
  };
}

/** The row, a number for each column that is wanted, and the weight. */
function numbersSql(wanted: readonly WantedColumn[], weight: string | undefined, asked: AskedTable): string {
  const { column } = asked.columns;
  const wantedSql = ({ variable, code, place }: WantedColumn) => {
    if (place !== undefined) return `try_cast(split_part(${column(variable)}, ',', ${place}) as DOUBLE)`;
    return code === undefined ? column(variable) : `list_contains(${column(variable)}, ${code})::INTEGER`;
  };
  const numbers = wanted.map(one => `coalesce(${wantedSql(one)}::DOUBLE, 'nan'::DOUBLE)`);
  const weights = weight === undefined ? [] : [`${weightSql(column(weight))}::DOUBLE / ${WEIGHT_UNIT}`];
  return ['"row"', ...numbers, ...weights].join(', ');
}

function wroteSql(request: TextsRequest, asked: AskedTable): Statement {
  const { text, values } = whereSql(request, asked);
  const known = request.variables.map(key => `${asked.columns.knownColumn(key)} is not null`).join(' or ');
  return { values, text: `from ${asked.from} where ${text} and (${known})` };
}

/** How many wrote, and how many of them from each of these rows on. */
export function textsSizeSql(request: TextsRequest, asked: AskedTable, fromRows: readonly number[] = []): Statement {
  const { text, values } = wroteSql(request, asked);
  const newer = fromRows.map(row => `, (count(*) filter ("row" >= ${row}))::DOUBLE`);
  return { values, text: `select count(*)::DOUBLE${newer.join('')} ${text}` };
}

/**
 * A part of what they wrote, the newest first. Whoever knows from which row on there are enough says so, and older texts are not read; else
 * that is found first: sorting a million texts for twenty thousand of them would take most of the time.
 */
export function textsPageSql(request: TextsRequest, asked: AskedTable, fromRow?: number): Statement {
  const { longest } = request;
  const columns = request.variables
    .map(asked.columns.column)
    .map(column => (longest === undefined ? column : `left(${column}, ${longest})`));
  const names = columns.map((_column, at) => `x${at}`);
  const wanted = ['id', '"row"', ...columns.map((column, at) => `${column} as ${names[at]}`)].join(', ');
  const { text, values } = pageSql(request, asked, wanted, fromRow);
  return { values, text: `select ${['id', ...names].map(joinedSql).join(', ')} from (${text})` };
}

/** The numbers beside that page, in its order. */
export function textNumbersSql(request: TextsRequest, asked: AskedTable, fromRow?: number): Statement {
  return pageSql(request, asked, numbersSql(request.beside ?? [], request.weight, asked), fromRow);
}

function pageSql(request: TextsRequest, asked: AskedTable, wanted: string, fromRow: number | undefined): Statement {
  const { text, values } = wroteSql(request, asked);
  const from = request.offset ?? 0;
  const oldest =
    fromRow ?? `(select min("row") from (select "row" ${text} order by "row" desc limit ${from + request.most}))`;
  return {
    values,
    text: `select ${wanted} ${text} and "row" >= ${oldest} order by "row" desc limit ${request.most} offset ${from}`,
  };
}

/** A column as `JoinedTexts` have it. */
const joinedSql = (column: string) => `string_agg(coalesce('.' || ${column}, ''), chr(0) order by "row" desc)`;

/** Each with how many say the same, and its place among them. */
export function repeatsSql(request: RepeatsRequest, asked: AskedTable): Statement {
  const { columns, variables } = asked;
  const said = request.variables.map(key =>
    variables.get(key)?.kept === 'text' ? columns.plainColumn(key) : columns.column(key),
  );
  const known = request.variables.map(key => `${columns.knownColumn(key)} is not null`).join(' or ');
  const { text, values } = whereSql(request, asked);
  const group = `partition by ${said.join(', ')}`;
  const place = `row_number() over (${group} order by ${sortSql(request.sort, asked)})`;
  return {
    values,
    text: `select "row" from (
             select "row", count(*) over (${group}) as together, ${request.isFirstToo ? 2 : place} as place from ${asked.from} where ${text} and (${known}))
            where together >= ${request.least} and place > 1`,
  };
}

/** As DuckDB keeps its own, 122,880 rows, one thread would write a file of 100,000 alone. */
const GROUP_ROWS = 20_480;

/** Which records go into a file, each with its place in it: for one connection, until the next file. */
export function placesSql(request: FileRequest, asked: AskedTable): Statement {
  const { text, values } = whereSql(request, asked);
  return {
    values,
    text: `create or replace temp table file_places as
             select "row" as of_row, (row_number() over (order by ${sortSql(request.sort, asked)}) - 1)::INTEGER as place
               from ${asked.from} where ${text}`,
  };
}

/** Those of some places, whole, into a file. Its columns are `x0`, `x1` … in the order of the variables. */
export function partSql(
  { variables }: FileRequest,
  asked: AskedTable,
  { path, from, to }: { readonly path: string; readonly from: number; readonly to: number },
): Statement {
  const wanted = variables.map((key, index) => `${asked.columns.column(key)} as x${index}`);
  return {
    values: [],
    text: `copy (select ${wanted.join(', ')} from ${asked.from}
                   join (select of_row, place from file_places where place >= ${from} and place < ${to}) on "row" = of_row
                  order by place)
             to '${path.replaceAll("'", "''")}' (format parquet, compression snappy, row_group_size ${GROUP_ROWS})`,
  };
}

/** The range first, then what was asked for: both must hold. */
export function whereSql(
  { range, filter, timeZone }: ColumnSelection,
  { columns }: AskedTable,
  firstParameter = 1,
): Statement {
  const parts = [range, filter].filter(part => part !== undefined);
  if (parts.length === 0) return { text: 'true', values: [] };
  return filterSql({ all: parts }, { dialect: 'duckdb', columns, timeZone, firstParameter });
}
