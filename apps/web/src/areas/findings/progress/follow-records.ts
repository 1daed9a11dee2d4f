import { backoffMs } from '@wenshu/together';
import { pause } from '../../../app/together/pause.ts';

/** However much comes, the page is not made anew more often than this. */
const CALM_MS = 5_000;
/** Without any news: days pass, and a silence is noticed by the clock. */
const FRESH_MS = 60_000;
const SECOND_CHANCE_MS = 60_000;

export type LiveState = 'on' | 'off' | 'paused';

interface Following {
  /** Waits at the server until there is news, or for a while. */
  readonly wait: (signal: AbortSignal) => Promise<boolean>;
  /** Fetches everything anew; false when that failed. */
  readonly refresh: () => Promise<boolean>;
  readonly tell: (state: LiveState) => void;
  readonly page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
  readonly now: () => number;
}

/** Keeps a page as new as the records are, calmly, as long as somebody sees it. Returns how to stop. */
export function followRecords({ wait, refresh, tell, page, now }: Following): () => void {
  let isStopped = false;
  let asking = new AbortController();
  let nap = pause(0);
  let refreshedAt = now();
  const rest = async (durationMs: number) => {
    nap = pause(durationMs);
    await nap.over;
  };
  const onVisibility = () => {
    // Who does not look asks for nothing: a browser has few connections to a server.
    if (page.hidden) asking.abort();
    nap.wake();
  };
  const renew = async () => {
    // Woken before its time is not over it: the network came back, or the page was seen again.
    for (let left = CALM_MS; left > 0 && !isStopped; ) {
      left = refreshedAt + CALM_MS - now();
      if (left > 0) await rest(left);
    }
    if (isStopped) return;
    const isDone = await refresh();
    refreshedAt = now();
    if (!isDone) throw new Error('not refreshed');
  };
  const run = async () => {
    for (let failures = 0; !isStopped; ) {
      while (page.hidden && !isStopped) {
        tell('paused');
        await rest(SECOND_CHANCE_MS);
      }
      if (isStopped) return;
      if (failures === 0) tell('on');
      asking = new AbortController();
      try {
        const isNews = await wait(asking.signal);
        if (isStopped) return;
        if (isNews || now() - refreshedAt > FRESH_MS) await renew();
        failures = 0;
      } catch {
        if (asking.signal.aborted || isStopped) continue;
        failures += 1;
        tell('off');
        await rest(backoffMs(failures));
      }
    }
  };
  page.addEventListener('visibilitychange', onVisibility);
  void run();
  return () => {
    isStopped = true;
    page.removeEventListener('visibilitychange', onVisibility);
    asking.abort();
    nap.wake();
  };
}
