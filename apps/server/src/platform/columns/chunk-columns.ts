import duckdb, { type DataChunk, type Vector } from '@duckdb/node-bindings';
import type { Kept, Value } from '@wenshu/analysis';
import { plain } from '@wenshu/survey-core';
import { maskOf } from './code-mask.ts';

/** The most that DuckDB takes in one piece. */
export const CHUNK_ROWS = 2048;
const WORD = 2 ** 32;

/**
 * Puts values into the columns of a chunk, whole columns at a time: one by one, each with its own mark of being missing, a million records
 * take a third longer. What is copied is as long as the vector, so there must never be more than `CHUNK_ROWS`.
 */
export class ChunkColumns {
  readonly #chunk: DataChunk;
  readonly #integers = new Int32Array(CHUNK_ROWS);
  readonly #doubles = new Float64Array(CHUNK_ROWS);
  readonly #flags = new Uint8Array(CHUNK_ROWS);
  /** Integers of 64 bits, the lower word first. */
  readonly #words = new Uint32Array(CHUNK_ROWS * 2);
  /** Where a list begins and how long it is, of 64 bits each. */
  readonly #entries = new Uint32Array(CHUNK_ROWS * 4);
  /** A bit for each row that has a value. */
  readonly #present = new Uint32Array(CHUNK_ROWS / 32);

  constructor(chunk: DataChunk) {
    this.#chunk = chunk;
  }

  /** From a column on: the values, and beside them what is kept with them, see `fieldsOf`. The column after these. */
  put(field: number, kept: Kept, values: readonly Value[]): number {
    this.#writers[kept](field, values);
    const twins = this.#twins[kept] ?? [];
    for (const [index, write] of twins.entries()) write(field + 1 + index, values);
    return field + 1 + twins.length;
  }

  texts(field: number, values: readonly (string | null)[]): void {
    const vector = this.#vector(field);
    for (let row = 0; row < values.length; row++) {
      const text = values[row];
      if (text !== null) duckdb.vector_assign_string_element(vector, row, text!);
    }
    this.#mark(vector, values);
  }

  integers(field: number, values: readonly (number | null)[]): void {
    for (let row = 0; row < values.length; row++) {
      const value = values[row] ?? 0;
      this.#integers[row] = value;
      if (this.#integers[row] !== value) throw new RangeError(`${value} is no integer of 32 bits`);
    }
    this.#copy(field, this.#integers, values);
  }

  readonly #writers: Readonly<Record<Kept, (field: number, values: readonly Value[]) => void>> = {
    code: (field, values) => this.integers(field, values as readonly (number | null)[]),
    text: (field, values) => this.texts(field, values as readonly (string | null)[]),
    number: (field, values) => {
      for (let row = 0; row < values.length; row++) this.#doubles[row] = (values[row] ?? 0) as number;
      this.#copy(field, this.#doubles, values);
    },
    moment: (field, values) => this.#longs(field, values, value => value as number),
    codes: (field, values) => {
      const lists = values as readonly (readonly number[] | null)[];
      const all = Int32Array.from(lists.flatMap(list => list ?? []));
      const child = this.#lists(field, lists, all.length);
      if (all.length > 0) duckdb.copy_data_to_vector(child, 0, all.buffer, 0, all.byteLength);
    },
    texts: (field, values) => {
      const lists = values as readonly (readonly string[] | null)[];
      const all = lists.flatMap(list => list ?? []);
      const child = this.#lists(field, lists, all.length);
      for (const [at, text] of all.entries()) duckdb.vector_assign_string_element(child, at, text);
    },
  };

  readonly #twins: Readonly<Partial<Record<Kept, readonly ((field: number, values: readonly Value[]) => void)[]>>> = {
    text: [
      (field, values) =>
        this.texts(
          field,
          values.map(text => (text === null ? null : plain(text as string))),
        ),
      (field, values) => this.#copy(field, this.#flags.fill(1), values),
    ],
    codes: [(field, values) => this.#longs(field, values, codes => maskOf(codes as readonly number[]))],
  };

  #longs(field: number, values: readonly Value[], of: (value: Value) => number): void {
    const words = this.#words;
    for (let row = 0; row < values.length; row++) {
      const value = values[row] ?? null;
      const long = value === null ? 0 : of(value);
      if (!Number.isSafeInteger(long)) throw new RangeError(`${long} is no whole number`);
      const high = Math.floor(long / WORD);
      words[row * 2] = long - high * WORD;
      words[row * 2 + 1] = high;
    }
    this.#copy(field, words, values, 8);
  }

  /** Makes room for so many members, which go into the vector that is answered. */
  #lists(field: number, lists: readonly (readonly unknown[] | null)[], members: number): Vector {
    const vector = this.#vector(field);
    const entries = this.#entries;
    let start = 0;
    for (let row = 0; row < lists.length; row++) {
      const length = lists[row]?.length ?? 0;
      entries[row * 4] = start;
      entries[row * 4 + 2] = length;
      start += length;
    }
    duckdb.copy_data_to_vector(vector, 0, entries.buffer, 0, lists.length * 16);
    this.#mark(vector, lists);
    duckdb.list_vector_reserve(vector, members);
    duckdb.list_vector_set_size(vector, members);
    return duckdb.list_vector_get_child(vector);
  }

  #copy(
    field: number,
    numbers: Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer> | Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>,
    values: readonly unknown[],
    bytesEach = numbers.BYTES_PER_ELEMENT,
  ): void {
    const vector = this.#vector(field);
    duckdb.copy_data_to_vector(vector, 0, numbers.buffer, 0, values.length * bytesEach);
    this.#mark(vector, values);
  }

  /** Which rows have no value. Where all have one there is nothing to say. */
  #mark(vector: Vector, values: readonly unknown[]): void {
    const present = this.#present.fill(0);
    let missing = 0;
    for (let row = 0; row < values.length; row++) {
      if (values[row] === null || values[row] === undefined) missing++;
      else present[row >>> 5]! |= 1 << (row & 31);
    }
    if (missing === 0) return;
    duckdb.vector_ensure_validity_writable(vector);
    duckdb.copy_data_to_vector_validity(vector, 0, present.buffer, 0, Math.ceil(values.length / 64) * 8);
  }

  #vector(field: number): Vector {
    return duckdb.data_chunk_get_vector(this.#chunk, field);
  }
}
