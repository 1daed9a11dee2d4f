import * as z from 'zod/mini';
import { call } from '../call.ts';
import { partId, scrollId } from '../shared-inputs.ts';
import { talkPersonNo, transcriptOwn } from './transcripts.ts';

export const LONGEST_TALK_SUMMARY = 5_000;
export const MOST_SUMMARY_QUOTES = 20;
const LARGEST_PLACE = 20_000;

const part = z.string().check(z.maxLength(200));
const of = { scrollId, no: talkPersonNo, part };
const place = {
  transcriptId: partId,
  turnId: partId,
  from: z.int().check(z.minimum(0), z.maximum(LARGEST_PLACE)),
  to: z.int().check(z.minimum(1), z.maximum(LARGEST_PLACE)),
};
const quote = z.object({
  transcriptId: z.string(),
  turnId: z.string(),
  from: z.number(),
  to: z.number(),
  words: z.string(),
});
const summary = z.object({
  no: z.number(),
  /** Empty for all that the person said. */
  part: z.string(),
  words: z.string(),
  quotes: z.array(
    z.object({
      ...quote.shape,
      /** False where the turn says something else there by now. */
      stands: z.boolean(),
    }),
  ),
  version: z.number(),
  nickName: z.string(),
  changeTime: z.number(),
});
export type TalkSummary = z.infer<typeof summary>;

export const summaryFileFormats = ['docx', 'xlsx'] as const;

/** What each person said on each section, in short, and the quotes it rests on. */
export const transcriptSummaryCalls = {
  summaries: call({
    ...transcriptOwn,
    method: 'GET',
    path: '/talks/transcript/summaries',
    summary:
      'Summaries of people whose transcripts the reader all sees, and on which sections each of them says how much',
    query: z.object({ scrollId }),
    data: z.object({
      /** In the order in which they come up. */
      parts: z.array(z.string()),
      people: z.array(
        z.object({
          no: z.number(),
          name: z.string(),
          role: z.string(),
          /** In the order of the parts: in how many turns they say something on it. */
          turns: z.array(z.number()),
        }),
      ),
      items: z.array(summary),
    }),
  }),
  saveSummary: call({
    ...transcriptOwn,
    method: 'POST',
    path: '/talks/transcript/saveSummary',
    summary:
      'Write what one person said on one section; with nothing written and no quote it goes. Refused with 9890 when somebody has written it since',
    body: z.object({
      ...of,
      /** Of what one has seen; 0 where there was none. */
      version: z.int().check(z.minimum(0), z.maximum(1_000_000)),
      words: z.string().check(z.trim(), z.maxLength(LONGEST_TALK_SUMMARY)),
      quotes: z
        .array(z.object({ ...place, words: z.string().check(z.minLength(1), z.maxLength(LARGEST_PLACE)) }))
        .check(z.maxLength(MOST_SUMMARY_QUOTES)),
    }),
    data: z.nullable(summary),
  }),
  proposeQuotes: call({
    ...transcriptOwn,
    method: 'POST',
    path: '/talks/transcript/proposeQuotes',
    summary: 'What a person says on a section that stands for most of it: picked by the house’s own counting of words',
    body: z.object(of),
    data: z.object({ turns: z.number(), items: z.array(quote) }),
  }),
  exportSummaries: call({
    ...transcriptOwn,
    method: 'GET',
    path: '/talks/transcript/exportSummaries',
    answers: 'file',
    summary:
      'All summaries that the reader sees, with their quotes: a table by person and section (xlsx), or a text (docx)',
    query: z.object({ scrollId, format: z.enum(summaryFileFormats) }),
    data: z.custom<Uint8Array>(),
  }),
};
