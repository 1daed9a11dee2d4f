/** An entry as the directory at the end of the file knows it. */
export interface ZipRecord {
  readonly name: Buffer;
  readonly modified: number;
  readonly offset: number;
  crc: number;
  packedBytes: number;
  bytes: number;
}

const MAX_32 = 0xffff_ffff;
const MAX_16 = 0xffff;
/** The sizes stand after the bytes, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** By a Unix program, so that the rights below are understood and macOS takes the names for UTF-8. */
const MADE_BY = (3 << 8) | 45;
const ORDINARY_FILE = (0o100644 << 16) >>> 0;

/** Two fields of DOS, which has no time zones and begins in 1980. */
export function dosTime(time: Date): number {
  const year = Math.min(Math.max(time.getUTCFullYear(), 1980), 2107);
  const date = ((year - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate();
  const clock = (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1);
  return ((date << 16) | clock) >>> 0;
}

export function localHeader({ name, modified }: ZipRecord): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATED, 8);
  header.writeUInt32LE(modified, 10);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

/** What was not known in front of the bytes. Sizes take eight bytes each only where four are too few. */
export function dataDescriptor({ crc, packedBytes, bytes }: ZipRecord): Buffer {
  const isLarge = Math.max(packedBytes, bytes) >= MAX_32;
  const descriptor = Buffer.alloc(isLarge ? 24 : 16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  if (isLarge) {
    descriptor.writeBigUInt64LE(BigInt(packedBytes), 8);
    descriptor.writeBigUInt64LE(BigInt(bytes), 16);
  } else {
    descriptor.writeUInt32LE(packedBytes, 8);
    descriptor.writeUInt32LE(bytes, 12);
  }
  return descriptor;
}

export function directoryEntry(record: ZipRecord): Buffer {
  const { name, modified, crc, bytes, packedBytes, offset } = record;
  const large = [bytes, packedBytes, offset].filter(value => value >= MAX_32);
  const extra = Buffer.alloc(large.length > 0 ? 4 + 8 * large.length : 0);
  if (large.length > 0) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8 * large.length, 2);
    for (const [index, value] of large.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + 8 * index);
  }
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(MADE_BY, 4);
  header.writeUInt16LE(large.length > 0 ? 45 : 20, 6);
  header.writeUInt16LE(FLAGS, 8);
  header.writeUInt16LE(DEFLATED, 10);
  header.writeUInt32LE(modified, 12);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(Math.min(packedBytes, MAX_32), 20);
  header.writeUInt32LE(Math.min(bytes, MAX_32), 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(ORDINARY_FILE, 38);
  header.writeUInt32LE(Math.min(offset, MAX_32), 42);
  return Buffer.concat([header, name, extra]);
}

/** The end of the file, with zip64's own end before it where a number does not fit. */
export function directoryEnd(entries: number, directoryOffset: number, directoryBytes: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(entries, MAX_16), 8);
  end.writeUInt16LE(Math.min(entries, MAX_16), 10);
  end.writeUInt32LE(Math.min(directoryBytes, MAX_32), 12);
  end.writeUInt32LE(Math.min(directoryOffset, MAX_32), 16);
  const isLarge = entries >= MAX_16 || directoryBytes >= MAX_32 || directoryOffset >= MAX_32;
  return isLarge ? Buffer.concat([zip64End(entries, directoryOffset, directoryBytes), end]) : end;
}

function zip64End(entries: number, directoryOffset: number, directoryBytes: number): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(MADE_BY, 12);
  end.writeUInt16LE(45, 14);
  end.writeBigUInt64LE(BigInt(entries), 24);
  end.writeBigUInt64LE(BigInt(entries), 32);
  end.writeBigUInt64LE(BigInt(directoryBytes), 40);
  end.writeBigUInt64LE(BigInt(directoryOffset), 48);
  // The locator, which says where the record above stands.
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(directoryOffset + directoryBytes), 64);
  end.writeUInt32LE(1, 72);
  return end;
}
