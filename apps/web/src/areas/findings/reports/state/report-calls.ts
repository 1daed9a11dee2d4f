import type { ReportDocument } from '@wenshu/analysis/browser';
import { reportCalls } from '@wenshu/api-contract';
import type { Change } from '@wenshu/survey-core';
import type { Transport } from '@wenshu/together';
import { client } from '../../../../app/client.ts';
import { useSession } from '../../../../app/session/session.ts';
import { sentChange, writtenOf } from '../../../../app/together/changes-on-the-wire.ts';
import { failureOf } from '../../../../app/together/judge-failure.ts';
import { type ReportShape, reportVerdicts } from './report-kind.ts';
import type { OpenedReport, ReportNews } from './report-work.ts';

export interface ReportAt {
  readonly scrollId: string;
  readonly reportId: string;
}

const quiet = { quiet: true } as const;
const WAIT_SECONDS = 25;

export async function readReport(at: ReportAt): Promise<OpenedReport & { readonly isOwn: boolean }> {
  const { document, version, role, frozenAsOf, isOwn } = await client.call(reportCalls.get, { ...at }, quiet);
  // The contract says JSON; the server checked it when it was saved.
  return { document: document as unknown as ReportDocument, version, role, frozenAsOf, isOwn };
}

/** The calls of a report as its work needs them. */
export function reportTransport(at: ReportAt): Transport<ReportShape> {
  return {
    personId: () => useSession.getState().user?.userId,
    async post({ editId, changes }, baseVersion) {
      const body = { ...at, editId, baseVersion, changes: changes.map(sentChange) };
      const made = await client.call(reportCalls.edit, body, quiet);
      return { version: made.version, changes: made.changes as readonly Change[] };
    },
    since: version => readNews(at, { version }),
    read: () => readReport(at),
    judge: error => failureOf(error, reportVerdicts),
  };
}

async function readNews(
  at: ReportAt,
  known: {
    readonly version: number;
    readonly pageId?: string;
    readonly presence?: string;
    readonly waitSeconds?: number;
  },
  signal?: AbortSignal,
): Promise<ReportNews & { readonly presence: string }> {
  const news = await client.call(reportCalls.since, { ...at, ...known }, { ...quiet, ...(signal && { signal }) });
  return { ...news, ...writtenOf(news) };
}

/** Waits at the server until something of the report is new, or somebody comes or goes. */
export function waitForNews(at: ReportAt, pageId: string) {
  let presence: string | undefined;
  return async (version: number, signal?: AbortSignal): Promise<ReportNews> => {
    // The first answer comes at once: who is here is wanted now.
    const waiting = presence === undefined ? {} : { presence, waitSeconds: WAIT_SECONDS };
    const news = await readNews(at, { version, pageId, ...waiting }, signal);
    presence = news.presence;
    return news;
  };
}
