import type { PresentContext } from '../../kind/kind.ts';
import type { FoundMeansOf } from './found.ts';

export interface GroupView {
  readonly found: FoundMeansOf<'groups'>;
  /** By test: the variable. */
  readonly names: readonly string[];
  /** By code. */
  readonly groups: readonly string[];
  readonly context: PresentContext;
}
