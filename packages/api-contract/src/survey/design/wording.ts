import * as z from 'zod/mini';
import { helpedBy } from '../../account/helper.ts';
import { call } from '../../call.ts';
import { partId, scrollId } from '../../shared-inputs.ts';

export const wordingWishes = ['rephrase', 'shorten'] as const;
export type WordingWish = (typeof wordingWishes)[number];
/** What the house's own helper did to a title. */
export const wordingMends = ['shorter', 'one-thing', 'balanced', 'direct'] as const;
export type WordingMend = (typeof wordingMends)[number];

export const MOST_PROPOSED_TITLES = 3;
export const MOST_PROPOSED_LISTS = 3;
export const MOST_PROPOSED_OPTIONS = 20;

const title = z.object({ text: z.string(), html: z.optional(z.string()) });

const proposals = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    helped: helpedBy,
    /** Of these words: who accepts one later sees whether they still stand. */
    of: title,
    proposals: z.array(item),
    /** What was proposed and could not be used: it lost a quoted answer or a mark, said the same again, or was too long. */
    dropped: z.number(),
  });

const proposedTitle = z.object({ title, mend: z.nullable(z.enum(wordingMends)) });
export type ProposedTitle = z.infer<typeof proposedTitle>;
/** Without a name where a model made it. */
const proposedList = z.object({ name: z.nullable(z.string()), options: z.array(z.string()) });
export type ProposedList = z.infer<typeof proposedList>;

const proposedName = z.object({ questionId: z.string(), name: z.string() });
export type ProposedName = z.infer<typeof proposedName>;

const own = { audience: 'signed-in', own: true, needs: { right: 'questionnaire.edit', on: 'scrollId' } } as const;

/** Proposals for one question. Nothing is written: what a person accepts is an edit like any other. */
export const wordingCalls = {
  title: call({
    ...own,
    method: 'POST',
    path: '/survey/wording/title',
    summary: 'Propose other words for the title of a question, at most three',
    body: z.object({ scrollId, questionId: partId, wish: z.enum(wordingWishes) }),
    data: proposals(proposedTitle),
  }),
  options: call({
    ...own,
    method: 'POST',
    path: '/survey/wording/options',
    summary: 'Propose options for a question by the words of its title, in the language of the survey',
    body: z.object({ scrollId, questionId: partId }),
    data: proposals(proposedList),
  }),
  names: call({
    ...own,
    method: 'POST',
    path: '/survey/wording/names',
    summary:
      'Propose speaking names for the questions that have their number alone: variables in data files begin with them',
    body: z.object({ scrollId }),
    data: z.object({
      helped: helpedBy,
      proposals: z.array(proposedName),
      /** How many have no name but their number, and what of the proposals was none that programs take. */
      asked: z.number(),
      dropped: z.number(),
    }),
  }),
};
