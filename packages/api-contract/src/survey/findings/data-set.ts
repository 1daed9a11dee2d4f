import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId } from '../../shared-inputs.ts';

/** A variable of the data set: what filters, columns and analyses name by its key. */
const dataVariable = z.object({
  key: z.string(),
  name: z.string(),
  label: z.string(),
  kept: z.enum(['code', 'codes', 'number', 'text', 'texts', 'moment']),
  measure: z.enum(['nominal', 'ordinal', 'scale', 'text']),
  categories: z.optional(z.array(z.object({ code: z.number(), label: z.string() }))),
  /** Of a text that a program wrote (`desktop`): what people call it. */
  words: z.optional(z.record(z.string(), z.string())),
  content: z.optional(z.enum(['date', 'points', 'files', 'sequence'])),
  questionId: z.optional(z.string()),
  /** Of a question that is asked in rounds. */
  isLooped: z.boolean(),
  /** The answer that it is read from; absent for what is not read from one. */
  answerKey: z.optional(z.string()),
  /** What a model found something worth to each person: of which question, what (a level, an option, `none`), by which analysis. */
  measures: z.optional(z.object({ question: z.string(), item: z.string(), estimate: z.string() })),
});

/** A question whose answers can be summed up, by what its type says of that. A loop’s copies each for itself. */
const dataQuestion = z.object({
  key: z.string(),
  questionId: z.string(),
  name: z.string(),
  title: z.string(),
  summary: z.object({ kind: z.string(), chart: z.string() }),
  /** The research that its answers are collected for. */
  solution: z.optional(z.enum(['kano', 'cbc', 'cpc', 'maxdiff', 'psm', 'bpto'])),
  /** Of a loop: the option that this copy is about. */
  round: z.optional(z.string()),
  variables: z.array(z.object({ key: z.string(), label: z.string() })),
});

const variableKey = z.string().check(z.minLength(1), z.maxLength(200));

/** A way to look at the data, under a name. Its parts are checked against the questionnaire’s variables. */
const schemeContent = {
  /** As the data set’s filters are written. */
  filter: z.optional(z.custom<Json>()),
  /** The variable that says how much a record counts. */
  weight: z.optional(variableKey),
  /** Recipes of derived variables by id; each is the variable `derived:<id>`. */
  derived: z._default(z.record(partId, z.custom<Json>()), {}),
};

export const dataSetCalls = {
  listVariables: call({
    method: 'GET',
    path: '/survey/dataSet/listVariables',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    own: true,
    summary:
      'The variables of a questionnaire’s data: its questions’ in their order, then what every record tells besides',
    query: z.object({ scrollId }),
    data: z.object({
      variables: z.array(dataVariable),
      questions: z.array(dataQuestion),
      timeZone: z.string(),
    }),
  }),
  listSchemes: call({
    method: 'GET',
    path: '/survey/dataSet/listSchemes',
    audience: 'signed-in',
    needs: { right: 'statistics.view', on: 'scrollId' },
    own: true,
    summary: 'Kept ways to look at a questionnaire’s data: filter, weight and derived variables',
    query: z.object({ scrollId }),
    data: z.object({
      items: z.array(
        z.object({
          schemeId: z.string(),
          name: z.string(),
          ...schemeContent,
          nickName: z.string(),
          /** Only whoever made it may change it; others make their own of it. */
          isOwn: z.boolean(),
          updateTime: z.number(),
        }),
      ),
    }),
  }),
  saveScheme: call({
    method: 'POST',
    path: '/survey/dataSet/saveScheme',
    audience: 'signed-in',
    needs: { right: 'analysis.collate', on: 'scrollId' },
    own: true,
    summary: 'Keep a way to look at the data, or change one that the person made',
    body: z.object({
      scrollId,
      schemeId: z.optional(partId),
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
      ...schemeContent,
    }),
    data: z.object({ schemeId: z.string() }),
  }),
  deleteScheme: call({
    method: 'DELETE',
    path: '/survey/dataSet/deleteScheme',
    audience: 'signed-in',
    needs: { right: 'analysis.collate', on: 'scrollId' },
    own: true,
    summary: 'Remove a way to look at the data that the person made',
    body: z.object({ scrollId, schemeId: partId }),
    data: z.null(),
  }),
};
