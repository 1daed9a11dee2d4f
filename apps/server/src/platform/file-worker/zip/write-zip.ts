import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipContent {
  readonly name: string;
  readonly content: Uint8Array;
}

const STORED = 0;
const DEFLATED = 8;
const UTF8_NAMES = 0x800;
const VERSION = 20;
/** The first day that a zip can name: files of ours have no time. */
const FIRST_DAY = 0x21;

/** A zip of these entries, in their order, with nothing wide, encrypted or spread over disks. */
export function writeZip(entries: readonly ZipContent[], { isPacked = true } = {}): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of entries) {
    const nameBytes = Buffer.from(name);
    const packed = isPacked ? deflateRawSync(content) : content;
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION, 0);
    facts.writeUInt16LE(UTF8_NAMES, 2);
    facts.writeUInt16LE(isPacked ? DEFLATED : STORED, 4);
    facts.writeUInt16LE(FIRST_DAY, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(nameBytes.length, 22);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(at, 10);
    const body = [mark('PK\x03\x04'), facts, nameBytes, Buffer.from(packed)];
    bodies.push(...body);
    directory.push(mark('PK\x01\x02'), number16(VERSION), facts, offset, nameBytes);
    at += body.reduce((sum, part) => sum + part.length, 0);
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, listing, mark('PK\x05\x06'), end]);
}

function mark(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

function number16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
