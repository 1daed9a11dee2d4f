import type { ReportPlace, ReportShape } from '@wenshu/analysis/browser';
import { reportShapes } from '@wenshu/analysis/browser';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A column as wide as a phone grows with what stands in it: for placing it has no end. */
export function sizeOf(shape: ReportShape): Size {
  const { width, height } = reportShapes[shape];
  return { width, height: height ?? Number.POSITIVE_INFINITY };
}

/** Smaller than this nobody could take hold of it. */
export const LEAST_SIDE = 24;

/** What is around all of them. */
export function boundsOf(places: readonly ReportPlace[]): ReportPlace {
  const x = Math.min(...places.map(place => place.x));
  const y = Math.min(...places.map(place => place.y));
  const right = Math.max(...places.map(place => place.x + place.width));
  const bottom = Math.max(...places.map(place => place.y + place.height));
  return { x, y, width: right - x, height: bottom - y };
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Several places moved as one, none of them over the edge: what meets it stops all of them, so that they stay as they were to each other. */
export function movedWithin<Placed extends { readonly place: ReportPlace }>(
  moved: readonly Placed[],
  by: { readonly x: number; readonly y: number },
  page: Size,
): readonly (readonly [Placed, ReportPlace])[] {
  const around = boundsOf(moved.map(({ place }) => place));
  const x = Math.round(clamp(by.x, -around.x, Math.max(-around.x, page.width - around.x - around.width)));
  const y = Math.round(clamp(by.y, -around.y, Math.max(-around.y, page.height - around.y - around.height)));
  return moved.map(one => [one, { ...one.place, x: one.place.x + x, y: one.place.y + y }] as const);
}

/** Which sides are held: −1 the left or upper one, 1 the right or lower one, 0 neither. */
export interface Handle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export const handles: readonly Handle[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
];

/** A place whose held sides were moved, within the page and never smaller than can be seen. With `ratio` it keeps its shape. */
export function resized(
  place: ReportPlace,
  handle: Handle,
  by: { readonly x: number; readonly y: number },
  page: Size,
  keepsRatio = false,
): ReportPlace {
  const across = resizedSide(place.x, place.width, handle.x, by.x, page.width);
  const down = resizedSide(place.y, place.height, handle.y, by.y, page.height);
  if (!keepsRatio || handle.x === 0 || handle.y === 0)
    return { x: across.at, y: down.at, width: across.length, height: down.length };
  // The smaller of both, so that neither side leaves the page.
  const scale = Math.min(across.length / place.width, down.length / place.height);
  const [width, height] = [Math.round(place.width * scale), Math.round(place.height * scale)];
  return {
    x: handle.x < 0 ? place.x + place.width - width : place.x,
    y: handle.y < 0 ? place.y + place.height - height : place.y,
    width,
    height,
  };
}

function resizedSide(at: number, length: number, side: -1 | 0 | 1, by: number, room: number) {
  if (side === 0) return { at, length };
  if (side > 0) return { at, length: Math.round(clamp(length + by, LEAST_SIDE, Math.max(LEAST_SIDE, room - at))) };
  const end = at + length;
  const next = Math.round(clamp(at + by, 0, end - LEAST_SIDE));
  return { at: next, length: end - next };
}
