import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { helpedBy } from '../account/helper.ts';
import { call } from '../call.ts';
import { partId, scrollId } from '../shared-inputs.ts';
import { analysisKinds } from './analysis.ts';

export const LONGEST_ASKED = 500;
export const MOST_ASKED_STEPS = 100;
export const MOST_CONVERSATIONS = 200;
export const LONGEST_CONVERSATION_NAME = 100;
/** Of one step: each grouping is an analysis of its own. */
export const MOST_GROUPINGS = 12;
const MOST_KEYS = 20;

/** What somebody wants to know. */
export const askKinds = ['distribution', 'groups', 'relation', 'drivers', 'trend', 'answers'] as const;
export type AskKind = (typeof askKinds)[number];

/** Whether it is about how many: `share` by shares where there would be a mean, `share-of-all` in per cent of everybody. */
export const askShown = ['usual', 'share', 'share-of-all'] as const;

const variableKey = z.string().check(z.minLength(1), z.maxLength(200));
const codes = z.array(z.int()).check(z.minLength(1), z.maxLength(100));

/** A question in words as data: what is computed, of what and of whom. Whoever made it, the same function judges it. */
export const askPlan = z.object({
  kind: z.enum(askKinds),
  /** Keys of questions or of variables of the data set. */
  subjects: z.array(variableKey).check(z.minLength(1), z.maxLength(MOST_KEYS)),
  /** What people are grouped by, or what may drive the subject. */
  by: z.array(variableKey).check(z.maxLength(MOST_KEYS)),
  /** By whatever people can be grouped by, each by itself. */
  isByAny: z.boolean(),
  /** Only people who chose one of these; all of them hold. */
  only: z.array(z.object({ variable: variableKey, codes })).check(z.maxLength(5)),
  shown: z.enum(askShown),
});
export type AskPlan = z.infer<typeof askPlan>;

const thing = z.object({ key: z.string(), label: z.string() });

const step = z.object({
  step: z.number(),
  /** The step whose plan it goes on from; null: it began by itself. */
  after: z.nullable(z.number()),
  question: z.string(),
  time: z.number(),
  is: z.enum(['plan', 'which', 'unclear']),
  /** In words of the survey; null where it was not understood, or its survey is no longer the reader’s to look at. */
  plan: z.nullable(
    z.object({
      kind: z.enum(askKinds),
      subjects: z.array(z.string()),
      by: z.array(z.string()),
      isByAny: z.boolean(),
      only: z.array(z.object({ label: z.string(), options: z.array(z.string()) })),
      shown: z.enum(askShown),
    }),
  ),
  /** Of `which`: what may be meant. */
  choices: z.array(thing),
  /** Of `unclear`: what was recognised, by name. */
  understood: z.array(z.string()),
  helped: z.nullable(helpedBy),
});
export type AskedStep = z.infer<typeof step>;

const conversation = z.object({
  conversationId: z.string(),
  name: z.string(),
  scrollId: z.string(),
  /** Null: the reader may not look at its statistics any more. */
  scrollName: z.nullable(z.string()),
  steps: z.array(step),
});
export type Conversation = z.infer<typeof conversation>;

const part = z.object({
  /** What ran, as the analysis screens save it. */
  analysis: z.object({
    kind: z.enum(analysisKinds),
    filter: z.optional(z.custom<Json>()),
    derived: z.record(z.string(), z.custom<Json>()),
    request: z.custom<Json>(),
  }),
  /** Names of the variables it works on. */
  variables: z.array(z.string()),
  /** In words; null: all that count. */
  filter: z.nullable(z.string()),
  people: z.number(),
  exhibits: z.array(z.custom<Json>()),
});
export type AnsweredPart = z.infer<typeof part>;

const signedIn = { audience: 'signed-in', own: true } as const;
const needs = { right: 'statistics.view', on: 'scrollId' } as const;
const conversationId = partId;

/** Questions on what people answered, in words: what is asked becomes a plan, the plan runs as every analysis does. */
export const assistantCalls = {
  conversations: call({
    ...signedIn,
    method: 'GET',
    path: '/assistant/conversations',
    summary: 'The person’s conversations with the assistant, the newest first',
    data: z.array(
      z.object({
        conversationId: z.string(),
        name: z.string(),
        scrollId: z.string(),
        scrollName: z.nullable(z.string()),
        changedTime: z.number(),
      }),
    ),
  }),
  conversation: call({
    ...signedIn,
    method: 'GET',
    path: '/assistant/conversation',
    summary: 'A conversation of one’s own with its questions; answers are worked out anew',
    query: z.object({ conversationId }),
    data: conversation,
  }),
  ideas: call({
    ...signedIn,
    method: 'GET',
    path: '/assistant/ideas',
    needs,
    summary: 'Questions that can be asked of this survey, made from its own variables',
    query: z.object({ scrollId }),
    data: z.array(z.string()),
  }),
  ask: call({
    ...signedIn,
    method: 'POST',
    path: '/assistant/ask',
    needs,
    summary: 'Ask a question in words: it becomes a plan of analyses, or is asked back. Hanging up cancels it',
    body: z.object({
      scrollId,
      /** Left out: a new conversation begins. */
      conversationId: z.optional(conversationId),
      /** The step that it goes on from. */
      after: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_ASKED_STEPS))),
      question: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_ASKED)),
      /** What is meant, where it was asked back. */
      picked: z.optional(z.array(variableKey).check(z.maxLength(MOST_KEYS))),
    }),
    data: z.object({ conversationId: z.string(), step }),
  }),
  answer: call({
    ...signedIn,
    method: 'POST',
    path: '/assistant/answer',
    needs,
    summary: 'Run what a step asks on the answers as they are now, of the records that the reader sees',
    body: z.object({ scrollId, conversationId, step: z.int().check(z.minimum(1), z.maximum(MOST_ASKED_STEPS)) }),
    data: z.object({
      asOf: z.number(),
      parts: z.array(part),
      /** What all of it together means. */
      said: z.array(z.string()),
      /** Whether its numbers are others than when it was answered last. */
      hasChanged: z.boolean(),
    }),
  }),
  rename: call({
    ...signedIn,
    method: 'POST',
    path: '/assistant/rename',
    summary: 'Give a conversation of one’s own another name',
    body: z.object({
      conversationId,
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_CONVERSATION_NAME)),
    }),
    data: z.null(),
  }),
  remove: call({
    ...signedIn,
    method: 'POST',
    path: '/assistant/remove',
    summary: 'Remove a conversation of one’s own for ever',
    body: z.object({ conversationId }),
    data: z.null(),
  }),
};
