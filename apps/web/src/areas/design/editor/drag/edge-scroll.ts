/** Something that scrolls, and what of it can be seen. */
export interface ScrollBox {
  readonly element: Element;
  readonly top: number;
  readonly bottom: number;
}

const EDGE_PX = 72;
const MOST_PX_PER_FRAME = 22;

/** The page between the bar and the window's lower edge. */
export function pageBox(): ScrollBox {
  const bar = document.querySelector('[data-region=bar]');
  return {
    element: document.scrollingElement ?? document.documentElement,
    top: Math.max(0, bar?.getBoundingClientRect().bottom ?? 0),
    bottom: window.innerHeight,
  };
}

/** What scrolls while something is dragged by this handle: the column of the outline for its lines, else the page. */
export function boxOf(handle: Element): ScrollBox {
  let element = handle.closest('[data-outline]');
  while (element && !/auto|scroll/.test(getComputedStyle(element).overflowY)) element = element.parentElement;
  if (!element) return pageBox();
  const { top, bottom } = element.getBoundingClientRect();
  return { element, top, bottom: Math.min(bottom, window.innerHeight) };
}

/** The nearer to the edge, the faster; true when it has moved. */
export function scrollNearEdge({ element, top, bottom }: ScrollBox, y: number): boolean {
  const speed = speedAt(top, bottom, y);
  if (speed === 0) return false;
  const before = element.scrollTop;
  // At once, even where the page scrolls smoothly: the next frame goes on from here.
  element.scrollBy({ top: speed, behavior: 'instant' });
  return element.scrollTop !== before;
}

/** In px per frame, negative upwards; 0 away from the edges. */
export function speedAt(top: number, bottom: number, y: number): number {
  const edge = Math.min(EDGE_PX, (bottom - top) / 4);
  const above = Math.max(0, Math.min(1, (top + edge - y) / edge));
  const below = Math.max(0, Math.min(1, (y - bottom + edge) / edge));
  return Math.round((below - above) * MOST_PX_PER_FRAME);
}
