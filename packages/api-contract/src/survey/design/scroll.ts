import { limits, type Questionnaire, type RichText } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { languageId, languageIdText, scrollId } from '../../shared-inputs.ts';
import { questionnaireStatusCode } from '../questionnaire-status.ts';
import type { CreatorScrollInfo } from './scroll-info.ts';

export * from '../questionnaire-status.ts';

export const questionnaireName = z
  .string()
  .check(z.trim(), z.minLength(limits.taskName.min), z.maxLength(limits.taskName.max));
/** The number of the language that a questionnaire begins in. */
export const baseLanguage = z._default(z.number().check(z.int(), z.minimum(1), z.maximum(99)), 1);

/**
 * Where its data comes from: asked here, imported from a file, stacked from several questionnaires, what people said in transcripts, or
 * what they answered in a symposium.
 */
export const questionnaireOrigins = ['designed', 'imported', 'stacked', 'transcripts', 'symposium'] as const;
export type QuestionnaireOrigin = (typeof questionnaireOrigins)[number];
export const questionnaireOrigin = z.enum(questionnaireOrigins);

export const scrollSummary = z.object({
  scrollId: z.string(),
  name: z.string(),
  status: questionnaireStatusCode,
  /** Null for whoever may know of some records only: see docs/decisions/0073. */
  collected: z.nullable(z.number()),
  origin: questionnaireOrigin,
  isCreator: z.boolean(),
  /** It collects, and was edited since it was published: what respondents are asked is another version. */
  hasDraft: z.boolean(),
  createTime: z.number(),
  updateTime: z.number(),
});
export type ScrollSummary = z.infer<typeof scrollSummary>;

export const scrollCalls = {
  create: call({
    method: 'POST',
    path: '/survey/scroll/create',
    audience: 'signed-in',
    keyNeeds: 'questionnaire.edit',
    summary: 'Create a blank questionnaire',
    body: z.object({ name: questionnaireName, languageId: baseLanguage }),
    data: z.object({ scrollId: z.string() }),
  }),
  list: call({
    method: 'GET',
    path: '/survey/scroll/list',
    audience: 'signed-in',
    keyNeeds: 'questionnaire.view',
    own: true,
    summary: 'The questionnaires that the person may see, newest change first',
    data: z.array(scrollSummary),
  }),
  get: call({
    method: 'GET',
    path: '/survey/scroll/get',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    summary:
      'A questionnaire: as the specification draws it, and the document that its editor works on; with `languageId`, its texts in that language where it has them',
    query: z.object({
      scrollId,
      languageId: z.optional(languageIdText),
      /** The editor leaves `scrollInfo` out: with 300 questions of 20 options it is another 690 kB, which say the same as the document. */
      only: z.optional(z.literal('document')),
    }),
    data: z.extend(scrollSummary, {
      version: z.number(),
      versionTime: z.nullable(z.number()),
      /** While it collects and is edited beside that: the version of the document that is answered. */
      editedFrom: z.nullable(z.number()),
      scrollInfo: z.optional(z.custom<CreatorScrollInfo>()),
      document: z.custom<Questionnaire>(),
      publishedIds: z.array(z.string()),
      mayEdit: z.boolean(),
    }),
  }),
  getScrollName: call({
    method: 'GET',
    path: '/survey/scroll/getScrollName',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    summary: 'Its task name',
    query: z.object({ scrollId }),
    data: z.string(),
  }),
  origin: call({
    method: 'GET',
    path: '/survey/scroll/origin',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    own: true,
    summary: 'Where its data comes from: what is not asked here has no channels, no quotas and nothing to publish',
    query: z.object({ scrollId }),
    data: z.object({ origin: questionnaireOrigin }),
  }),
  getForLanguage: call({
    method: 'GET',
    path: '/survey/scroll/getForLanguage',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    summary: 'Its texts for translating: each in the base language and, where there is one, in the other',
    query: z.object({ scrollId, languageId: languageIdText }),
    data: z.object({
      scrollId: z.string(),
      version: z.number(),
      baseLanguageId: z.number(),
      languageId: z.number(),
      languages: z.array(z.object({ languageId: z.number(), name: z.string() })),
      texts: z.array(
        z.object({
          id: z.string(),
          field: z.string(),
          base: z.custom<RichText>(),
          translation: z.nullable(z.custom<RichText>()),
          /** The question it belongs to; none for the survey’s own texts. */
          questionId: z.optional(z.string()),
        }),
      ),
      /** How much is translated, 0 to 1. */
      share: z.number(),
    }),
  }),
  downLoadScrollToWord: call({
    method: 'POST',
    path: '/survey/scroll/downLoadScrollToWord',
    logged: { action: 'export.questionnaire' },
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    answers: 'file',
    summary: 'The questionnaire as a Word document: numbers, options, and its logic in words',
    body: z.object({ scrollId, languageId: z.optional(languageId) }),
    data: z.custom<Uint8Array>(),
  }),
  updateName: call({
    method: 'POST',
    path: '/survey/scroll/updateName',
    logged: { action: 'questionnaire.rename', keeps: ['name'] },
    audience: 'signed-in',
    needs: { right: 'questionnaire.edit', on: 'scrollId' },
    summary: 'Set its task name',
    body: z.object({ scrollId, name: questionnaireName }),
    data: z.null(),
  }),
};

/** Publishing is its own noun: it makes snapshots and live rows out of a document. */
const foundProblem = z.object({
  problem: z.string(),
  level: z.enum(['error', 'warning', 'notice']),
  questionId: z.optional(z.string()),
  questionIds: z.optional(z.readonly(z.array(z.string()))),
  /** The rule, calculation, verification or quota; the option or row; the language; the place in an expression. */
  ruleId: z.optional(z.string()),
  partId: z.optional(z.string()),
  languageId: z.optional(z.number()),
  at: z.optional(z.number()),
});

export const publishCalls = {
  changeStatus: call({
    method: 'GET',
    path: '/survey/scroll/changeStatus',
    audience: 'signed-in',
    needs: { right: 'questionnaire.publish', on: 'scrollId', asksPeople: true },
    summary: 'Publish (1), suspend (2) or end (3)',
    query: z.object({
      scrollId,
      status: z.pipe(z.coerce.number(), z.union([z.literal(1), z.literal(2), z.literal(3)])),
    }),
    data: z.object({
      status: questionnaireStatusCode,
      versionTime: z.nullable(z.number()),
      /** Why it cannot be published; empty when it was. */
      problems: z.array(foundProblem),
      /** What stands in nobody's way and should be known: default texts, missing translations, what a loop asks again and again. */
      warnings: z.array(foundProblem),
    }),
  }),
};
