/** What a field of a paper may hold. */
export type PaperField =
  | { readonly type: 'text'; readonly most: number; readonly isLong?: true }
  | { readonly type: 'number'; readonly least: number; readonly most: number }
  | { readonly type: 'choice'; readonly of: readonly string[] }
  | { readonly type: 'flag' }
  /** Ids of nodes of a kind; one that has since gone is passed over, so that removing a goal does not rewrite every section. */
  | { readonly type: 'nodes'; readonly kind: string; readonly most: number }
  /** The id of a source that was given to this paper; the node's `passage` stands in it letter for letter. */
  | { readonly type: 'source'; readonly passage: string };

export interface NodeShape {
  /** Kinds that it may stand below; null is the paper itself. None is its own ancestor, so no move can close a circle. */
  readonly parents: readonly (string | null)[];
  readonly fields: Readonly<Record<string, PaperField>>;
  /** How many there may be below one parent. */
  readonly most: number;
}

/** What the helper can be asked for. */
export interface PaperAsk {
  /** The kind of node that it is asked for, or null: for the whole paper. With both it may be either. */
  readonly upon: readonly (string | null)[];
  /** What stands at the top of a proposal. */
  readonly yields: readonly string[];
}

/** All that the engine, the checker, the editor and the files know of a kind of paper. */
export interface PaperShape {
  readonly brief: Readonly<Record<string, PaperField>>;
  readonly nodes: Readonly<Record<string, NodeShape>>;
  readonly asks: Readonly<Record<string, PaperAsk>>;
  /** Whether texts are given to it, upon which its nodes stand. */
  readonly hasSources: boolean;
}

export const LINE = 200;
export const PASSAGE = 2_000;

export const line: PaperField = { type: 'text', most: LINE };
export const long: PaperField = { type: 'text', most: PASSAGE, isLong: true };
