/** Rows of one height in a window that shows some of them. */
export interface RowSpace {
  readonly rows: number;
  readonly rowHeight: number;
  /** The height in which rows are seen. */
  readonly seenHeight: number;
}

/** Where somebody has scrolled to: the browser's own position, and the one among all rows. They differ where the rows are taller than an element can be. */
export interface RowPlace {
  readonly scrollTop: number;
  readonly rowTop: number;
}

/** Firefox draws nothing below 17.8 million pixels, Chromium below 33.5; a million rows are 36. */
const MOST_PX = 15_000_000;
/** Rows beyond the edges, so that a turn of the wheel meets rows that are there. */
const BEYOND = 6;

export const START: RowPlace = { scrollTop: 0, rowTop: 0 };

const heightOf = ({ rows, rowHeight }: RowSpace) => rows * rowHeight;

/** As tall as the scrolled element is. */
export function canvasHeight(space: RowSpace): number {
  return Math.min(heightOf(space), MOST_PX);
}

const lowest = (height: number, { seenHeight }: RowSpace) => Math.max(0, height - seenHeight);

/** How many pixels of rows one pixel of the scroll bar is. */
function ratioOf(space: RowSpace): number {
  const bar = lowest(canvasHeight(space), space);
  return bar === 0 ? 1 : lowest(heightOf(space), space) / bar;
}

/**
 * The place after the browser has scrolled. A small step moves as many pixels of rows, as everywhere; a large one was the scroll bar's and
 * moves by its share. At the ends both are at their ends. The same place when it has not: what we set ourselves comes back as a scroll, too.
 */
export function scrolledTo(from: RowPlace, scrollTop: number, space: RowSpace): RowPlace {
  if (Math.abs(scrollTop - from.scrollTop) < 1) return from;
  const [barEnd, rowEnd] = [lowest(canvasHeight(space), space), lowest(heightOf(space), space)];
  const top = Math.min(Math.max(scrollTop, 0), barEnd);
  if (top === 0) return START;
  // A browser's last position may lie a fraction before its end.
  if (top >= barEnd - 1) return { scrollTop: top, rowTop: rowEnd };
  const step = top - from.scrollTop;
  const isSmall = Math.abs(step) <= space.seenHeight;
  const rowTop = isSmall ? from.rowTop + step : top * ratioOf(space);
  return { scrollTop: top, rowTop: Math.min(Math.max(rowTop, 0), rowEnd) };
}

/** The place with a row position and the scroll bar where it belongs: small steps let the two drift apart. */
export function settled(rowTop: number, space: RowSpace): RowPlace {
  const top = Math.min(Math.max(rowTop, 0), lowest(heightOf(space), space));
  return { rowTop: top, scrollTop: Math.round(top / ratioOf(space)) };
}

/** The place once scrolling has rested. Whoever has begun to scroll again since it was last read goes on from there: settling would take that back. */
export function rested(from: RowPlace, scrollTop: number, space: RowSpace): RowPlace {
  const now = scrolledTo(from, scrollTop, space);
  return now === from ? settled(from.rowTop, space) : now;
}

/** The least move that brings a row into sight; none when it is. */
export function placeToSee(row: number, from: RowPlace, space: RowSpace): RowPlace {
  const top = row * space.rowHeight;
  const bottom = top + space.rowHeight;
  if (top < from.rowTop) return settled(top, space);
  if (bottom > from.rowTop + space.seenHeight) return settled(bottom - space.seenHeight, space);
  return from;
}

/** The rows to draw: from the first to before the last. */
export function drawnRows({ rowTop }: RowPlace, { rows, rowHeight, seenHeight }: RowSpace): [from: number, to: number] {
  const from = Math.max(0, Math.floor(rowTop / rowHeight) - BEYOND);
  const to = Math.min(rows, Math.ceil((rowTop + seenHeight) / rowHeight) + BEYOND);
  return [Math.min(from, to), to];
}
