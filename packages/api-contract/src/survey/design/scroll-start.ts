import type { DraftQuestion, TextProblem } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId } from '../../shared-inputs.ts';
import { baseLanguage, questionnaireName } from './scroll.ts';

/** 200 kB of text are some 60,000 Chinese characters: more than a thousand questions. */
const MAX_TEXT = 200_000;
const text = z.string().check(z.maxLength(MAX_TEXT));
const slug = z.string().check(z.regex(/^[a-z-]{2,40}$/));

const template = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** For whom or when, in one word. */
  field: z.string(),
  questionCount: z.number(),
});
export type SurveyTemplate = z.infer<typeof template>;

/** Ways to begin a questionnaire besides the blank one. */
export const scrollStartCalls = {
  templates: call({
    method: 'GET',
    path: '/survey/scroll/templates',
    audience: 'signed-in',
    keyNeeds: 'questionnaire.view',
    own: true,
    summary: 'The template pool, in the reader’s language',
    data: z.array(template),
  }),
  template: call({
    method: 'GET',
    path: '/survey/scroll/template',
    audience: 'signed-in',
    keyNeeds: 'questionnaire.view',
    own: true,
    summary: 'A template with its questions, to look at before using it',
    query: z.object({ slug }),
    data: z.extend(template, { introduction: z.string(), questions: z.array(z.custom<DraftQuestion>()) }),
  }),
  createFromTemplate: call({
    method: 'POST',
    path: '/survey/scroll/createFromTemplate',
    audience: 'signed-in',
    keyNeeds: 'questionnaire.edit',
    own: true,
    summary: 'Create a questionnaire with a template’s questions',
    body: z.object({ slug, name: questionnaireName, languageId: baseLanguage }),
    data: z.object({ scrollId: z.string() }),
  }),
  createFromText: call({
    method: 'POST',
    path: '/survey/scroll/createFromText',
    audience: 'signed-in',
    keyNeeds: 'questionnaire.edit',
    own: true,
    summary: 'Create a questionnaire from text in the format of Word import',
    body: z.object({ text, name: questionnaireName, languageId: baseLanguage }),
    data: z.object({
      scrollId: z.nullable(z.string()),
      /** Why nothing was created; empty when it was. */
      problems: z.array(z.custom<TextProblem>()),
    }),
  }),
  readWord: call({
    method: 'POST',
    path: '/survey/scroll/readWord',
    audience: 'signed-in',
    needs: { right: 'questionnaire.edit', on: 'scrollId', isOptional: true },
    own: true,
    takes: 'multipart',
    maxFileBytes: 20 * 1024 * 1024,
    summary: 'The lines of a Word document (docx), for Word import; a licensed feature',
    /** Where the questions will stand; what is licensed there counts. Without either, the person’s own work. */
    body: z.object({ scrollId: z.optional(scrollId), projectId: z.optional(partId) }),
    data: z.object({ text: z.string() }),
  }),
};
