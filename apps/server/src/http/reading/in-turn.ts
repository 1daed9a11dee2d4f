const waiting: (() => void)[] = [];
let isRunning = false;

/**
 * Work that must not come in one heap: a piece of it for every turn of the event loop. When many requests arrive at once, what the database
 * answers meanwhile is heard between two of them and not after the last; otherwise it would have nothing to do for so long.
 */
export function inTurn(work: () => void): void {
  waiting.push(work);
  if (!isRunning) setImmediate(runNext);
  isRunning = true;
}

function runNext(): void {
  try {
    waiting.shift()?.();
  } finally {
    isRunning = waiting.length > 0;
    if (isRunning) setImmediate(runNext);
  }
}
