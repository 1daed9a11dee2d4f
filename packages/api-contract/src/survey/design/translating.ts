import * as z from 'zod/mini';
import { helpedBy } from '../../account/helper.ts';
import { call } from '../../call.ts';
import { languageId, languageIdText, partId, scrollId } from '../../shared-inputs.ts';

/** Of one press. What is left over is said, and another press takes it on. */
export const MOST_TRANSLATED_AT_ONCE = 1500;

/**
 * Where proposed words come from: a model, this survey or another one that the person may see, the house's own questions and lists, or the
 * original itself where it has no words that could be other in another language.
 */
export const proposalSources = ['model', 'this-survey', 'other-survey', 'house', 'no-words'] as const;
export type ProposalSource = (typeof proposalSources)[number];

const richText = z.object({ text: z.string(), html: z.optional(z.string()) });

const proposal = z.object({
  id: z.string(),
  field: z.string(),
  text: richText,
  source: z.enum(proposalSources),
  /** The words of the original are letter for letter those that the memory has; else they are alike but for case, spaces, width of signs and the last stop. */
  isExact: z.boolean(),
  /** `markOfNow` of when it was asked for: it is shown as long as neither original nor translation is another. */
  mark: z.string(),
});
export type TranslationProposal = z.infer<typeof proposal>;

const proposals = z.object({
  /** A model is at work on more of them. */
  jobId: z.nullable(z.string()),
  /** Null: nothing was ever asked for. */
  last: z.nullable(
    z.object({
      asked: z.number(),
      proposed: z.number(),
      /** Proposed and of no use: a quoted answer, a mark or a placeholder was lost or made up, or it was too long. */
      dropped: z.number(),
      /** Texts that one press was too few for. */
      leftOver: z.number(),
      /** Null while it goes on, and where it was stopped or failed. */
      helped: z.nullable(helpedBy),
    }),
  ),
  proposals: z.array(proposal),
});
export type TranslationProposals = z.infer<typeof proposals>;

const own = { audience: 'signed-in', own: true, needs: { right: 'questionnaire.edit', on: 'scrollId' } } as const;

/** Proposed translations, each person's own until accepted. What is accepted is an edit like any other (`translate`); respondents see nothing of the rest. */
export const translatingCalls = {
  proposals: call({
    ...own,
    method: 'GET',
    path: '/survey/translating/proposals',
    summary: 'What has been proposed for a language of the survey, and how far it is',
    query: z.object({ scrollId, languageId: languageIdText }),
    data: proposals,
  }),
  propose: call({
    ...own,
    method: 'POST',
    path: '/survey/translating/propose',
    summary: 'Propose translations of what is missing or outdated, of the whole survey or one question',
    body: z.object({ scrollId, languageId, questionId: z.optional(partId) }),
    data: proposals,
  }),
  decline: call({
    ...own,
    method: 'POST',
    path: '/survey/translating/decline',
    summary: 'Put proposals away: some, or all of a language',
    body: z.object({
      scrollId,
      languageId,
      texts: z.optional(
        z
          .array(
            z.object({
              id: z.string().check(z.regex(/^[0-9A-Za-z-]{1,32}$/)),
              field: z.string().check(z.regex(/^[a-zA-Z]{1,20}$/)),
            }),
          )
          .check(z.maxLength(MOST_TRANSLATED_AT_ONCE)),
      ),
    }),
    data: proposals,
  }),
};
