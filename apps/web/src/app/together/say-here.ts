import { PRESENCE_SECONDS } from '@wenshu/api-contract';

/** Walking through a document is said once, where it ends. */
const SETTLE_MS = 400;
/** A page that nobody has seen for so long is left. */
const PATIENCE_MS = 60_000;

/** Nothing to save, so a new build need not wait for it; and the last word arrives although the page is gone. */
export const sayOnLeaving: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

/** Tells again and again that this page is open, and at last that it is left. `say` when somebody in it has moved. */
export function sayHere(tellNow: (isLeaving: boolean) => void): { say(): void; stop(): void } {
  let settling: ReturnType<typeof setTimeout> | undefined;
  let away: ReturnType<typeof setTimeout> | undefined;
  let isAway = false;
  const tell = (isLeaving: boolean) => {
    clearTimeout(settling);
    settling = undefined;
    tellNow(isLeaving);
  };
  const leave = () => {
    isAway = true;
    tell(true);
  };
  const say = () => {
    if (!isAway) settling ??= setTimeout(() => tell(false), SETTLE_MS);
  };
  const onShown = () => {
    clearTimeout(away);
    if (document.hidden) {
      away = setTimeout(leave, PATIENCE_MS);
      return;
    }
    isAway = false;
    say();
  };
  const beat = setInterval(say, PRESENCE_SECONDS * 1000);
  document.addEventListener('visibilitychange', onShown);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', onShown);
  tell(false);
  return {
    say,
    stop: () => {
      clearInterval(beat);
      clearTimeout(away);
      document.removeEventListener('visibilitychange', onShown);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', onShown);
      leave();
    },
  };
}
