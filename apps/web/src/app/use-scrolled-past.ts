import { useEffect, useState } from 'react';
import { throttle } from './throttle.ts';

const SCROLL_THROTTLE_MS = 200;

/** Whether the page is scrolled further than `pixels`; looked at 5 times a second at most (P9.2). */
export function useScrolledPast(pixels: number): boolean {
  // At the top, as the server draws it; a page that is opened further down is looked at as soon as it is here.
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const look = throttle(() => setPast(window.scrollY > pixels), SCROLL_THROTTLE_MS);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pixels]);
  return isPast;
}
