import { backoffMs, pause } from '../../../design/document/state/backoff.ts';
import type { ReportNews, ReportWork } from './report-work.ts';
import { verdictOn } from './report-work.ts';

/** Who has not looked for so long asks for nothing until they look again: a browser has few connections to a server. */
const PATIENCE_MS = 10_000;
const SECOND_CHANCE_MS = 60_000;

interface Following {
  readonly work: Pick<ReportWork, 'version' | 'takeNews' | 'idle' | 'lose' | 'resume'>;
  /** Waits at the server until something is new. */
  readonly wait: (version: number, signal: AbortSignal) => Promise<ReportNews>;
  readonly page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
}

/** Brings in what others do with the report, in the moment. Returns how to stop. */
export function followReport({ work, wait, page }: Following): () => void {
  let isStopped = false;
  let isAway = false;
  let asking = new AbortController();
  let nap = pause(0);
  let away: ReturnType<typeof setTimeout> | undefined;
  const rest = async (durationMs: number) => {
    nap = pause(durationMs);
    await nap.over;
  };
  const onVisibility = () => {
    clearTimeout(away);
    isAway = false;
    if (!page.hidden) {
      nap.wake();
      work.resume();
      return;
    }
    away = setTimeout(() => {
      isAway = true;
      asking.abort();
    }, PATIENCE_MS);
  };
  const run = async () => {
    for (let failures = 0; !isStopped; ) {
      await work.idle();
      while (isAway && !isStopped) await rest(SECOND_CHANCE_MS);
      if (isStopped) return;
      asking = new AbortController();
      const version = work.version();
      try {
        const news = await wait(version, asking.signal);
        if (isStopped) return;
        await work.takeNews(news, version);
        failures = 0;
      } catch (error) {
        if (asking.signal.aborted) continue;
        const verdict = verdictOn(error);
        if (verdict === 'signed-out') return;
        if (verdict === 'gone' || verdict === 'no-right') {
          work.lose();
          return;
        }
        failures += 1;
        await rest(backoffMs(failures));
      }
    }
  };
  page.addEventListener('visibilitychange', onVisibility);
  void run();
  return () => {
    isStopped = true;
    clearTimeout(away);
    page.removeEventListener('visibilitychange', onVisibility);
    asking.abort();
    nap.wake();
  };
}
