import { crc32, deflateSync } from 'node:zlib';

interface PngPicture {
  readonly width: number;
  readonly height: number;
  /** Of one pixel. */
  readonly bits: 1 | 8;
  /** Red, green and blue of each colour; without one the pixels are shades from black to white. */
  readonly palette?: readonly number[];
  /** Row by row, each behind the number of its filter: 0 is none. */
  readonly rows: Buffer;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const GREY = 0;
const PALETTE = 3;
/** Ours are small: zlib's own 16 kB for each of ten thousand would wait for the collector. */
const PACKED = { chunkSize: 4096 };

export function writePng({ width, height, bits, palette, rows }: PngPicture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, palette ? PALETTE : GREY, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', Buffer.from(palette))] : []),
    chunk('IDAT', deflateSync(rows, PACKED)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
