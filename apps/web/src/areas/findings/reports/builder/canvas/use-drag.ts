import type { ReportBlock, ReportPlace } from '@wenshu/analysis/browser';
import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';
import { boundsOf, type Handle, movedWithin, resized, type Size } from '../../model/places.ts';
import { type Guide, snapMoved, snapResized } from '../../model/snap.ts';

export interface Draft {
  readonly places: ReadonlyMap<string, ReportPlace>;
  readonly guides: readonly Guide[];
}

interface Dragging {
  /** Places as they are shown. */
  readonly places: ReadonlyMap<string, ReportPlace>;
  readonly page: Size;
  readonly scale: number;
  /** A phone's column has no sides to move to and none to be drawn to. */
  readonly isColumn: boolean;
  onMoved(places: ReadonlyMap<string, ReportPlace>): void;
  onResized(places: ReadonlyMap<string, ReportPlace>): void;
}

/** Less is a click. */
const THRESHOLD_PX = 3;

/** Moving and resizing by pointer: what is dragged is drawn where it would come to stand, and written once, when it is let go. */
export function useDrag({ places, page, scale, isColumn, onMoved, onResized }: Dragging) {
  const [draft, setDraft] = useState<Draft>();
  const newest = useRef<Draft>(undefined);
  const show = (next: Draft | undefined) => {
    newest.current = next;
    setDraft(next);
  };

  const follow = (
    event: ReactPointerEvent,
    plan: (by: { x: number; y: number }, isFree: boolean, keepsRatio: boolean) => Draft,
    finish: (places: ReadonlyMap<string, ReportPlace>) => void,
  ) => {
    const target = event.currentTarget as HTMLElement;
    const { clientX, clientY, pointerId } = event;
    target.setPointerCapture(pointerId);
    const listening = new AbortController();
    const { signal } = listening;
    const onMove = (moved: PointerEvent) => {
      const by = { x: (moved.clientX - clientX) / scale, y: (moved.clientY - clientY) / scale };
      const isFar = Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > THRESHOLD_PX;
      if (isFar || newest.current) show(plan(by, moved.altKey, moved.shiftKey));
    };
    const end = (isKept: boolean) => {
      const last = newest.current;
      listening.abort();
      show(undefined);
      if (isKept && last) finish(last.places);
    };
    target.addEventListener('pointermove', onMove, { signal });
    target.addEventListener('pointerup', () => end(true), { signal });
    target.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('keydown', pressed => pressed.key === 'Escape' && end(false), { signal });
  };

  const others = (moved: readonly ReportBlock[]) =>
    [...places].filter(([id]) => !moved.some(block => block.id === id)).map(([, place]) => place);
  const shown = (block: ReportBlock) => ({ id: block.id, place: places.get(block.id) ?? block.place });

  return {
    draft,
    move(event: ReactPointerEvent, blocks: readonly ReportBlock[]) {
      const moved = blocks.map(shown);
      const around = boundsOf(moved.map(({ place }) => place));
      const still = others(blocks);
      follow(
        event,
        (by, isFree) => {
          const to = isColumn ? { x: 0, y: by.y } : by;
          const there = { ...around, x: around.x + to.x, y: around.y + to.y };
          const drawn = isFree || isColumn ? { x: 0, y: 0, guides: [] } : snapMoved(there, still, page);
          const placed = movedWithin(moved, { x: to.x + drawn.x, y: to.y + drawn.y }, page);
          return { places: new Map(placed.map(([{ id }, place]) => [id, place])), guides: drawn.guides };
        },
        onMoved,
      );
    },
    resize(event: ReactPointerEvent, block: ReportBlock, handle: Handle) {
      const { id, place } = shown(block);
      const still = others([block]);
      follow(
        event,
        (by, isFree, keepsRatio) => {
          const plain = resized(place, handle, by, page, keepsRatio);
          const isDrawn = !isFree && !keepsRatio && !isColumn;
          const drawn = isDrawn ? snapResized(plain, handle, still, page) : { x: 0, y: 0, guides: [] };
          const next = resized(place, handle, { x: by.x + drawn.x, y: by.y + drawn.y }, page, keepsRatio);
          return { places: new Map([[id, next]]), guides: drawn.guides };
        },
        onResized,
      );
    },
  };
}
