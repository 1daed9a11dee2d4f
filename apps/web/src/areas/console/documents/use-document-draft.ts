import { useState } from 'react';

export interface DocumentWords {
  readonly zh: string;
  readonly en: string;
}

export interface DocumentDraft {
  readonly words: DocumentWords;
  /** What it began with, of which version. */
  readonly base: DocumentWords;
  readonly baseVersion: number;
  /** The newest version that its writer knows of. */
  readonly seen: number;
}

export const isChanged = ({ words, base }: DocumentDraft): boolean => words.zh !== base.zh || words.en !== base.en;

/** The newest version was another before: it is taken over where nothing is being written, and never over what is. */
export function followNewest(
  draft: DocumentDraft,
  base: DocumentWords,
  baseVersion: number,
  newest: number,
): DocumentDraft {
  if (newest <= draft.seen || isChanged(draft)) return draft;
  return { words: base, base, baseVersion, seen: newest };
}

export function useDocumentDraft(base: DocumentWords, baseVersion: number, newest: number) {
  const [kept, setDraft] = useState<DocumentDraft>({ words: base, base, baseVersion, seen: newest });
  const draft = followNewest(kept, base, baseVersion, newest);
  if (draft !== kept) setDraft(draft);
  return { draft, setDraft };
}
