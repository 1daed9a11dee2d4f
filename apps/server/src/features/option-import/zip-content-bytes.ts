const DIRECTORY_ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const HEADER_BYTES = 46;

/** How large a zip says it is when unpacked: a few kilobytes can be gigabytes of blanks. */
export function zipContentBytes(zip: Buffer): number {
  let bytes = 0;
  for (let at = zip.indexOf(DIRECTORY_ENTRY); at >= 0; at = zip.indexOf(DIRECTORY_ENTRY, at + HEADER_BYTES)) {
    if (at + HEADER_BYTES > zip.length) break;
    bytes += zip.readUInt32LE(at + 24);
  }
  return bytes;
}
