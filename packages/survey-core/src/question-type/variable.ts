import type { Id } from '../ids.ts';

/**
 * Which operand of a condition the values of a variable are: what `Operands` says of an answer can be read from its values as well, so that
 * a condition can be asked of data. Only where both are the same; the types' conformance suite compares them. It says nothing of how an
 * answer is read, so it stays with the data and does not travel to phones.
 */
export type VariableOperand =
  | {
      /**
       * selected: of an `itemId`, any value but 0 says that it is chosen; without one, the value is the code of the option that is.
       * rank: the place of `itemId`, which is then chosen too. number: with the same `itemId` in several rows, what conditions read is their sum.
       */
      readonly as: 'selected' | 'rank' | 'text' | 'number' | 'score';
      readonly rowId?: Id;
      readonly itemId?: Id;
    }
  | { readonly as: 'calculation'; readonly calculationId: Id };

export interface ValueLabel {
  readonly value: number;
  readonly label: string;
  /** The option that the code stands for. */
  readonly itemId?: Id;
  /** Which word it is, where the creator has none for it: it is said in the reader's language. */
  readonly word?: ValueWord;
}

export type ValueWord = 'like' | 'neutral' | 'dislike' | 'clicked' | 'notClicked';

/** Which part of its question a variable is, where the creator has no words for it: it is named in the reader's language. */
export interface VariablePart {
  readonly is: VariablePartName;
  /** Which of several: the level of a cascade, the task of a design. */
  readonly number?: number;
  /** In the creator's words, what it is said of: a feature. */
  readonly of?: string;
}

export type VariablePartName =
  | 'level'
  | 'tags'
  | 'comment'
  | 'exposure'
  | 'viewed'
  | 'rotated'
  | 'functional'
  | 'dysfunctional'
  | 'importance'
  | 'version'
  | 'task'
  | 'best'
  | 'worst'
  | 'tooCheap'
  | 'cheap'
  | 'expensive'
  | 'tooExpensive';

/** A column of data: what every export, table and model reads. */
export interface Variable {
  /**
   * What never changes, made of ids: the question, its row, its option, the round of its loop. Names and labels follow what a creator may
   * edit; whoever remembers a variable remembers it by this. A type gives what comes after the question's key.
   */
  readonly key: string;
  /** SPSS-safe, unique in its codebook. A type gives the suffix after the question's name; the codebook makes the whole. */
  readonly name: string;
  readonly label: string;
  readonly measure: 'nominal' | 'ordinal' | 'scale' | 'text';
  /** The name that the variables of one multiple-response question share: 0/1 columns that belong together. */
  readonly set?: string;
  /** Of the set: as stable as `key`. */
  readonly setKey?: string;
  /** Of a member of a set: the number of the option that it stands for. */
  readonly setCode?: number;
  /** The codes that values take, with their labels. */
  readonly valueLabels?: readonly ValueLabel[];
  /** Codes that are answers and yet count as none: an imported file may have them, our types leave such a value empty. */
  readonly missing?: readonly number[];
  /** Where a text is more than a text: a day, places on a picture as `x,y; x,y`, files as `id name; id name`, codes in their order. */
  readonly content?: 'date' | 'points' | 'files' | 'sequence';
  readonly part?: VariablePart;
  /** What a number counts, where it is a time. */
  readonly unit?: 'seconds' | 'milliseconds';
  /** Of a price: the sign or word that the creator gave. */
  readonly currency?: string;
  /** The ends of its scale as it is asked now: older answers may lie beyond. */
  readonly range?: { readonly least: number; readonly most: number };
  /** Of numbers that share a total out among them: that total. Who gives one of them nothing may as well leave it out. */
  readonly whole?: number;
  /** A variable may be several: the number of stars is also the score. */
  readonly reads?: readonly VariableOperand[];
}

export type VariableValue = number | string | null;
