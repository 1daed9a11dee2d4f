import classes from './drag-signs.module.css';
import type { Point } from './follow-pointer.ts';
import type { Side } from './place-at.ts';

/** What is seen of a drag: a label at the pointer, the origin pale, a line where it would go. Set on elements by hand, without drawing anything anew. */
export function dragSigns(label: string, origin: HTMLElement | undefined) {
  const ghost = document.createElement('div');
  ghost.className = classes.label!;
  ghost.textContent = label;
  ghost.setAttribute('aria-hidden', 'true');
  document.body.append(ghost);
  origin?.setAttribute('data-dragged', '');
  let marked: HTMLElement | undefined;
  const mark = (element: HTMLElement | undefined, side: Side | 'within' | undefined) => {
    if (marked !== element) marked?.removeAttribute('data-drop');
    marked = element;
    if (element && side && element.dataset.drop !== side) element.dataset.drop = side;
  };
  return {
    mark,
    moveTo: ({ x, y }: Point) => {
      ghost.style.transform = `translate(${x + 14}px, ${y + 10}px)`;
    },
    clear: () => {
      mark(undefined, undefined);
      ghost.remove();
      origin?.removeAttribute('data-dragged');
    },
  };
}
