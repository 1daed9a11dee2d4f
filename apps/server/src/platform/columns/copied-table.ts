import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnOf, DerivedVariables, Kept } from '@wenshu/analysis';
import { listKept } from '@wenshu/analysis';
import type { SourceColumn, SourceShape } from './column-source.ts';

interface CopiedColumn {
  readonly key: string;
  readonly kept: Kept;
  readonly place: number;
  /** No shape names it: it came with a record. */
  readonly isGrown?: true;
}

export type NewColumn = Omit<CopiedColumn, 'place'>;

/** What the copy knows of one of its tables. Stored beside the rows, in the same transaction. */
export interface CopiedTable {
  readonly generation: string;
  readonly history: string;
  readonly version: string;
  readonly parts: SourceShape['parts'];
  readonly columns: readonly CopiedColumn[];
  readonly seen: string;
  readonly asOf: number;
  /** How often its rows were changed: of one generation the same turn is the same rows. */
  readonly turn?: number;
  /** The number that the next new record gets. */
  readonly nextRow: number;
}

export const sqlTypes: Readonly<Record<Kept, string>> = {
  code: 'INTEGER',
  codes: 'INTEGER[]',
  number: 'DOUBLE',
  text: 'VARCHAR',
  texts: 'VARCHAR[]',
  moment: 'BIGINT',
};

/** What names the rows of a table as they are. */
export function momentOf({ generation, turn = 0 }: CopiedTable): string {
  return `${generation}.${turn}`;
}

/** Quoted, with its generation: a table that is being made stands beside the one that answers. */
export function tableName(table: string, generation: string): string {
  return `"d_${table}_${generation}"`;
}

/**
 * Its fields in their order: the record's id and number, then every column; codes with their mask, a text with its twin in small letters and
 * whether there is one. All texts of a column would have to be read for that.
 */
function fieldsOf({ place, kept }: CopiedColumn): string[] {
  const own = `c${place} ${sqlTypes[kept]}`;
  if (kept === 'text') return [own, `p${place} ${sqlTypes.text}`, `k${place} BOOLEAN`];
  return kept === 'codes' ? [own, `m${place} BIGINT`] : [own];
}

export async function createTable(
  connection: DuckDBConnection,
  name: string,
  columns: readonly CopiedColumn[],
): Promise<void> {
  const fields = ['id VARCHAR', '"row" INTEGER', ...columns.flatMap(fieldsOf)];
  await connection.run(`create table ${name} (${fields.join(', ')})`);
}

export async function addFields(
  connection: DuckDBConnection,
  name: string,
  columns: readonly CopiedColumn[],
): Promise<void> {
  for (const field of columns.flatMap(fieldsOf)) await connection.run(`alter table ${name} add column ${field}`);
}

/** Columns behind those that there are. */
export function placeColumns(known: readonly CopiedColumn[], added: readonly NewColumn[]): CopiedColumn[] {
  return [
    ...known,
    ...added.map(({ key, kept, isGrown }, index) => ({
      key,
      kept,
      place: known.length + index,
      ...(isGrown && { isGrown }),
    })),
  ];
}

/** What a newer shape asks of a table: nothing, columns that are empty for all old records, or to be filled again. */
export function compareShape(table: CopiedTable, shape: SourceShape): 'same' | 'refill' | readonly SourceColumn[] {
  if (table.version === shape.version) return 'same';
  const known = new Map(table.columns.map(column => [column.key, column]));
  const wanted = new Set(shape.columns.map(({ key }) => key));
  // One that is gone may be there under another key now: then that one is not empty for old records.
  if (table.columns.some(({ key, isGrown }) => !isGrown && !wanted.has(key))) return 'refill';
  const isOther = (part: string) =>
    Object.hasOwn(table.parts, part) && table.parts[part] !== (shape.parts[part] ?? undefined);
  const mustFill = shape.columns.some(({ key, kept, from, readsOld }) => {
    const column = known.get(key);
    return column ? column.kept !== kept || from.some(isOther) : readsOld || from.some(isOther);
  });
  return mustFill ? 'refill' : shape.columns.filter(({ key }) => !known.has(key));
}

export interface ColumnNames extends ColumnOf {
  knownColumn(key: string): string;
  /** The codes of a record as bits of one number, see `maskOf`. What is derived has none. */
  maskColumn(key: string): string | undefined;
}

/** How SQL names a table's columns, and those that are derived from them. */
export function columnNames({ columns }: CopiedTable, { layers, variables }: DerivedVariables): ColumnNames {
  const places = new Map(columns.map(({ key, place }) => [key, place]));
  const derived = new Map(layers.flat().map(({ variable }, index) => [variable.key, index]));
  const column = (key: string) => (derived.has(key) ? `v${derived.get(key)}` : `c${places.get(key)}`);
  const twinOf = (key: string, kept: Kept, letter: string) =>
    variables.get(key)?.kept === kept && !derived.has(key) ? `${letter}${places.get(key)}` : undefined;
  const maskColumn = (key: string) => twinOf(key, 'codes', 'm');
  return {
    column,
    maskColumn,
    // No text is derived.
    plainColumn: key => `p${places.get(key)}`,
    isList: key => listKept.includes(variables.get(key)!.kept),
    knownColumn: key => maskColumn(key) ?? twinOf(key, 'text', 'k') ?? column(key),
  };
}
