import type { CodebookQuestion, CodebookVariable, LoopRound } from '@wenshu/survey-core';

/** How the values of a variable are kept, in columns and in files alike. */
export type Kept =
  /** A whole number that stands for a category. */
  | 'code'
  /** A multiple-response set: the codes that were chosen. Answered with nothing chosen is an empty list, not answered is null. */
  | 'codes'
  | 'number'
  | 'text'
  /** Several texts, such as a respondent's labels. */
  | 'texts'
  /** Milliseconds since 1970. */
  | 'moment';

export interface Category {
  readonly code: number;
  readonly label: string;
  /** The option that it stands for. */
  readonly itemId?: string;
  /** Of a set: what its column of 0 and 1 is called in a file. */
  readonly name?: string;
}

/** A variable of a data set. Analyses, filters and files know nothing else of where the numbers come from. */
export interface DataVariable {
  /** Never changes and never means anything else: what is saved (a filter, an analysis) names variables by it. Names and labels follow the design. */
  readonly key: string;
  readonly name: string;
  readonly label: string;
  readonly kept: Kept;
  readonly measure: 'nominal' | 'ordinal' | 'scale' | 'text';
  readonly categories?: readonly Category[];
  /** Of data from several waves: by the code of a wave those codes that were no options there. See `wasOffered`. */
  readonly notOffered?: Readonly<Record<number, readonly number[]>>;
  /** Codes that are an answer and yet no value: "don't know". */
  readonly missing?: readonly number[];
  /** Of a text that a program wrote: what people call it, by what was written. */
  readonly words?: Readonly<Record<string, string>>;
  /** Where text is more than text. */
  readonly content?: 'date' | 'points' | 'files' | 'sequence';
  readonly questionId?: string;
  readonly part?: CodebookVariable['part'];
  readonly unit?: CodebookVariable['unit'];
  readonly currency?: CodebookVariable['currency'];
  readonly range?: CodebookVariable['range'];
  readonly whole?: CodebookVariable['whole'];
  /** Which operands of a condition its values are: of a set, what is chosen. */
  readonly reads?: CodebookVariable['reads'];
  /** Of a loop's copy: the round, and what all rounds of this variable share. */
  readonly loop?: { readonly key: string; readonly round: LoopRound };
  readonly measures?: Measured;
}

/** What a model found something worth to one person: a number that no answer gives by itself. */
export interface Measured {
  /** The key of the research's question. */
  readonly question: string;
  /** What is worth so much: the id of a level or of an option, or `none` for choosing none. */
  readonly item: string;
  /** The id of the analysis that saved it: numbers of one estimate belong together, those of another have a scale of their own. */
  readonly estimate: string;
}

/** A question with the variables that its answers are kept in: what its statistics are made of. A loop's copies each for itself. */
export interface DataQuestion extends CodebookQuestion {
  readonly variables: readonly QuestionPart[];
}

export interface QuestionPart {
  readonly key: string;
  /** Which part of the question it is, in its own words: a row, an option, both. Empty where it is the question itself. */
  readonly label: string;
}

export type Value = number | string | readonly number[] | readonly string[] | null;

/** A record's values by key. */
export type Row = Readonly<Record<string, Value>>;
