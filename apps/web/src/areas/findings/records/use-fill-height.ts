import { type RefObject, useLayoutEffect } from 'react';

const LEAST_PX = 420;

/** As tall as what is left of the window below where it begins: then the table scrolls and the page does not. */
export function useFillHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const fill = () => {
      const one = element.current;
      if (!one) return;
      const top = one.getBoundingClientRect().top + scrollY;
      one.style.height = `${Math.max(LEAST_PX, innerHeight - top)}px`;
    };
    fill();
    addEventListener('resize', fill);
    const observer = new ResizeObserver(fill);
    // What stands above it, the steps of the questionnaire among it, may take a second line.
    const above = document.querySelector('header');
    if (above) observer.observe(above);
    return () => {
      removeEventListener('resize', fill);
      observer.disconnect();
    };
  }, [element]);
}
