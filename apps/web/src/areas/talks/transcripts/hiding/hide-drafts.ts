import type { CallData, CallInput, transcriptHidingCalls } from '@wenshu/api-contract';

type Proposed = CallData<typeof transcriptHidingCalls.proposeHidden>['items'][number];
export type HiddenItem = CallInput<typeof transcriptHidingCalls.hide>['items'][number];
export type HiddenKind = Proposed['kind'];

/** A line of what is to be hidden, as it is being checked. */
export interface HideDraft {
  readonly key: string;
  readonly kind: HiddenKind;
  /** The wordings, with whether each is meant. A line of one's own has them as they are typed. */
  readonly words: readonly { readonly word: string; readonly isMeant: boolean }[];
  readonly typed: string | null;
  readonly shown: string;
  readonly places: number;
  readonly example: Proposed['example'] | null;
  readonly isChosen: boolean;
}

export const draftOf = (item: Proposed): HideDraft => ({
  key: item.words.join('\n'),
  kind: item.kind,
  words: item.words.map(word => ({ word, isMeant: true })),
  typed: null,
  shown: item.shown,
  places: item.places,
  example: item.example,
  isChosen: true,
});

export const ownDraft = (key: string): HideDraft => ({
  key,
  kind: 'other',
  words: [],
  typed: '',
  shown: '',
  places: 0,
  example: null,
  isChosen: true,
});

/** The words that a line means: each once, the longest first. */
export function wordsOf({ words, typed }: HideDraft): string[] {
  const all =
    typed === null ? words.filter(({ isMeant }) => isMeant).map(({ word }) => word) : typed.split(/[、,，;；\n]/);
  return [...new Set(all.map(word => word.trim()).filter(word => word !== ''))].toSorted((a, b) => b.length - a.length);
}

export type HideProblem = 'no-words' | 'no-shown' | 'same-shown' | 'same-words' | 'shown-tells';

/** What is wrong with lines that are chosen, by their keys. */
export function problemsOf(drafts: readonly HideDraft[]): ReadonlyMap<string, HideProblem> {
  const chosen = drafts.filter(({ isChosen }) => isChosen);
  const lines = chosen.map(draft => ({ draft, words: wordsOf(draft), shown: draft.shown.trim() }));
  const problems = new Map<string, HideProblem>();
  for (const { draft, words, shown } of lines) {
    const others = lines.filter(one => one.draft !== draft);
    if (words.length === 0) problems.set(draft.key, 'no-words');
    else if (others.some(one => one.words.some(word => words.includes(word)))) problems.set(draft.key, 'same-words');
    else if (shown === '') problems.set(draft.key, 'no-shown');
    else if (words.some(word => shown.includes(word))) problems.set(draft.key, 'shown-tells');
    else if (others.some(one => one.shown === shown)) problems.set(draft.key, 'same-shown');
  }
  return problems;
}

export const itemsOf = (drafts: readonly HideDraft[]): HiddenItem[] =>
  drafts
    .filter(({ isChosen }) => isChosen)
    .map(draft => ({ kind: draft.kind, words: wordsOf(draft), shown: draft.shown.trim() }));
