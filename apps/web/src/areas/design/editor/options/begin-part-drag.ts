import type { PointerEvent } from 'react';
import { dragSigns } from '../drag/drag-signs.ts';
import { pageBox, type ScrollBox } from '../drag/edge-scroll.ts';
import { followPointer } from '../drag/follow-pointer.ts';
import { type PlaceAt, placeAt, type Side } from '../drag/place-at.ts';
import classes from './options.module.css';

/** So far down on a group's heading something goes above it, out of the group. */
const ABOVE_HEADING = 0.25;

interface PartDrag {
  readonly id: string;
  readonly label: string;
  onDrop(besideId: string, side: Side): void;
}

/** Dragging an option or a row by its handle, within its own list. */
export function beginPartDrag(event: PointerEvent<HTMLElement>, { id, label, onDrop }: PartDrag): void {
  const handle = event.currentTarget;
  const line = handle.closest<HTMLElement>('[data-part]');
  const list = handle.closest<HTMLElement>('[data-parts]');
  if (!line || !list) return;
  event.preventDefault();
  let signs: ReturnType<typeof dragSigns> | undefined;
  let target: { readonly id: string; readonly side: Side } | undefined;
  followPointer(event.nativeEvent, handle, {
    scrollBox: () => listBox(list) ?? pageBox(),
    onStart: () => {
      signs = dragSigns(label, line);
    },
    onMove: point => {
      const found = placeAt(list.querySelectorAll<HTMLElement>('[data-part]'), point.y);
      const besideId = found?.element.dataset.part;
      target = found && besideId && besideId !== id ? { id: besideId, side: sideOf(found) } : undefined;
      signs?.moveTo(point);
      signs?.mark(target && found?.element, target?.side);
    },
    onEnd: outcome => {
      signs?.clear();
      if (outcome === 'dropped' && target) onDrop(target.id, target.side);
    },
  });
}

/** A heading takes in what is let go on it. */
function sideOf({ element, side, share }: PlaceAt): Side {
  if (element.dataset.heading === undefined) return side;
  return share < ABOVE_HEADING ? 'before' : 'after';
}

/** A long list scrolls by itself. */
function listBox(list: HTMLElement): ScrollBox | undefined {
  const element = list.querySelector(`.${classes.long}`);
  if (!element) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  return { element, top, bottom };
}
