import type { TextProblem } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { helpedBy } from '../../account/helper.ts';
import { call } from '../../call.ts';
import { partId } from '../../shared-inputs.ts';
import { draftFacts, draftPlan, draftTold, writtenWords } from './draft-plan.ts';
import { questionnaireName } from './scroll.ts';

export const LONGEST_DESCRIPTION = 4000;
export const LONGEST_WISH = 500;
export const MOST_DRAFTS = 30;
export const MOST_DRAFT_STEPS = 60;

/** Asked back where something decisive is missing; nobody has to answer. */
export const draftAsks = ['about-what', 'who-answers', 'what-to-learn'] as const;
export type DraftAsk = (typeof draftAsks)[number];

const draftId = partId;
/** The step of the plan that the person has seen: what was made on another one is refused. */
const step = z.int().check(z.minimum(0), z.maximum(MOST_DRAFT_STEPS));

const finding = z.object({
  /** Of the plan; null: the questionnaire as a whole. */
  questionId: z.nullable(z.string()),
  /** In the reader’s language. */
  text: z.string(),
  isCertain: z.boolean(),
});

const draft = z.object({
  draftId: z.string(),
  description: z.string(),
  /** 0: there is no plan yet. */
  step: z.number(),
  /** Up to where one can go forward again. */
  lastStep: z.number(),
  plan: z.nullable(draftPlan),
  minutes: z.number(),
  findings: z.array(finding),
  asks: z.array(z.enum(draftAsks)),
  /** A template that is made for what was described, in the reader’s language; most descriptions have none. */
  template: z.nullable(z.object({ slug: z.string(), title: z.string(), summary: z.string() })),
  /** What was wished and what came of it, the first first; those that have been taken back stand after the present step. */
  said: z.array(
    z.object({
      step: z.number(),
      wish: z.nullable(z.string()),
      told: draftTold,
      by: z.enum(['model', 'house', 'person']),
    }),
  ),
  /** Who made what is shown; null where a person has. */
  helped: z.nullable(helpedBy),
  /** A model is at work: how far is told by the job. */
  jobId: z.nullable(z.string()),
  /** What a model was last asked for on this step, and was stopped or failed at; the wish is null for a whole plan. */
  halted: z.nullable(z.object({ wish: z.nullable(z.string()) })),
  /** The questionnaire that was made of it last. */
  scrollId: z.nullable(z.string()),
});
export type Draft = z.infer<typeof draft>;

const edit = z.union([
  z.object({ does: z.literal('drop'), questionId: partId }),
  z.object({ does: z.literal('move'), questionId: partId, by: z.union([z.literal(-1), z.literal(1)]) }),
  z.object({ does: z.literal('words'), questionId: partId, language: z.enum(['zh', 'en']), words: writtenWords }),
  z.object({ does: z.literal('replace'), questionId: partId, entry: z.string().check(z.regex(/^[a-z0-9-]{2,60}$/)) }),
]);
export type DraftEdit = z.infer<typeof edit>;

const other = z.object({
  entry: z.string(),
  title: z.string(),
  options: z.array(z.string()),
  use: z.string(),
  not: z.string(),
  /** A validated scale to consider instead, by its name. */
  see: z.nullable(z.string()),
});
export type OtherQuestion = z.infer<typeof other>;

const own = { audience: 'signed-in', own: true } as const;

/** A questionnaire from a description: a plan that a person reads and changes, by words or by hand, before anything is made. */
export const draftingCalls = {
  begin: call({
    ...own,
    method: 'POST',
    path: '/survey/drafting/begin',
    needs: { right: 'project.edit', on: 'projectId', isOptional: true },
    summary: 'Begin a draft: a plan is made of a description, by the house or by a model',
    body: z.object({
      description: z.string().check(z.trim(), z.minLength(4), z.maxLength(LONGEST_DESCRIPTION)),
      projectId: z.optional(partId),
    }),
    data: draft,
  }),
  look: call({
    ...own,
    method: 'GET',
    path: '/survey/drafting/draft',
    summary: 'A draft of one’s own as it stands',
    query: z.object({ draftId }),
    data: draft,
  }),
  list: call({
    ...own,
    method: 'GET',
    path: '/survey/drafting/drafts',
    summary: 'The drafts of one’s own, the newest first',
    data: z.array(z.object({ draftId: z.string(), description: z.string(), changedTime: z.number() })),
  }),
  change: call({
    ...own,
    method: 'POST',
    path: '/survey/drafting/change',
    summary: 'Change the plan by a wish in words',
    body: z.object({ draftId, step, wish: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_WISH)) }),
    data: draft,
  }),
  facts: call({
    ...own,
    method: 'POST',
    path: '/survey/drafting/facts',
    summary: 'Say otherwise what was read in the description; the plan is made anew',
    body: z.object({ draftId, step, facts: z.partial(draftFacts) }),
    data: draft,
  }),
  again: call({
    ...own,
    method: 'POST',
    path: '/survey/drafting/again',
    summary: 'Make the plan of a draft anew, as after having agreed to a model',
    body: z.object({ draftId, step }),
    data: draft,
  }),
  edit: call({
    ...own,
    method: 'POST',
    path: '/survey/drafting/edit',
    summary: 'Change the plan by hand: drop or move a question, other words, another question of the bank',
    body: z.object({ draftId, step, edit }),
    data: draft,
  }),
  go: call({
    ...own,
    method: 'POST',
    path: '/survey/drafting/go',
    summary: 'Take changes back, or make them again: go to a step of the plan',
    body: z.object({ draftId, step, to: step }),
    data: draft,
  }),
  others: call({
    ...own,
    method: 'GET',
    path: '/survey/drafting/others',
    summary: 'Questions of the bank that could stand in place of one, in the plan’s language',
    query: z.object({ draftId, questionId: partId }),
    data: z.array(other),
  }),
  remove: call({
    ...own,
    method: 'POST',
    path: '/survey/drafting/remove',
    summary: 'Remove a draft; what was made of it stays',
    body: z.object({ draftId }),
    data: z.null(),
  }),
};

export const aiGptCalls = {
  createAiScroll: call({
    method: 'POST',
    path: '/survey/aiGpt/createAiScroll',
    audience: 'signed-in',
    summary: 'Create a questionnaire of a draft’s plan',
    body: z.object({ draftId, step, name: questionnaireName }),
    data: z.object({
      scrollId: z.nullable(z.string()),
      /** Why nothing was created; empty when it was. */
      problems: z.array(z.custom<TextProblem>()),
    }),
  }),
};
