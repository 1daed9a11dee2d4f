import type { DraftQuestion } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { baseLanguage, questionnaireName } from './scroll.ts';
import { partId } from './shared-inputs.ts';

/** What somebody wants to know about: schemes are found by it. */
export const schemePurposes = ['customers', 'brand', 'product', 'market', 'employees'] as const;
export type SchemePurpose = (typeof schemePurposes)[number];

export const schemeSamples = { min: 30, max: 100_000 } as const;

const schemeId = z.string().check(z.regex(/^[a-z-]{2,40}$/));

const MAX_TEXT = 2_000;
const MAX_NAMES = 40;
const text = z.string().check(z.trim(), z.maxLength(MAX_TEXT));
/** What a person says of their own: the names of brands, of the product … By field; whether they fit is the scheme’s to say. */
const values = z.record(
  z.string().check(z.maxLength(40)),
  z.union([text, z.array(text).check(z.maxLength(MAX_NAMES))]),
);
export type SchemeValues = z.output<typeof values>;

const setting = {
  schemeId,
  /** In which everything is written: questions, names of analyses, the report. */
  languageId: baseLanguage,
  values,
  /** How many respondents are wanted: what quotas are made of. */
  samples: z.optional(z.number().check(z.int(), z.minimum(schemeSamples.min), z.maximum(schemeSamples.max))),
};

const field = z.object({
  name: z.string(),
  /** One line, several lines, or a list of names. */
  kind: z.enum(['text', 'long', 'names']),
  label: z.string(),
  hint: z.string(),
  example: z.string(),
  /** Characters; of a list how many names. */
  least: z.number(),
  most: z.number(),
});
export type SchemeField = z.infer<typeof field>;

const scheme = z.object({
  schemeId: z.string(),
  purpose: z.enum(schemePurposes),
  name: z.string(),
  question: z.string(),
  gives: z.string(),
  notFor: z.string(),
  samples: z.number(),
  minutes: z.number(),
  fields: z.array(field),
});
export type ListedScheme = z.infer<typeof scheme>;

const preview = z.object({
  introduction: z.string(),
  questions: z.array(z.custom<DraftQuestion>()),
  minutes: z.number(),
  quotas: z.array(z.object({ title: z.string(), cells: z.number(), turnsAway: z.boolean() })),
  analyses: z.array(z.object({ name: z.string(), kind: z.string() })),
  pages: z.array(z.string()),
});
export type PreviewedScheme = z.infer<typeof preview>;

const signedIn = { audience: 'signed-in', own: true } as const;

/** Whole schemes of research as ready projects: questionnaire, quotas, analyses and report at once. */
export const schemeCalls = {
  schemeList: call({
    ...signedIn,
    method: 'GET',
    path: '/survey/solution/schemeList',
    keyNeeds: 'questionnaire.view',
    summary: 'The schemes there are: which question each answers, what one gets, when not to use it, what it asks for',
    data: z.array(scheme),
  }),
  previewScheme: call({
    ...signedIn,
    method: 'POST',
    path: '/survey/solution/previewScheme',
    keyNeeds: 'questionnaire.view',
    summary: 'What a scheme would make: questions, quotas, analyses, pages of the report; writes nothing',
    body: z.object({ ...setting, name: z.optional(questionnaireName) }),
    data: preview,
  }),
  useScheme: call({
    ...signedIn,
    method: 'POST',
    path: '/survey/scroll/useScheme',
    keyNeeds: 'questionnaire.edit',
    needs: { right: 'project.edit', on: 'projectId', isOptional: true },
    summary:
      'Make a questionnaire with its quotas, analyses and report of a scheme; in a project, in a new one, or one’s own',
    body: z.object({
      ...setting,
      name: questionnaireName,
      /** The project that it becomes a task of. */
      projectId: z.optional(partId),
      /** A new project in this enterprise, called like the questionnaire. */
      enterpriseId: z.optional(partId),
    }),
    data: z.object({ scrollId: z.string(), projectId: z.nullable(z.string()), reportId: z.string() }),
  }),
};
