import { outlines } from './letter-outlines.ts';

export type Point = readonly [x: number, y: number];
/** A closed line; the last point is joined to the first. */
export type Contour = readonly Point[];
export type Face = keyof typeof outlines;
/** 0 up to, not including, 1. */
export type Random = () => number;

export const FACES = Object.keys(outlines) as readonly Face[];
export const PICTURE_ALPHABET = Object.keys(outlines.sans).join('');
export const CAPITAL_HEIGHT = 200;
/** So that a straight edge can be bent too. */
const LONGEST_EDGE = 10;
const PARTS_OF_CURVE = 4;

/** The letter's outline as fine polygons. */
export function letterShape(face: Face, char: string): readonly Contour[] {
  const path: string = (outlines[face] as Readonly<Record<string, string>>)[char] ?? '';
  return path.split('M').slice(1).map(toContour);
}

function toContour(path: string): Contour {
  const corners: Point[] = [];
  for (const [step] of path.matchAll(/[LQ]?[^LQ]+/g)) {
    const [x = 0, y = 0, endX = 0, endY = 0] = step.replace(/^[LQ]/, '').split(' ').map(Number);
    const from = corners.at(-1);
    if (!step.startsWith('Q') || !from) corners.push([x, y]);
    else corners.push(...curve(from, [x, y], [endX, endY]));
  }
  return corners.flatMap((corner, index) => cutEdge(corner, corners[(index + 1) % corners.length] ?? corner));
}

function curve(from: Point, control: Point, to: Point): Point[] {
  return Array.from({ length: PARTS_OF_CURVE }, (_, index): Point => {
    const t = (index + 1) / PARTS_OF_CURVE;
    const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * to[axis];
    return [at(0), at(1)];
  });
}

function cutEdge(from: Point, to: Point): Point[] {
  const parts = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / LONGEST_EDGE);
  return Array.from({ length: parts }, (_, index): Point => {
    const t = index / parts;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  });
}
