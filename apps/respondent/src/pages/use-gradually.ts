import { useEffect, useState } from 'react';

/** As many as a first screen can show. */
const FIRST = 6;

/**
 * How many of a page's questions are drawn: on opening only the first screen's, the rest a moment later. A slow phone then answers to a
 * finger before it has laid out what is still out of sight.
 */
export function useGradually(count: number): number {
  const [isWhole, setWhole] = useState(count <= FIRST * 2);
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => setWhole(true), 30);
    return () => clearTimeout(timer);
  }, [isWhole]);
  return isWhole ? count : FIRST;
}
