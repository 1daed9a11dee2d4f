import type { PointerEvent as ReactPointerEvent } from 'react';
import { at, type CellPlace, type CellSelection } from './cell-selection.ts';

/** This near to an edge a drag scrolls. */
const EDGE_PX = 28;
const SCROLL_PX = 24;

const placeAt = (element: Element | null): CellPlace | undefined => {
  const cell = element?.closest<HTMLElement>('[data-row][data-column]');
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
};

/** Click, Shift and click, and dragging over cells. A finger scrolls instead, and selects by a tap. */
export function selectByPointer(
  event: ReactPointerEvent<HTMLElement>,
  selection: CellSelection,
  select: (next: CellSelection) => void,
): void {
  const target = event.target as Element;
  if (event.button !== 0 || target.closest('input, button')) return;
  const place = placeAt(target);
  if (!place) return;
  if (place.row < 0) {
    select(at(place));
    return;
  }
  const anchor = event.shiftKey && selection.anchor.row >= 0 ? selection.anchor : place;
  select({ anchor, active: place });
  if (event.pointerType !== 'mouse') return;
  // The browser would select text, and move the focus to nothing.
  event.preventDefault();
  followPointer(event.currentTarget, moved => {
    if (moved.row >= 0) select({ anchor, active: moved });
  });
}

function followPointer(grid: HTMLElement, onPlace: (place: CellPlace) => void): void {
  let [x, y] = [Number.NaN, Number.NaN];
  let frame = 0;
  const step = () => {
    frame = 0;
    const box = grid.getBoundingClientRect();
    const down = y > box.bottom - EDGE_PX ? SCROLL_PX : y < box.top + EDGE_PX * 2 ? -SCROLL_PX : 0;
    const right = x > box.right - EDGE_PX ? SCROLL_PX : x < box.left + EDGE_PX ? -SCROLL_PX : 0;
    const inX = Math.max(box.left + 2, Math.min(x, box.right - 18));
    const inY = Math.max(box.top + 2, Math.min(y, box.bottom - 18));
    const place = placeAt(document.elementFromPoint(inX, inY));
    if (place) onPlace(place);
    if (down === 0 && right === 0) return;
    grid.scrollBy(right, down);
    frame = requestAnimationFrame(step);
  };
  const follow = (moved: PointerEvent) => {
    [x, y] = [moved.clientX, moved.clientY];
    frame ||= requestAnimationFrame(step);
  };
  const end = () => {
    cancelAnimationFrame(frame);
    removeEventListener('pointermove', follow);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
  };
  addEventListener('pointermove', follow);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
