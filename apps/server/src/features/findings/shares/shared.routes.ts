import type { ReaderChoices, ReportDocument, ReportResults } from '@wenshu/analysis';
import { sharedCalls } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../authorisation/actor.ts';
import { requireRight } from '../../../authorisation/authorise.ts';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { ThreadPool } from '../../../platform/threads/thread-pool.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { loadModel } from '../../design/publishing/index.ts';
import { findNewestVersionTime } from '../../design/questionnaire-design/index.ts';
import { isPasswordRight } from '../../people/account/index.ts';
import { type AttemptLimit, countAttempt, countAttempts } from '../../people/attempts/index.ts';
import { kindThreads } from '../analyses/index.ts';
import { openOwnDataSet } from '../data-set/index.ts';
import { getReport, makeDraft, presentResults, REPORT_FILE_RIGHT, reportFile, resultsOf } from '../reports/index.ts';
import { countOpening, findShare, type ShareRow, wasShared } from './share.repository.ts';
import { readShareTicket, signShareTicket } from './share-ticket.ts';

const TICKET_MS = 12 * 60 * 60 * 1000;
/** Wrong passwords: a person types a few, a program millions. Of the share itself more, because a class may open it at once. */
const perShare: AttemptLimit = { name: 'share-password:share', most: 50, windowSeconds: 900 };
const perAddress: AttemptLimit = { name: 'share-password:address', most: 10, windowSeconds: 900 };
/** Codes that there are not. */
const wrongCodes: AttemptLimit = { name: 'share-code:address', most: 60, windowSeconds: 900 };
/** Counting for strangers costs something; what was counted before is kept. */
const results: AttemptLimit = { name: 'share-results:address', most: 600, windowSeconds: 900 };
const files: AttemptLimit = { name: 'share-file:address', most: 10, windowSeconds: 900 };
const filesOfShare: AttemptLimit = { name: 'share-file:share', most: 60, windowSeconds: 900 };

type Visitor = CallContext<'visitor'>;

export function registerSharedCalls(app: FastifyInstance): void {
  const threads = new ThreadPool({ ...kindThreads, threads: 1 });
  app.addHook('onClose', () => threads.close());
  registerCalls(app, sharedCalls, {
    open: async ({ code, password }, context) => {
      const { platform, clock, database } = context;
      const share = await findOpenShare(context, code);
      if (share.passwordHash !== null) {
        if (password === undefined) return { isLocked: true, ticket: null, what: share.what };
        await requirePassword(context, share, password);
      }
      await countOpening(database.pool, share.shareId);
      const expiresAt = new Date(clock.now().getTime() + TICKET_MS);
      const ticket = { shareId: share.shareId, stamp: share.passwordStamp, expiresAt };
      return { isLocked: false, ticket: signShareTicket(platform.secrets['share-ticket'], ticket), what: share.what };
    },
    get: async ({ ticket }, context) => {
      const share = await ticketed(context, ticket);
      const { what, nickName, mayDownload, scrollName } = share;
      if (what !== 'questionnaire') await countAttempt(context.platform, results, context.clientAddress);
      const flow = what === 'questionnaire' ? await flowOf(context, share) : null;
      const shown =
        what === 'questionnaire'
          ? undefined
          : await context.whileListening(signal => shownBy(share, context, {}, signal, []));
      return {
        ...{ what, nickName, mayDownload, endTime: share.endsAt?.getTime() ?? null },
        ...{ name: shown?.document.name ?? scrollName, flow, document: (shown?.document ?? null) as Json | null },
      };
    },
    results: async ({ ticket, blockIds, choices }, context) => {
      const share = await ticketed(context, ticket);
      requireNumbers(share);
      await countAttempt(context.platform, results, context.clientAddress);
      const shown = await context.whileListening(signal => shownBy(share, context, choices, signal, blockIds));
      const { asOf, blocks } = presentResults(context.platform, share.scrollId, shown.results);
      return { asOf, blocks: withoutRecords(blocks), isFrozen: shown.isFrozen };
    },
    export: async ({ ticket, format, paper }, context) => {
      const share = await ticketed(context, ticket);
      requireNumbers(share);
      if (!share.mayDownload) throw new Refusal('shareDownloadOff');
      await countAttempts(context.platform, [
        [files, context.clientAddress],
        [filesOfShare, share.shareId],
      ]);
      const { platform, language } = context;
      return context.whileListening(async signal => {
        const shown = await shownBy(share, context, {}, signal, undefined);
        const making = {
          scrollId: share.scrollId,
          format,
          language,
          isUponA4: paper === 'a4',
          signal,
          onDrawn: () => {},
        };
        const { fileName, contentType, content } = await reportFile(platform, shown, making);
        const chunks: Uint8Array[] = [];
        for await (const chunk of content) chunks.push(chunk);
        return { fileName, contentType, content: Buffer.concat(chunks), cacheControl: 'no-store' };
      });
    },
  });

  async function shownBy(
    share: ShareRow,
    { platform, language }: Visitor,
    choices: ReaderChoices,
    signal: AbortSignal,
    blockIds: readonly string[] | undefined,
  ): Promise<Shown> {
    const actor = sharerOf(share);
    const { scrollId, reportId, scrollName } = share;
    const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: REPORT_FILE_RIGHT });
    const counting = { scrollId, dataSet, threads, language, signal };
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
        ? { asOf: 0, blocks: {} }
        : await resultsOf(platform, report, { blockIds, choices }, counting);
    return { document: report.document, results: found, isFrozen: report.frozenAsOf !== null };
  }
}

interface Shown {
  readonly document: ReportDocument;
  readonly results: ReportResults;
  readonly isFrozen: boolean;
}

/** A share that can be opened now; what it says to whoever cannot is one of two sentences (S6.8). */
async function findOpenShare(context: Visitor, code: string): Promise<ShareRow> {
  const { pool } = context.database;
  const share = await findShare(pool, { code });
  if (!share) {
    await countAttempt(context.platform, wrongCodes, context.clientAddress);
    throw new Refusal((await wasShared(pool, code)) ? 'shareNotAllowed' : 'questionnaireNotFound');
  }
  await requireShared(context, share);
  return share;
}

/** Not over, and whoever shares it may still see it. */
async function requireShared({ database, clock }: Visitor, share: ShareRow): Promise<void> {
  if (share.endsAt && share.endsAt.getTime() <= clock.now().getTime()) throw new Refusal('shareNotAllowed');
  const right = share.what === 'questionnaire' ? 'questionnaire.view' : REPORT_FILE_RIGHT;
  const object = { kind: 'questionnaire', id: share.scrollId } as const;
  await requireRight(database.pool, sharerOf(share), right, object).catch(refuseSharer);
}

/** What the sharer is refused their readers are refused, without a word on why. */
function refuseSharer(error: unknown): never {
  throw error instanceof Refusal ? new Refusal('shareNotAllowed') : error;
}

const sharerOf = ({ personId }: ShareRow): Actor => ({ personId, sessionId: '' });

function requireNumbers({ what }: ShareRow): void {
  if (what === 'questionnaire') throw new Refusal('shareNotAllowed');
}

async function requirePassword({ platform, clientAddress }: Visitor, share: ShareRow, password: string): Promise<void> {
  const takeBack = await countAttempts(platform, [
    [perAddress, `${share.shareId}:${clientAddress}`],
    [perShare, share.shareId],
  ]);
  if (!(await isPasswordRight(share.passwordHash ?? undefined, password))) throw new Refusal('accessPasswordWrong');
  await takeBack();
}

async function ticketed(context: Visitor, ticket: string): Promise<ShareRow> {
  const read = readShareTicket(context.platform.secrets['share-ticket'], ticket, context.clock.now());
  const share = read && (await findShare(context.database.pool, { shareId: read.shareId }));
  if (!share || share.passwordStamp !== read.stamp) throw new Refusal('shareNotAllowed');
  await requireShared(context, share);
  return share;
}

/** As it was published last, for everybody who could answer it. */
async function flowOf({ database }: Visitor, { scrollId }: ShareRow): Promise<Json> {
  const versionTime = await findNewestVersionTime(database.pool, scrollId);
  if (versionTime === undefined) throw new Refusal('questionnaireNotFound');
  return (await loadModel(database.pool, scrollId, versionTime)).flow as unknown as Json;
}

/** Whose words they are is nobody's business outside. Pictures need their record to be found, and have an address instead. */
function withoutRecords(blocks: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  return JSON.parse(JSON.stringify(blocks, (key, value) => (key === 'recordId' ? '' : value))) as Record<string, Json>;
}
