import {
  type Condition,
  type ContextTest,
  MAX_CONDITION_DEPTH,
  type NumberOperand,
  type QuestionTest,
  type Test as TestData,
} from '../document/condition.ts';
import { LogicFailure } from '../document/logic-problem.ts';
import { isRecord, own } from '../json.ts';
import type { Operands } from '../question-type/question-type.ts';
import { isDate } from '../validation/is-date.ts';
import { comparisons, plain, setTests, textTests } from './compare.ts';
import { compileExpression } from './compile-expression.ts';
import type { Formula, Reading, Test } from './reading.ts';
import type { Scope } from './scope.ts';

/** For what was reported as a problem: such a program is never run. */
const never: Test = () => false;

export function compileCondition(condition: Condition, scope: Scope, depth = 1): Test {
  if (!isRecord(condition)) return unreadable(scope);
  if (depth > MAX_CONDITION_DEPTH) {
    scope.report('condition-too-deep');
    return never;
  }
  if ('not' in condition) {
    const inner = compileCondition(condition.not, scope, depth + 1);
    return reading => !inner(reading);
  }
  if (!('all' in condition) && !('any' in condition)) return compileTest(condition, scope);
  const parts = 'all' in condition ? condition.all : condition.any;
  if (!Array.isArray(parts)) return unreadable(scope);
  if (parts.length === 0) scope.report('condition-empty');
  const tests = parts.map(part => compileCondition(part, scope, depth + 1));
  if (tests.length === 1) return tests[0]!;
  return 'all' in condition
    ? reading => tests.every(test => test(reading))
    : reading => tests.some(test => test(reading));
}

function unreadable(scope: Scope): Test {
  scope.report('condition-not-readable');
  return never;
}

function compileTest(test: TestData, scope: Scope): Test {
  switch (test.test) {
    case 'label':
    case 'channel':
    case 'language':
    case 'parameter':
      return compileContextTest(test, scope);
    case 'score': {
      const { questionId } = test;
      if (questionId === undefined) return compileComparison(scope.scoreSoFar(), test, scope);
      return onQuestion({ ...test, questionId }, scope, operands => operands.score ?? Number.NaN);
    }
    case 'calculation':
      return compileComparison(scope.calculation(test.calculationId), test, scope);
    case 'answered': {
      const { rowId } = test;
      const isAnswered = anySlot(scope.question(test, undefined, 'answered'), operands =>
        rowId === undefined ? true : (own(operands.selectedByRow ?? {}, rowId)?.length ?? 0) > 0,
      );
      return test.is ? isAnswered : reading => !isAnswered(reading);
    }
    case 'choice':
    case 'text':
    case 'date':
      return compilePlainTest(test, scope);
    case 'count':
      return onQuestion(test, scope, operands => chosen(operands, test.rowId)?.length ?? Number.NaN);
    case 'number': {
      const { itemId } = test;
      return onQuestion(test, scope, operands =>
        itemId === undefined ? (operands.number ?? Number.NaN) : (own(operands.numbers ?? {}, itemId) ?? Number.NaN),
      );
    }
    case 'rank':
      return onQuestion(test, scope, operands => {
        const place = operands.selected?.indexOf(test.itemId) ?? -1;
        return place < 0 ? Number.NaN : place + 1;
      });
    default:
      return unreadable(scope);
  }
}

function compilePlainTest(test: Extract<QuestionTest, { test: 'choice' | 'text' | 'date' }>, scope: Scope): Test {
  if (test.test === 'choice') {
    const { rowId, itemIds } = test;
    const holds = own(setTests, test.is);
    if (!holds || !Array.isArray(itemIds)) return unreadable(scope);
    if (itemIds.length === 0) scope.report('condition-empty');
    return anySlot(scope.question(test, undefined, 'choice', itemIds), operands => {
      const selected = chosen(operands, rowId);
      return selected !== undefined && holds(selected, itemIds);
    });
  }
  if (typeof test.value !== 'string') return unreadable(scope);
  if (test.test === 'date') return compileDate(test, scope);
  const { itemId } = test;
  const holds = own(textTests, test.is);
  if (!holds) return unreadable(scope);
  const wanted = plain(test.value);
  return anySlot(scope.question(test, undefined, 'text'), operands => {
    const text = itemId === undefined ? operands.text : own(operands.texts ?? {}, itemId);
    return text !== undefined && holds(plain(text), wanted);
  });
}

/** Days as YYYY-MM-DD sort like the calendar. */
function compileDate(test: Extract<QuestionTest, { test: 'date' }>, scope: Scope): Test {
  const holds = own(comparisons, test.compare);
  if (!holds || (test.value !== 'today' && !isDate(test.value))) return unreadable(scope);
  return anySlot(scope.question(test, undefined, 'date'), ({ text }, reading) => {
    const day = test.value === 'today' ? reading.context.today : test.value;
    if (day === undefined) throw new LogicFailure('clock-missing');
    return text !== undefined && isDate(text) && holds(text < day ? -1 : text > day ? 1 : 0, 0);
  });
}

function compileContextTest(test: ContextTest, scope: Scope): Test {
  if (test.test === 'parameter') {
    const holds = own(textTests, test.is);
    if (!holds || typeof test.value !== 'string') return unreadable(scope);
    const wanted = plain(test.value);
    return ({ context: { parameters = {} } }) =>
      Object.hasOwn(parameters, test.name) && holds(plain(parameters[test.name]!), wanted);
  }
  const holds = own(setTests, test.is);
  if (!holds || !Array.isArray(test.values)) return unreadable(scope);
  if (test.values.length === 0) scope.report('condition-empty');
  const { test: kind, values } = test;
  if (kind === 'label') return ({ context }) => holds(context.labels ?? [], values);
  return ({ context }) => {
    const value = kind === 'channel' ? context.channel : context.languageId;
    return value !== undefined && holds([value], values);
  };
}

type OnQuestion = Extract<TestData, { test: 'count' | 'number' | 'rank' }> | (TestData & { questionId: string });

function onQuestion(
  test: Extract<OnQuestion, { compare: unknown; value: NumberOperand }>,
  scope: Scope,
  read: (operands: Operands) => number,
): Test {
  const holds = own(comparisons, test.compare);
  const value = compileNumber(test.value, scope);
  if (!holds || !value) return unreadable(scope);
  const itemIds = 'itemId' in test && test.itemId !== undefined ? [test.itemId] : [];
  return anySlot(scope.question(test, undefined, test.test as 'count', itemIds), (operands, reading) =>
    holds(read(operands), value(reading)),
  );
}

function compileComparison(
  left: Formula,
  test: { readonly compare: keyof typeof comparisons; readonly value: NumberOperand },
  scope: Scope,
): Test {
  const holds = own(comparisons, test.compare);
  const right = compileNumber(test.value, scope);
  return holds && right ? reading => holds(left(reading), right(reading)) : unreadable(scope);
}

function compileNumber(value: NumberOperand, scope: Scope): Formula | undefined {
  if (typeof value === 'number') return () => value;
  if (!isRecord(value)) return undefined;
  if ('calculationId' in value) return scope.calculation(value.calculationId);
  return compileExpression({ kind: 'question', ...value, at: 0 }, scope);
}

/** Holds when it holds for one of the slots; without an answer there is nothing to hold. */
function anySlot(slots: readonly number[], holds: (operands: Operands, reading: Reading) => boolean): Test {
  const ask = (reading: Reading, slot: number): boolean => {
    const operands = reading.operands[slot];
    return operands !== undefined && holds(operands, reading);
  };
  const only = slots[0];
  if (slots.length === 1) return reading => ask(reading, only!);
  return reading => slots.some(slot => ask(reading, slot));
}

/** Chosen in a row of a matrix, or at all. A row without an answer has nothing chosen, not "nothing of these". */
function chosen(operands: Operands, rowId: string | undefined): readonly string[] | undefined {
  if (rowId !== undefined) return own(operands.selectedByRow ?? {}, rowId);
  return operands.selected ?? (operands.selectedByRow && Object.values(operands.selectedByRow).flat());
}
