import { CallFailure } from '@wenshu/api-contract/client';
import { type Pause, pauseAfter } from './pauses.ts';
import { reportBug } from './report-bug.ts';

/** What there is of a page that a tab can hide. */
type Hideable = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

interface Asking {
  /** Asks the first time now; otherwise whoever calls has done so. */
  readonly isAtOnce?: boolean;
  readonly page?: Hideable;
}

/**
 * Asks every so often, never twice at once, and less often where an answer takes long. A hidden tab asks for nothing: of twenty open ones
 * nobody reads nineteen. Seen again, it asks at once when its time is over. What was refused is asked again in its turn. Gives the way to stop.
 */
export function askAgain(
  ask: () => unknown,
  pause: Pause,
  { isAtOnce = false, page = document }: Asking = {},
): () => void {
  let isDue = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (tookMs: number) => {
    if (!isOver) timer = setTimeout(turn, pauseAfter(pause, tookMs));
  };
  const turn = async () => {
    isDue = page.hidden;
    if (isDue) return;
    const begun = performance.now();
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof CallFailure)) reportBug(error);
    }
    wait(performance.now() - begun);
  };
  const turnIfDue = () => {
    if (isDue) void turn();
  };
  page.addEventListener('visibilitychange', turnIfDue);
  if (isAtOnce) void turn();
  else wait(0);
  return () => {
    isOver = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', turnIfDue);
  };
}
