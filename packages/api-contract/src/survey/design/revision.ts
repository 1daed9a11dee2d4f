import * as z from 'zod/mini';
import { helpedBy } from '../../account/helper.ts';
import { call } from '../../call.ts';
import { scrollId } from '../../shared-inputs.ts';
import { LONGEST_WISH } from './drafting.ts';

/** What came of one part of a wish. `proposed`: what it would change is among the parts. */
export const revisionWords = [
  ...['proposed', 'not-understood', 'not-found', 'there-already', 'nothing-to-change', 'nothing-to-add', 'no-matrix'],
  ...['screening-unclear', 'quota-unclear', 'short-enough', 'would-be-empty', 'elsewhere'],
] as const;
export type RevisionWord = (typeof revisionWords)[number];

/** Why a part of what was wished for is left as it is. */
export const revisionRefusals = ['published', 'in-use', 'would-be-empty', 'not-possible'] as const;
export type RevisionRefusal = (typeof revisionRefusals)[number];

const told = z.object({
  word: z.enum(revisionWords),
  /** The part of the wish that it is about. */
  wish: z.string(),
  names: z.array(z.string()),
  count: z.number(),
});
export type RevisionTold = z.infer<typeof told>;

const mark = z.object({
  word: z.enum(['ends', 'ends-unless', 'quota', 'random', 'rows', 'instead-of', 'now']),
  texts: z.array(z.string()),
});

const part = z.object({
  does: z.enum(['adds', 'changes', 'moves', 'removes']),
  /** As the questionnaire numbers it; empty for what is new. */
  name: z.string(),
  title: z.string(),
  options: z.array(z.string()),
  marks: z.array(mark),
});
export type RevisionPart = z.infer<typeof part>;

const edit = z.object({ name: z.string(), input: z.looseObject({}) });

const revision = z.object({
  helped: helpedBy,
  told: z.array(told),
  parts: z.array(part),
  refused: z.array(z.object({ name: z.string(), title: z.string(), because: z.enum(revisionRefusals) })),
  /** Commands of the questionnaire, whole and in their order: accepted, they are one step. */
  edits: z.array(edit),
  /** Questions that are there and that it changes, moves or removes: whoever accepts it later sees whether they are still the same. */
  touches: z.array(z.string()),
});
export type Revision = z.infer<typeof revision>;

/** A questionnaire changed by words: what a wish would change is proposed, and written only by the person who accepts it. */
export const revisionCalls = {
  propose: call({
    audience: 'signed-in',
    own: true,
    method: 'POST',
    path: '/survey/revision/propose',
    needs: { right: 'questionnaire.edit', on: 'scrollId' },
    summary: 'Propose what a wish in words would change in a questionnaire, as edits that a person accepts or leaves',
    body: z.object({ scrollId, wish: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_WISH)) }),
    data: revision,
  }),
};
