import {
  type DuckDBConnection,
  type DuckDBDataChunk,
  DuckDBInstance,
  type DuckDBListVector,
  type DuckDBResult,
} from '@duckdb/node-api';
import type { DataVariable } from '@wenshu/analysis';
import type { RecordBatch, ValueColumn } from '@wenshu/analysis/data-file';
import { copyNumbers } from '../../../platform/columns/chunk-numbers.ts';

/** A file of rows is read piece by piece: what DuckDB needs for that is little, whatever the file's size. */
const MEMORY = '128MB';
/** Texts of which there are few are read as places in their list. Bounded, and so is what the lists of all variables take together. */
const FEW_TEXTS = 1000;
const SHORT_BYTES = 256;
const MOST_LISTED_BYTES = 16 * 1024 * 1024;

export interface RowFile {
  /** How many bytes the longest text of each variable has; 0 where it has no texts. */
  readonly textBytes: readonly number[];
  /** The records, batch by batch: each variable's values as one column, good until the next batch. */
  batches(): AsyncGenerator<RecordBatch>;
  close(): void;
}

type Kept = Pick<DataVariable, 'kept'>;

/** Of all its parts, one after the other. */
export async function openRowFile(parts: readonly string[], variables: readonly Kept[]): Promise<RowFile> {
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: MEMORY,
    threads: '1',
    autoinstall_known_extensions: 'false',
  });
  const connection = await instance.connect();
  const close = () => {
    connection.closeSync();
    instance.closeSync();
  };
  try {
    const from = `read_parquet([${parts.map(path => `'${path.replaceAll("'", "''")}'`).join(', ')}])`;
    const texts = await measureTexts(connection, from, variables);
    const columns = await planColumns(connection, from, variables, texts);
    return { textBytes: texts.map(({ bytes }) => bytes), batches: () => readBatches(connection, from, columns), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** The text of a variable, several of them as one; undefined where it has none. */
function textSql({ kept }: Kept, index: number): string | undefined {
  if (kept === 'text') return `x${index}`;
  return kept === 'texts' ? `array_to_string(x${index}, '; ')` : undefined;
}

interface Texts {
  /** Of the longest. */
  readonly bytes: number;
  /** Nearly so many different ones. */
  readonly different: number;
}

async function measureTexts(
  connection: DuckDBConnection,
  from: string,
  variables: readonly Kept[],
): Promise<readonly Texts[]> {
  const measures = variables.flatMap((variable, index) => {
    const text = textSql(variable, index);
    return text === undefined ? ['0', '0'] : [`max(strlen(${text}))`, `approx_count_distinct(${text})`];
  });
  const found = (await connection.runAndReadAll(`select ${measures.join(', ')} from ${from}`)).getRows()[0]!;
  const numberAt = (place: number) => Number(found[place] ?? 0);
  return variables.map((_variable, index) => ({ bytes: numberAt(2 * index), different: numberAt(2 * index + 1) }));
}

/** How a variable's values are asked for, and read from the columns that come back, of which its first stands at `at`. */
interface PlannedColumn {
  readonly sql: readonly string[];
  read(chunk: DuckDBDataChunk, at: number): ValueColumn;
}

async function planColumns(
  connection: DuckDBConnection,
  from: string,
  variables: readonly Kept[],
  texts: readonly Texts[],
): Promise<PlannedColumn[]> {
  const planned: PlannedColumn[] = [];
  let listedBytes = 0;
  for (const [index, variable] of variables.entries()) {
    const text = textSql(variable, index);
    const { bytes, different } = texts[index]!;
    const isListed = different <= FEW_TEXTS && bytes <= SHORT_BYTES && listedBytes < MOST_LISTED_BYTES;
    if (text === undefined) planned.push(variable.kept === 'codes' ? setsColumn(index) : numbersColumn(index));
    else if (isListed) {
      listedBytes += different * bytes;
      planned.push(await listedColumn(connection, from, { text, type: `texts${index}` }));
    } else planned.push(textsColumn(text));
  }
  return planned;
}

function numbersColumn(index: number): PlannedColumn {
  const doublesAt = numbersAt(size => new Float64Array(size));
  return {
    sql: [`coalesce(x${index}::DOUBLE, 'nan'::DOUBLE)`],
    read: (chunk, at) => ({ kind: 'numbers', values: doublesAt(chunk, at) }),
  };
}

function setsColumn(index: number): PlannedColumn {
  const countsAt = numbersAt(size => new Int32Array(size));
  return {
    sql: [`x${index}`, `coalesce(len(x${index}), -1)::INTEGER`],
    read(chunk, at) {
      const lists = chunk.getColumnVector(at) as DuckDBListVector;
      const starts = new Int32Array(chunk.rowCount);
      for (let row = 0; row < starts.length; row++) starts[row] = lists.getEntryOffset(row);
      const codes = new Int32Array(lists.childVector.itemCount);
      copyNumbers(lists.childVector, codes);
      return { kind: 'sets', starts, counts: countsAt(chunk, at + 1), codes };
    },
  };
}

function textsColumn(text: string): PlannedColumn {
  return {
    sql: [text],
    read: (chunk, at) => ({ kind: 'texts', values: chunk.getColumnValues(at) as (string | null)[] }),
  };
}

/** A type of its own for the texts of a variable: DuckDB finds their places faster than they are made into texts here. */
async function listedColumn(
  connection: DuckDBConnection,
  from: string,
  { text, type }: { readonly text: string; readonly type: string },
): Promise<PlannedColumn> {
  const different = `select distinct ${text} as one from ${from} where one is not null`;
  const found = await connection.runAndReadAll(different);
  const list = found.getRows().map(([one]) => one as string);
  const placesAt = numbersAt(size => new Int32Array(size));
  const read = (chunk: DuckDBDataChunk, at: number) => ({ kind: 'listed', list, values: placesAt(chunk, at) }) as const;
  if (list.length === 0) return { sql: ['-1'], read };
  const members = list.map(one => `'${one.replaceAll("'", "''")}'`);
  await connection.run(`create type ${type} as enum (${members.join(', ')})`);
  return { sql: [`coalesce(enum_code(${text}::${type})::INTEGER, -1)`], read };
}

async function* readBatches(
  connection: DuckDBConnection,
  from: string,
  columns: readonly PlannedColumn[],
): AsyncGenerator<RecordBatch> {
  const result = await connection.stream(`select ${columns.flatMap(({ sql }) => sql).join(', ')} from ${from}`);
  let next = fetchNext(result);
  try {
    for (;;) {
      const chunk = await next;
      if (!chunk || chunk.rowCount === 0) return;
      const batch = batchOf(chunk, columns);
      // Read on while the batch is written.
      next = fetchNext(result);
      yield batch;
    }
  } finally {
    // Whoever closes the connection while a chunk is fetched takes the process with it.
    await next.catch(() => {});
  }
}

function fetchNext(result: DuckDBResult): Promise<DuckDBDataChunk | null> {
  const next = result.fetchChunk();
  // It is waited for later: a failure must not count as one that nobody hears of.
  next.catch(() => {});
  return next;
}

function batchOf(chunk: DuckDBDataChunk, columns: readonly PlannedColumn[]): RecordBatch {
  let at = 0;
  const read = columns.map(column => {
    const values = column.read(chunk, at);
    at += column.sql.length;
    return values;
  });
  return { records: chunk.rowCount, columns: read };
}

/** The numbers of a column, in the same array for every batch of a size: new ones for each would keep the collector of garbage busy. */
function numbersAt<Numbers extends Float64Array | Int32Array>(make: (size: number) => Numbers) {
  let numbers = make(0);
  return (chunk: DuckDBDataChunk, at: number): Numbers => {
    if (numbers.length !== chunk.rowCount) numbers = make(chunk.rowCount);
    copyNumbers(chunk.getColumnVector(at), numbers);
    return numbers;
  };
}
