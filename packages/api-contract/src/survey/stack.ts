import { columnShapes } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { MAX_IMPORT_COLUMNS, waveName } from './import.ts';
import { baseLanguage, questionnaireName, questionnaireOrigin } from './scroll.ts';
import { scrollId } from './shared-inputs.ts';

export const MAX_STACK_SOURCES = 24;
export const MAX_STACK_ROWS = 200_000;

const source = z.object({ scrollId, wave: waveName });
const sources = z.array(source).check(z.minLength(2), z.maxLength(MAX_STACK_SOURCES));
const variableKey = z.string().check(z.minLength(1), z.maxLength(200));

/** One question of the stack: which variable of each source it is, in their order. */
const stackedQuestion = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  members: z.array(z.nullable(variableKey)).check(z.maxLength(MAX_STACK_SOURCES)),
});
export type StackedQuestion = z.output<typeof stackedQuestion>;
const matching = z.array(stackedQuestion).check(z.minLength(1), z.maxLength(MAX_IMPORT_COLUMNS));

const variable = z.object({
  key: z.string(),
  name: z.string(),
  title: z.string(),
  shape: z.enum(columnShapes),
});
export type StackVariable = z.output<typeof variable>;

/** Several questionnaires, or waves of one, as one set of data (S2.14). */
export const stackCalls = {
  sources: call({
    method: 'GET',
    path: '/survey/stack/sources',
    audience: 'signed-in',
    keyNeeds: 'records.view',
    own: true,
    summary: 'Questionnaires whose records the person may look at: what a stack can be made of',
    data: z.array(
      z.object({
        scrollId: z.string(),
        name: z.string(),
        origin: questionnaireOrigin,
        /** As of a questionnaire. */
        collected: z.nullable(z.number()),
      }),
    ),
  }),
  propose: call({
    method: 'POST',
    path: '/survey/stack/propose',
    audience: 'signed-in',
    keyNeeds: 'records.view',
    own: true,
    summary: 'Which variables of several questionnaires seem to be the same: by name, by title, by their options',
    body: z.object({ sources }),
    data: z.object({
      /** Of each source. */
      variables: z.array(z.array(variable)),
      questions: z.array(stackedQuestion),
    }),
  }),
  create: call({
    method: 'POST',
    path: '/survey/stack/create',
    audience: 'signed-in',
    keyNeeds: 'questionnaire.edit',
    own: true,
    summary: 'Stack them as matched, with a variable that says the wave, as a job of the person: all of it or nothing',
    body: z.object({ name: questionnaireName, languageId: baseLanguage, sources, questions: matching }),
    data: z.object({ jobId: z.string() }),
  }),
  again: call({
    method: 'POST',
    path: '/survey/stack/again',
    logged: { action: 'data.stack-again' },
    audience: 'signed-in',
    needs: { right: 'analysis.import', on: 'scrollId' },
    own: true,
    summary: 'Make a stack again from what its sources have now, as far as the person may look at their records',
    body: z.object({ scrollId }),
    data: z.object({ jobId: z.string() }),
  }),
};
