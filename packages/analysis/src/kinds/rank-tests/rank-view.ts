import type { PresentContext } from '../../kind/kind.ts';
import type { FoundRanks, RankTest } from './found.ts';

export interface RankView {
  readonly found: FoundRanks;
  readonly context: PresentContext;
  /** What a test is about: its variable, or the two that are compared. */
  nameOf(test: RankTest): string;
  /** What is compared in it: groups, or answers. */
  partsOf(test: RankTest): readonly string[];
}
