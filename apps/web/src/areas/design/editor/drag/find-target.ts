import type { Dragged } from './drag-context.ts';
import type { DropTarget } from './drop-place.ts';
import type { Point } from './follow-pointer.ts';
import { placeAt } from './place-at.ts';

export interface FoundTarget {
  readonly element: HTMLElement;
  readonly target: DropTarget;
}

/** What the pointer means on the canvas or in the outline: for a group another group, for everything else a question or a group's heading. */
export function findTarget(dragged: Dragged, { x, y }: Point): FoundTarget | undefined {
  const canvas = outlineAt({ x, y }) ?? document.querySelector<HTMLElement>('[data-canvas]');
  // A type that is still over the palette goes nowhere: whoever has changed their mind drops it there.
  if (!canvas || (dragged.kind === 'type' && x < canvas.getBoundingClientRect().left)) return undefined;
  const selector = dragged.kind === 'group' ? '[data-section]' : '[data-place]';
  const found = placeAt(canvas.querySelectorAll<HTMLElement>(selector), y);
  if (!found) return undefined;
  const { section, place, id = '' } = found.element.dataset;
  const kind = section !== undefined || place === 'group' ? 'group' : 'question';
  const target: DropTarget = { kind, id: section ?? id, side: found.side };
  if ('id' in dragged && dragged.id === target.id) return undefined;
  // Below a heading stands the group's first question, wherever on the heading it is let go.
  if (kind === 'group' && dragged.kind !== 'group')
    return { element: found.element, target: { ...target, side: 'after' } };
  return { element: found.element, target };
}

function outlineAt({ x, y }: Point): HTMLElement | undefined {
  const outline = document.querySelector<HTMLElement>('[data-outline]');
  const rect = outline?.getBoundingClientRect();
  const isInside = rect && x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom;
  return isInside ? (outline ?? undefined) : undefined;
}
