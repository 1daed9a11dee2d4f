import { type Expression, type ExpressionProblem, parseExpression } from '@wenshu/survey-core';
import type { Kept } from '../data-set/variable.ts';
import { notInFormulas, partsOf, type ReadAs, TOO_LARGE } from './formula.ts';
import type { RecipeVariables } from './recipe-variables.ts';

export type FormulaProblemWord =
  | ExpressionProblem['problem']
  | 'reference-unknown'
  | 'variable-not-supported'
  | 'function-not-supported'
  | 'number-too-large'
  | 'too-long';

export interface FormulaProblem {
  readonly word: FormulaProblemWord;
  /** The place in the text, counted in characters from 0. */
  readonly at?: number;
  readonly variable?: string;
}

export const MAX_FORMULA_LENGTH = 2_000;
const readable: Readonly<Record<ReadAs, readonly Kept[]>> = {
  number: ['number', 'code'],
  count: ['codes'],
  answered: ['code', 'codes', 'number', 'text', 'texts', 'moment'],
};

/** What stands in a formula's way. Its variables are known to exist. */
export function checkFormula(
  text: string,
  keys: readonly string[],
  variables: RecipeVariables,
): FormulaProblem | undefined {
  if (text.length > MAX_FORMULA_LENGTH) return { word: 'too-long' };
  const parsed = parseExpression(text);
  if ('problem' in parsed) return { word: parsed.problem, at: parsed.at };
  return checkExpression(parsed.expression, 'number', keys, variables);
}

function checkExpression(
  expression: Expression,
  readAs: ReadAs,
  keys: readonly string[],
  variables: RecipeVariables,
): FormulaProblem | undefined {
  switch (expression.kind) {
    case 'number':
      return expression.value < TOO_LARGE ? undefined : { word: 'number-too-large' };
    case 'calculation':
      return { word: 'reference-unknown', at: expression.at };
    case 'question':
      return checkReference(expression, readAs, keys, variables);
    case 'call': {
      const { name, at, args } = expression;
      if (notInFormulas.includes(name)) return { word: 'function-not-supported', at };
      return firstProblem(args, arg =>
        checkExpression(arg, name === 'count' || name === 'answered' ? name : 'number', keys, variables),
      );
    }
    default:
      return firstProblem(partsOf(expression), part => checkExpression(part, 'number', keys, variables));
  }
}

function checkReference(
  { questionId, loopItemId, rowId, itemId, at }: Extract<Expression, { kind: 'question' }>,
  readAs: ReadAs,
  keys: readonly string[],
  variables: RecipeVariables,
): FormulaProblem | undefined {
  const key = /^[1-9]\d*$/.test(questionId) ? keys[Number(questionId) - 1] : undefined;
  if (key === undefined || loopItemId !== undefined || rowId !== undefined) return { word: 'reference-unknown', at };
  const kept = variables.get(key)!.kept;
  const isRight =
    itemId === undefined
      ? readable[readAs].includes(kept)
      : readAs === 'number' && kept === 'codes' && /^\d{1,9}$/.test(itemId);
  return isRight ? undefined : { word: 'variable-not-supported', at, variable: key };
}

function firstProblem(
  parts: readonly Expression[],
  check: (part: Expression) => FormulaProblem | undefined,
): FormulaProblem | undefined {
  for (const part of parts) {
    const problem = check(part);
    if (problem) return problem;
  }
  return undefined;
}
