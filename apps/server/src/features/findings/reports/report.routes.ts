import { LEAST_REPORT_SAMPLES, type ReportDocument } from '@wenshu/analysis';
import { type CallData, type CallInput, reportCalls } from '@wenshu/api-contract';
import { asJson } from '@wenshu/survey-core';
import { reportTexts } from '@wenshu/texts/findings/report';
import type { FastifyInstance } from 'fastify';
import { requireRight } from '../../../authorisation/authorise.ts';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { newId } from '../../../platform/new-id.ts';
import { historySteps } from '../../../platform/together/history-steps.ts';
import { presentEdits } from '../../../platform/together/present-edits.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { listHere, othersThan, sayHere } from '../../people/presence/index.ts';
import { REMOVED_MS } from '../analyses/index.ts';
import { earlierDocument, editReport, restoreReport } from './edit-report.ts';
import { getReport } from './find-own-report.ts';
import { readGenerated } from './generated-report.ts';
import { MOST_REPORTS, makeReport, tooManyReports } from './make-report.ts';
import { listReports, type ReportRow, removeReport, takeBackReport } from './report.repository.ts';
import { describeReportEdits, listToldEdits } from './report-edit.repository.ts';
import { listReportStandings, REPORT } from './report-standing.repository.ts';
import { watchReports } from './report-watch.ts';

const MOST_LISTED = 500;

export function registerReportCalls(app: FastifyInstance): void {
  const { database: shared, clock: time } = app.door.platform;
  const watch = watchReports(shared, time);
  app.addHook('preClose', async () => watch.stop());

  registerCalls(app, reportCalls, {
    list: async ({ scrollId, find }, { database, actor }) => {
      const rows = await listReports(database.pool, actor.personId, { scrollId, find, most: MOST_LISTED });
      return { items: rows.map(row => present(row, actor.personId)) };
    },
    create: async ({ scrollId, name, from, shape }, context) => {
      const document =
        from === 'empty' ? emptyReport(name, shape, context) : await generatedAs(name, scrollId, context);
      return keepReport(context, scrollId, document);
    },
    get: async (input, { database, actor }) => {
      const found = await getReport(database.pool, { ...input, personId: actor.personId }, 'view');
      return { ...present(found, actor.personId), document: asJson(found.document) };
    },
    edit: async (input, { database, actor, clock }) => {
      const changes = input.changes.map(({ path, value }) => ({ path, ...(value !== undefined && { value }) }));
      return editReport(database, { ...input, changes, personId: actor.personId, now: clock.now() });
    },
    since: (input, context) => {
      const { reportId, scrollId, version, waitSeconds, presence } = input;
      const object = { kind: 'questionnaire', id: scrollId } as const;
      return watch.answer({
        documentId: reportId,
        known: { version, presence },
        waitSeconds,
        read: () => readNews(input, context),
        isNews: news =>
          news.edits.length > 0 || news.isTooOld || (presence !== undefined && presence !== news.presence),
        mayStill: () => requireRight(context.database.pool, context.actor, reportCalls.since.needs.right, object),
      });
    },
    presence: async ({ scrollId, reportId, pageId, blockId = null, isTyping = false, isLeaving }, context) => {
      const { pool } = context.database;
      const { personId } = context.actor;
      const { version } = await getReport(pool, { reportId, scrollId, personId }, 'view');
      const page = { kind: REPORT, documentId: reportId, pageId, personId, place: blockId, isTyping };
      const now = context.clock.now();
      return { version, others: await sayHere(pool, page, { isLeaving, now, place: 'blockId' }) };
    },
    history: async ({ page, size, ...input }, { database, actor }) => {
      await getReport(database.pool, { ...input, personId: actor.personId }, 'view');
      const steps = historySteps(await describeReportEdits(database.pool, input.reportId));
      return { total: steps.length, items: steps.slice((page - 1) * size, page * size) };
    },
    earlier: async ({ version, ...input }, { database, actor }) => {
      const report = await getReport(database.pool, { ...input, personId: actor.personId }, 'view');
      const document = await earlierDocument(database.pool, report, version);
      return { version, document: asJson(document) };
    },
    restore: (input, { database, actor, clock }) =>
      restoreReport(database, { ...input, personId: actor.personId, now: clock.now() }),
    copy: async ({ name, ...input }, context) => {
      const { database, actor } = context;
      const { document } = await getReport(database.pool, { ...input, personId: actor.personId }, 'view');
      return keepReport(context, input.scrollId, { ...document, name });
    },
    remove: async (input, { database, actor, clock }) => {
      const isDone = await removeReport(database.pool, { ...input, personId: actor.personId }, clock.now());
      if (!isDone) throw new Refusal('reportNotFound');
      return null;
    },
    takeBack: async (input, { database, actor, clock }) => {
      const removedAfter = new Date(clock.now().getTime() - REMOVED_MS);
      const asked = { ...input, personId: actor.personId };
      const outcome = await database.transaction(db => takeBackReport(db, asked, { removedAfter, most: MOST_REPORTS }));
      if (outcome === 'not-found') throw new Refusal('reportNotFound');
      if (outcome === 'too-many') throw tooManyReports();
      return null;
    },
  });
}

type Context = CallContext<'signed-in'>;

function keepReport(
  { database, actor, clock }: Context,
  scrollId: string,
  document: ReportDocument,
): Promise<CallData<typeof reportCalls.create>> {
  const report = { scrollId, personId: actor.personId, document, now: clock.now() };
  return database.transaction(db => makeReport(db, report));
}

/** One page to begin with. */
function emptyReport(
  name: string,
  shape: ReportDocument['shape'],
  { language }: Pick<Context, 'language'>,
): ReportDocument {
  const id = newId();
  return {
    name,
    shape,
    theme: { name: 'pine' },
    derived: {},
    blocks: {},
    pages: {
      [id]: { id, order: 'i', name: reportTexts[language].pageName(1), ...(shape !== 'phone' && { layout: 'blank' }) },
    },
  };
}

/** The generated one under a name of one's own, to go on with. */
async function generatedAs(name: string, scrollId: string, context: Context): Promise<ReportDocument> {
  const { made, samples, making } = await readGenerated(context, scrollId);
  if (made) return { ...made.document, name };
  if (samples < LEAST_REPORT_SAMPLES)
    throw new Refusal('reportTooFewSamples', { params: { needed: LEAST_REPORT_SAMPLES } });
  throw new Refusal(making ? 'reportNotReady' : 'reportNotFound');
}

async function readNews(
  { scrollId, reportId, version, pageId }: CallInput<typeof reportCalls.since>,
  { database: { pool }, actor, clock }: Context,
): Promise<CallData<typeof reportCalls.since>> {
  const { personId } = actor;
  const report = await getReport(pool, { reportId, scrollId, personId }, 'view');
  const now = clock.now();
  const edits = await listToldEdits(pool, reportId, version);
  const standing = (await listReportStandings(pool, [reportId], now)).get(reportId);
  const readers = pageId && (await listHere(pool, { kind: REPORT, documentId: reportId }, now));
  return {
    // Up to where the changes lead: an edit made between the reads is the next answer's.
    version: edits.at(-1)?.version ?? Math.min(version, report.version),
    ...presentEdits(edits, personId),
    isTooOld: edits.length < report.version - version,
    role: report.role,
    frozenAsOf: report.frozenAsOf?.getTime() ?? null,
    presence: standing?.presence ?? '',
    ...(readers && { others: othersThan(readers, { pageId, personId }, 'blockId') }),
  };
}

function present(row: ReportRow, reader: string): CallData<typeof reportCalls.list>['items'][number] {
  const { reportId, scrollId, scrollName, name, shape, pages, nickName, role, members, version } = row;
  return {
    reportId,
    scrollId,
    scrollName,
    name,
    shape,
    pages,
    nickName,
    role,
    members,
    version,
    isOwn: row.personId === reader,
    updateTime: row.updatedAt.getTime(),
    frozenAsOf: row.frozenAsOf?.getTime() ?? null,
  };
}
