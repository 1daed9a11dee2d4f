import type { BinaryOperator, Expression } from '@wenshu/survey-core';

/** From here on a number is none: it has lost its units. Missing, like everything that is divided by zero. */
export const TOO_LARGE = 1e15;

/** One step of a formula twice, side by side because they must mean the same. Missing is NaN as a value and null in SQL. */
export interface Operation {
  value(...operands: readonly number[]): number;
  sql(...operands: readonly string[]): string;
  /** How often the SQL says its operands, once if nothing is told; a database's planner sees every one. */
  readonly timesSaid?: number;
  /** Its result may be too large or no number at all, as arithmetic knows it: it is made missing before anything but arithmetic sees it. */
  readonly isUnsettled?: true;
}

const settled: Operation = {
  value: x => (Math.abs(x!) < TOO_LARGE ? x! : Number.NaN),
  sql: x => `(case when abs(${x}) < ${double(TOO_LARGE)} then ${x} end)`,
  timesSaid: 2,
};

/** As a text: 0.1 without quotation marks is a decimal, which is another number. */
export function double(value: number): string {
  return `'${value}'::DOUBLE`;
}

const { isNaN: isMissing } = Number;
const isTrue = (x: number) => !isMissing(x) && x !== 0;
const truth = (holds: boolean) => Number(holds);
const truthSql = (condition: string) => `(${condition})::INTEGER::DOUBLE`;

function arithmetic(operator: string, value: (a: number, b: number) => number): Operation {
  return {
    value: (a, b) => value(a!, b!),
    sql: (a, b) => `(${a} ${operator} ${b})`,
    isUnsettled: true,
  };
}

function division(operator: string, value: (a: number, b: number) => number): Operation {
  return {
    value: (a, b) => (b === 0 ? Number.NaN : value(a!, b!)),
    // DuckDB writes `nullif` out as a case that says b twice.
    sql: (a, b) => `(${a} ${operator} nullif(${b}, 0))`,
    timesSaid: 2,
    isUnsettled: true,
  };
}

function comparison(operator: string, holds: (a: number, b: number) => boolean): Operation {
  return {
    value: (a, b) => (isMissing(a!) || isMissing(b!) ? Number.NaN : truth(holds(a!, b!))),
    sql: (a, b) => truthSql(`${a} ${operator} ${b}`),
  };
}

/** The same as in a questionnaire's calculations, but that what cannot be calculated is missing where it stands: there it is an error that the designer sees. */
const binaries: Readonly<Record<BinaryOperator, Operation>> = {
  // One side may settle it: false and missing is false, true or missing is true.
  and: {
    value: (a, b) => (a === 0 || b === 0 ? 0 : isMissing(a! + b!) ? Number.NaN : 1),
    sql: (a, b) => truthSql(`${a} <> 0 and ${b} <> 0`),
  },
  or: {
    value: (a, b) => (isTrue(a!) || isTrue(b!) ? 1 : a! + b!),
    sql: (a, b) => truthSql(`${a} <> 0 or ${b} <> 0`),
  },
  '=': comparison('=', (a, b) => a === b),
  '!=': comparison('<>', (a, b) => a !== b),
  '<': comparison('<', (a, b) => a < b),
  '<=': comparison('<=', (a, b) => a <= b),
  '>': comparison('>', (a, b) => a > b),
  '>=': comparison('>=', (a, b) => a >= b),
  '+': arithmetic('+', (a, b) => a + b),
  '-': arithmetic('-', (a, b) => a - b),
  '*': arithmetic('*', (a, b) => a * b),
  '/': division('/', (a, b) => a / b),
  '%': division('%', (a, b) => a % b),
};

const known = (operands: readonly number[]) => operands.filter(operand => !isMissing(operand));
const added = (operands: readonly number[]) => known(operands).reduce((total, operand) => total + operand, 0);

const addedSql = (operands: readonly string[]) =>
  `(${[double(0), ...operands.map(one => `coalesce(${one}, 0)`)].join(' + ')})`;

const sum: Operation = {
  value: (...operands) => added(operands),
  sql: (...operands) => addedSql(operands),
  isUnsettled: true,
};
const mean: Operation = {
  value: (...operands) => added(operands) / known(operands).length,
  sql: (...operands) => `(${addedSql(operands)} / ${answeredCount(operands)})`,
  timesSaid: 2,
  isUnsettled: true,
};

export function answeredCount(operands: readonly string[]): string {
  return `(${operands.map(one => `(${one} is not null)::INTEGER`).join(' + ')})`;
}

const whole = (name: string, value: (x: number) => number): Operation => ({
  value: x => value(x!),
  sql: x => `${name}(${x})`,
});

/** Halves go away from zero, as people round, to at most ten decimals. */
const round: Operation = {
  value: (x, decimals = 0) => {
    const factor = 10 ** Math.min(Math.max(Math.trunc(decimals), 0), 10);
    return (Math.sign(x!) * Math.round(Math.abs(x!) * factor + 1e-9)) / factor;
  },
  sql: (x, decimals = '0') => {
    // Missing decimals make it missing: `least` would pass over them.
    const factor = `pow(10, case when ${decimals} is not null then least(greatest(trunc(${decimals}), 0), 10) end)`;
    return `(sign(${x}) * round(abs(${x}) * ${factor} + 1e-9) / ${factor})`;
  },
  timesSaid: 4,
  isUnsettled: true,
};

/** What a formula may call, but for those that read a variable in another way. */
const calls: Readonly<Record<string, Operation>> = {
  sum,
  average: mean,
  smallest: {
    value: (...operands) => (known(operands).length === 0 ? Number.NaN : Math.min(...known(operands))),
    sql: (...operands) => `least(${operands.join(', ')})`,
  },
  largest: {
    value: (...operands) => (known(operands).length === 0 ? Number.NaN : Math.max(...known(operands))),
    sql: (...operands) => `greatest(${operands.join(', ')})`,
  },
  if: {
    value: (condition, yes, no) => (isTrue(condition!) ? yes! : no!),
    sql: (condition, yes, no) => `(case when ${condition} <> 0 then ${yes} else ${no} end)`,
  },
  known: {
    value: (x, otherwise) => (isMissing(x!) ? otherwise! : x!),
    sql: (x, otherwise) => `coalesce(${x}, ${otherwise})`,
  },
  round,
  floor: whole('floor', Math.floor),
  ceiling: whole('ceil', Math.ceil),
  absolute: whole('abs', Math.abs),
  // Beyond 700 it is no number any more, and a database may refuse instead of saying so.
  exponential: {
    value: x => Math.exp(Math.min(x!, 700)),
    sql: x => `exp(case when ${x} > 700 then ${double(700)} else ${x} end)`,
    timesSaid: 2,
    isUnsettled: true,
  },
};

const negate: Operation = { value: x => -x!, sql: x => `(-${x})`, isUnsettled: true };
const not: Operation = {
  value: x => (isMissing(x!) ? Number.NaN : truth(x === 0)),
  sql: x => truthSql(`${x} = 0`),
};

/** How a formula reads a variable. */
export type ReadAs = 'number' | 'count' | 'answered';

export interface FormulaWriter<Written> {
  number(value: number): Written;
  /** The place among the recipe's variables, counted from 1, and of a set the code that is meant. */
  reference(place: string, readAs: ReadAs, code?: string): Written;
  apply(operation: Operation, operands: readonly Written[]): Written;
}

const readers: Readonly<Record<string, ReadAs>> = { count: 'count', answered: 'answered' };

/** Every call of the grammar has a meaning here but these two, which are about a question's design. */
export const notInFormulas: readonly string[] = ['score', 'rank'];

/** A checked expression, made into a function or into SQL. */
export function writeExpression<Written>(expression: Expression, writer: FormulaWriter<Written>): Written {
  const operation = operationOf(expression);
  const written = operation ? writeStep(expression, operation, writer) : writeLeaf(expression, writer);
  return operation?.isUnsettled ? writer.apply(settled, [written]) : written;
}

export function writeMany<Written>(
  make: 'sum' | 'mean',
  operands: readonly Written[],
  writer: Pick<FormulaWriter<Written>, 'apply'>,
): Written {
  return writer.apply(settled, [writer.apply({ sum, mean }[make], operands)]);
}

function operationOf(expression: Expression): Operation | undefined {
  if (expression.kind === 'binary') return binaries[expression.operator];
  if (expression.kind === 'negate') return negate;
  if (expression.kind === 'not') return not;
  return expression.kind === 'call' ? calls[expression.name] : undefined;
}

/** Arithmetic within arithmetic is settled once, at its end: settling every step would say it twice with every step. */
function writeStep<Written>(expression: Expression, operation: Operation, writer: FormulaWriter<Written>): Written {
  const isArithmetic = expression.kind === 'negate' || (expression.kind === 'binary' && operation.isUnsettled);
  const operands = partsOf(expression).map(part => {
    const inner = operationOf(part);
    return isArithmetic && inner ? writeStep(part, inner, writer) : writeExpression(part, writer);
  });
  return writer.apply(operation, operands);
}

export function partsOf(expression: Expression): readonly Expression[] {
  if (expression.kind === 'binary') return [expression.left, expression.right];
  if (expression.kind === 'call') return expression.args;
  return 'of' in expression ? [expression.of] : [];
}

function writeLeaf<Written>(expression: Expression, writer: FormulaWriter<Written>): Written {
  if (expression.kind === 'number') return writer.number(expression.value);
  if (expression.kind === 'question') return writer.reference(expression.questionId, 'number', expression.itemId);
  const readAs = expression.kind === 'call' ? readers[expression.name] : undefined;
  if (readAs === undefined) throw new Error('formulas are checked before they are written');
  const operands = partsOf(expression).flatMap(part =>
    part.kind === 'question' ? [writer.reference(part.questionId, readAs, part.itemId)] : [],
  );
  // How many of them are answered; how many are chosen of the only one.
  return readAs === 'answered' ? writer.apply(sum, operands) : operands[0]!;
}

/** How large what is written becomes, without writing it. `sizeOf` tells that of the variable in a place. */
export function sizeWriter(sizeOf: (place: string) => number): FormulaWriter<number> {
  return {
    number: () => 1,
    reference: sizeOf,
    apply: ({ timesSaid = 1 }, operands) => 1 + timesSaid * operands.reduce((size, one) => size + one, 0),
  };
}
