import { inflateRawSync } from 'node:zlib';

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;

/** The parts of a zip that we have just written ourselves, in their order: sizes and names are believed. */
export function* zipParts(zip: Buffer): Generator<{ readonly name: string; readonly content: Buffer }> {
  const end = zip.length - DIRECTORY_END_BYTES;
  if (zip.readUInt32LE(end) !== DIRECTORY_END)
    throw new Error('The library for slides writes its files otherwise than it did');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, nameBytes] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    const local = zip.readUInt32LE(at + 42);
    const start = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + packed);
    const isDeflated = zip.readUInt16LE(at + 10) !== 0;
    if (!name.endsWith('/')) yield { name, content: isDeflated ? inflateRawSync(bytes) : bytes };
    at += ENTRY_BYTES + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}
