import { crc32, deflateSync } from 'node:zlib';
import type { Raster } from './raster.ts';

export type Colour = readonly [red: number, green: number, blue: number];

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PALETTE_COLOURS = 3;
/** As many as an eye tells apart here; each further one makes the file larger. */
const SHADES = 24;

/** A PNG with a palette of shades between paper and ink. */
export function encodePng({ width, height, ink }: Raster, paper: Colour, full: Colour): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, PALETTE_COLOURS, 0, 0, 0], 8);
  const palette = Array.from({ length: SHADES }, (_, shade) =>
    paper.map((part, channel) => Math.round(part + (((full[channel] ?? 0) - part) * shade) / (SHADES - 1))),
  );
  // Every row begins with its filter: 0, none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + x + 1] = shadeOf(ink[y * width + x] ?? 0);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function shadeOf(ink: number): number {
  return Math.round(Math.min(1, Math.max(0, ink)) * (SHADES - 1));
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
