import { useCallback, useEffect, useState } from 'react';

/** Counts down whole seconds to 0. By the clock and not by ticks: a tab in the background ticks seldom. */
export function useSecondsLeft(): { readonly seconds: number; readonly start: (seconds: number) => void } {
  const [endMs, setEndMs] = useState(0);
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => {
    if (endMs === 0) return;
    const timer = setInterval(() => {
      setNowMs(Date.now());
      if (Date.now() >= endMs) setEndMs(0);
    }, 250);
    return () => clearInterval(timer);
  }, [endMs]);
  const start = useCallback((seconds: number) => {
    setNowMs(Date.now());
    setEndMs(Date.now() + seconds * 1000);
  }, []);
  return { seconds: endMs === 0 ? 0 : Math.max(0, Math.ceil((endMs - nowMs) / 1000)), start };
}
