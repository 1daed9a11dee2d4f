import type { Paper, PaperNode } from '@wenshu/papers';
import type { FoundPassage, SearchedSource } from './passages.ts';

/** What was asked for, and of what. */
export interface Asked {
  readonly paper: Paper;
  /** For which part of it; null: for the whole. */
  readonly node: PaperNode | null;
  readonly sources: readonly SearchedSource[];
  /** The passages nearest to what is asked, where the ask stands upon sources. */
  readonly passages: readonly FoundPassage[];
}
