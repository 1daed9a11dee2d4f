import type { Pause } from '@wenshu/together';

/** A while, or until the network is back, or `wake` is called. */
export function pause(durationMs: number): Pause {
  let wake = () => {};
  const over = new Promise<void>(resolve => {
    const goOn = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, durationMs);
    globalThis.addEventListener?.('online', goOn);
    wake = goOn;
  });
  return { over, wake: () => wake() };
}
