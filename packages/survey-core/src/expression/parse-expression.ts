import { COMPARES } from '../document/condition.ts';
import type { ExpressionProblemWord } from '../document/logic-problem.ts';
import type { BinaryOperator, Expression, ExpressionProblem, ParsedExpression } from './expression.ts';
import { findFunction } from './functions.ts';
import { type Token, tokenize } from './tokenize.ts';

const MAX_DEPTH = 60;
/** Weakest first; operators of one level bind from the left. Comparisons do not chain: `1 < 2 < 3` is a mistake. */
const LEVELS: readonly (readonly string[])[] = [['or'], ['and'], COMPARES, ['+', '-'], ['*', '/', '%']];
const COMPARISON = 2;

class Mistake extends Error {
  readonly found: ExpressionProblem;
  constructor(problem: ExpressionProblemWord, at: number) {
    super(problem);
    this.found = { problem, at };
  }
}

/** Reads an expression by the grammar of docs/conditions.md, or says what is wrong and where. */
export function parseExpression(text: string): ParsedExpression {
  const tokens = tokenize(text);
  if ('unexpectedAt' in tokens) return { problem: 'character-unexpected', at: tokens.unexpectedAt };
  if (tokens.length === 1) return { problem: 'expression-empty', at: 0 };
  try {
    return { expression: new Reader(tokens).read() };
  } catch (mistake) {
    if (mistake instanceof Mistake) return mistake.found;
    throw mistake;
  }
}

class Reader {
  readonly #tokens: readonly Token[];
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  read(): Expression {
    const whole = this.#level(0);
    if (this.#token.kind !== 'end') throw this.#unexpected();
    return whole;
  }

  get #token(): Token {
    return this.#tokens[this.#next]!;
  }

  #unexpected(): Mistake {
    return new Mistake('token-unexpected', this.#token.at);
  }

  #take(text: string): boolean {
    if (this.#token.text !== text) return false;
    this.#next++;
    return true;
  }

  #level(level: number): Expression {
    if (++this.#depth > MAX_DEPTH * (LEVELS.length + 1)) throw new Mistake('expression-too-deep', this.#token.at);
    const operators = LEVELS[level];
    const result = operators ? this.#chain(level, operators) : this.#sign();
    this.#depth--;
    return result;
  }

  #chain(level: number, operators: readonly string[]): Expression {
    let left = level === COMPARISON && this.#take('not') ? this.#negated() : this.#level(level + 1);
    while (operators.includes(this.#token.text)) {
      const operator = this.#token.text as BinaryOperator;
      this.#next++;
      left = { kind: 'binary', operator, left, right: this.#level(level + 1) };
      if (level === COMPARISON) break;
    }
    return left;
  }

  #negated(): Expression {
    return { kind: 'not', of: this.#level(COMPARISON) };
  }

  #sign(): Expression {
    if (!this.#take('-')) return this.#primary();
    if (++this.#depth > MAX_DEPTH * (LEVELS.length + 1)) throw new Mistake('expression-too-deep', this.#token.at);
    const of = this.#sign();
    this.#depth--;
    return { kind: 'negate', of };
  }

  #primary(): Expression {
    const token = this.#token;
    if (this.#take('(')) return this.#closed(this.#level(0));
    if (token.kind === 'number') return this.#leaf({ kind: 'number', value: Number(token.text) });
    if (token.kind === 'question') return this.#leaf(questionReference(token));
    if (token.kind === 'calculation')
      return this.#leaf({ kind: 'calculation', calculationId: token.text.slice(1), at: token.at });
    if (token.kind === 'name') return this.#call(token);
    throw this.#unexpected();
  }

  #leaf(leaf: Expression): Expression {
    this.#next++;
    return leaf;
  }

  #closed(inner: Expression): Expression {
    if (!this.#take(')')) throw this.#unexpected();
    return inner;
  }

  #call({ text: name, at }: Token): Expression {
    const known = findFunction(name);
    if (!known) throw new Mistake('function-unknown', at);
    this.#next++;
    if (!this.#take('(')) throw this.#unexpected();
    const args: Expression[] = [];
    if (this.#token.text !== ')') {
      do args.push(this.#level(0));
      while (this.#take(','));
    }
    if (!this.#take(')')) throw this.#unexpected();
    const isRight = args.length >= known.min && args.length <= known.max;
    if (!isRight || (known.isOnQuestion && args.some(arg => arg.kind !== 'question')))
      throw new Mistake('arguments-wrong', at);
    return { kind: 'call', name, args, at };
  }
}

function questionReference({ text, at }: Token): Expression {
  const [, questionId, loopItemId, rowId, itemId] = /^#(\w+)(?:@(\w+))?(?::(\w+))?(?:\.(\w+))?$/.exec(text)!;
  return {
    kind: 'question',
    questionId: questionId!,
    ...(loopItemId && { loopItemId }),
    ...(rowId && { rowId }),
    ...(itemId && { itemId }),
    at,
  };
}
