import { inflateRawSync } from 'node:zlib';

const DIRECTORY_ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const STORED = 0;

/** The text of one entry of a zip, found by the directory at its end. */
export function unzipEntry(zip: Buffer, name: string): string {
  for (let at = zip.indexOf(DIRECTORY_ENTRY); at >= 0; at = zip.indexOf(DIRECTORY_ENTRY, at + 46)) {
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    if (zip.toString('utf8', at + 46, nameEnd) !== name) continue;
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    return (zip.readUInt16LE(at + 10) === STORED ? packed : inflateRawSync(packed)).toString('utf8');
  }
  throw new Error(`The zip has no ${name}`);
}
