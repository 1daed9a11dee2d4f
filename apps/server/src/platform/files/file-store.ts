import type { Readable } from 'node:stream';

export interface ByteRange {
  readonly start: number;
  /** Inclusive, as in HTTP. */
  readonly end: number;
}

/**
 * Bytes under a key, nothing more: names, types and rights are rows in PostgreSQL. A key is written once; whoever
 * changes a file writes a new key, so a cached copy is never wrong.
 */
export interface FileStore {
  /** A piece is read before the next one is asked for: whoever makes them may use its memory again. */
  write(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Undefined when there is nothing under the key. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
  /** Removes what was begun before and never finished, as when the process was killed. */
  removeUnfinished(before: Date): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9-]{7,99}$/;

/** Keys become paths and object names; one that could climb out of the folder is a bug in the caller. */
export function requireFileKey(key: string): string {
  if (!KEY.test(key)) throw new Error('Not a file key');
  return key;
}
