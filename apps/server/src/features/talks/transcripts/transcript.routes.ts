import { type CallData, type CallInput, transcriptCalls } from '@wenshu/api-contract';
import { asJson } from '@wenshu/survey-core';
import { emptyTranscript } from '@wenshu/transcripts';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { newId } from '../../../platform/new-id.ts';
import { DocumentWatch } from '../../../platform/together/document-watch.ts';
import { historySteps } from '../../../platform/together/history-steps.ts';
import { isNewTo, presentEdits } from '../../../platform/together/present-edits.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { listHere, othersThan, sayHere } from '../../people/presence/index.ts';
import { cleanFileName } from '../../people/stored-files/index.ts';
import { earlierTranscript, editTranscript, restoreTranscript, TRANSCRIPT } from './edit-transcript.ts';
import { getProject, getTranscript, type SeenTranscript } from './find-transcript.ts';
import { listPeople } from './project.repository.ts';
import { addTranscript, confirmDraft, MOST_VERSIONS } from './reading/confirm-draft.ts';
import { insertDraft } from './reading/draft.repository.ts';
import { presentRead } from './reading/present-read.ts';
import { type ReadFile, readTalkFile, readTalkText } from './reading/read-talk-file.ts';
import { removeTranscript } from './remove-transcript.ts';
import { findSound } from './sound.ts';
import { tellProject } from './tell-project.ts';
import { lockTranscript } from './transcript.repository.ts';
import { transcriptEdits } from './transcript-edit.repository.ts';
import { listTranscriptStandings } from './transcript-standing.ts';
import { deleteVersion, findVersion, insertVersion, listVersions } from './version.repository.ts';

type Context = CallContext<'signed-in'>;

/** Reading a document costs more than most calls. */
export const readsPerPerson: AttemptLimit = { name: 'read-talk:person', most: 300, windowSeconds: 3600 };
const MOST_DRAFTS = 30;
const LONGEST_TITLE = 100;

export function registerTranscriptCalls(app: FastifyInstance): void {
  const { database: shared, clock: time } = app.door.platform;
  const watch = new DocumentWatch({
    kind: TRANSCRIPT,
    database: shared,
    standings: ids => listTranscriptStandings(shared.pool, ids, time.now()),
  });
  app.addHook('preClose', async () => watch.stop());

  registerCalls(app, transcriptCalls, {
    read: async ({ scrollId }, context) => {
      const { platform, actor, receivedFiles } = context;
      const [received] = receivedFiles;
      if (!received) throw new Refusal('inputInvalid', { field: 'file', problem: { word: 'required' } });
      await mayRead(context, scrollId);
      const title =
        cleanFileName(received.fileName)
          .replace(/\.[^.]*$/, '')
          .slice(0, LONGEST_TITLE) || 'transcript';
      return keepDraft(context, { scrollId, title }, await readTalkFile({ platform, actor }, received));
    },
    readText: async ({ scrollId, title, text }, context) => {
      const { platform, actor } = context;
      await mayRead(context, scrollId);
      return keepDraft(context, { scrollId, title }, await readTalkText({ platform, actor }, text));
    },
    confirm: async (input, { database, actor, clock }) => {
      await getProject(database.pool, actor, input.scrollId);
      const transcriptId = await confirmDraft(database, input, { personId: actor.personId, now: clock.now() });
      await tellProject(database, input.scrollId);
      return { transcriptId };
    },
    begin: async ({ scrollId, title, language, day }, { database, actor, clock }) => {
      await getProject(database.pool, actor, scrollId);
      const document = { ...emptyTranscript({ title, language }), day };
      const made = { scrollId, personId: actor.personId, now: clock.now() };
      const transcriptId = await database.transaction(db => addTranscript(db, document, made));
      await tellProject(database, scrollId);
      return { transcriptId };
    },
    get: async (input, { platform, database, actor }) => {
      const found = await getTranscript(database, actor, input);
      const { transcriptId, version, document, hiddenBefore, project } = found;
      return {
        transcriptId,
        version,
        document: asJson(document),
        sound: await findSound(platform, found, actor),
        isHidden: hiddenBefore > 0,
        projectVersion: project.version,
      };
    },
    edit: async (input, { database, actor, clock }) => {
      await getTranscript(database, actor, input);
      const changes = input.changes.map(({ path, value }) => ({ path, ...(value !== undefined && { value }) }));
      return editTranscript(database, { ...input, changes, personId: actor.personId, now: clock.now() });
    },
    since: (input, context) => {
      const { transcriptId, version, waitSeconds, presence, projectVersion } = input;
      return watch.answer({
        documentId: transcriptId,
        known: { version, presence, projectVersion },
        waitSeconds,
        read: () => readNews(input, context),
        isNews: isNewTo({ presence, projectVersion }),
        mayStill: () => getTranscript(context.database, context.actor, input),
      });
    },
    presence: async ({ scrollId, transcriptId, pageId, turnId = null, isTyping = false, isLeaving }, context) => {
      const { database, actor, clock } = context;
      const { version } = await getTranscript(database, actor, { scrollId, transcriptId });
      const { personId } = actor;
      const page = { kind: TRANSCRIPT, documentId: transcriptId, pageId, personId, place: turnId, isTyping };
      const now = clock.now();
      return { version, others: await sayHere(database.pool, page, { isLeaving, now, place: 'turnId' }) };
    },
    history: async ({ page, size, ...of }, { database, actor }) => {
      const found = await getTranscript(database, actor, of);
      const steps = historySteps(await transcriptEdits.describe(database.pool, of.transcriptId, hiddenFrom(found)));
      return { total: steps.length, items: steps.slice((page - 1) * size, page * size) };
    },
    earlier: async ({ version, ...of }, { database, actor }) => {
      const found = await getTranscript(database, actor, of);
      requireNotHidden(found, version);
      return { version, document: asJson(await earlierTranscript(database.pool, found, version)) };
    },
    restore: async (input, { database, actor, clock }) => {
      requireNotHidden(await getTranscript(database, actor, input), input.version);
      return restoreTranscript(database, { ...input, personId: actor.personId, now: clock.now() });
    },
    versions: async (input, { database, actor }) => {
      const { hiddenBefore } = await getTranscript(database, actor, input);
      const rows = await listVersions(database.pool, input.transcriptId);
      return {
        items: rows.map(({ versionId, kind, name, atVersion, nickName, madeAt, turns }) => ({
          versionId,
          kind,
          name,
          nickName,
          time: madeAt.getTime(),
          turns,
          isOwnersOnly: atVersion < hiddenBefore,
        })),
      };
    },
    keepVersion: async ({ name, ...of }, { database, actor, clock }) => {
      await getTranscript(database, actor, of);
      const versionId = newId();
      await database.transaction(async db => {
        const kept = await lockTranscript(db, of);
        if (!kept) throw new Refusal('transcriptNotFound');
        const { transcriptId, version: atVersion, document } = kept;
        const made = { versionId, transcriptId, kind: 'kept', name, atVersion, document } as const;
        const isKept = await insertVersion(db, { ...made, personId: actor.personId, now: clock.now() }, MOST_VERSIONS);
        if (!isKept)
          throw new Refusal('transcriptNotPossible', { params: { word: 'too-many-versions', most: MOST_VERSIONS } });
      });
      return { versionId };
    },
    version: async ({ versionId, ...of }, { database, actor }) => {
      const seen = await getTranscript(database, actor, of);
      const found = await findVersion(database.pool, of.transcriptId, versionId);
      if (!found) throw new Refusal('reportVersionNotFound');
      requireNotHidden(seen, found.atVersion);
      return { document: asJson(found.document) };
    },
    removeVersion: async ({ versionId, ...of }, { database, actor }) => {
      await getTranscript(database, actor, of);
      if (!(await deleteVersion(database.pool, of.transcriptId, versionId))) throw new Refusal('reportVersionNotFound');
      return null;
    },
    remove: async (input, { platform, database, actor, clock }) => {
      await getTranscript(database, actor, input);
      await removeTranscript(platform, { ...input, personId: actor.personId, now: clock.now() });
      await tellProject(database, input.scrollId);
      return null;
    },
  });
}

async function mayRead({ platform, database, actor }: Context, scrollId: string): Promise<void> {
  await getProject(database.pool, actor, scrollId);
  await countAttempt(platform, readsPerPerson, actor.personId);
}

async function keepDraft(
  { database, actor, clock }: Context,
  { scrollId, title }: { readonly scrollId: string; readonly title: string },
  read: ReadFile,
): Promise<CallData<typeof transcriptCalls.read>> {
  const draft = { draftId: newId(), personId: actor.personId, scrollId, title };
  const limit = { at: clock.now(), most: MOST_DRAFTS };
  await database.transaction(db => insertDraft(db, draft, { kind: 'transcript', read: read.turns }, limit));
  return presentRead(draft.draftId, title, read, await listPeople(database.pool, scrollId));
}

/** From before something was hidden: only whose project it is looks there. */
function requireNotHidden({ hiddenBefore, project }: SeenTranscript, version: number): void {
  if (version < hiddenBefore && !project.isOwner) throw new Refusal('transcriptOwnersOnly');
}

const hiddenFrom = ({ hiddenBefore, project }: SeenTranscript) => (project.isOwner ? 0 : hiddenBefore);

async function readNews(
  { pageId, version, ...of }: CallInput<typeof transcriptCalls.since>,
  { database, actor, clock }: Context,
): Promise<CallData<typeof transcriptCalls.since>> {
  const { pool } = database;
  const { personId } = actor;
  const found = await getTranscript(database, actor, of);
  const { transcriptId } = of;
  const now = clock.now();
  const isHidden = version < hiddenFrom(found);
  // What was written before it was hidden is told to nobody but the owner: the page reads the document anew.
  const edits = isHidden ? [] : await transcriptEdits.list(pool, transcriptId, version);
  const standing = (await listTranscriptStandings(pool, [transcriptId], now)).get(transcriptId);
  const readers = pageId && (await listHere(pool, { kind: TRANSCRIPT, documentId: transcriptId }, now));
  return {
    // Up to where the changes lead: an edit made between the reads is the next answer's.
    version: edits.at(-1)?.version ?? Math.min(version, found.version),
    ...presentEdits(edits, personId),
    isTooOld: isHidden || edits.length < found.version - version,
    projectVersion: standing?.projectVersion ?? found.project.version,
    presence: standing?.presence ?? '',
    ...(readers && { others: othersThan(readers, { pageId, personId }, 'turnId') }),
  };
}
