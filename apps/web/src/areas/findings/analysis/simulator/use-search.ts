import { useCallback, useEffect, useRef, useState } from 'react';

interface Search<Outcome> {
  readonly state: 'idle' | 'running' | 'done';
  /** 0 to 1. */
  readonly share: number;
  readonly outcome?: Outcome;
}

/** So long it works before the screen may draw. */
const AT_ONCE_MS = 12;

/** A walk that is taken step by step between two pictures, shown as it goes, and left off at any step. */
export function useSearch<Outcome>() {
  const [search, setSearch] = useState<Search<Outcome>>({ state: 'idle', share: 0 });
  const turn = useRef(0);
  const stop = useCallback(() => {
    turn.current++;
    setSearch({ state: 'idle', share: 0 });
  }, []);
  const start = useCallback((walk: Generator<number, Outcome>) => {
    const own = ++turn.current;
    setSearch({ state: 'running', share: 0 });
    const go = () => {
      if (turn.current !== own) return;
      const until = performance.now() + AT_ONCE_MS;
      let share = 0;
      do {
        const step = walk.next();
        if (step.done) {
          setSearch({ state: 'done', share: 1, outcome: step.value });
          return;
        }
        share = step.value;
      } while (performance.now() < until);
      setSearch({ state: 'running', share });
      setTimeout(go);
    };
    setTimeout(go);
  }, []);
  useEffect(
    () => () => {
      turn.current++;
    },
    [],
  );
  return { ...search, start, stop };
}
