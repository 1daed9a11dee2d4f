import type { Contour } from './letter-shape.ts';

/** A picture of one colour: 0 is paper, 1 is full ink, row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly ink: Float32Array;
}

const ROWS_PER_PIXEL = 4;

export function blankRaster(width: number, height: number): Raster {
  return { width, height, ink: new Float32Array(width * height) };
}

/** How much of each pixel lies inside the shape. Inside is where contours wind around: the hole of an A turns the other way. */
export function fillShape(shape: readonly Contour[], width: number, height: number): Raster {
  const raster = blankRaster(width, height);
  const crossings = crossingsByRow(shape, height * ROWS_PER_PIXEL);
  crossings.forEach((row, index) => {
    row.sort((left, right) => left.x - right.x);
    let winding = 0;
    row.forEach(({ x, turn }, at) => {
      winding += turn;
      const next = row[at + 1];
      if (winding !== 0 && next) addSpan(raster, Math.floor(index / ROWS_PER_PIXEL), x, next.x);
    });
  });
  for (let at = 0; at < raster.ink.length; at++) raster.ink[at] = Math.min(1, raster.ink[at] ?? 0);
  return raster;
}

interface Crossing {
  readonly x: number;
  readonly turn: 1 | -1;
}

function crossingsByRow(shape: readonly Contour[], rows: number): Crossing[][] {
  const crossings: Crossing[][] = Array.from({ length: rows }, () => []);
  for (const contour of shape) {
    contour.forEach((from, index) => {
      const to = contour[(index + 1) % contour.length] ?? from;
      const [upper, lower] = from[1] <= to[1] ? [from, to] : [to, from];
      const first = Math.max(0, Math.ceil(upper[1] * ROWS_PER_PIXEL - 0.5));
      const last = Math.min(rows - 1, Math.ceil(lower[1] * ROWS_PER_PIXEL - 0.5) - 1);
      for (let row = first; row <= last; row++) {
        const share = ((row + 0.5) / ROWS_PER_PIXEL - upper[1]) / (lower[1] - upper[1]);
        crossings[row]?.push({ x: upper[0] + (lower[0] - upper[0]) * share, turn: from === upper ? 1 : -1 });
      }
    });
  }
  return crossings;
}

function addSpan({ width, ink }: Raster, row: number, from: number, to: number): void {
  const [start, end] = [Math.max(0, from), Math.min(width, to)];
  for (let x = Math.floor(start); x < end; x++) {
    const covered = Math.min(end, x + 1) - Math.max(start, x);
    ink[row * width + x] = (ink[row * width + x] ?? 0) + covered / ROWS_PER_PIXEL;
  }
}
