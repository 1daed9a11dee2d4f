import type { BinaryOperator, Expression } from '@wenshu/survey-core';

/** From here on a number is none: it has lost its units. Missing, like everything that is divided by zero. */
export const TOO_LARGE = 1e15;

/** One step of a formula twice, side by side because they must mean the same. Missing is NaN as a value and null in SQL, where no NaN ever is. */
export interface Operation {
  value(...operands: readonly number[]): number;
  sql(...operands: readonly string[]): string;
}

export const bounded: Operation = {
  value: x => (Math.abs(x!) < TOO_LARGE ? x! : Number.NaN),
  // Says x once, or long formulas would double with every step. `least` and `greatest` pass over null, and NaN is the greatest of all.
  sql: x =>
    `nullif(nullif(least(greatest(${x}, ${double(-TOO_LARGE)}), ${double(TOO_LARGE)}), ${double(-TOO_LARGE)}), ${double(TOO_LARGE)})`,
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
    value: (a, b) => bounded.value(value(a!, b!)),
    sql: (a, b) => bounded.sql(`(${a} ${operator} ${b})`),
  };
}

function division(operator: string, value: (a: number, b: number) => number): Operation {
  return {
    value: (a, b) => (b === 0 ? Number.NaN : bounded.value(value(a!, b!))),
    sql: (a, b) => bounded.sql(`(${a} ${operator} nullif(${b}, 0))`),
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

export const sum: Operation = {
  value: (...operands) => bounded.value(added(operands)),
  sql: (...operands) => bounded.sql(`(${[double(0), ...operands.map(one => `coalesce(${one}, 0)`)].join(' + ')})`),
};
export const mean: Operation = {
  value: (...operands) => bounded.value(added(operands) / known(operands).length),
  sql: (...operands) =>
    bounded.sql(
      `((${[double(0), ...operands.map(one => `coalesce(${one}, 0)`)].join(' + ')}) / nullif(${answeredCount(operands)}, 0))`,
    ),
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
    return bounded.value((Math.sign(x!) * Math.round(Math.abs(x!) * factor + 1e-9)) / factor);
  },
  sql: (x, decimals = '0') => {
    // Missing decimals make it missing: `least` would pass over them.
    const factor = `pow(10, case when ${decimals} is not null then least(greatest(trunc(${decimals}), 0), 10) end)`;
    return bounded.sql(`(sign(${x}) * round(abs(${x}) * ${factor} + 1e-9) / ${factor})`);
  },
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
};

const negate: Operation = { value: x => -x!, sql: x => `(-${x})` };
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
  const write = (part: Expression): Written => writeExpression(part, writer);
  switch (expression.kind) {
    case 'number':
      return writer.number(expression.value);
    case 'question':
      return writer.reference(expression.questionId, 'number', expression.itemId);
    case 'calculation':
      throw new Error('a checked formula has no calculations');
    case 'negate':
      return writer.apply(negate, [write(expression.of)]);
    case 'not':
      return writer.apply(not, [write(expression.of)]);
    case 'binary':
      return writer.apply(binaries[expression.operator], [write(expression.left), write(expression.right)]);
    case 'call': {
      const readAs = readers[expression.name];
      if (readAs === undefined) return writer.apply(calls[expression.name]!, expression.args.map(write));
      const operands = expression.args.flatMap(arg =>
        arg.kind === 'question' ? [writer.reference(arg.questionId, readAs, arg.itemId)] : [],
      );
      // How many of them are answered; how many are chosen of the only one.
      return readAs === 'answered' ? writer.apply(sum, operands) : operands[0]!;
    }
  }
}
