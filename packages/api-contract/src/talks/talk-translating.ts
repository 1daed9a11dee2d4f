import * as z from 'zod/mini';
import { helpedBy } from '../account/helper.ts';
import { call } from '../call.ts';
import { partId, scrollId } from '../shared-inputs.ts';
import { transcriptAddress, transcriptOwn } from './transcripts.ts';

const own = transcriptOwn;
const reads = { audience: 'signed-in', own: true, needs: { right: 'records.view', on: 'scrollId' } } as const;

export const MOST_TALK_TERMS = 1_000;
/** Of one press. What is left over is said, and another press takes it on. */
export const MOST_TURNS_TRANSLATED = 1_500;
const MOST_ALIKE = 20;

const wording = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const termWords = { zh: wording, en: wording, note: z._default(z.string().check(z.trim(), z.maxLength(500)), '') };

const term = z.object({
  termId: z.string(),
  zh: z.string(),
  en: z.string(),
  note: z.string(),
  /** Who wrote it last; empty where they have left. */
  nickName: z.string(),
  time: z.number(),
});
export type ListedTalkTerm = z.infer<typeof term>;

export const talkProposalSources = ['model', 'same', 'term'] as const;
const proposal = z.object({
  turnId: z.string(),
  text: z.string(),
  /** A model; the same words said before; a turn that is nothing but a term. */
  source: z.enum(talkProposalSources),
  /** Of the words that it is made of: the turn says something else since, and it is shown no more. */
  of: z.string(),
});
export type TalkProposal = z.infer<typeof proposal>;

const standing = z.object({
  /** A model is at work on more of them. */
  jobId: z.nullable(z.string()),
  /** Null: nothing was ever asked for. */
  last: z.nullable(
    z.object({
      asked: z.number(),
      /** Answered and of no use: for no turn that was asked about, empty, or too long. */
      dropped: z.number(),
      leftOver: z.number(),
      /** Null while it goes on, and where it was stopped or failed. */
      helped: z.nullable(helpedBy),
    }),
  ),
  proposals: z.array(proposal),
  /** Whether the project’s owner lets a model read what people said. */
  mayLeave: z.boolean(),
  /** Who wrote or checked translations of this transcript. */
  writers: z.array(z.object({ personId: z.string(), nickName: z.string() })),
});
export type TalkTranslating = z.infer<typeof standing>;

const said = z.object({
  transcriptId: z.string(),
  title: z.string(),
  turnId: z.string(),
  text: z.string(),
  translation: z.string(),
  isChecked: z.boolean(),
  /** From 0 to 1. */
  similarity: z.number(),
  /** The same words but for case, width and signs. */
  isSame: z.boolean(),
});
export type SaidBefore = z.infer<typeof said>;

/** The glossary of a project of transcripts. */
export const talkTermCalls = {
  terms: call({
    ...reads,
    method: 'GET',
    path: '/talks/translating/terms',
    summary: 'The glossary of a project: how it says things in both languages',
    query: z.object({ scrollId }),
    data: z.object({ items: z.array(term) }),
  }),
  saveTerm: call({
    ...own,
    method: 'POST',
    path: '/talks/translating/saveTerm',
    summary: 'A term of the glossary; without an id a new one. Several wordings of one side have a stroke between them',
    body: z.object({ scrollId, termId: z.optional(partId), ...termWords }),
    data: z.object({ termId: z.string() }),
  }),
  importTerms: call({
    ...own,
    method: 'POST',
    path: '/talks/translating/importTerms',
    summary: 'Terms of a file into the glossary: those that are there already with both wordings get its note',
    body: z.object({
      scrollId,
      terms: z.array(z.object(termWords)).check(z.minLength(1), z.maxLength(MOST_TALK_TERMS)),
    }),
    data: z.object({ added: z.number(), changed: z.number(), same: z.number() }),
  }),
  removeTerm: call({
    ...own,
    method: 'POST',
    path: '/talks/translating/removeTerm',
    summary: 'Take a term out of the glossary',
    body: z.object({ scrollId, termId: partId }),
    data: z.null(),
  }),
};

/** Translations of what was said: what was said alike before, and proposals, each person’s own until accepted. What is accepted is an edit of the transcript. */
export const talkTranslatingCalls = {
  alike: call({
    ...reads,
    method: 'POST',
    path: '/talks/translating/alike',
    summary:
      'Translated turns of the project, as far as the reader sees it, that say the same as a turn or something like it',
    body: z.object({ ...transcriptAddress, turnId: partId }),
    data: z.object({ items: z.array(said).check(z.maxLength(MOST_ALIKE)) }),
  }),
  standing: call({
    ...reads,
    method: 'GET',
    path: '/talks/translating/standing',
    summary: 'What has been proposed to the reader for a transcript, how far it is, and who translated',
    query: z.object(transcriptAddress),
    data: standing,
  }),
  propose: call({
    ...own,
    method: 'POST',
    path: '/talks/translating/propose',
    summary: 'Propose translations of turns that have none or whose words have changed: all of them, or these',
    body: z.object({
      ...transcriptAddress,
      turnIds: z.optional(z.array(partId).check(z.minLength(1), z.maxLength(MOST_TURNS_TRANSLATED))),
    }),
    data: standing,
  }),
  decline: call({
    ...own,
    method: 'POST',
    path: '/talks/translating/decline',
    summary: 'Put proposals away: some, or all of a transcript',
    body: z.object({
      ...transcriptAddress,
      turnIds: z.optional(z.array(partId).check(z.minLength(1), z.maxLength(5_000))),
    }),
    data: standing,
  }),
  letLeave: call({
    ...own,
    method: 'POST',
    path: '/talks/translating/letLeave',
    logged: { action: 'transcript.let-leave', keeps: ['mayLeave'] },
    summary: 'Whether a model may read what people said in this project. By its owner',
    body: z.object({ scrollId, mayLeave: z.boolean() }),
    data: z.null(),
  }),
};
