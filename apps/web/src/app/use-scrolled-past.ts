import { useEffect, useState } from 'react';
import { throttle } from './throttle.ts';

const SCROLL_THROTTLE_MS = 200;

/** Whether the page is scrolled further than `pixels`; looked at 5 times a second at most (P9.2). */
export function useScrolledPast(pixels: number): boolean {
  const [isPast, setPast] = useState(() => window.scrollY > pixels);
  useEffect(() => {
    const look = throttle(() => setPast(window.scrollY > pixels), SCROLL_THROTTLE_MS);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pixels]);
  return isPast;
}
