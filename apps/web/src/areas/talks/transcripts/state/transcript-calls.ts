import { transcriptCalls } from '@wenshu/api-contract';
import type { Change } from '@wenshu/survey-core';
import type { Transport } from '@wenshu/together';
import type { Transcript } from '@wenshu/transcripts';
import { client } from '../../../../app/client.ts';
import { useSession } from '../../../../app/session/session.ts';
import { sentChange, writtenOf } from '../../../../app/together/changes-on-the-wire.ts';
import { failureOf } from '../../../../app/together/judge-failure.ts';
import { sayHere, sayOnLeaving } from '../../../../app/together/say-here.ts';
import { type TranscriptWorkShape, transcriptVerdicts } from './transcript-kind.ts';
import type { OpenedTranscript, TranscriptNews } from './transcript-work.ts';

/** Which transcript. */
export interface TranscriptOf {
  readonly scrollId: string;
  readonly transcriptId: string;
}

const quiet = { quiet: true } as const;
const WAIT_SECONDS = 25;

export async function openTranscript(of: TranscriptOf): Promise<OpenedTranscript> {
  const read = await client.call(transcriptCalls.get, of, quiet);
  // The contract says JSON; the server checked it when it was saved.
  return { ...read, document: read.document as unknown as Transcript };
}

/** The calls of a transcript as its work needs them. */
export const transcriptTransport = (of: TranscriptOf): Transport<TranscriptWorkShape> => ({
  personId: () => useSession.getState().user?.userId,
  async post({ editId, changes }, baseVersion) {
    const sent = { ...of, editId, baseVersion, changes: changes.map(sentChange) };
    const { version, changes: written } = await client.call(transcriptCalls.edit, sent, quiet);
    return { version, changes: written as readonly Change[] };
  },
  since: version => askNews(of, { version }),
  read: () => openTranscript(of),
  judge: error => failureOf(error, transcriptVerdicts),
});

interface Asked {
  readonly version: number;
  readonly pageId?: string;
  readonly presence?: string;
  readonly projectVersion?: number;
  readonly waitSeconds?: number;
}

async function askNews(of: TranscriptOf, asked: Asked, signal?: AbortSignal) {
  const told = await client.call(transcriptCalls.since, { ...of, ...asked }, { ...quiet, ...(signal && { signal }) });
  return { ...told, ...writtenOf(told) };
}

/** Waits at the server until something of the transcript is new, or of the project's people, or who is here. */
export function waitForTranscriptNews(of: TranscriptOf, pageId: string) {
  let known: { readonly presence: string; readonly projectVersion: number } | undefined;
  return async (version: number, signal?: AbortSignal): Promise<TranscriptNews> => {
    // Who is here is wanted at once: the first answer is not waited for.
    const news = await askNews(of, { version, pageId, ...known, ...(known && { waitSeconds: WAIT_SECONDS }) }, signal);
    known = { presence: news.presence, projectVersion: news.projectVersion };
    return news;
  };
}

/** Says that this page has the transcript open, and at which turn somebody writes. */
export const sayTranscriptPresence = (of: TranscriptOf, pageId: string, where: () => string | undefined) =>
  sayHere(isLeaving => {
    const turnId = where();
    const place = turnId === undefined ? {} : { turnId, isTyping: true };
    const said = { ...of, pageId, ...(isLeaving ? { isLeaving } : place) };
    void client.call(transcriptCalls.presence, said, { quiet: true, fetch: sayOnLeaving }).catch(() => {});
  });
