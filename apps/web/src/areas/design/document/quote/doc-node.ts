/** A document of the rich-text editor as plain JSON: what Tiptap takes and gives. */
export interface DocNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly DocMark[];
  readonly content?: readonly DocNode[];
  readonly text?: string;
}

export interface DocMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

export const QUOTE_PARTS = ['itemid', 'num', 'pid', 'level'] as const;
