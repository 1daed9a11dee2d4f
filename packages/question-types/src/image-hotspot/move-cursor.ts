import type { Point } from './region.ts';

const STEP = 0.02;
/** With the shift key: across the picture in ten presses. */
const LARGE_STEP = 0.1;
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key takes the cursor, never out of the picture; undefined for any other key. */
export function moveCursor({ x, y }: Point, key: string, isLarge: boolean): Point | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const step = isLarge ? LARGE_STEP : STEP;
  return { x: within(x + direction[0] * step), y: within(y + direction[1] * step) };
}

function within(value: number): number {
  return Math.min(1, Math.max(0, Number(value.toFixed(4))));
}
