import { reportCalls } from '@wenshu/api-contract';
import { client } from '../../../../app/client.ts';
import { sayHere, sayOnLeaving } from '../../../../app/together/say-here.ts';
import type { ReportAt } from './report-calls.ts';

interface Where {
  readonly blockId?: string | undefined;
  readonly isTyping?: boolean;
}

/** Says that this page has the report open, and at which block somebody is. */
export function sayPresence(at: ReportAt, pageId: string, where: () => Where): { say(): void; stop(): void } {
  return sayHere(isLeaving => {
    const { blockId, isTyping } = where();
    const place = blockId === undefined ? {} : { blockId, ...(isTyping && { isTyping }) };
    const body = { ...at, pageId, ...(isLeaving ? { isLeaving } : place) };
    void client.call(reportCalls.presence, body, { quiet: true, fetch: sayOnLeaving }).catch(() => {});
  });
}
