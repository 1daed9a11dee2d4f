import { promisify } from 'node:util';
import { deserialize } from 'node:v8';
import { inflateRaw } from 'node:zlib';
import type { BroughtTable } from '@wenshu/analysis/brought-in';

const inflate = promisify(inflateRaw);

/** What the reader of strangers' files packed: it is ours by now. */
export async function unpackTable(packed: Uint8Array): Promise<BroughtTable> {
  return deserialize(await inflate(packed)) as BroughtTable;
}
