import { inflateRawSync } from 'node:zlib';
import { FileProblem } from '../file-problem.ts';

const END = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const WIDE_EXTRA = 1;
const IN_EXTRA = 0xffff_ffff;
const STORED = 0;
const DEFLATED = 8;
/** A workbook with a sheet per day of a year and a picture on each has a tenth. */
const MAX_ENTRIES = 5000;

export interface ZipEntry {
  readonly name: string;
  /** What it says that it unpacks to. */
  readonly saidBytes: number;
  /** Fails when it unpacks to more than this, or than is left for all entries together. */
  read(mostBytes?: number): Buffer;
}

/**
 * The entries of a zip. What an entry says about its size is the sender's word: whoever says too much is believed (`refuseTooLarge`), and for
 * whoever says too little the bytes that come out of all entries together are counted as they come, and one too many ends it.
 */
export function openZip(zip: Uint8Array, maxUnpackedBytes: number): ZipEntry[] {
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const room = { bytes: maxUnpackedBytes };
  const entries: ZipEntry[] = [];
  let { at, count } = findDirectory(bytes);
  for (; count > 0; count--) {
    if (entries.length === MAX_ENTRIES) throw new FileProblem('too-large');
    if (bytes.readUInt32LE(at) !== ENTRY) throw new FileProblem('broken');
    const nameBytes = bytes.readUInt16LE(at + 28);
    const extraBytes = bytes.readUInt16LE(at + 30);
    const name = bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    const place = placeOf(bytes, at, at + ENTRY_BYTES + nameBytes, extraBytes);
    entries.push({ name, saidBytes: place.saidBytes, read: mostBytes => unpack(bytes, place, room, mostBytes) });
    at += ENTRY_BYTES + nameBytes + extraBytes + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Before any of them is unpacked: what is too much by its own word takes no time and no memory. */
export function refuseTooLarge(entries: readonly ZipEntry[], maxUnpackedBytes: number): void {
  const said = entries.reduce((sum, { saidBytes }) => sum + saidBytes, 0);
  if (said > maxUnpackedBytes) throw new FileProblem('too-large');
}

/** It stands at the end, before a comment of unknown length. */
function findDirectory(bytes: Buffer): { at: number; count: number } {
  const first = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = bytes.length - END_BYTES; at >= first; at--) {
    if (bytes.readUInt32LE(at) === END) return { at: bytes.readUInt32LE(at + 16), count: bytes.readUInt16LE(at + 10) };
  }
  throw new FileProblem('broken');
}

interface Place {
  readonly method: number;
  readonly saidBytes: number;
  readonly packedBytes: number;
  readonly localAt: number;
}

/** Some writers give sizes in the wide form also where the narrow one would do. */
function placeOf(bytes: Buffer, at: number, extraAt: number, extraBytes: number): Place {
  const narrow = {
    unpacked: bytes.readUInt32LE(at + 24),
    packed: bytes.readUInt32LE(at + 20),
    local: bytes.readUInt32LE(at + 42),
  };
  const wide = wideNumbers(bytes.subarray(extraAt, extraAt + extraBytes));
  const take = (value: number) => (value === IN_EXTRA ? (wide.shift() ?? value) : value);
  const saidBytes = take(narrow.unpacked);
  const packedBytes = take(narrow.packed);
  return { method: bytes.readUInt16LE(at + 10), saidBytes, packedBytes, localAt: take(narrow.local) };
}

function wideNumbers(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== WIDE_EXTRA) continue;
    const field = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
    return Array.from({ length: Math.floor(field.length / 8) }, (_, index) => Number(field.readBigUInt64LE(index * 8)));
  }
  return [];
}

function unpack(
  bytes: Buffer,
  { method, packedBytes, localAt }: Place,
  room: { bytes: number },
  mostBytes = room.bytes,
): Buffer {
  if (bytes.readUInt32LE(localAt) !== LOCAL) throw new FileProblem('broken');
  const start = localAt + LOCAL_BYTES + bytes.readUInt16LE(localAt + 26) + bytes.readUInt16LE(localAt + 28);
  const packed = bytes.subarray(start, start + packedBytes);
  const most = Math.min(mostBytes, room.bytes);
  const content = method === STORED ? packed : method === DEFLATED ? inflate(packed, most) : undefined;
  if (!content) throw new FileProblem('broken');
  room.bytes -= content.length;
  if (content.length > most) throw new FileProblem('too-large');
  return content;
}

function inflate(packed: Buffer, mostBytes: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: mostBytes + 1 });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new FileProblem(isTooLarge ? 'too-large' : 'broken');
  }
}
