import { useEffect, useRef } from 'react';
import { askAgain } from './ask-again.ts';
import type { Pause } from './pauses.ts';

/** Asks again every so often while somebody looks, where it is no query; with no pause it rests. The first time is the caller's own. */
export function useAgain(ask: () => unknown, pause: Pause | undefined): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => (pause === undefined ? undefined : askAgain(() => latest.current(), pause)), [pause]);
}
