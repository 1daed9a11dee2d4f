import { type ScrollBox, scrollNearEdge } from './edge-scroll.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Gesture {
  /** What scrolls when the pointer comes near its upper or lower edge; asked when the drag begins. */
  scrollBox(): ScrollBox;
  onStart(): void;
  /** At most once a frame, and again when the page has scrolled below the pointer. */
  onMove(point: Point): void;
  onEnd(outcome: 'dropped' | 'cancelled'): void;
}

/** A click is not yet a drag. */
const DRAG_FROM_PX = 5;

/**
 * A drag from a handle until it is dropped, or given up by Escape. Nothing of it is React's: a move marks one element, whatever
 * the length of the list.
 */
export function followPointer(down: PointerEvent, handle: Element, gesture: Gesture): void {
  if (down.button !== 0 || !down.isPrimary) return;
  let point: Point = { x: down.clientX, y: down.clientY };
  let box: ScrollBox | undefined;
  let hasMoved = false;
  let frame = 0;
  const listening = new AbortController();
  const listen = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, listener, { capture: true, signal: listening.signal });

  const begin = () => {
    box = gesture.scrollBox();
    // Captured: nothing below the pointer lights up on the way, and the cursor stays the handle's.
    handle.setPointerCapture(down.pointerId);
    // What is being typed is saved where it stands before anything moves.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    gesture.onStart();
    onFrame();
  };
  const onFrame = () => {
    frame = requestAnimationFrame(onFrame);
    if (!box || !(scrollNearEdge(box, point.y) || hasMoved)) return;
    hasMoved = false;
    gesture.onMove(point);
  };
  const end = (outcome: 'dropped' | 'cancelled') => {
    listening.abort();
    cancelAnimationFrame(frame);
    if (!box) return;
    swallowClick();
    if (outcome === 'dropped') gesture.onMove(point);
    gesture.onEnd(outcome);
  };

  listen('pointermove', event => {
    if (event.pointerId !== down.pointerId) return;
    point = { x: event.clientX, y: event.clientY };
    hasMoved = true;
    if (!box && Math.hypot(point.x - down.clientX, point.y - down.clientY) >= DRAG_FROM_PX) begin();
  });
  listen('pointerup', () => end('dropped'));
  listen('pointercancel', () => end('cancelled'));
  listen('blur', event => event.target === window && end('cancelled'));
  listen('keydown', event => {
    if (event.key !== 'Escape' || !box) return;
    event.preventDefault();
    event.stopPropagation();
    end('cancelled');
  });
}

/** Where a drag ends, browsers still report a click on its handle. */
function swallowClick(): void {
  const listening = new AbortController();
  window.addEventListener('click', event => event.stopPropagation(), { capture: true, signal: listening.signal });
  setTimeout(() => listening.abort());
}
