import * as z from 'zod/mini';
import { call } from '../call.ts';
import { partId, scrollId } from '../shared-inputs.ts';
import { codingMark, codingOwn } from '../survey/findings/coding.ts';
import { frameCode } from '../survey/findings/coding-frame.ts';

/** What is coded in transcripts: whole transcripts that the reader may both see and code, or none of one. */
const ofCoding = { scrollId, codingId: partId };

/** By what turns are told apart: `person`, `role`, `transcript`, `part`, or the id of an attribute. */
const by = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/));
const narrowed = {
  ...ofCoding,
  /** Of these transcripts; of all that the reader may see and code where none is named. */
  transcriptIds: z.optional(z.array(partId).check(z.minLength(1), z.maxLength(200))),
  /** What moderators say is left out. */
  hasNoModerators: z._default(z.boolean(), false),
};
const togetherWay = z.enum(['turn', 'words']);
const counts = {
  turns: z.number(),
  /** Different people who speak in them. */
  people: z.number(),
  /** Chinese signs, and words of other scripts. */
  words: z.number(),
};
const told = {
  /** Turns that the reader codes in an open round: they are in no count. */
  blind: z.number(),
};

/** A turn as it is quoted: all of it, and where in it is what is quoted. */
const quote = z.object({
  transcriptId: z.string(),
  turnId: z.string(),
  speaker: z.nullable(z.number()),
  from: z.nullable(z.number()),
  part: z.string(),
  text: z.string(),
  spans: z.array(z.object({ from: z.number(), to: z.number() })),
});
export type TalkQuote = z.infer<typeof quote>;

/** Transcripts as coders work on them. What is given and taken away goes by the calls of coding: turns are answers. */
export const transcriptCodingCalls = {
  coded: call({
    ...codingOwn,
    method: 'GET',
    path: '/talks/transcript/coded',
    summary: 'How much of each transcript is coded, of those that the reader may see and code',
    query: z.object(ofCoding),
    data: z.object({
      items: z.array(
        z.object({
          transcriptId: z.string(),
          /** Turns in which something is said. */
          turns: z.number(),
          /** Of those, that have a code. */
          coded: z.number(),
          /** Different codes that were given. */
          codes: z.number(),
          /** Turns that the reader codes in an open round: what others gave them is counted nowhere here. */
          blind: z.number(),
        }),
      ),
    }),
  }),
  marks: call({
    ...codingOwn,
    method: 'GET',
    path: '/talks/transcript/marks',
    summary: 'What the turns of a transcript are coded with; turns without a code are not among them',
    query: z.object({ ...ofCoding, transcriptId: partId }),
    data: z.object({
      items: z.array(
        z.object({
          answerRecordId: z.string(),
          /** The reader codes it in a round that is still open: what others gave it is not shown before. */
          isBlind: z.boolean(),
          marks: z.array(codingMark),
        }),
      ),
    }),
  }),
  matrix: call({
    ...codingOwn,
    method: 'POST',
    path: '/talks/transcript/matrix',
    summary: 'How often each code stands in what each person, role, transcript, section or group of people said',
    body: z.object({ ...narrowed, by }),
    data: z.object({
      ...told,
      columns: z.array(
        z.object({
          /** Empty for turns that belong to none. */
          key: z.string(),
          title: z.string(),
          ...counts,
          /** Turns with any code. */
          coded: z.number(),
        }),
      ),
      /** In the order of the frame. */
      rows: z.array(
        z.object({
          code: z.number(),
          ...counts,
          /** Of each column: turns, people, words. */
          cells: z.array(z.tuple([z.number(), z.number(), z.number()])),
        }),
      ),
      total: z.object({ ...counts, coded: z.number() }),
    }),
  }),
  together: call({
    ...codingOwn,
    method: 'POST',
    path: '/talks/transcript/together',
    summary: 'Which codes are together in a turn, or on the same words of it',
    body: z.object({ ...narrowed, way: togetherWay }),
    data: z.object({
      ...told,
      /** Turns with each code. */
      codes: z.array(z.object({ code: z.number(), turns: z.number() })),
      pairs: z.array(z.object({ one: z.number(), other: z.number(), turns: z.number(), jaccard: z.number() })),
    }),
  }),
  quotes: call({
    ...codingOwn,
    method: 'POST',
    path: '/talks/transcript/quotes',
    summary: 'The turns that a number counts, word for word, with the words that the codes stand on',
    body: z.object({
      ...narrowed,
      /** All of them, each on its own or with what is below it. */
      codes: z.array(frameCode).check(z.minLength(1), z.maxLength(2)),
      way: z._default(togetherWay, 'turn'),
      by: z.optional(by),
      /** Of a column of the matrix. */
      key: z.optional(z.string().check(z.maxLength(200))),
      from: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
      count: z._default(z.int().check(z.minimum(1), z.maximum(100)), 20),
    }),
    data: z.object({
      total: z.number(),
      items: z.array(quote),
    }),
  }),
  themes: call({
    ...codingOwn,
    method: 'POST',
    path: '/talks/transcript/themes',
    summary:
      'Turns by what they are about, as a proposal: of each theme its words, and turns from its midst as they were said',
    body: z.object({
      ...narrowed,
      count: z.int().check(z.minimum(2), z.maximum(12)),
      /** Only turns without a code. */
      isUncoded: z._default(z.boolean(), false),
    }),
    data: z.object({
      ...told,
      /** At most 2,000, the longest. */
      read: z.number(),
      /** Of those, that share no words with others. */
      without: z.number(),
      themes: z.array(
        z.object({ words: z.array(z.string()), turns: z.number(), share: z.number(), quotes: z.array(quote) }),
      ),
    }),
  }),
  exportMatrix: call({
    ...codingOwn,
    method: 'GET',
    path: '/talks/transcript/exportMatrix',
    answers: 'file',
    summary: 'The matrix, the codes that are together and the quotes of each code as a workbook (xlsx)',
    query: z.object({ ...ofCoding, by, hasNoModerators: z._default(z.enum(['true', 'false']), 'false') }),
    data: z.custom<Uint8Array>(),
  }),
};
