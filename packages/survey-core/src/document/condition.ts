import type { Id } from '../ids.ts';

/** The grammar of conditions as data. Its meaning is written down in docs/conditions.md. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | Test;

/** The words of comparing, listed once: conditions, their schema and the grammar of expressions read them here. */
export const COMPARES = ['=', '!=', '<', '<=', '>', '>='] as const;
export const SET_OPERATORS = ['any-of', 'all-of', 'none-of'] as const;
export const TEXT_OPERATORS = ['equals', 'not-equals', 'contains', 'not-contains', 'starts-with', 'ends-with'] as const;
export type Compare = (typeof COMPARES)[number];
export type SetOperator = (typeof SET_OPERATORS)[number];
export type TextOperator = (typeof TEXT_OPERATORS)[number];

/** Another number to compare with. */
export type NumberReference =
  | { readonly questionId: Id; readonly itemId?: Id; readonly loopItemId?: Id }
  | { readonly calculationId: Id };
export type NumberOperand = number | NumberReference;

/** The question that a test reads; in a matrix one row of it, of a loop one copy. */
interface OnQuestion {
  readonly questionId: Id;
  readonly rowId?: Id;
  readonly loopItemId?: Id;
}

interface Numeric {
  readonly compare: Compare;
  readonly value: NumberOperand;
}

export type QuestionTest =
  | ({
      readonly test: 'choice';
      readonly is: SetOperator | 'exactly';
      readonly itemIds: readonly Id[];
    } & OnQuestion)
  | ({ readonly test: 'count' } & OnQuestion & Numeric)
  | ({ readonly test: 'answered'; readonly is: boolean } & OnQuestion)
  | ({
      readonly test: 'text';
      readonly itemId?: Id;
      readonly is: TextOperator;
      readonly value: string;
    } & OnQuestion)
  | ({ readonly test: 'number'; readonly itemId?: Id } & OnQuestion & Numeric)
  | ({ readonly test: 'rank'; readonly itemId: Id } & OnQuestion & Numeric)
  /** The value is a day, YYYY-MM-DD, or "today" by the context's clock. */
  | ({ readonly test: 'date'; readonly compare: Compare; readonly value: string } & OnQuestion);

export type ContextTest =
  | { readonly test: 'label'; readonly is: SetOperator; readonly values: readonly string[] }
  | { readonly test: 'channel'; readonly is: 'any-of' | 'none-of'; readonly values: readonly string[] }
  | { readonly test: 'language'; readonly is: 'any-of' | 'none-of'; readonly values: readonly number[] }
  | { readonly test: 'parameter'; readonly name: string; readonly is: TextOperator; readonly value: string };

export type Test =
  | QuestionTest
  | ContextTest
  /** Of one question, or of the whole survey. */
  | ({ readonly test: 'score'; readonly questionId?: Id; readonly loopItemId?: Id } & Numeric)
  | ({ readonly test: 'calculation'; readonly calculationId: Id } & Numeric);

export const MAX_CONDITION_DEPTH = 10;

export type TestName = QuestionTest['test'] | 'score';
