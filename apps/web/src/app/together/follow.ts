import { backoffMs, type FailureVerdict } from '@wenshu/together';
import { pause } from './pause.ts';

/**
 * A page that nobody has seen for so long asks for nothing until it is seen again. Not longer: a browser has six connections to a
 * server over HTTP/1.1, and a row of tabs that wait would leave none for work.
 */
const PATIENCE_MS = 10_000;
/** Being seen wakes it; the time is only a second chance. */
const SECOND_CHANCE_MS = 60_000;
/** Longer than the server lets us wait: a laptop that slept has lost the answer, and would wait for ever. */
const ANSWER_MS = 40_000;
const PAUSE_PER_PERSON_MS = 50;
const LONGEST_PAUSE_MS = 5_000;

export type FollowedPage = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/** Something that several people work on, as a page has it. */
export interface Followed<Known, News extends { readonly others?: readonly unknown[] | undefined }> {
  known(): Known;
  /** Waits at the server until something is new; without a signal there is an answer at once. */
  ask(known: Known, signal?: AbortSignal): Promise<News>;
  /** What was answered to whoever knew that much. */
  take(news: News, known: Known): void | Promise<void>;
  /** When no edit of ours is under way: it brings the news along. */
  idle(): Promise<void>;
  /** Somebody is back, or the server. */
  resume(): void;
  /** It is gone, or not ours to see any more. */
  lose(): void;
  judge(error: unknown): FailureVerdict;
}

/** Brings in what colleagues do, in the moment: one request waits at the server, the next one after its answer. Returns how to stop. */
export function follow<Known, News extends { readonly others?: readonly unknown[] | undefined }>(
  followed: Followed<Known, News>,
  page: FollowedPage,
): () => void {
  let isStopped = false;
  let isAway = false;
  let asking = new AbortController();
  let askedAtMs = 0;
  let nap = pause(0);
  let away: ReturnType<typeof setTimeout> | undefined;
  const onVisibility = () => {
    clearTimeout(away);
    if (page.hidden) {
      away = setTimeout(() => {
        isAway = true;
        asking.abort();
      }, PATIENCE_MS);
      return;
    }
    isAway = false;
    if (Date.now() - askedAtMs > ANSWER_MS) asking.abort();
    nap.wake();
    followed.resume();
  };
  const rest = async (durationMs: number) => {
    nap = pause(durationMs);
    await nap.over;
  };

  const ask = async (isFirst: boolean): Promise<void> => {
    asking = new AbortController();
    askedAtMs = Date.now();
    const timer = setTimeout(() => asking.abort(), ANSWER_MS);
    try {
      const known = followed.known();
      const news = await followed.ask(known, isFirst ? undefined : asking.signal);
      if (isStopped) return;
      await followed.take(news, known);
      // In a crowd somebody always moves: who asks again at once would ask all the time.
      await rest(Math.min(LONGEST_PAUSE_MS, (news.others?.length ?? 0) * PAUSE_PER_PERSON_MS));
    } finally {
      clearTimeout(timer);
    }
  };

  const run = async () => {
    let failures = 0;
    for (let isFirst = true; !isStopped; ) {
      await followed.idle();
      while (isAway && !isStopped) await rest(SECOND_CHANCE_MS);
      if (isStopped) return;
      try {
        await ask(isFirst);
        isFirst = false;
        if (failures > 0) followed.resume();
        failures = 0;
      } catch (error) {
        if (asking.signal.aborted) continue;
        const verdict = followed.judge(error);
        if (verdict === 'signed-out') return;
        if (verdict === 'no-right' || verdict === 'gone') followed.lose();
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
