import {
  type ColumnRequest,
  type ColumnSelection,
  type CountRequest,
  filterSql,
  MAX_WEIGHT,
  type WantedColumn,
  WEIGHT_UNIT,
} from '@wenshu/analysis';
import { type CopiedTable, columnNames } from './copied-table.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly string[];
}

type Order = Extract<ColumnRequest, { kind: 'order' }>;

/** Per group the count, the weights' sum and the sum of their squares; a group is a line. */
export function countSql(request: CountRequest, state: CopiedTable, name: string, most: number): Statement {
  const { column } = columnNames(state);
  const each = request.by.flatMap(({ isEach }, index) => (isEach ? [index] : []));
  const groups = request.by.map(
    ({ variable, isEach }, index) => `${isEach ? `e${index}.e` : column(variable)} as g${index}`,
  );
  // A join for each: several `unnest` of one select would walk side by side instead of meeting each other.
  const joins = each.map(index => `, lateral (select unnest(${column(request.by[index]!.variable)}) as e) e${index}`);
  const weight = request.weight === undefined ? `${WEIGHT_UNIT}` : weightSql(column(request.weight));
  const { text, values } = whereSql(request, state);
  const sums = 'count(*)::DOUBLE as n, sum(w)::VARCHAR as w, sum(w::HUGEINT * w)::VARCHAR as s';
  const listed = groups.map((_group, index) => `g${index}`);
  return {
    values,
    text: `select ${[...listed, sums].join(', ')}
             from (select ${[...groups, `(${weight})::BIGINT as w`].join(', ')} from ${name} d${joins.join('')} where ${text})
            group by all limit ${most}`,
  };
}

/** Whole millionths: their sum is the same whatever the order. */
function weightSql(column: string): string {
  return `case when ${column} >= 0 and ${column} <= ${MAX_WEIGHT} then round(${column}::DOUBLE * ${WEIGHT_UNIT}) else 0 end`;
}

/** Missing comes last either way; whoever is equal stands in the order of coming. */
export function orderSql(request: Order, state: CopiedTable, name: string): Statement {
  const { column, plainColumn } = columnNames(state);
  const kept = new Map(state.columns.map(one => [one.key, one.kept]));
  const sorts = request.sort.map(({ variable, isDescending }) => {
    const by = kept.get(variable) === 'text' ? plainColumn(variable) : column(variable);
    return `${by} ${isDescending ? 'desc' : 'asc'} nulls last`;
  });
  const { text, values } = whereSql(request, state);
  return { values, text: `select "row" from ${name} where ${text} order by ${[...sorts, '"row"'].join(', ')}` };
}

export function columnsSql(
  request: ColumnSelection & { readonly columns: readonly WantedColumn[] },
  state: CopiedTable,
  name: string,
): Statement {
  const { column } = columnNames(state);
  const wanted = request.columns.map(({ variable, code }) => {
    const value = code === undefined ? column(variable) : `list_contains(${column(variable)}, ${code})::INTEGER`;
    return `coalesce(${value}::DOUBLE, 'nan'::DOUBLE)`;
  });
  const { text, values } = whereSql(request, state);
  return { values, text: `select ${['"row"', ...wanted].join(', ')} from ${name} where ${text}` };
}

/** The range first, then what was asked for: both must hold. */
export function whereSql({ range, filter, timeZone }: ColumnSelection, state: CopiedTable): Statement {
  const parts = [range, filter].filter(part => part !== undefined);
  if (parts.length === 0) return { text: 'true', values: [] };
  return filterSql({ all: parts }, { dialect: 'duckdb', columns: columnNames(state), timeZone });
}
