/** Words in a line, with what is marked in them. */
export type ArticleInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'emphasis' | 'strong'; readonly children: readonly ArticleInline[] }
  | { readonly kind: 'link'; readonly address: string; readonly children: readonly ArticleInline[] }
  | { readonly kind: 'image'; readonly image: ArticleImage };

export interface ArticleImage {
  readonly address: string;
  readonly alt: string;
  /** In pixels, where the address ends with them (`#900x500`): the page keeps the place free. */
  readonly size?: { readonly width: number; readonly height: number };
}

export type CellSide = 'center' | 'end';

export interface ArticleTable {
  readonly kind: 'table';
  /** Tables are counted through the article, so that each can be named. */
  readonly number: number;
  /** Where the words of a column stand; undefined for where a line begins. */
  readonly sides: readonly (CellSide | undefined)[];
  readonly head: readonly (readonly ArticleInline[])[];
  /** A row may be shorter than the head: what is not written costs nothing. */
  readonly rows: readonly (readonly (readonly ArticleInline[])[])[];
}

export interface ArticleList {
  readonly kind: 'list';
  /** Where an ordered list begins to count; undefined of one with points. */
  readonly start?: number;
  /** Nothing blank stands between its items: their words are drawn without paragraphs. */
  readonly isTight: boolean;
  readonly items: readonly (readonly ArticleBlock[])[];
}

export type ArticleBlock =
  | {
      readonly kind: 'heading';
      readonly level: 2 | 3 | 4;
      readonly id: string;
      readonly words: readonly ArticleInline[];
    }
  | { readonly kind: 'paragraph'; readonly words: readonly ArticleInline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly ArticleBlock[] }
  | { readonly kind: 'rule' }
  | ArticleList
  | ArticleTable;
