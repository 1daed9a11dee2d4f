import { PRESENCE_SECONDS, presenceCalls } from '@wenshu/api-contract';
import { client } from '../../../../app/client.ts';
import type { Editor } from '../state/editor-store.ts';
import type { Typing } from './watch-typing.ts';

/** Walking through the questions is said once, where it ends. */
const SETTLE_MS = 400;
/** A page that nobody has seen for so long is left. */
const PATIENCE_MS = 60_000;

/** Nothing to save, so a new build need not wait for it; and the last word arrives although the page is gone. */
const sayOnLeaving: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

/** Says that this page is open, at which question, and whether somebody is writing there. Who else is here comes with the news. */
export function sayPresence(editor: Editor, pageId: string, typing: Typing): { say(): void; stop(): void } {
  let settling: ReturnType<typeof setTimeout> | undefined;
  let away: ReturnType<typeof setTimeout> | undefined;
  let isAway = false;
  const tell = (isLeaving: boolean) => {
    clearTimeout(settling);
    settling = undefined;
    const questionId = editor.store.getState().selectedId;
    const at = questionId === undefined ? {} : { questionId, isTyping: typing.isTyping() };
    const body = { scrollId: editor.scrollId, pageId, ...(isLeaving ? { isLeaving } : at) };
    void client.call(presenceCalls.presence, body, { quiet: true, fetch: sayOnLeaving }).catch(() => {});
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
  const unsubscribe = editor.store.subscribe((state, before) => state.selectedId !== before.selectedId && say());
  const beat = setInterval(say, PRESENCE_SECONDS * 1000);
  document.addEventListener('visibilitychange', onShown);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', onShown);
  tell(false);
  return {
    say,
    stop: () => {
      unsubscribe();
      clearInterval(beat);
      clearTimeout(away);
      document.removeEventListener('visibilitychange', onShown);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', onShown);
      leave();
    },
  };
}
