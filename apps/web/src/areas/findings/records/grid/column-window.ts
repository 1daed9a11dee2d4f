/** Pixels beyond the edges in which columns are drawn: a turn sideways meets columns that are there. */
const BEYOND_PX = 200;

export interface ColumnWindow {
  /** Columns that stay where they are while the others move. */
  readonly frozen: number;
  /** Of the others, those to draw: from the first to before the last. */
  readonly from: number;
  readonly to: number;
  /** Room before the first that is drawn, and after the last. */
  readonly before: number;
  readonly after: number;
}

/** Where each column begins; one more than there are columns, so that the last tells the whole width. */
export function columnStarts(widths: readonly number[]): number[] {
  const starts = [0];
  for (const width of widths) starts.push(starts.at(-1)! + width);
  return starts;
}

/** The columns to draw at a place. Widths differ, so places are looked up. */
export function drawnColumns(
  starts: readonly number[],
  { frozen, scrollLeft, seenWidth }: { frozen: number; scrollLeft: number; seenWidth: number },
): ColumnWindow {
  const count = starts.length - 1;
  const held = Math.min(frozen, count);
  const left = starts[held]! + scrollLeft - BEYOND_PX;
  const right = scrollLeft + seenWidth + BEYOND_PX;
  let from = held;
  while (from < count && starts[from + 1]! <= left) from += 1;
  let to = from;
  while (to < count && starts[to]! < right) to += 1;
  return { frozen: held, from, to, before: starts[from]! - starts[held]!, after: starts[count]! - starts[to]! };
}

/** The least move sideways that brings a column into sight beside the frozen ones. */
export function leftToSee(
  column: number,
  starts: readonly number[],
  { frozen, scrollLeft, seenWidth }: { frozen: number; scrollLeft: number; seenWidth: number },
): number {
  if (column < frozen || column >= starts.length - 1) return scrollLeft;
  const held = starts[Math.min(frozen, starts.length - 1)]!;
  const [left, right] = [starts[column]!, starts[column + 1]!];
  if (left - held < scrollLeft) return left - held;
  return Math.max(scrollLeft, Math.min(left - held, right - seenWidth));
}
