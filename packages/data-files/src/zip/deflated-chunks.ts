import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';

const deflate = promisify<Uint8Array, object, Buffer>(deflateRaw);

/** 0 only wraps: for what is compressed already. 1 is the level at which sheets are written, 6 is zlib's usual one. */
export type DeflateLevel = 0 | 1 | 6;

const CHUNK_BYTES = 512 * 1024;
/** zlib's own 16 kB of output would mean a way back and forth between the threads for each of them. */
const HOW = { finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 128 * 1024 };
/** So many are compressed beside the caller's own work: one more would gain nothing on two cores, and each holds its memory. */
const IN_FLIGHT = 2;
const MOST_WRAPPED = 65_535;
/** An empty block that says it is the last. */
const LAST_BLOCK = Uint8Array.of(3, 0);

/**
 * One raw deflate stream, made of chunks that are compressed apart from each other in zlib's threads. Each ends at a byte's border
 * (sync flush) without saying that it is the last, so put one behind the other they are a single stream. What a chunk loses by not
 * knowing the one before is under a per cent at this size.
 */
export function deflatedChunks(level: DeflateLevel, write: (bytes: Uint8Array) => Promise<void>) {
  const pending: Promise<Buffer>[] = [];
  let collected: Uint8Array[] = [];
  let collectedBytes = 0;
  let readers: (() => void)[] = [];

  async function send(): Promise<void> {
    const done = readers;
    const [first] = collected;
    const chunk = collected.length === 1 && first ? first : Buffer.concat(collected, collectedBytes);
    collected = [];
    collectedBytes = 0;
    readers = [];
    pending.push(packed(chunk, done));
    if (pending.length >= IN_FLIGHT) await write(await pending.shift()!);
  }

  async function packed(chunk: Uint8Array, done: readonly (() => void)[]): Promise<Buffer> {
    const bytes = level === 0 ? wrapped(chunk) : await deflate(chunk, { ...HOW, level });
    for (const onRead of done) onRead();
    return bytes;
  }

  return {
    /** `onRead`: nobody needs the bytes any more. */
    async push(bytes: Uint8Array, onRead?: () => void): Promise<void> {
      if (onRead) readers.push(onRead);
      collected.push(bytes);
      collectedBytes += bytes.length;
      if (collectedBytes >= CHUNK_BYTES) await send();
    },
    async end(): Promise<void> {
      if (collectedBytes > 0) await send();
      while (pending.length > 0) await write(await pending.shift()!);
      await write(LAST_BLOCK);
    },
  };
}

/** As blocks that are not compressed. By hand: zlib would take a quarter of a megabyte for each of ten thousand small files. */
function wrapped(chunk: Uint8Array): Buffer {
  const parts: Uint8Array[] = [];
  for (let from = 0; from < chunk.length; from += MOST_WRAPPED) {
    const part = chunk.subarray(from, from + MOST_WRAPPED);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(part.length, 1);
    head.writeUInt16LE(~part.length & 0xffff, 3);
    parts.push(head, part);
  }
  return Buffer.concat(parts);
}
