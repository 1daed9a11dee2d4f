import type { TestName } from '../document/condition.ts';
import { LogicFailure } from '../document/logic-problem.ts';
import type { BinaryOperator, Expression, QuestionReference } from '../expression/expression.ts';
import type { FunctionName } from '../expression/functions.ts';
import type { Operands } from '../question-type/question-type.ts';
import type { Formula } from './reading.ts';
import type { Scope } from './scope.ts';

const LARGEST = 1e15;

export function compileExpression(expression: Expression, scope: Scope): Formula {
  switch (expression.kind) {
    case 'number':
      return () => expression.value;
    case 'question':
      return oneOf(compileQuestion(expression, scope, readNumber), expression, scope);
    case 'calculation':
      return scope.calculation(expression.calculationId);
    case 'negate': {
      const of = compileExpression(expression.of, scope);
      return reading => -of(reading);
    }
    case 'not': {
      const of = compileExpression(expression.of, scope);
      return reading => 1 - truth(of(reading));
    }
    case 'binary':
      return compileBinary(
        expression.operator,
        compileExpression(expression.left, scope),
        compileExpression(expression.right, scope),
      );
    case 'call':
      return compileCall(expression, scope);
  }
}

const truth = (value: number) => (Number.isNaN(value) ? Number.NaN : value === 0 ? 0 : 1);

function bounded(value: number): number {
  if (Math.abs(value) > LARGEST) throw new LogicFailure('number-too-large');
  return value;
}

function divisible(by: number): number {
  if (by === 0) throw new LogicFailure('division-by-zero');
  return by;
}

type Apply = (left: number, right: number) => number;

const applies: Readonly<Record<BinaryOperator, Apply>> = {
  // One side may settle it: false and missing is false, true or missing is true.
  and: (a, b) => (a === 0 || b === 0 ? 0 : truth(a) * truth(b)),
  or: (a, b) => (isTrue(a) || isTrue(b) ? 1 : a + b),
  '=': (a, b) => compared(a, b, a === b),
  '!=': (a, b) => compared(a, b, a !== b),
  '<': (a, b) => compared(a, b, a < b),
  '<=': (a, b) => compared(a, b, a <= b),
  '>': (a, b) => compared(a, b, a > b),
  '>=': (a, b) => compared(a, b, a >= b),
  '+': (a, b) => bounded(a + b),
  '-': (a, b) => bounded(a - b),
  '*': (a, b) => bounded(a * b),
  '/': (a, b) => bounded(a / divisible(b)),
  '%': (a, b) => a % divisible(b),
};

const isTrue = (value: number) => !Number.isNaN(value) && value !== 0;
const compared = (a: number, b: number, holds: boolean) =>
  Number.isNaN(a) || Number.isNaN(b) ? Number.NaN : holds ? 1 : 0;

function compileBinary(operator: BinaryOperator, left: Formula, right: Formula): Formula {
  const apply = applies[operator];
  return reading => apply(left(reading), right(reading));
}

type Read = (operands: Operands | undefined, reference: QuestionReference) => number;

const readNumber: Read = (operands, { rowId, itemId }) => {
  if (!operands) return Number.NaN;
  if (rowId !== undefined) return operands.scoresByRow?.[rowId] ?? Number.NaN;
  if (itemId === undefined) return operands.number ?? Number.NaN;
  return operands.numbers?.[itemId] ?? (operands.selected ? Number(operands.selected.includes(itemId)) : Number.NaN);
};
const readScore: Read = operands => operands?.score ?? Number.NaN;
const readCount: Read = operands => operands?.selected?.length ?? Number.NaN;
const readAnswered: Read = operands => (operands ? 1 : 0);
const readRank: Read = (operands, { itemId }) => {
  const place = itemId === undefined ? -1 : (operands?.selected?.indexOf(itemId) ?? -1);
  return place < 0 ? Number.NaN : place + 1;
};

/** A formula for every copy that a reference means. */
function compileQuestion(reference: QuestionReference, scope: Scope, read: Read): readonly Formula[] {
  return scope.question(reference, reference.at, testOf(reference, read)).map(
    (slot): Formula =>
      reading =>
        read(reading.operands[slot], reference),
  );
}

/** What the question's type must offer for it. */
function testOf({ rowId, itemId }: QuestionReference, read: Read): TestName | undefined {
  if (read === readScore || rowId !== undefined) return 'score';
  if (read === readCount) return 'count';
  if (read === readRank) return 'rank';
  return read === readNumber && itemId === undefined ? 'number' : undefined;
}

function oneOf(formulas: readonly Formula[], { at }: { at: number }, scope: Scope): Formula {
  if (formulas.length > 1) scope.report('loop-copy-missing', at);
  return formulas[0] ?? (() => Number.NaN);
}

type Call = Extract<Expression, { kind: 'call' }>;
const readers: Readonly<Partial<Record<FunctionName, Read>>> = {
  score: readScore,
  count: readCount,
  rank: readRank,
  answered: readAnswered,
};

function compileCall(call: Call, scope: Scope): Formula {
  const name = call.name as FunctionName;
  const read = readers[name];
  if (name === 'sum' || name === 'average' || name === 'smallest' || name === 'largest' || name === 'answered')
    return compileMany(name, compileList(call.args, scope, read ?? readNumber));
  const [first, second, third] = call.args;
  if (read && first?.kind === 'question') return oneOf(compileQuestion(first, scope, read), first, scope);
  const [a, b, c] = [first, second, third].map(arg => (arg ? compileExpression(arg, scope) : () => 0));
  return compilePlain(name, a!, b!, c!);
}

/** The arguments of a function over many: a looped question brings all its copies. */
function compileList(args: readonly Expression[], scope: Scope, read: Read): readonly Formula[] {
  return args.flatMap(arg =>
    arg.kind === 'question'
      ? compileQuestion(arg, scope, read)
      : arg.kind === 'call' && readers[arg.name as FunctionName] && arg.args[0]?.kind === 'question'
        ? compileQuestion(arg.args[0], scope, readers[arg.name as FunctionName]!)
        : [compileExpression(arg, scope)],
  );
}

function compileMany(name: FunctionName, formulas: readonly Formula[]): Formula {
  return reading => {
    const values = formulas.map(formula => formula(reading)).filter(value => !Number.isNaN(value));
    const sum = values.reduce((total, value) => total + value, 0);
    if (name === 'sum' || name === 'answered') return bounded(sum);
    if (values.length === 0) return Number.NaN;
    return name === 'average' ? sum / values.length : name === 'smallest' ? Math.min(...values) : Math.max(...values);
  };
}

function compilePlain(name: FunctionName, a: Formula, b: Formula, c: Formula): Formula {
  if (name === 'if') return reading => (isTrue(a(reading)) ? b(reading) : c(reading));
  if (name === 'known')
    return reading => {
      const value = a(reading);
      return Number.isNaN(value) ? b(reading) : value;
    };
  if (name === 'round') return reading => roundTo(a(reading), b(reading));
  const plain = plains[name as keyof typeof plains];
  return reading => plain(a(reading));
}

const plains = {
  floor: Math.floor,
  ceiling: Math.ceil,
  absolute: Math.abs,
  exponential: (value: number) => bounded(Math.exp(value)),
};

/** Halves go away from zero, as people round: 2.5 to 3, −2.5 to −3. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** Math.min(Math.max(Math.trunc(decimals), 0), 10);
  return (Math.sign(value) * Math.round(Math.abs(value) * factor + 1e-9)) / factor;
}
