import { type ReaderChoices, type ReportDocument, type ReportResults, withoutChosen } from '@wenshu/analysis';
import type { CallData, sharedCalls } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import type { Platform } from '../../../platform/platform.ts';
import type { OwnThreads } from '../../../platform/threads/thread-pool.ts';
import type { AttemptLimit } from '../../people/attempts/index.ts';
import { openOwnDataSet } from '../data-set/index.ts';
import { getReport, makeDraft, presentResults, REPORT_FILE_RIGHT, resultsOf } from '../reports/index.ts';
import { refuseSharer, shareReader, sharerOf } from './open-share.ts';
import type { ShareRow } from './share.repository.ts';

/** Counting for strangers costs something; what was counted before is kept. */
export const resultsLimit: AttemptLimit = { name: 'share-results:address', most: 600, windowSeconds: 900 };

export interface Shown {
  readonly document: ReportDocument;
  readonly results: ReportResults;
  readonly isFrozen: boolean;
}

interface Wanted {
  readonly language: Language;
  readonly choices?: ReaderChoices;
  readonly signal: AbortSignal;
  /** Some of its blocks, or none; without it all. */
  readonly blockIds?: readonly string[] | undefined;
}

/** A report, or statistics made into one, with the numbers that whoever shares it may see now. */
export async function readShared(
  { platform, threads }: { readonly platform: Platform; readonly threads: OwnThreads },
  share: ShareRow,
  { language, choices = {}, signal, blockIds }: Wanted,
): Promise<Shown> {
  const actor = sharerOf(share);
  const { scrollId, reportId, scrollName } = share;
  const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: REPORT_FILE_RIGHT });
  const counting = { scrollId, dataSet, threads, language, signal, isOutside: true } as const;
  if (reportId === null) {
    const draft = await makeDraft(platform, { ...counting, name: scrollName, groups: [], hidesWritten: true });
    return { ...draft, isFrozen: false };
  }
  // Whoever lost the report shares it no more.
  const report = await getReport(
    platform.database.pool,
    { scrollId, reportId, personId: share.personId },
    'manage',
  ).catch(refuseSharer);
  const found =
    blockIds?.length === 0
      ? { asOf: 0, timeZone: dataSet.timeZone, blocks: {} }
      : await resultsOf(platform, report, { blockIds, choices }, counting);
  return { document: withoutChosen(report.document), results: found, isFrozen: report.frozenAsOf !== null };
}

/** What was shared, as readers get it; `flow` of a questionnaire. */
export function presentShared(
  { what, nickName, mayDownload, endsAt, scrollName }: ShareRow,
  { document, flow = null }: { readonly document?: ReportDocument | undefined; readonly flow?: Json | null },
): CallData<typeof sharedCalls.get> {
  return {
    what,
    nickName,
    mayDownload,
    endTime: endsAt?.getTime() ?? null,
    flow,
    name: document?.name ?? scrollName,
    document: (document ?? null) as Json | null,
  };
}

/** Its numbers, as readers get them. */
export function presentFound(
  platform: Platform,
  { scrollId, shareId }: ShareRow,
  { results, isFrozen }: Shown,
): CallData<typeof sharedCalls.results> {
  const { asOf, timeZone, blocks } = presentResults(platform, { scrollId, readerId: shareReader(shareId) }, results);
  return { asOf, timeZone, blocks: withoutRecords(blocks), isFrozen };
}

/** Whose words they are is nobody's business outside. Pictures need their record to be found, and have an address instead. */
function withoutRecords(blocks: Readonly<Record<string, Json>>): Record<string, Json> {
  return JSON.parse(JSON.stringify(blocks, (key, value) => (key === 'recordId' ? '' : value))) as Record<string, Json>;
}
