import { paperCalls } from '@wenshu/api-contract';
import type { Paper } from '@wenshu/papers';
import type { Change } from '@wenshu/survey-core';
import type { Transport } from '@wenshu/together';
import { client } from '../../../../app/client.ts';
import { useSession } from '../../../../app/session/session.ts';
import { sentChange, writtenOf } from '../../../../app/together/changes-on-the-wire.ts';
import { failureOf } from '../../../../app/together/judge-failure.ts';
import { sayHere, sayOnLeaving } from '../../../../app/together/say-here.ts';
import { type PaperWorkShape, paperVerdicts } from './paper-kind.ts';
import type { OpenedPaper, PaperNews } from './paper-work.ts';

const quiet = { quiet: true } as const;
const WAIT_SECONDS = 25;

export async function readPaper(paperId: string): Promise<OpenedPaper> {
  const read = await client.call(paperCalls.get, { paperId }, quiet);
  // The contract says JSON; the server checked it when it was saved.
  return { ...read, document: read.document as unknown as Paper };
}

/** The calls of a paper as its work needs them. */
export const paperTransport = (paperId: string): Transport<PaperWorkShape> => ({
  personId: () => useSession.getState().user?.userId,
  async post({ editId, changes }, baseVersion) {
    const body = { paperId, editId, baseVersion, changes: changes.map(sentChange) };
    const made = await client.call(paperCalls.edit, body, quiet);
    return { version: made.version, changes: made.changes as readonly Change[] };
  },
  since: version => readNews(paperId, { version }),
  read: () => readPaper(paperId),
  judge: error => failureOf(error, paperVerdicts),
});

interface Known {
  readonly version: number;
  readonly pageId?: string;
  readonly presence?: string;
  readonly sourcesVersion?: number;
  readonly waitSeconds?: number;
}

async function readNews(
  paperId: string,
  known: Known,
  signal?: AbortSignal,
): Promise<PaperNews & { presence: string }> {
  const news = await client.call(paperCalls.since, { paperId, ...known }, { ...quiet, ...(signal && { signal }) });
  return { ...news, ...writtenOf(news) };
}

/** Waits at the server until something of the paper is new, a source or a person among it. */
export function waitForNews(paperId: string, pageId: string) {
  let last: { readonly presence: string; readonly sourcesVersion: number } | undefined;
  return async (version: number, signal?: AbortSignal): Promise<PaperNews> => {
    // The first answer comes at once: who is here is wanted now.
    const waiting = last === undefined ? {} : { ...last, waitSeconds: WAIT_SECONDS };
    const news = await readNews(paperId, { version, pageId, ...waiting }, signal);
    last = { presence: news.presence, sourcesVersion: news.sourcesVersion };
    return news;
  };
}

/** Says that this page has the paper open, and at which part somebody writes. */
export const sayPresence = (paperId: string, pageId: string, where: () => string | undefined) =>
  sayHere(isLeaving => {
    const nodeId = where();
    const place = nodeId === undefined ? {} : { nodeId, isTyping: true };
    const body = { paperId, pageId, ...(isLeaving ? { isLeaving } : place) };
    void client.call(paperCalls.presence, body, { quiet: true, fetch: sayOnLeaving }).catch(() => {});
  });
