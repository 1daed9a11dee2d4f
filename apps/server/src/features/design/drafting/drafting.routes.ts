import { aiGptCalls, type Draft, draftingCalls, MOST_DRAFT_STEPS, MOST_DRAFTS } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { checkQuestionnaire } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { findHindrance } from '../../people/helper-use/index.ts';
import { cancelJob, findActiveJob, startJobWithin } from '../../people/jobs/index.ts';
import { insertNewQuestionnaire } from '../questionnaire-design/index.ts';
import { findEntries } from './bank/find-entries.ts';
import { findEntry } from './bank/read-bank.ts';
import { readBrief } from './brief/read-brief.ts';
import { inLanguages, isSameButLanguages } from './change-languages.ts';
import { briefOf } from './changes/change-plan.ts';
import {
  beginTurn,
  type DraftRow,
  type DraftStep,
  deleteDraft,
  findDraft,
  findPlan,
  goToStep,
  insertDraft,
  insertStep,
  keepMade,
  listDrafts,
  listSteps,
  lockDraft,
} from './draft.repository.ts';
import { draftingJob } from './drafting-job.ts';
import { editPlan } from './edit-plan.ts';
import { compilePlan, tryCompile } from './plan/compile-plan.ts';
import { allQuestions, makePlan } from './plan/make-plan.ts';
import { wordsOf } from './plan/planned-question.ts';
import { fillSlots, slotsIn } from './plan/slots.ts';
import { presentDraft } from './present-draft.ts';
import { requireWhereBegun } from './require-where-begun.ts';
import { askerOf, workOnDraft } from './work-on-draft.ts';

type Context = CallContext<'signed-in'>;

/** Nobody reads more plans than this; a script would spend what others may ask for. */
const askingLimit: AttemptLimit = { name: 'drafting:person', most: 200, windowSeconds: 60 * 60 };
const MOST_OTHERS = 8;

export function registerDraftingCalls(app: FastifyInstance): void {
  registerCalls(app, draftingCalls, {
    begin: async ({ description, projectId = null }, context) => {
      const { platform, database, clock, actor } = context;
      await countAttempt(platform, askingLimit, actor.personId);
      const draftId = newId();
      await insertDraft(
        database.pool,
        { draftId, personId: actor.personId, projectId, description },
        MOST_DRAFTS,
        clock.now(),
      );
      return work(context, draftId, 0, null);
    },
    look: async ({ draftId }, context) => present(context, await requireDraft(context, draftId)),
    list: async (_input, { database, actor }) =>
      (await listDrafts(database.pool, actor.personId)).map(({ draftId, description, changedAt }) => ({
        draftId,
        description: description.slice(0, 200),
        changedTime: changedAt.getTime(),
      })),
    change: async ({ draftId, step, wish }, context) => {
      await countAttempt(context.platform, askingLimit, context.actor.personId);
      return work(context, draftId, step, wish);
    },
    again: async ({ draftId, step }, context) => {
      await countAttempt(context.platform, askingLimit, context.actor.personId);
      return work(context, draftId, step, null);
    },
    facts: ({ draftId, step, facts }, context) =>
      keep(context, draftId, step, (plan, draft) => {
        const next = Object.assign({}, plan.facts, facts);
        if (isSameButLanguages(plan.facts, next))
          return {
            plan: inLanguages(plan, next.languages, draft.description),
            told: { word: 'languages', names: [], count: 0 },
          };
        const { about, field, ...said } = next;
        // Of another thing it is read anew what it is.
        const isSame = said.thing === plan.facts.thing;
        const brief = readBrief(draft.description, isSame ? { about, field, ...said } : said);
        return { plan: makePlan(brief), told: { word: 'facts', names: [], count: 0 } };
      }),
    edit: ({ draftId, step, edit }, context) =>
      keep(context, draftId, step, (plan, draft) => {
        const made = editPlan(plan, edit, briefOf(plan, draft.description));
        // What makes no questionnaire would be a draft that nobody can open again.
        if (!tryCompile(made.plan)) throw new Refusal('draftWordsWrong');
        return made;
      }),
    go: async ({ draftId, step, to }, context) => {
      const { database, clock, actor } = context;
      await database.transaction(async db => {
        const draft = requireStep(await lockDraft(db, actor.personId, draftId), step);
        const last = (await listSteps(db, draftId)).at(-1)?.step ?? 0;
        if (to < 1 || to > last) throw new Refusal('draftMovedOn');
        // Whatever is still being worked out was for another step.
        if (draft.jobId !== null) await cancelJob(db, actor.personId, draft.jobId);
        await beginTurn(db, draftId, null);
        await goToStep(db, draft.draftId, to, clock.now());
      });
      return present(context, await requireDraft(context, draftId));
    },
    others: async ({ draftId, questionId }, context) => {
      const draft = await requireDraft(context, draftId);
      const plan = await findPlan(context.database.pool, draftId, draft.step);
      const question = plan && allQuestions(plan).find(({ id }) => id === questionId);
      if (!plan || !question) throw new Refusal('draftQuestionGone');
      return othersFor(plan, question, draft);
    },
    remove: async ({ draftId }, { database, actor }) => {
      if (!(await deleteDraft(database.pool, actor.personId, draftId))) throw new Refusal('draftGone');
      return null;
    },
  });
  registerCalls(app, aiGptCalls, {
    createAiScroll: async ({ draftId, step, name }, { database, actor }) =>
      // With the draft's row locked: a second click finds the step as the first one left it, and makes another only on purpose.
      database.transaction(async db => {
        const draft = requireStep(await lockDraft(db, actor.personId, draftId), step);
        await requireWhereBegun(db, actor, draft);
        const plan = await findPlan(db, draftId, draft.step);
        if (!plan || allQuestions(plan).length === 0) throw new Refusal('draftWouldBeEmpty');
        const { document } = compilePlan(plan, name);
        // What stands in the way of publishing is no reason to make nothing; what does not fit together would be ours.
        if (checkQuestionnaire(document, questionTypes).length > 0)
          throw new Error('A plan made a questionnaire that does not stand');
        const scrollId = await insertNewQuestionnaire(db, actor.personId, name, document);
        await keepMade(db, draftId, scrollId);
        return { scrollId, problems: [] };
      }),
  });
}

function requireStep(draft: DraftRow | undefined, step: number): DraftRow {
  if (!draft) throw new Refusal('draftGone');
  if (draft.step !== step) throw new Refusal('draftMovedOn');
  return draft;
}

async function requireDraft({ database, actor }: Context, draftId: string): Promise<DraftRow> {
  const draft = await findDraft(database.pool, actor.personId, draftId);
  if (!draft) throw new Refusal('draftGone');
  return draft;
}

const present = ({ database, language }: Context, draft: DraftRow, news?: DraftStep): Promise<Draft> =>
  presentDraft(database.pool, draft, language, news);

/** By the house at once; by a model as a job of the person, who may leave meanwhile. */
async function work(context: Context, draftId: string, step: number, wish: string | null): Promise<Draft> {
  const { platform, database, actor } = context;
  const seen = await requireDraft(context, draftId);
  await requireWhereBegun(database.pool, actor, seen);
  const isHouse = (await findHindrance(platform, await askerOf(platform, seen))) !== undefined;
  const draft = await database.transaction(async db => {
    const locked = requireStep(await lockDraft(db, actor.personId, draftId), step);
    if (await findActiveJob(db, locked.jobId)) throw new Refusal('draftBusy');
    if (locked.step >= MOST_DRAFT_STEPS) throw new Refusal('draftTooManySteps', { params: { most: MOST_DRAFT_STEPS } });
    const input = { draftId, turn: locked.turn + 1, wish };
    const jobId = isHouse
      ? null
      : await startJobWithin(db, platform, draftingJob, {
          personId: actor.personId,
          input,
          title: locked.description.slice(0, 40),
        });
    await beginTurn(db, draftId, jobId, jobId === null ? null : { step, wish });
    return { ...locked, turn: input.turn, jobId };
  });
  const news = isHouse ? await workOnDraft(platform, draft, { draftId, turn: draft.turn, wish }) : undefined;
  return present(context, await requireDraft(context, draftId), news);
}

type Plan = NonNullable<Draft['plan']>;
type MadeByHand = Pick<DraftStep, 'told'> & { readonly plan: Plan };

async function keep(
  context: Context,
  draftId: string,
  step: number,
  make: (plan: Plan, draft: DraftRow) => MadeByHand,
): Promise<Draft> {
  const { database, clock, actor } = context;
  await database.transaction(async db => {
    const draft = requireStep(await lockDraft(db, actor.personId, draftId), step);
    await requireWhereBegun(db, actor, draft);
    if (await findActiveJob(db, draft.jobId)) throw new Refusal('draftBusy');
    if (draft.step >= MOST_DRAFT_STEPS) throw new Refusal('draftTooManySteps', { params: { most: MOST_DRAFT_STEPS } });
    const before = await findPlan(db, draftId, draft.step);
    if (!before) throw new Refusal('draftMovedOn');
    const { plan, told } = make(before, draft);
    await insertStep(db, draftId, { step: step + 1, wish: null, told, helped: null }, plan, clock.now());
  });
  return present(context, await requireDraft(context, draftId));
}

function othersFor(plan: Plan, question: ReturnType<typeof allQuestions>[number], draft: DraftRow) {
  const language = plan.facts.languages[0] ?? 'zh';
  const brief = briefOf(plan, draft.description);
  const there = new Set(allQuestions(plan).map(({ entry }) => entry));
  const words = question.words[language] ?? question.words.zh ?? question.words.en;
  const known = question.entry ? findEntry(question.entry)?.words[language].join(' ') : undefined;
  return findEntries(`${question.about} ${words?.title ?? ''} ${known ?? ''}`, language, plan.facts)
    .filter(({ entry }) => !there.has(entry.id))
    .slice(0, MOST_OTHERS)
    .map(({ entry }) => {
      const { title, items, rows } = fillSlots(wordsOf(entry.question[language]), slotsIn(brief, language));
      return {
        entry: entry.id,
        title,
        options: rows.length > 0 ? rows : items,
        use: entry.use[language],
        not: entry.not[language],
        see: entry.see ?? null,
      };
    });
}
