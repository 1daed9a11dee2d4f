import type { PointerEvent } from 'react';

/** The background is taken by the mouse and moved; a finger scrolls by itself. Questions stay links. */
export function dragToPan(event: PointerEvent<HTMLElement>): void {
  const frame: HTMLElement = event.currentTarget;
  const isOnBackground = event.target instanceof Element && event.target.closest('a, button') === null;
  if (event.pointerType === 'touch' || event.button !== 0 || !isOnBackground) return;
  const start = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop };
  const listening = new AbortController();
  const { signal } = listening;
  frame.setPointerCapture(event.pointerId);
  frame.dataset.panning = '';
  frame.addEventListener(
    'pointermove',
    move => {
      frame.scrollTo({
        left: start.left - (move.clientX - start.x),
        top: start.top - (move.clientY - start.y),
        behavior: 'instant',
      });
    },
    { signal },
  );
  const end = () => {
    listening.abort();
    delete frame.dataset.panning;
  };
  frame.addEventListener('pointerup', end, { signal });
  frame.addEventListener('pointercancel', end, { signal });
}
