import type { PointerEvent } from 'react';
import { dragSigns } from '../../../design/editor/drag/drag-signs.ts';
import type { ScrollBox } from '../../../design/editor/drag/edge-scroll.ts';
import { followPointer, type Point } from '../../../design/editor/drag/follow-pointer.ts';
import { placeAt } from '../../../design/editor/drag/place-at.ts';

/** Where something would be dropped: beside an item of a slot, within it, or into an empty slot. */
export interface SlotTarget {
  readonly slot: string;
  /** The item's place, as its `data-path` says it; none in an empty slot. */
  readonly path: readonly number[] | undefined;
  readonly side: 'before' | 'after' | 'within';
}

interface SlotDrag {
  readonly label: string;
  /** What may go where: a text cannot be counted, a number is no column. */
  accepts(slot: string): boolean;
  onDrop(target: SlotTarget): void;
}

/** Of a slot that nests (`data-nests`): so far in from the left of an item, what is dropped goes within it: under its name, as the nested ones stand. */
const WITHIN_PX = 56;

/** A drag of a variable or of an item of a slot. Keys and buttons do the same without it. */
export function beginSlotDrag(event: PointerEvent<HTMLElement>, { label, accepts, onDrop }: SlotDrag): void {
  // A finger scrolls the list; its tap on a button adds.
  if (event.pointerType === 'touch') return;
  const handle = event.currentTarget;
  let signs: ReturnType<typeof dragSigns> | undefined;
  let target: SlotTarget | undefined;
  followPointer(event.nativeEvent, handle, {
    scrollBox: () => boxAround(handle),
    onStart: () => {
      signs = dragSigns(label, handle.closest<HTMLElement>('[data-draggable]') ?? undefined);
    },
    onMove: point => {
      const found = findTarget(point);
      target = found && accepts(found.target.slot) ? found.target : undefined;
      signs?.moveTo(point);
      signs?.mark(target && found?.element, target?.side);
    },
    onEnd: outcome => {
      signs?.clear();
      if (outcome === 'dropped' && target) onDrop(target);
    },
  });
}

function findTarget({ x, y }: Point): { readonly element: HTMLElement; readonly target: SlotTarget } | undefined {
  const slotElement = [...document.querySelectorAll<HTMLElement>('[data-slot]')].find(one => isOver(one, x, y));
  if (!slotElement) return undefined;
  const slot = slotElement.dataset.slot!;
  const found = placeAt(slotElement.querySelectorAll<HTMLElement>('[data-path]'), y);
  if (!found) return { element: slotElement, target: { slot, path: undefined, side: 'after' } };
  const path = found.element.dataset.path!.split('.').map(Number);
  const isWithin =
    'nests' in slotElement.dataset && found.share < 1 && x > found.element.getBoundingClientRect().left + WITHIN_PX;
  return {
    element: found.element,
    target: { slot, path, side: isWithin && found.side === 'after' ? 'within' : found.side },
  };
}

function isOver(element: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** What scrolls around the slots; the page where they do not scroll by themselves. */
function boxAround(handle: HTMLElement): ScrollBox {
  const element = handle.closest('[data-slots]') ?? document.documentElement;
  const { top, bottom } = element.getBoundingClientRect();
  return { element, top: Math.max(0, top), bottom: Math.min(bottom, window.innerHeight) };
}
