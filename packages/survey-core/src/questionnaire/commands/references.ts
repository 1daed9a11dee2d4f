import type { Id } from '../../ids.ts';
import { isRecord } from '../../json.ts';
import type { EditProblem } from '../edit-problem.ts';
import type { Questionnaire } from '../questionnaire.ts';
import { idsInExpression } from './dependants.ts';
import { own } from './find.ts';

/** The fields that name a thing; parts of a question are looked for in the question named beside them. */
const PARTS = {
  itemId: ['items', 'item-not-found'],
  itemGroupId: ['itemGroups', 'item-group-not-found'],
  rowId: ['rows', 'row-not-found'],
  rowGroupId: ['rowGroups', 'row-group-not-found'],
} as const;

/** The first thing that a rule, condition or target names and the document does not have. Whether the order makes sense is asked at publishing. */
export function checkReferences(document: Questionnaire, value: unknown): EditProblem | undefined {
  if (Array.isArray(value)) return firstOf(value, inner => checkReferences(document, inner));
  if (!isRecord(value)) return undefined;
  return (
    checkNode(document, value) ??
    checkEmpty(value) ??
    firstOf(Object.values(value), inner => checkReferences(document, inner))
  );
}

function checkNode(document: Questionnaire, node: Record<string, unknown>): EditProblem | undefined {
  for (const field of ['questionId', 'fromQuestionId']) {
    const id = node[field];
    if (typeof id === 'string' && !own(document.questions, id)) return { problem: 'question-not-found', id };
  }
  if (typeof node.groupId === 'string' && !own(document.groups, node.groupId))
    return { problem: 'group-not-found', id: node.groupId };
  if (typeof node.calculationId === 'string' && !own(document.calculations, node.calculationId))
    return { problem: 'calculation-not-found', id: node.calculationId };
  const question = typeof node.questionId === 'string' ? own(document.questions, node.questionId) : undefined;
  if (!question) return undefined;
  for (const [field, [list, problem]] of Object.entries(PARTS)) {
    const id = node[field];
    if (typeof id === 'string' && !own<unknown>(question[list], id)) return { problem, id };
  }
  const chosen = Array.isArray(node.itemIds) ? (node.itemIds as Id[]) : [];
  const missing = chosen.find(id => !isOption(document, question.id, id));
  return missing === undefined ? undefined : { problem: 'item-not-found', id: missing };
}

/** An option of the question itself, or one that it takes over from earlier questions. */
function isOption(document: Questionnaire, questionId: Id, itemId: Id, seen: readonly Id[] = []): boolean {
  const question = own(document.questions, questionId);
  if (!question || seen.includes(questionId)) return false;
  if (Object.hasOwn(question.items, itemId)) return true;
  return Object.values(document.logic).some(
    rule =>
      rule.kind === 'option-reference' &&
      rule.questionId === questionId &&
      isOption(document, rule.fromQuestionId, itemId, [...seen, questionId]),
  );
}

function checkEmpty(node: Record<string, unknown>): EditProblem | undefined {
  const { all, any } = node;
  const joined = Array.isArray(all) ? all : Array.isArray(any) ? any : undefined;
  return joined?.length === 0 ? { problem: 'condition-empty' } : undefined;
}

/** What a rule or condition names: an edit that needs it collides with one that changes it. */
export function namedIds(value: unknown, key = ''): Id[] {
  if (typeof value === 'string')
    return key === 'expression' ? idsInExpression(value) : /Ids?$/.test(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(inner => namedIds(inner, key));
  return isRecord(value) ? Object.entries(value).flatMap(([inner, part]) => namedIds(part, inner)) : [];
}

function firstOf<T>(values: readonly T[], check: (value: T) => EditProblem | undefined): EditProblem | undefined {
  for (const value of values) {
    const problem = check(value);
    if (problem) return problem;
  }
  return undefined;
}
