import type { Contour, Point, Random } from './letter-shape.ts';

export type Between = (low: number, high: number) => number;
type Field = (x: number, y: number) => number;

export function betweenOf(random: Random): Between {
  return (low, high) => low + random() * (high - low);
}

const WAVES = 5;

/** A soft hilly landscape, about −1 to 1, whose hills are about so many pixels apart. */
export function hills(between: Between, apart: number): Field {
  const waves = makeWaves(between, apart);
  return (x, y) => waves.reduce((sum, wave) => sum + Math.sin(x * wave.x + y * wave.y + wave.phase), 0) / (WAVES / 2);
}

/** The same for every pixel of a picture. sin(a + b) from tables for a and b: a sine for each pixel took half of all the time. */
export function hillMap(between: Between, apart: number, width: number, height: number): Float32Array {
  const map = new Float32Array(width * height);
  for (const wave of makeWaves(between, apart)) {
    const table = (length: number, of: (at: number) => number) => Float32Array.from({ length }, (_, at) => of(at));
    const sineX = table(width, x => Math.sin(x * wave.x + wave.phase) / (WAVES / 2));
    const cosineX = table(width, x => Math.cos(x * wave.x + wave.phase) / (WAVES / 2));
    for (let y = 0; y < height; y++) {
      const [sineY, cosineY] = [Math.sin(y * wave.y), Math.cos(y * wave.y)];
      for (let x = 0; x < width; x++) map[y * width + x]! += sineX[x]! * cosineY + cosineX[x]! * sineY;
    }
  }
  return map;
}

function makeWaves(between: Between, apart: number) {
  return Array.from({ length: WAVES }, () => {
    const direction = between(0, 2 * Math.PI);
    const frequency = (2 * Math.PI) / (apart * between(0.7, 1.6));
    return { x: Math.cos(direction) * frequency, y: Math.sin(direction) * frequency, phase: between(0, 2 * Math.PI) };
  });
}

/** Bends the whole picture: waves along and across, and a lens somewhere that swells or shrinks what is under it. */
export function bendOf(between: Between, width: number, height: number): (point: Point) => Point {
  const across = { size: between(3, 6), length: between(90, 170), phase: between(0, 2 * Math.PI) };
  const along = { size: between(3, 6), length: between(55, 100), phase: between(0, 2 * Math.PI) };
  const lens = {
    x: between(0.2, 0.8) * width,
    y: between(0.3, 0.7) * height,
    radius: between(50, 90),
    // A shrinking lens crowds letters more than people can read.
    power: between(0.1, 0.35) * (between(0, 1) < 0.7 ? 1 : -0.5),
  };
  return ([x, y]) => {
    const distance = Math.hypot(x - lens.x, y - lens.y) / lens.radius;
    const swell = distance < 1 ? 1 + lens.power * (1 - distance) ** 2 : 1;
    const [inLensX, inLensY] = [lens.x + (x - lens.x) * swell, lens.y + (y - lens.y) * swell];
    return [
      inLensX + along.size * Math.sin((2 * Math.PI * inLensY) / along.length + along.phase),
      inLensY + across.size * Math.sin((2 * Math.PI * inLensX) / across.length + across.phase),
    ];
  };
}

/** Thicker on the hills and thinner in the valleys: every point moves along its edge's normal. */
export function unevenWeight(contour: Contour, weight: Field): Contour {
  return contour.map((point, index) => {
    const before = contour[(index + contour.length - 1) % contour.length] ?? point;
    const after = contour[(index + 1) % contour.length] ?? point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const by = weight(point[0], point[1]);
    return [point[0] + (dy / length) * by, point[1] - (dx / length) * by];
  });
}
