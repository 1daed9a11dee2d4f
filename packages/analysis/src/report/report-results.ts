import type { Exhibit, NumberFormat, Verbatims } from '../exhibit/exhibits.ts';

/** What a report's blocks show at one moment, for one reader, by the blocks' ids. */
export interface ReportResults {
  /** The moment, in milliseconds, up to which the answers are in it. */
  readonly asOf: number;
  /** On whose clock that is told: the questionnaire's, as below every table. */
  readonly timeZone: string;
  readonly blocks: Readonly<Record<string, BlockResult>>;
}

export type BlockResult =
  /** As its analysis has it: `dressExhibit` puts the block's look upon it. */
  | { readonly kind: 'exhibit'; readonly exhibit: Exhibit }
  | { readonly kind: 'figure'; readonly figure: FoundFigure }
  | FoundQuotes
  /** Of a text, by the ids of its figures. */
  | { readonly kind: 'text'; readonly figures: Readonly<Record<string, FoundFigure>> }
  /** Of a filter that the reader may turn: what there is to choose. */
  | {
      readonly kind: 'reader-filter';
      readonly choices: readonly { readonly code: number; readonly text: string }[];
    }
  /** What stands in its way, in the reader's language. */
  | { readonly kind: 'problem'; readonly text: string };

export interface FoundQuotes {
  readonly kind: 'quotes';
  readonly exhibit: Verbatims;
  /** What whoever makes the report should know. */
  readonly forMaker: {
    /** Chosen, and not quoted any more: changed, removed, or not among those that are asked for. */
    readonly gone: number;
    /** Without what stands below them, because too few people have it in common. */
    readonly unnamed: number;
  };
}

export interface FoundFigure {
  /** Null where nobody is counted, or where the exhibit has no such number any more. */
  readonly value: number | null;
  readonly format: NumberFormat;
  readonly base: number;
}
