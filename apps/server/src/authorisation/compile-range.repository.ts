import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RecordRange, RegionRange } from './record-range.ts';

/**
 * A range as a condition for PostgreSQL on the records that stand under the name `table`. A pure function: what a range means is decided
 * here alone. Whatever names nothing shows nothing, an empty list included.
 */
export function compileRange(range: RecordRange, table: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  switch (range.kind) {
    case 'all':
      return sql<SqlBool>`true`;
    case 'nothing':
      return sql<SqlBool>`false`;
    case 'channel':
      return sql<SqlBool>`${column('channel')} = any(${range.channels}::text[])`;
    case 'label':
      return sql<SqlBool>`${column('labels')} && ${range.labels}::text[]`;
    case 'region':
      return either(range.regions.map(region => sql<SqlBool>`(${sql.join(placesOf(region, column), sql` and `)})`));
    case 'any':
      return either(range.of.map(one => compileRange(one, table)));
    case 'both':
      return sql<SqlBool>`(${sql.join([sql`true`, ...range.of.map(one => compileRange(one, table))], sql` and `)})`;
  }
}

/** Only as far as the region is given: whoever has a province has all of its cities. */
function placesOf(region: RegionRange, column: (name: string) => RawBuilder<unknown>): RawBuilder<SqlBool>[] {
  return (['nation', 'province', 'city'] as const).flatMap(name =>
    region[name] === undefined ? [] : [sql<SqlBool>`${column(name)} = ${region[name]}`],
  );
}

function either(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
