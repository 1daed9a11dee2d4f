import { PRESENCE_SECONDS, reportCalls } from '@wenshu/api-contract';
import { client } from '../../../../app/client.ts';
import type { ReportAt } from './report-calls.ts';

/** The last word arrives although the page is gone. */
const sayOnLeaving: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

interface Where {
  readonly blockId?: string | undefined;
  readonly isTyping?: boolean;
}

/** Says that this page has the report open, and at which block somebody is. */
export function sayPresence(at: ReportAt, pageId: string, where: () => Where): { say(): void; stop(): void } {
  const tell = (isLeaving: boolean) => {
    const { blockId, isTyping } = where();
    const place = blockId === undefined ? {} : { blockId, ...(isTyping && { isTyping }) };
    const body = { ...at, pageId, ...(isLeaving ? { isLeaving } : place) };
    void client.call(reportCalls.presence, body, { quiet: true, fetch: sayOnLeaving }).catch(() => {});
  };
  const leave = () => tell(true);
  const say = () => document.hidden || tell(false);
  const beat = setInterval(say, PRESENCE_SECONDS * 1000);
  window.addEventListener('pagehide', leave);
  tell(false);
  return {
    say,
    stop() {
      clearInterval(beat);
      window.removeEventListener('pagehide', leave);
      leave();
    },
  };
}
