import type { ListedTalkTerm, TalkProposal, TalkTranslating } from '@wenshu/api-contract';
import {
  isStale,
  markOf,
  otherLanguage,
  type TalkTranslationProblem,
  type TranslationAid,
  type TranslationStanding,
  type Turn,
  translationProblems,
  translationStateOf,
} from '@wenshu/transcripts';
import { createContext, useContext } from 'react';

export const filters = ['all', 'none', 'draft', 'stale', 'checked', 'proposed'] as const;
export type TranslationFilter = (typeof filters)[number];

/** What every part of the screen works with, besides the transcript. */
export interface Translating {
  readonly aid: TranslationAid;
  readonly terms: readonly ListedTalkTerm[];
  readonly standing: TalkTranslating | undefined;
  /** By turn, as long as it is of the words that stand there. */
  readonly proposals: ReadonlyMap<string, TalkProposal>;
  readonly filter: TranslationFilter;
  setFilter(filter: TranslationFilter): void;
  refresh(): Promise<void>;
}

export const TranslatingContext = createContext<Translating | undefined>(undefined);

export function useTranslating(): Translating {
  const translating = useContext(TranslatingContext);
  if (!translating) throw new Error('outside of a translation');
  return translating;
}

const standings = new WeakMap<Turn, TranslationStanding | 'empty'>();

/** Turns are replaced and never changed: of thousands only those that are new are looked at again. */
export function standingOf(turn: Turn): TranslationStanding | 'empty' {
  const known = standings.get(turn) ?? translationStateOf(turn);
  standings.set(turn, known);
  return known;
}

export const isUnfinished = (turn: Turn): boolean => ['none', 'draft', 'stale'].includes(standingOf(turn));

const problems = new WeakMap<TranslationAid, WeakMap<Turn, readonly TalkTranslationProblem[]>>();
const NONE: readonly TalkTranslationProblem[] = [];

export function problemsOf(turn: Turn, aid: TranslationAid): readonly TalkTranslationProblem[] {
  if (turn.translation === null) return NONE;
  const ofAid = problems.get(aid) ?? new WeakMap<Turn, readonly TalkTranslationProblem[]>();
  problems.set(aid, ofAid);
  const known = ofAid.get(turn) ?? translationProblems(turn.text, turn.translation.text, aid);
  ofAid.set(turn, known);
  return known;
}

/** Those that are of the words that stand there, and not accepted yet. */
export const liveProposals = (
  turns: Readonly<Record<string, Turn>>,
  proposals: readonly TalkProposal[],
): ReadonlyMap<string, TalkProposal> =>
  new Map(
    proposals.flatMap(proposal => {
      const turn = turns[proposal.turnId];
      const isLive =
        turn && proposal.of === markOf(turn.text) && (turn.translation?.text !== proposal.text || isStale(turn));
      return isLive ? [[turn.id, proposal] as const] : [];
    }),
  );

export const isShown = (turn: Turn, filter: TranslationFilter, proposals: ReadonlyMap<string, TalkProposal>): boolean =>
  filter === 'all' || (filter === 'proposed' ? proposals.has(turn.id) : standingOf(turn) === filter);

/** As browsers and screen readers know the two languages. */
export const languageTag = { zh: 'zh-CN', en: 'en' } as const;
export const tagsOf = ({ language }: TranslationAid) =>
  [languageTag[language], languageTag[otherLanguage(language)]] as const;
