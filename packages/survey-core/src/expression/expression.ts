import type { Compare } from '../document/condition.ts';
import type { ExpressionProblemWord } from '../document/logic-problem.ts';
import type { Id } from '../ids.ts';

export type BinaryOperator = 'or' | 'and' | Compare | '+' | '-' | '*' | '/' | '%';

/** A calculation's expression, read. `at` is the place in the text. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | QuestionReference
  | { readonly kind: 'calculation'; readonly calculationId: Id; readonly at: number }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[]; readonly at: number }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'negate' | 'not'; readonly of: Expression };

export interface QuestionReference {
  readonly kind: 'question';
  readonly questionId: Id;
  readonly loopItemId?: Id;
  readonly rowId?: Id;
  readonly itemId?: Id;
  readonly at: number;
}

export interface ExpressionProblem {
  readonly problem: ExpressionProblemWord;
  readonly at: number;
}

/** An expression, or what is wrong with its text. */
export type ParsedExpression = { readonly expression: Expression } | ExpressionProblem;
