import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { ByteSource } from '../byte-source.ts';
import { DataFileProblem } from '../problem.ts';

const unpack = promisify<Uint8Array, object, Buffer>(inflate);

const CHUNK_BYTES = 256 * 1024;
/** SPSS and PSPP write blocks of 4 MB. */
const MAX_BLOCK_BYTES = 16 * 2 ** 20;
const MAX_TRAILER_BYTES = 16 * 2 ** 20;
const TRAILER_START = 24;
const BLOCK_ENTRY = 24;

interface CaseBytesOptions {
  readonly from: number;
  readonly isZlib: boolean;
  readonly isBigEndian: boolean;
  readonly maxUnpackedBytes: number;
}

/** The bytes of the cases, piece by piece. */
export function caseBytes(source: ByteSource, options: CaseBytesOptions): AsyncGenerator<Buffer> {
  return options.isZlib ? zlibBytes(source, options) : plainBytes(source, options.from);
}

async function* plainBytes(source: ByteSource, from: number): AsyncGenerator<Buffer> {
  for (let at = from; at < source.sizeBytes; at += CHUNK_BYTES) yield bufferOf(await source.read(at, CHUNK_BYTES));
}

/** A zsav: blocks of zlib, and behind them a table of where each one is. The table says sizes, the unpacking holds it to them. */
async function* zlibBytes(source: ByteSource, options: CaseBytesOptions): AsyncGenerator<Buffer> {
  const { from, isBigEndian, maxUnpackedBytes } = options;
  const long = (bytes: Buffer, at: number) => Number(isBigEndian ? bytes.readBigInt64BE(at) : bytes.readBigInt64LE(at));
  const int = (bytes: Buffer, at: number) => (isBigEndian ? bytes.readInt32BE(at) : bytes.readInt32LE(at));
  const damaged = (at: number) => new DataFileProblem('damaged', { at });
  const exactly = async (at: number, length: number) => {
    if (at < 0 || length < 0 || at + length > source.sizeBytes)
      throw new DataFileProblem('truncated', { at: source.sizeBytes });
    const bytes = bufferOf(await source.read(at, length));
    if (bytes.length < length) throw new DataFileProblem('truncated', { at: at + bytes.length });
    return bytes;
  };

  const header = await exactly(from, 24);
  const [trailerAt, trailerBytes] = [long(header, 8), long(header, 16)];
  if (long(header, 0) !== from || trailerAt < from + 24 || trailerBytes < TRAILER_START) throw damaged(from);
  if (trailerBytes > MAX_TRAILER_BYTES)
    throw new DataFileProblem('too-large', { maxBytes: MAX_TRAILER_BYTES, part: 'trailer' });
  const trailer = await exactly(trailerAt, trailerBytes);
  const blocks = int(trailer, 20);
  if (blocks < 0 || TRAILER_START + blocks * BLOCK_ENTRY !== trailerBytes) throw damaged(trailerAt);
  let packedAt = from + 24;
  let unpackedBytes = 0;
  for (let block = 0; block < blocks; block++) {
    const entry = TRAILER_START + block * BLOCK_ENTRY;
    const [size, packedSize] = [int(trailer, entry + 16), int(trailer, entry + 20)];
    // Blocks stand one behind the other: a table that names one block a thousand times is none.
    if (long(trailer, entry + 8) !== packedAt || size < 0 || packedSize <= 0) throw damaged(trailerAt + entry);
    unpackedBytes += size;
    if (size > MAX_BLOCK_BYTES || packedSize > MAX_BLOCK_BYTES || unpackedBytes > maxUnpackedBytes)
      throw new DataFileProblem('too-large', { maxBytes: maxUnpackedBytes, part: 'cases' });
    const packed = await exactly(packedAt, packedSize);
    packedAt += packedSize;
    yield await unpacked(packed, size, damaged(packedAt - packedSize));
  }
}

async function unpacked(packed: Buffer, size: number, problem: DataFileProblem): Promise<Buffer> {
  let bytes: Buffer;
  try {
    bytes = await unpack(packed, { maxOutputLength: Math.max(size, 1) });
  } catch {
    throw problem;
  }
  if (bytes.length !== size) throw problem;
  return bytes;
}

const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
