/** Runs at once, then at most once per `waitMs`; the last call of a burst is not lost. */
export function throttle(action: () => void, waitMs: number): () => void {
  let isWaiting = false;
  let isAskedAgain = false;
  const run = () => {
    action();
    isWaiting = true;
    isAskedAgain = false;
    setTimeout(() => {
      isWaiting = false;
      if (isAskedAgain) run();
    }, waitMs);
  };
  return () => {
    if (isWaiting) isAskedAgain = true;
    else run();
  };
}

/** Lets one call per `waitMs` through and drops the others: a second click must not send a form twice (P5.18). */
export function oncePer<Arguments extends unknown[]>(
  waitMs: number,
  action: (...args: Arguments) => void,
  now: () => number = Date.now,
): (...args: Arguments) => void {
  let lastMs = Number.NEGATIVE_INFINITY;
  return (...args) => {
    if (now() - lastMs < waitMs) return;
    lastMs = now();
    action(...args);
  };
}
