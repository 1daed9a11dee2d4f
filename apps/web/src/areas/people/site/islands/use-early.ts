import { useEffect, useRef, useState } from 'react';
import type { IslandName } from './island.tsx';

/**
 * What somebody did in an island before its script was there. Waking puts fields back to how they were drawn, so they are read while the
 * island is drawn for the first time, and `take` is told once it is awake. Nothing where nothing is chosen yet.
 */
export function useEarly(island: IslandName, field: string, take: (value: string) => void): void {
  const [early] = useState(() =>
    typeof document === 'undefined'
      ? undefined
      : document.querySelector<HTMLInputElement>(`[data-island="${island}"] ${field}`)?.value,
  );
  const taking = useRef(take);
  useEffect(() => {
    if (early !== undefined) taking.current(early);
  }, [early]);
}
