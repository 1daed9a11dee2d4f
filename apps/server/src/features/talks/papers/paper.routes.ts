import { type CallData, type CallInput, paperCalls } from '@wenshu/api-contract';
import { emptyPaper } from '@wenshu/papers';
import { asJson } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { DocumentWatch } from '../../../platform/together/document-watch.ts';
import { historySteps } from '../../../platform/together/history-steps.ts';
import { isNewTo, presentEdits } from '../../../platform/together/present-edits.ts';
import { tellChange } from '../../../platform/together/told-changes.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { REMOVED_MS } from '../../findings/analyses/index.ts';
import { listHere, othersThan, sayHere } from '../../people/presence/index.ts';
import { earlierPaper, editPaper, restorePaper } from './edit-paper.ts';
import { paperFile } from './files/paper-file.ts';
import { getPaper } from './find-own-paper.ts';
import { MOST_PAPERS, makePaper, tooManyPapers } from './make-paper.ts';
import { listPapers, type PaperRow, removePaper, takeBackPaper } from './paper.repository.ts';
import { paperEdits } from './paper-edit.repository.ts';
import { copySources, listSources } from './paper-source.repository.ts';
import { requireRoomForSources } from './paper-sources.routes.ts';
import { listPaperStandings, PAPER } from './paper-standing.repository.ts';
import { wordAside } from './work-aside.ts';

type Context = CallContext<'signed-in'>;

const MOST_LISTED = 500;

export function registerPaperCalls(app: FastifyInstance): void {
  const { database: shared, clock: time } = app.door.platform;
  const watch = new DocumentWatch({
    kind: PAPER,
    database: shared,
    standings: paperIds => listPaperStandings(shared.pool, paperIds, time.now()),
  });
  app.addHook('preClose', async () => watch.stop());

  registerCalls(app, paperCalls, {
    list: async ({ kind, find }, { database, actor }) => {
      const rows = await listPapers(database.pool, actor.personId, { kind, find, most: MOST_LISTED });
      return { items: rows.map(row => present(row, actor.personId)) };
    },
    create: (input, { database, actor, clock }) => {
      const paper = { personId: actor.personId, document: emptyPaper(input), now: clock.now() };
      return database.transaction(db => makePaper(db, paper));
    },
    get: async ({ paperId }, { database, actor }) => {
      const found = await getPaper(database.pool, { paperId, personId: actor.personId }, 'view');
      const { document, sourcesVersion } = found;
      return { ...present(found, actor.personId), sourcesVersion, document: asJson(document) };
    },
    edit: (input, { database, actor, clock }) => {
      const changes = input.changes.map(({ path, value }) => ({ path, ...(value !== undefined && { value }) }));
      return editPaper(database, { ...input, changes, personId: actor.personId, now: clock.now() });
    },
    since: (input, context) => {
      const { paperId, version, waitSeconds, presence, sourcesVersion } = input;
      return watch.answer({
        documentId: paperId,
        known: { version, presence, sourcesVersion },
        waitSeconds,
        read: () => readNews(input, context),
        isNews: isNewTo({ presence, sourcesVersion }),
        mayStill: () => getPaper(context.database.pool, { paperId, personId: context.actor.personId }, 'view'),
      });
    },
    presence: async ({ paperId, pageId, nodeId = null, isTyping = false, isLeaving }, context) => {
      const { pool } = context.database;
      const { personId } = context.actor;
      const { version } = await getPaper(pool, { paperId, personId }, 'view');
      const page = { kind: PAPER, documentId: paperId, pageId, personId, place: nodeId, isTyping };
      const now = context.clock.now();
      return { version, others: await sayHere(pool, page, { isLeaving, now, place: 'nodeId' }) };
    },
    history: async ({ page, size, paperId }, { database, actor }) => {
      await getPaper(database.pool, { paperId, personId: actor.personId }, 'view');
      const steps = historySteps(await paperEdits.describe(database.pool, paperId));
      return { total: steps.length, items: steps.slice((page - 1) * size, page * size) };
    },
    earlier: async ({ paperId, version }, { database, actor }) => {
      const paper = await getPaper(database.pool, { paperId, personId: actor.personId }, 'view');
      return { version, document: asJson(await earlierPaper(database.pool, paper, version)) };
    },
    restore: (input, { database, actor, clock }) =>
      restorePaper(database, { ...input, personId: actor.personId, now: clock.now() }),
    copy: ({ paperId, title }, { database, actor, clock }) =>
      database.transaction(async db => {
        const { personId } = actor;
        const { document } = await getPaper(db, { paperId, personId }, 'view');
        const made = await makePaper(db, { personId, document: { ...document, title }, now: clock.now() });
        await copySources(db, paperId, made.paperId);
        await requireRoomForSources(db, made.paperId);
        return made;
      }),
    remove: async ({ paperId }, { database, actor, clock }) => {
      // Who reads it or was shown it may not remove it, and is told so.
      await getPaper(database.pool, { paperId, personId: actor.personId }, 'manage');
      if (!(await removePaper(database.pool, { paperId, personId: actor.personId }, clock.now())))
        throw new Refusal('paperNotFound');
      tellChange(database, PAPER, paperId);
      return null;
    },
    takeBack: async ({ paperId }, { database, actor, clock }) => {
      const removedAfter = new Date(clock.now().getTime() - REMOVED_MS);
      const of = { paperId, personId: actor.personId };
      const outcome = await database.transaction(db => takeBackPaper(db, of, { removedAfter, most: MOST_PAPERS }));
      if (outcome === 'not-found') throw new Refusal('paperNotFound');
      if (outcome === 'too-many') throw tooManyPapers();
      return null;
    },
    export: async ({ paperId, format }, context) => {
      const { platform, database, actor } = context;
      const { document } = await getPaper(database.pool, { paperId, personId: actor.personId }, 'view');
      const sources = await listSources(database.pool, paperId);
      return context.whileListening(signal =>
        paperFile(document, { sources, format, writeWord: task => wordAside(platform, actor, signal, task) }),
      );
    },
  });
}

async function readNews(
  { paperId, version, pageId }: CallInput<typeof paperCalls.since>,
  { database: { pool }, actor: { personId }, clock }: Context,
): Promise<CallData<typeof paperCalls.since>> {
  const paper = await getPaper(pool, { paperId, personId }, 'view');
  const now = clock.now();
  const edits = await paperEdits.list(pool, paperId, version);
  const standing = (await listPaperStandings(pool, [paperId], now)).get(paperId);
  const readers = pageId && (await listHere(pool, { kind: PAPER, documentId: paperId }, now));
  return {
    // Up to where the changes lead: an edit made between the reads is the next answer's.
    version: edits.at(-1)?.version ?? Math.min(version, paper.version),
    ...presentEdits(edits, personId),
    isTooOld: edits.length < paper.version - version,
    role: paper.role,
    sourcesVersion: standing?.sourcesVersion ?? paper.sourcesVersion,
    presence: standing?.presence ?? '',
    ...(readers && { others: othersThan(readers, { pageId, personId }, 'nodeId') }),
  };
}

function present(row: PaperRow, reader: string): CallData<typeof paperCalls.list>['items'][number] {
  const { paperId, kind, title, language, nickName, role, members, hasLink, version } = row;
  return {
    paperId,
    kind,
    title,
    language,
    nickName,
    role,
    members,
    hasLink,
    version,
    isOwn: row.personId === reader,
    createTime: row.createdAt.getTime(),
    updateTime: row.updatedAt.getTime(),
  };
}
