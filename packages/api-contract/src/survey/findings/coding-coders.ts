import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId } from '../../shared-inputs.ts';
import { codeSpan, codingAddress, codingOwn } from './coding.ts';
import { frameCode } from './coding-frame.ts';
import { answerRecordId } from './record.ts';

const roundId = partId;
const address = { scrollId, ...codingAddress };
const roundAddress = { ...address, roundId };
const personId = z.uuid();

export const MOST_ROUND_CODERS = 10;
export const FEWEST_ROUND_ANSWERS = 2;
export const MOST_ROUND_ANSWERS = 500;
const MOST_PORTION = 100_000;
const MOST_PORTIONS = 50;
const MOST_DECIDED_AT_ONCE = 100;
const MOST_MARKS = 50;

const coder = z.object({
  /** Empty where somebody has left. */
  nickName: z.string(),
  isSelf: z.boolean(),
});

const span = z.nullable(z.object({ from: z.number(), to: z.number() }));
const blindMark = z.object({ code: z.number(), span });

/** What is drawn or handed out: answers that nobody has coded yet, or whatever was answered. */
const among = z.enum(['uncoded', 'all']);
const seed = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const from = z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000_000)), 0);
const count = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50);

const coefficient = z.object({
  value: z.number(),
  /** 95 %; null where none can be given. */
  interval: z.nullable(z.object({ lower: z.number(), upper: z.number() })),
});
const figures = {
  /** Answers that two coders or more judged. */
  units: z.number(),
  /** 0 to 1: of pairs of coders of an answer; null where two judged nothing together. */
  share: z.nullable(z.number()),
  /** Cohen’s of two coders, Fleiss’ of more; null where everybody said the same throughout, or too few were judged by all. */
  kappa: z.nullable(coefficient),
  /** Answers that all coders judged: what Fleiss’ κ rests on. */
  kappaUnits: z.number(),
  /** Krippendorff’s. */
  alpha: z.nullable(coefficient),
};

const round = z.object({
  roundId: z.string(),
  name: z.string(),
  time: z.number(),
  /** Null as long as people code in it. */
  closeTime: z.nullable(z.number()),
  leader: z.string(),
  /** Whoever asks may close or remove it. */
  mayLead: z.boolean(),
  /** Of the sample, in the reader’s range. */
  answers: z.number(),
  coders: z.array(z.object({ ...coder.shape, judged: z.number() })),
  /** Judged by two coders or more, and unlike; 0 until it is closed. */
  differing: z.number(),
  decided: z.number(),
});

/** Several people who code the same answers without seeing each other’s codes, and what comes of it. */
export const codingRoundCalls = {
  list: call({
    ...codingOwn,
    method: 'GET',
    path: '/survey/coding/rounds',
    summary: 'Rounds of blind coding: how far each coder is, and how much is to be decided',
    query: z.object(address),
    data: z.object({ items: z.array(round) }),
  }),
  make: call({
    ...codingOwn,
    method: 'POST',
    path: '/survey/coding/makeRound',
    logged: { action: 'coding.make-round', keeps: ['name', 'count'] },
    summary: 'Draw a sample that several people code without seeing each other’s codes until it is closed',
    body: z.object({
      ...address,
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
      coders: z.array(personId).check(z.minLength(2), z.maxLength(MOST_ROUND_CODERS)),
      count: z.int().check(z.minimum(FEWEST_ROUND_ANSWERS), z.maximum(MOST_ROUND_ANSWERS)),
      among: z._default(among, 'uncoded'),
      seed: z.optional(seed),
    }),
    data: z.object({ roundId: z.string() }),
  }),
  answers: call({
    ...codingOwn,
    method: 'GET',
    path: '/survey/coding/roundAnswers',
    summary: 'The answers of a round, in its order, with one’s own codes and nobody else’s',
    query: z.object({ ...roundAddress, from, count }),
    data: z.object({
      total: z.number(),
      items: z.array(
        z.object({
          answerRecordId: z.string(),
          text: z.string(),
          /** False also where the answer says something else since. */
          isJudged: z.boolean(),
          marks: z.array(blindMark),
        }),
      ),
    }),
  }),
  judge: call({
    ...codingOwn,
    method: 'POST',
    path: '/survey/coding/judge',
    logged: { action: 'coding.judge', isOften: true },
    summary:
      'All that one says of an answer of an open round, in the place of what one said before; no code where none fits',
    body: z.object({
      ...roundAddress,
      answerRecordId,
      marks: z.array(z.object({ code: frameCode, span: z.optional(codeSpan) })).check(z.maxLength(MOST_MARKS)),
      /** Takes back what one said: the answer is not judged. */
      isTakenBack: z._default(z.boolean(), false),
    }),
    data: z.null(),
  }),
  close: call({
    ...codingOwn,
    method: 'POST',
    path: '/survey/coding/closeRound',
    logged: { action: 'coding.close-round', keeps: ['roundId'] },
    summary: 'Close a round: all see what each coder gave, and what they agree on is accepted',
    body: z.object(roundAddress),
    data: z.object({
      /** Answers that are coded now. */
      accepted: z.number(),
      differing: z.number(),
    }),
  }),
  remove: call({
    ...codingOwn,
    method: 'DELETE',
    path: '/survey/coding/removeRound',
    logged: { action: 'coding.remove-round', keeps: ['roundId'] },
    summary: 'Remove a round with what was given in it and its figures. What was accepted or decided stays',
    body: z.object(roundAddress),
    data: z.null(),
  }),
  agreement: call({
    ...codingOwn,
    method: 'GET',
    path: '/survey/coding/agreement',
    summary: 'How far the coders of a closed round agree: on all of an answer’s codes together, and on each code',
    query: z.object(roundAddress),
    data: z.object({
      coders: z.array(coder),
      answers: z.number(),
      /** Answers that each coder judged, in their order. */
      judged: z.array(z.number()),
      /** Of these, answers that another coder judged too. */
      judgedTogether: z.array(z.number()),
      /** The same codes, all of them. */
      whole: z.object(figures),
      codes: z.array(
        z.object({
          code: z.number(),
          parent: z.nullable(z.number()),
          zh: z.string(),
          en: z.string(),
          /** Of those answers, to how many each coder gave it, or one below it; in their order. */
          given: z.array(z.number()),
          ...figures,
        }),
      ),
    }),
  }),
  differences: call({
    ...codingOwn,
    method: 'GET',
    path: '/survey/coding/differences',
    summary: 'Answers that the coders of a closed round coded unlike, each coder’s codes side by side',
    query: z.object({
      ...roundAddress,
      list: z._default(z.enum(['open', 'decided', 'all']), 'open'),
      code: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(32_767))),
      from,
      count,
    }),
    data: z.object({
      total: z.number(),
      coders: z.array(coder),
      items: z.array(
        z.object({
          answerRecordId: z.string(),
          text: z.string(),
          /** By coder, in their order; null who did not judge it. */
          judged: z.array(z.nullable(z.array(blindMark))),
          agreed: z.array(z.number()),
          disputed: z.array(z.number()),
          /** Who settled it, and with which codes of those in dispute and beyond. */
          decision: z.nullable(z.object({ nickName: z.string(), time: z.number(), codes: z.array(z.number()) })),
        }),
      ),
    }),
  }),
  decide: call({
    ...codingOwn,
    method: 'POST',
    path: '/survey/coding/decide',
    logged: { action: 'coding.decide', isOften: true },
    summary: 'Settle answers that were coded unlike: which codes hold beside those that all agree on',
    body: z.object({
      ...roundAddress,
      decisions: z
        .array(z.object({ answerRecordId, codes: z.array(frameCode).check(z.maxLength(MOST_MARKS)) }))
        .check(z.minLength(1), z.maxLength(MOST_DECIDED_AT_ONCE)),
    }),
    data: z.object({ deedId: z.string(), added: z.number(), ended: z.number() }),
  }),
};

/** Who codes, and which answers are whose. */
export const codingPortionCalls = {
  coders: call({
    ...codingOwn,
    method: 'GET',
    path: '/survey/coding/coders',
    summary: 'People who may code here, how many answers each was given, and how many of those are coded',
    query: z.object(address),
    data: z.object({
      items: z.array(z.object({ personId: z.string(), ...coder.shape, given: z.number(), coded: z.number() })),
      answered: z.number(),
      /** Given to nobody. */
      free: z.number(),
      freeUncoded: z.number(),
    }),
  }),
  handOut: call({
    ...codingOwn,
    method: 'POST',
    path: '/survey/coding/handOut',
    logged: { action: 'coding.hand-out', keeps: ['among', 'order'] },
    summary: 'Give answers that are nobody’s to people: the same number to each, or so many as is said',
    body: z.object({
      ...address,
      to: z
        .array(
          z.object({
            personId,
            /** Left out of all of them, each gets the same number. */
            count: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_PORTION))),
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_PORTIONS)),
      among: z._default(among, 'uncoded'),
      order: z._default(z.enum(['random', 'oldest']), 'random'),
      seed: z.optional(seed),
    }),
    data: z.object({ given: z.array(z.object({ personId: z.string(), count: z.number() })) }),
  }),
  takeBack: call({
    ...codingOwn,
    method: 'POST',
    path: '/survey/coding/takeBack',
    logged: { action: 'coding.take-back' },
    summary: 'Take somebody’s answers back, all or those that are not coded, or hand them on to somebody else',
    body: z.object({ ...address, personId, to: z.optional(personId), among: z._default(among, 'uncoded') }),
    data: z.object({ moved: z.number() }),
  }),
};

export const codingDeeds = [
  'code',
  'undo',
  'frame',
  'hand-out',
  'take-back',
  'round',
  'close',
  'decide',
  'remove-round',
] as const;

export const codingLogCalls = {
  list: call({
    ...codingOwn,
    method: 'GET',
    path: '/survey/coding/log',
    summary: 'Who did what here and when, the newest first, with how many answers that the reader may see',
    query: z.object({
      ...address,
      personId: z.optional(personId),
      /** The last one of the page before. */
      after: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
      count,
    }),
    data: z.object({
      items: z.array(
        z.object({
          does: z.enum(codingDeeds),
          time: z.number(),
          nickName: z.string(),
          isSelf: z.boolean(),
          /** Of what was given or taken: whether people gave it, rules or suggestions. */
          by: z.enum(['person', 'rule', 'helper']),
          /** Answers that codes were given to, and taken from. */
          added: z.number(),
          ended: z.number(),
          /** Some of the codes. */
          codes: z.array(z.number()),
          isUndone: z.boolean(),
          /** Whom it was about: who was given answers, or had them. */
          about: z.nullable(z.string()),
          round: z.nullable(z.string()),
          /** What was done to the frame. */
          commands: z.array(z.string()),
        }),
      ),
      next: z.nullable(z.number()),
      people: z.array(z.object({ personId: z.string(), nickName: z.string() })),
    }),
  }),
};
