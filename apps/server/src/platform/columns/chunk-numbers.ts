import type { DuckDBDataChunk, DuckDBVector } from '@duckdb/node-api';
import duckdb from '@duckdb/node-bindings';
import { giveBack } from '../threads/give-back.ts';

/**
 * The numbers of a vector that has no missing ones, put into an array. As they lie there: asked for one by one, each with its mark of
 * being missing, they take six times as long.
 */
export function copyNumbers(vector: DuckDBVector, into: Int32Array | Float64Array, at = 0): void {
  const { items } = vector as { readonly items?: unknown };
  const count = vector.itemCount;
  if (items instanceof Int32Array || items instanceof Float64Array) into.set(items.subarray(0, count), at);
  else for (let row = 0; row < count; row++) into[at + row] = vector.getItem(row) as number;
}

/** The same for integers of 128 bits, four words each, the lowest first. */
export function copyWords(vector: DuckDBVector, into: Uint32Array, at = 0): void {
  const { dataView } = vector as { readonly dataView?: unknown };
  if (dataView instanceof DataView) {
    for (let word = 0; word < vector.itemCount * 4; word++) into[at + word] = dataView.getUint32(word * 4, true);
    return;
  }
  for (let row = 0; row < vector.itemCount; row++) {
    let left = vector.getItem(row) as bigint;
    for (let word = 0; word < 4; word++, left >>= 32n) into[at + row * 4 + word] = Number(left & 0xffff_ffffn);
  }
}

/**
 * So many bytes of a chunk's column, put into an array. For the columns of models, thousands of vectors: what the driver copied is given
 * back at once and nothing is made around it. Left to the collector of garbage, each took fresh memory, which takes longer than copying it.
 */
export function moveBytes(chunk: DuckDBDataChunk, column: number, count: number, into: Uint8Array, at: number): void {
  const bytes = duckdb.vector_get_data(duckdb.data_chunk_get_vector(chunk.chunk, column), count);
  into.set(bytes, at);
  giveBack(bytes.buffer);
}
