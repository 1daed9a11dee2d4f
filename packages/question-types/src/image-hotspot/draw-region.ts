import type { Point, Region } from './region.ts';

/** A click is no region: below this share of the picture nothing was drawn. */
const LEAST = 0.01;
const STEP = 0.01;

const within = (share: number) => Math.min(1, Math.max(0, share));
const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

/** The rectangle between where the pointer went down and where it is now, inside the picture. */
export function drawnRegion(from: Point, to: Point): Region | undefined {
  const [left, right] = [within(Math.min(from.x, to.x)), within(Math.max(from.x, to.x))];
  const [top, bottom] = [within(Math.min(from.y, to.y)), within(Math.max(from.y, to.y))];
  const region = { x: left, y: top, width: right - left, height: bottom - top };
  return region.width >= LEAST && region.height >= LEAST ? region : undefined;
}

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Arrow keys move a region; with Shift they change its size. It never leaves the picture. */
export function nudgeRegion(region: Region, key: string, isResizing: boolean): Region | undefined {
  const by = KEYS[key];
  if (!by) return undefined;
  const { x, y, width, height } = region;
  if (isResizing)
    return {
      x,
      y,
      width: Math.min(1 - x, Math.max(LEAST, width + by[0])),
      height: Math.min(1 - y, Math.max(LEAST, height + by[1])),
    };
  return {
    x: Math.min(1 - width, Math.max(0, x + by[0])),
    y: Math.min(1 - height, Math.max(0, y + by[1])),
    width,
    height,
  };
}

/** As the setting holds it: "x,y,w,h". */
export function writeRegion({ x, y, width, height }: Region): string {
  return [x, y, width, height].map(rounded).join(',');
}
