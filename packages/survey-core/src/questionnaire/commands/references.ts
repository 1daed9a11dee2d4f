import { partOwners } from '../../document/keyed-lists.ts';
import { optionReferences } from '../../document/option-references.ts';
import type { Question, Questionnaire } from '../../document/questionnaire.ts';
import { groupBy } from '../../group-by.ts';
import type { Id } from '../../ids.ts';
import { isRecord, own } from '../../json.ts';
import { firstProblem } from '../command.ts';
import type { EditProblem } from '../edit-problem.ts';
import { idsInExpression } from './dependants.ts';

/** The fields that name a thing; parts of a question are looked for in the question named beside them. */
const PARTS = {
  itemId: ['items', 'item-not-found'],
  itemGroupId: ['itemGroups', 'item-group-not-found'],
  rowId: ['rows', 'row-not-found'],
  rowGroupId: ['rowGroups', 'row-group-not-found'],
} as const;

/** The first thing that a rule, condition or target names and the document does not have. Whether the order makes sense is asked at publishing. */
export function checkReferences(
  document: Questionnaire,
  value: unknown,
  carried = new CarriedOptions(document),
): EditProblem | undefined {
  if (Array.isArray(value)) return firstProblem(value, inner => checkReferences(document, inner, carried));
  if (!isRecord(value)) return undefined;
  return (
    checkNode(document, value, carried) ??
    checkEmpty(value) ??
    firstProblem(Object.values(value), inner => checkReferences(document, inner, carried))
  );
}

function checkNode(
  document: Questionnaire,
  node: Record<string, unknown>,
  carried: CarriedOptions,
): EditProblem | undefined {
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
  const missing = chosen.find(id => !Object.hasOwn(question.items, id) && !carried.has(question.id, id));
  return missing === undefined ? undefined : { problem: 'item-not-found', id: missing };
}

/**
 * The options that questions take over from earlier ones, over any number of references. Looked up once for all that an edit names: a list
 * of references read anew for every option of every rule is what one edit can make as long as it likes.
 */
export class CarriedOptions {
  readonly #document: Questionnaire;
  readonly #reached = new Map<Id, ReadonlySet<Id>>();
  #sources: ReturnType<typeof sourcesOf> | undefined;
  #owners: ReadonlyMap<Id, Question> | undefined;

  constructor(document: Questionnaire) {
    this.#document = document;
  }

  has(questionId: Id, itemId: Id): boolean {
    this.#owners ??= partOwners(this.#document);
    const owner = this.#owners.get(itemId);
    return owner !== undefined && Object.hasOwn(owner.items, itemId) && this.#reachedFrom(questionId).has(owner.id);
  }

  /** The questions that a question takes options from, directly or through others. */
  #reachedFrom(questionId: Id): ReadonlySet<Id> {
    const known = this.#reached.get(questionId);
    if (known) return known;
    this.#sources ??= sourcesOf(this.#document);
    const reached = new Set([questionId]);
    // The set grows while it is walked.
    for (const one of reached)
      for (const { fromQuestionId } of this.#sources.get(one) ?? []) reached.add(fromQuestionId);
    this.#reached.set(questionId, reached);
    return reached;
  }
}

/** By question: those it takes options from. */
function sourcesOf({ logic }: Questionnaire) {
  return groupBy(optionReferences(Object.values(logic)), rule => rule.questionId);
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
