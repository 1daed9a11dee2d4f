import { writePng } from '../../../platform/png/write-png.ts';
import type { Raster } from './raster.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** As many as an eye tells apart here; each further one makes the file larger. */
const SHADES = 24;

/** A PNG with a palette of shades between paper and ink. */
export function encodePng({ width, height, ink }: Raster, paper: Colour, full: Colour): Buffer {
  const palette = Array.from({ length: SHADES }, (_, shade) =>
    paper.map((part, channel) => Math.round(part + (((full[channel] ?? 0) - part) * shade) / (SHADES - 1))),
  );
  // Every row begins with its filter: 0, none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + x + 1] = shadeOf(ink[y * width + x] ?? 0);
  return writePng({ width, height, bits: 8, palette: palette.flat(), rows });
}

function shadeOf(ink: number): number {
  return Math.round(Math.min(1, Math.max(0, ink)) * (SHADES - 1));
}
