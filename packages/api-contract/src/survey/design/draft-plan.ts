import * as z from 'zod/mini';
import { partId } from '../../shared-inputs.ts';

/** The languages in which the house has questions of its own. */
export const draftLanguages = ['zh', 'en'] as const;
export type DraftLanguage = (typeof draftLanguages)[number];

/** Where a question belongs, in the order of a questionnaire. */
export const draftPlaces = ['screening', 'opening', 'core', 'detail', 'open', 'sensitive', 'background'] as const;
export type DraftPlace = (typeof draftPlaces)[number];

/** What a question, or a whole questionnaire, can be about. */
export const draftSubjects = [
  ...['product', 'service', 'brand', 'place', 'event', 'employer', 'institution', 'app', 'course'],
] as const;
export type DraftSubject = (typeof draftSubjects)[number];

/** Why a question is in the plan; `about` says the rest in the words of whoever asked. */
export const draftReasons = [
  ...['named', 'aspects', 'asked-for', 'who', 'quota', 'branch', 'study', 'compare', 'follow-up', 'open', 'more'],
  ...['wish', 'model', 'person'],
] as const;
export type DraftReason = (typeof draftReasons)[number];

const LONGEST = 2000;
const MOST_PARTS = 60;
const text = z.string().check(z.maxLength(LONGEST));
const texts = z.array(z.string().check(z.maxLength(500))).check(z.maxLength(MOST_PARTS));
const places = z.array(z.int().check(z.minimum(1), z.maximum(MOST_PARTS))).check(z.maxLength(MOST_PARTS));

/** What a question says, in one language. */
export const draftWords = z.object({
  title: text,
  remark: z.optional(text),
  low: z.optional(text),
  high: z.optional(text),
  items: texts,
  rows: texts,
});
export type DraftWords = z.infer<typeof draftWords>;

/** As a person writes them: nothing empty, and no longer than a text of a questionnaire may be. */
const LONGEST_WRITTEN = 500;
const written = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_WRITTEN));
const note = z.string().check(z.trim(), z.maxLength(LONGEST_WRITTEN));
export const writtenWords = z.object({
  title: written,
  remark: z.optional(note),
  low: z.optional(note),
  high: z.optional(note),
  items: z.array(written).check(z.maxLength(MOST_PARTS)),
  rows: z.array(written).check(z.maxLength(MOST_PARTS)),
});

export const plannedQuestion = z.object({
  id: partId,
  /** The slug of its type. */
  type: z.string(),
  place: z.enum(draftPlaces),
  /** What it measures; of what has the same, a plan needs one. */
  construct: z.string(),
  isRequired: z.boolean(),
  points: z.optional(z.literal([2, 3, 4, 5, 7, 10, 11])),
  least: z.optional(z.int()),
  most: z.optional(z.int()),
  /** Options by their places from 1: with a blank, standing alone, staying where they are. */
  blanks: places,
  exclusive: places,
  anchors: places,
  random: z.array(z.enum(['options', 'rows'])),
  /** In the languages in which it has words: the plan's own always. */
  words: z.object({ zh: z.optional(draftWords), en: z.optional(draftWords) }),
  why: z.enum(draftReasons),
  about: z.string(),
  /** Of the bank, by its id. Left out: made for this plan, or changed by a person. */
  entry: z.optional(z.string()),
  /** How much it would be missed, 0 to 100: what goes first when it has to be shorter. */
  weight: z.number(),
});
export type PlannedQuestion = z.infer<typeof plannedQuestion>;

const test = z.union([
  z.object({ questionId: partId, is: z.enum(['any-of', 'none-of']), items: places }),
  z.object({ questionId: partId, compare: z.enum(['<=', '>=']), value: z.number() }),
]);
export type PlannedTest = z.infer<typeof test>;

export const plannedRule = z.union([
  z.object({ does: z.literal('screen-out'), when: test }),
  z.object({ does: z.literal('show'), questionId: partId, when: test }),
]);
export type PlannedRule = z.infer<typeof plannedRule>;

export const plannedQuota = z.object({
  questionId: partId,
  cells: z.array(z.object({ items: places, size: z.int() })),
});
export type PlannedQuota = z.infer<typeof plannedQuota>;

/** What was read from a description. A person can say it otherwise; empty and null are not known. */
export const draftFacts = z.object({
  /** In the words of the description, and a word for it in the other language. */
  thing: z.string().check(z.maxLength(80)),
  company: z.string().check(z.maxLength(80)),
  audience: z.string().check(z.maxLength(200)),
  about: z.enum(draftSubjects),
  field: z.nullable(z.string()),
  minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(60))),
  mostQuestions: z.nullable(z.int().check(z.minimum(1), z.maximum(200))),
  languages: z.array(z.enum(draftLanguages)).check(z.minLength(1), z.maxLength(2)),
  isAnonymous: z.boolean(),
});
export type DraftFacts = z.infer<typeof draftFacts>;

export const draftSection = z.object({
  id: partId,
  place: z.enum(draftPlaces),
  title: z.object({ zh: z.optional(z.string()), en: z.optional(z.string()) }),
  questions: z.array(plannedQuestion),
});
export type DraftSection = z.infer<typeof draftSection>;

/** What a questionnaire will be, before it is made: read and changed by a person. */
export const draftPlan = z.object({
  facts: draftFacts,
  /** Kinds of study that it was read as, by their words. */
  studies: z.array(z.string()),
  title: z.object({ zh: z.optional(z.string()), en: z.optional(z.string()) }),
  introduction: z.object({ zh: z.optional(z.string()), en: z.optional(z.string()) }),
  sections: z.array(draftSection),
  rules: z.array(plannedRule),
  quotas: z.array(plannedQuota),
  /** Written by a person or a model: a change leaves it as it is. */
  isIntroductionOwn: z.optional(z.boolean()),
});
export type DraftPlan = z.infer<typeof draftPlan>;

/** What came of a wish. */
export const draftToldWords = [
  ...['made', 'facts', 'shorter', 'short-enough', 'longer', 'nothing-to-add', 'removed', 'not-found', 'would-be-empty'],
  ...['screened', 'screening-unclear', 'there-already', 'added', 'added-open', 'language', 'anonymous', 'randomised'],
  ...[
    'nothing-to-change',
    'quota',
    'quota-unclear',
    'matrix',
    'no-matrix',
    'scale',
    'moved',
    'gentle',
    'not-understood',
  ],
  ...['dropped', 'worded', 'replaced', 'by-model', 'holds-back', 'languages'],
] as const;
export type DraftToldWord = (typeof draftToldWords)[number];

export const draftTold = z.object({
  word: z.enum(draftToldWords),
  /** Titles of the questions that it is about. */
  names: z.array(z.string()),
  count: z.number(),
});
export type DraftTold = z.infer<typeof draftTold>;
