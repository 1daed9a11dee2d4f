import { type RefObject, useEffect } from 'react';
import { placeAt } from '../drag/place-at.ts';

/** How far down the window the eye rests. */
const EYE_SHARE = 0.35;

/**
 * Marks the line of the question that is before the eye while the canvas scrolls, and keeps it in sight. Set by hand: no line is drawn anew.
 * The outline stays where it is while somebody points at it.
 */
export function useInSight(outline: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    let marked: Element | null | undefined;
    const mark = () => {
      frame = 0;
      const cards = document.querySelectorAll<HTMLElement>('[data-canvas] [data-question]');
      const id = placeAt(cards, window.innerHeight * EYE_SHARE)?.element.dataset.question;
      const line = id && outline.current?.querySelector(`[data-line="${id}"]`);
      if (!line || line === marked) return;
      marked?.removeAttribute('data-in-sight');
      line.setAttribute('data-in-sight', '');
      marked = line;
      if (!outline.current?.matches(':hover, :focus-within')) line.scrollIntoView({ block: 'nearest' });
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(mark);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [outline]);
}
