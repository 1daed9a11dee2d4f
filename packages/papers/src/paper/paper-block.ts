/** A paper as it is read from top to bottom: what every kind of file can show. */
export type PaperBlock =
  | { readonly is: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly is: 'text'; readonly text: string }
  /** A word and what stands behind it. */
  | { readonly is: 'field'; readonly label: string; readonly text: string }
  | { readonly is: 'bullet'; readonly level: 0 | 1; readonly text: string }
  | { readonly is: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

interface NamedField {
  readonly label: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** What the parts of a kind of paper are called, in the paper's own language. */
export interface PartWords {
  readonly brief: Readonly<Record<string, NamedField>>;
  readonly nodes: Readonly<
    Record<
      string,
      { readonly name: string; readonly all: string; readonly fields: Readonly<Record<string, NamedField>> }
    >
  >;
}

export interface LayoutWords {
  readonly parts: PartWords;
  readonly minutes: (minutes: number) => string;
  readonly minutesInAll: (of: { readonly used: number; readonly planned: number | null }) => string;
  readonly mustAsk: string;
  readonly serves: (goals: string) => string;
  readonly sources: string;
  readonly noSource: string;
}

/** A text that was given to a paper, as those who read it are told of it. */
export interface NamedSource {
  readonly sourceId: string;
  readonly name: string;
  readonly address: string | null;
}

export interface LayoutAsked {
  readonly words: LayoutWords;
  readonly sources: readonly NamedSource[];
}
