import { MOST_TRANSLATED_AT_ONCE, translatingCalls } from '@wenshu/api-contract';
import { own, type Questionnaire } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { findHindrance, notNeeded } from '../../people/helper-use/index.ts';
import { findActiveJob, startJobWithin } from '../../people/jobs/index.ts';
import { findQuestionnaire, listVisibleQuestionnaires, loadDocument } from '../questionnaire-design/index.ts';
import { findRemembered } from './find-remembered.ts';
import { presentProposals } from './present-proposals.ts';
import { askerFor, translateInPortions } from './translate-in-portions.ts';
import { beginTurn, deleteProposals, insertProposals, lockRun, type RunKey } from './translating.repository.ts';
import { translatingJob } from './translating-job.ts';
import { wantedTexts } from './wanted-texts.ts';

type Context = CallContext<'signed-in'>;

/** Nobody reads more than this; a script that asks for more would spend what others may ask for. */
const askingLimit: AttemptLimit = { name: 'translating:person', most: 120, windowSeconds: 60 * 60 };
/** Of the newest that the person may see: what a memory reads is read while they wait. */
const OTHER_SURVEYS = 20;

export function registerTranslatingCalls(app: FastifyInstance): void {
  registerCalls(app, translatingCalls, {
    proposals: async ({ scrollId, languageId }, { database, actor }) =>
      presentProposals(database.pool, { personId: actor.personId, scrollId, languageId }),
    propose: async (input, context) => propose(context, input),
    decline: async ({ scrollId, languageId, texts }, { database, actor }) => {
      const key = { personId: actor.personId, scrollId, languageId };
      await deleteProposals(database.pool, key, texts);
      return presentProposals(database.pool, key);
    },
  });
}

interface ToPropose {
  readonly scrollId: string;
  readonly languageId: number;
  readonly questionId?: string | undefined;
}

/** What is known is proposed at once; what is left is worked on by a model, as a job of the person, who may leave meanwhile. */
async function propose(context: Context, { scrollId, languageId, questionId }: ToPropose) {
  const { platform, database, clock, actor } = context;
  await countAttempt(platform, askingLimit, actor.personId);
  const document = await requireDocument(context, scrollId, languageId);
  const all = wantedTexts(document, languageId, questionId);
  if (all.length === 0) throw new Refusal('translatingNothing');
  const wanted = all.slice(0, MOST_TRANSLATED_AT_ONCE);
  const found = findRemembered(document, languageId, await loadOthers(context, scrollId), wanted);
  const known = new Set(found.map(({ mark, id, field }) => `${mark} ${id} ${field}`));
  const texts = wanted.filter(({ mark, id, field }) => !known.has(`${mark} ${id} ${field}`));
  const asker = await askerFor(platform, actor.personId, scrollId);
  const mayAsk = texts.length > 0 && (await findHindrance(platform, asker)) === undefined;
  const helped =
    texts.length === 0
      ? notNeeded(platform)
      : mayAsk
        ? null
        : // It is not asked; it says why, and what would have left.
          await translateInPortions(platform, asker, { document, languageId, texts: texts.slice(0, 40) }, noPortion);
  const key: RunKey = { personId: actor.personId, scrollId, languageId };
  await database.transaction(async db => {
    const run = await lockRun(db, key, clock.now());
    if (await findActiveJob(db, run.jobId)) throw new Refusal('translatingBusy');
    const turn = run.turn + 1;
    await deleteProposals(db, key, questionId === undefined ? undefined : wanted);
    const input = { scrollId, languageId, questionId: questionId ?? null, turn, most: wanted.length };
    const jobId = mayAsk
      ? await startJobWithin(db, platform, translatingJob, {
          personId: actor.personId,
          input,
          about: { kind: 'questionnaire', id: scrollId },
          title: document.title.text.slice(0, 40),
        })
      : null;
    const leftOver = all.length - wanted.length;
    await beginTurn(db, key, { turn, jobId, asked: wanted.length, leftOver, helped }, clock.now());
    await insertProposals(db, key, turn, found);
  });
  return presentProposals(database.pool, key);
}

const noPortion = { onPortion: async () => {} };

async function requireDocument({ database }: Context, scrollId: string, languageId: number): Promise<Questionnaire> {
  const row = await findQuestionnaire(database.pool, scrollId);
  const document = row && (await loadDocument(database.pool, scrollId, row.version));
  if (!document || !own(document.languages, String(languageId))) throw new Refusal('translatingNoLanguage');
  return document;
}

async function loadOthers({ database, actor }: Context, scrollId: string): Promise<Questionnaire[]> {
  const visible = await listVisibleQuestionnaires(database.pool, actor.personId);
  const others = visible.filter(one => one.scrollId !== scrollId).slice(0, OTHER_SURVEYS);
  const documents: Questionnaire[] = [];
  for (const { scrollId: id, version } of others) {
    const document = await loadDocument(database.pool, id, version);
    if (Object.keys(document.languages).length > 0) documents.push(document);
  }
  return documents;
}
