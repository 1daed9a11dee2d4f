import { useEffect, useState } from 'react';

/** An index that moves on by itself every `everyMs` while it may; choosing one starts the wait anew. */
export function useCycle(count: number, everyMs: number, isPaused: boolean): [number, (index: number) => void] {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), everyMs);
    return () => clearTimeout(timer);
  }, [index, count, everyMs, isPaused]);
  return [index, setIndex];
}
