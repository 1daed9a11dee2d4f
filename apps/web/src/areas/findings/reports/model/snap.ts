import type { ReportPlace } from '@wenshu/analysis/browser';
import type { Handle, Size } from './places.ts';

/** A line that is shown while something stands on it. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

interface Snapped {
  /** What must be added to where it would be without. */
  readonly x: number;
  readonly y: number;
  readonly guides: readonly Guide[];
}

/** How near, in units of the page, something must come to a line to be drawn to it. */
export const SNAP_WITHIN = 6;
/** Between the edge of the page and what stands upon it, as the layouts have it. */
export const MARGIN = 48;

/**
 * Draws what is moved to the nearest line, on each axis for itself: edges and middles of the others, of the page, and its margins. Of
 * equal distances the first counts, so that it does not jump between two.
 */
export function snapMoved(moved: ReportPlace, others: readonly ReportPlace[], page: Size): Snapped {
  return snapped(
    [moved.x, moved.x + moved.width / 2, moved.x + moved.width],
    [moved.y, moved.y + moved.height / 2, moved.y + moved.height],
    others,
    page,
  );
}

/** Draws the held sides of what is made larger or smaller to the nearest line. */
export function snapResized(place: ReportPlace, handle: Handle, others: readonly ReportPlace[], page: Size): Snapped {
  const held = (side: -1 | 0 | 1, at: number, length: number) => (side === 0 ? [] : [side < 0 ? at : at + length]);
  return snapped(held(handle.x, place.x, place.width), held(handle.y, place.y, place.height), others, page);
}

function snapped(xs: readonly number[], ys: readonly number[], others: readonly ReportPlace[], page: Size): Snapped {
  const across = nearest(
    xs,
    linesOf(
      others.map(({ x, width }) => [x, width]),
      page.width,
    ),
  );
  const down = nearest(
    ys,
    linesOf(
      others.map(({ y, height }) => [y, height]),
      page.height,
    ),
  );
  return {
    x: across?.by ?? 0,
    y: down?.by ?? 0,
    guides: [
      ...(across ? [{ axis: 'x', at: across.at } as const] : []),
      ...(down ? [{ axis: 'y', at: down.at } as const] : []),
    ],
  };
}

function linesOf(others: readonly (readonly [at: number, length: number])[], length: number): readonly number[] {
  const ofPage = Number.isFinite(length) ? [0, MARGIN, length / 2, length - MARGIN, length] : [0, MARGIN];
  return [...others.flatMap(([at, size]) => [at, at + size / 2, at + size]), ...ofPage];
}

function nearest(points: readonly number[], lines: readonly number[]) {
  let best: { readonly by: number; readonly at: number } | undefined;
  for (const at of lines)
    for (const point of points) {
      const by = at - point;
      if (Math.abs(by) <= SNAP_WITHIN && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, at };
    }
  return best;
}
