import type { PaperValue } from './paper.ts';

/** A node that somebody proposes, with what comes below it: nothing of it is in the paper until a person accepts it. */
export interface ProposedNode {
  readonly kind: string;
  /** Where its top stands; below, each stands under the one that it is listed in. */
  readonly parent: string | null;
  readonly fields: Readonly<Record<string, PaperValue>>;
  readonly below: readonly ProposedNode[];
  /** Where others of the proposal name it (a section its goals); else a new one is minted. */
  readonly id?: string;
}

/** How many nodes it would make. */
export const countProposed = (nodes: readonly ProposedNode[]): number =>
  nodes.reduce((sum, { below }) => sum + 1 + countProposed(below), 0);
