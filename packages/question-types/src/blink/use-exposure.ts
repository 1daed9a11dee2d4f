import { useEffect, useRef, useState } from 'react';

/**
 * Shows something once for so many milliseconds, and measures how long it really was on the screen: from the frame after it was
 * put there to the frame after it was taken away. A page that is hidden meanwhile ends it.
 */
export function useExposure(plannedMs: number, onMeasured: (exposureMs: number) => void) {
  const [isShown, setIsShown] = useState(false);
  const measured = useRef(onMeasured);
  measured.current = onMeasured;
  useEffect(() => {
    if (!isShown) return;
    let startedAt: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      setIsShown(false);
      const from = startedAt;
      const measure = () => measured.current(from === undefined ? 0 : Math.round(performance.now() - from));
      // A hidden page draws no more frames.
      if (document.visibilityState === 'hidden') measure();
      else requestAnimationFrame(measure);
    };
    const endWhenHidden = () => document.visibilityState === 'hidden' && end();
    const frame = requestAnimationFrame(() => {
      startedAt = performance.now();
      timer = setTimeout(end, plannedMs);
    });
    document.addEventListener('visibilitychange', endWhenHidden);
    return () => {
      isOver = true;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', endWhenHidden);
    };
  }, [isShown, plannedMs]);
  const start = () => {
    // Stored at once: whoever reloads the page in the middle has seen it.
    measured.current(0);
    setIsShown(true);
  };
  return { isShown, start };
}
