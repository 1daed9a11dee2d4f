import {
  type CallInput,
  MOST_TURNS_TRANSLATED,
  type TalkTranslating,
  talkTranslatingCalls,
} from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../../http/call-context.ts';
import { registerCalls } from '../../../../http/register-calls.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { askerFor } from '../../../design/translating/index.ts';
import { type AttemptLimit, countAttempt } from '../../../people/attempts/index.ts';
import { findHindrance, notNeeded } from '../../../people/helper-use/index.ts';
import { findActiveJob, startJobWithin } from '../../../people/jobs/index.ts';
import { findVisible, getProject, getTranscript, type SeenTranscript } from '../find-transcript.ts';
import { listPeople, touchProject, writeMayLeave } from '../project.repository.ts';
import { tellProject } from '../tell-project.ts';
import { listTranscripts } from '../transcript.repository.ts';
import { presentTranslating } from './present-translating.ts';
import { addProposals, beginRun, deleteProposals, lockRun } from './proposal.repository.ts';
import { listTerms } from './term.repository.ts';
import { translateTurns } from './translate-turns.ts';
import { translateTurnsJob } from './translate-turns-job.ts';
import { type SaidAlike, translatedTurns } from './translated-turns.ts';
import { findKnown, wantedTurns } from './wanted-turns.ts';

type Context = CallContext<'signed-in'>;

/** Nobody reads more than this; a script that asks for more would spend what others may ask for. */
const askingLimit: AttemptLimit = { name: 'talk-translating:person', most: 120, windowSeconds: 60 * 60 };
const MOST_NEAR = 8;
/** What shares less says something else. */
const LEAST_SIMILAR = 0.4;
/** So many are shown to who has not agreed that they leave. */
const SHOWN_BEFORE = 40;

export function registerTalkTranslatingCalls(app: FastifyInstance): void {
  registerCalls(app, talkTranslatingCalls, {
    alike: async ({ turnId, ...of }, context) => {
      const found = await getTranscript(context.database, context.actor, of);
      const turn = found.document.turns[turnId];
      const said = turn && (await saidIn(context, found));
      return { items: said ? await alikeTo(context, of.scrollId, said, turn) : [] };
    },
    standing: async (of, { database, actor }) =>
      presentTranslating(database.pool, actor.personId, await getTranscript(database, actor, of)),
    propose: (input, context) => propose(context, input),
    decline: async ({ turnIds, ...of }, { database, actor }) => {
      const found = await getTranscript(database, actor, of);
      const { personId } = actor;
      await deleteProposals(database.pool, { personId, transcriptId: of.transcriptId }, turnIds);
      return presentTranslating(database.pool, personId, found);
    },
    letLeave: async ({ scrollId, mayLeave }, { database, actor }) => {
      if (!(await getProject(database.pool, actor, scrollId)).isOwner) throw new Refusal('transcriptOwnerDecides');
      await database.transaction(async db => {
        await writeMayLeave(db, scrollId, mayLeave);
        await touchProject(db, scrollId);
      });
      await tellProject(database, scrollId);
      return null;
    },
  });
}

/** Of the transcripts of the project that the reader may see. */
async function saidIn({ database, actor }: Context, { scrollId, document }: SeenTranscript): Promise<SaidAlike> {
  const visible = await findVisible(database, actor, scrollId);
  const all = await listTranscripts(database.pool, scrollId);
  const seen = all.filter(({ transcriptId }) => visible?.has(transcriptId) ?? true);
  return translatedTurns(database.pool, seen, document.language);
}

async function alikeTo(
  { database }: Context,
  scrollId: string,
  said: SaidAlike,
  { id, text }: { readonly id: string; readonly text: string },
) {
  const titles = new Map(
    (await listTranscripts(database.pool, scrollId)).map(({ transcriptId, title }) => [transcriptId, title]),
  );
  const same = said.same(text, id).map(one => ({ ...one, similarity: 1, isSame: true }));
  const known = new Set(same.map(({ turnId }) => turnId));
  const near = said
    .near(text, MOST_NEAR, id)
    .filter(({ turnId, similarity }) => similarity >= LEAST_SIMILAR && !known.has(turnId))
    .map(one => ({ ...one, isSame: false }));
  // One translation of the same words is enough.
  const shown = new Map([...same, ...near].toReversed().map(one => [`${one.text}\n${one.translation}`, one]));
  return [...shown.values()]
    .toReversed()
    .slice(0, MOST_NEAR)
    .map(one => ({ ...one, title: titles.get(one.transcriptId) ?? '' }));
}

/** What was said before and what the glossary has is proposed at once; what is left is worked on by a model, as a job of the person, who may leave meanwhile. */
async function propose(
  context: Context,
  { turnIds, ...of }: CallInput<typeof talkTranslatingCalls.propose>,
): Promise<TalkTranslating> {
  const { platform, database, clock, actor } = context;
  await countAttempt(platform, askingLimit, actor.personId);
  const found = await getTranscript(database, actor, of);
  const { document, project, transcriptId, scrollId } = found;
  const { language } = document;
  const all = wantedTurns(document, turnIds);
  if (all.length === 0) throw new Refusal('translatingNothing');
  const wanted = all.slice(0, MOST_TURNS_TRANSLATED);
  const terms = await listTerms(database.pool, scrollId);
  const known = findKnown(wanted, { language, terms, said: await saidIn(context, found) });
  const isKnown = new Set(known.map(({ turnId }) => turnId));
  const turns = wanted.filter(({ id }) => !isKnown.has(id));
  const asker = await askerFor(platform, actor.personId, scrollId);
  const mayAsk = turns.length > 0 && project.mayLeave && (await findHindrance(platform, asker)) === undefined;
  const names = (await listPeople(database.pool, scrollId)).map(({ name }) => name);
  const talk = { language, terms, names, mayLeave: project.mayLeave, turns: turns.slice(0, SHOWN_BEFORE) };
  const helped =
    turns.length === 0
      ? notNeeded(platform)
      : mayAsk
        ? null
        : // It is not asked; it says why, and what would have left.
          await translateTurns(platform, asker, talk, { onPortion: async () => {} });
  const key = { personId: actor.personId, transcriptId };
  await database.transaction(async db => {
    const before = await lockRun(db, key, clock.now());
    if (await findActiveJob(db, before.jobId)) throw new Refusal('translatingBusy');
    const run = before.run + 1;
    const ids = wanted.map(({ id }) => id);
    await deleteProposals(db, key, turnIds === undefined ? undefined : ids);
    const jobId = mayAsk
      ? await startJobWithin(db, platform, translateTurnsJob, {
          personId: actor.personId,
          input: { scrollId, transcriptId, run, turnIds: turns.map(({ id }) => id) },
          about: { kind: 'questionnaire', id: scrollId },
          title: document.title.slice(0, 40),
        })
      : null;
    const leftOver = all.length - wanted.length;
    await beginRun(db, key, { run, jobId, asked: wanted.length, leftOver, helped }, clock.now());
    await addProposals(db, key, run, known);
  });
  return presentTranslating(database.pool, actor.personId, found);
}
