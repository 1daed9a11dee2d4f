/** The half of a box that the pointer is over: dropped there, it comes before or after. */
export type Side = 'before' | 'after';

export interface PlaceAt {
  readonly element: HTMLElement;
  readonly side: Side;
  /** How far down in it the pointer is: 0 at its upper edge, 1 at its lower one and below. */
  readonly share: number;
}

/** Which of some elements, one below the other, the pointer is over or just below; the first one when it is above them all. */
export function placeAt(elements: ArrayLike<HTMLElement>, y: number): PlaceAt | undefined {
  const element = elements[lastAbove(elements.length, index => elements[index]!.getBoundingClientRect().top, y)];
  if (!element) return undefined;
  const { top, height } = element.getBoundingClientRect();
  const share = Math.max(0, Math.min(1, (y - top) / Math.max(1, height)));
  return { element, side: share > 0.5 ? 'after' : 'before', share };
}

/** Halving: a long list is not measured box by box on every move. */
export function lastAbove(count: number, topOf: (index: number) => number, y: number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (topOf(middle) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}
