import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { CellPlace } from './cell-selection.ts';

/**
 * The focus follows the active cell. One that is scrolled away takes the focus with it out of the page; the grid then holds it, and keys
 * go on working.
 */
export function useCellFocus(grid: RefObject<HTMLElement | null>, { row, column }: CellPlace) {
  const isInside = useRef(false);
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const here = document.activeElement;
    const isLost = isInside.current && (here === document.body || here === element);
    if (!isWanted.current && !isLost) return;
    const cell = element.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    if (cell) {
      isWanted.current = false;
      if (cell !== here) cell.focus({ preventScroll: true });
    } else if (here !== element) element.focus({ preventScroll: true });
  });
  return {
    /** With the next drawing. */
    want: () => {
      isWanted.current = true;
    },
    handlers: {
      onFocus: () => {
        isInside.current = true;
      },
      onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        const left = relatedTarget as Element | null;
        // One that was taken out of the page has not been left by anybody.
        setTimeout(() => {
          if (target.isConnected && !(left && currentTarget.contains(left))) isInside.current = false;
        });
      },
    },
  };
}
