import type { Item, Question, Questionnaire } from '../../document/questionnaire.ts';
import { groupBy } from '../../group-by.ts';
import type { Id } from '../../ids.ts';
import { type Change, removeAt, setTo } from '../change.ts';
import { type EditContext, firstProblem, join, type Outcome } from '../command.ts';
import { sizeOf } from '../size-in-all.ts';
import { clearLogicOf, countedAxes } from './dependants.ts';
import { missingIn } from './find.ts';
import { checkAnswerCount } from './settings-parts.ts';
import { MANY_AT_ONCE, without } from './whole-lists.ts';

/** Removes options with all below them: not while a quota counts by one, and with their logic only when that may go. */
export function removeItems(
  document: Questionnaire,
  question: Question,
  itemIds: readonly Id[],
  mayClear: boolean | undefined,
  context: EditContext,
): Outcome {
  const missing = missingIn(question.items, itemIds, 'item-not-found');
  if (missing) return missing;
  const ids = withDescendants(question.items, itemIds);
  const counted = countedAxes(document).get(question.id);
  const path = ['questions', question.id, 'items'];
  return join(
    firstProblem(ids, id => (counted?.has(id) ? { problem: 'used-by-quota', id } : undefined)),
    checkAnswerCount(question, question.settings, sizeOf(question.items) - ids.length),
    clearLogicOf(document, ids, mayClear),
    ids.length > MANY_AT_ONCE
      ? [setTo(path, without(question.items, new Set(ids)))]
      : ids.map(id => removeAt([...path, id])),
    ids.filter(id => context.isPublished(id)).flatMap(id => retire(question.id, 'item', question.items[id]!, context)),
    forgetTexts(document, ids),
  );
}

export function removeRows(
  document: Questionnaire,
  question: Question,
  rowIds: readonly Id[],
  mayClear: boolean | undefined,
  context: EditContext,
): Outcome {
  const missing = missingIn(question.rows, rowIds, 'row-not-found');
  if (missing) return missing;
  const ids = [...new Set(rowIds)];
  return join(
    clearLogicOf(document, ids, mayClear),
    ids.flatMap(id => [
      removeAt(['questions', question.id, 'rows', id]),
      ...retire(question.id, 'row', question.rows[id]!, context),
    ]),
    forgetTexts(document, ids),
  );
}

/** Removes questions with their children. A published one is remembered for the data. */
export function removeQuestions(
  document: Questionnaire,
  questionIds: readonly Id[],
  mayClear: boolean | undefined,
  context: EditContext,
  alsoGone: readonly Id[] = [],
): Outcome {
  const asked = new Set(questionIds);
  const questions = Object.values(document.questions).filter(
    question => asked.has(question.id) || (question.parentId && asked.has(question.parentId)),
  );
  const counted = countedAxes(document);
  const ids = questions.map(question => question.id);
  const parts = questions.flatMap(partIds);
  return join(
    firstProblem(ids, id => (counted.has(id) ? { problem: 'used-by-quota', id } : undefined)),
    clearLogicOf(document, [...ids, ...parts, ...alsoGone], mayClear),
    questions.flatMap(question => [
      removeAt(['questions', question.id]),
      ...retire(question.id, 'question', question, context),
    ]),
    forgetTexts(document, [...ids, ...parts, ...alsoGone]),
  );
}

export function partIds(question: Question): Id[] {
  return [question.items, question.itemGroups, question.rows, question.rowGroups].flatMap(list => Object.keys(list));
}

/** What was published is retired: the data still needs its name. */
function retire(
  questionId: Id,
  kind: 'item' | 'row' | 'question',
  { id, title }: Pick<Item, 'id' | 'title'>,
  { isPublished }: EditContext,
): Change[] {
  return isPublished(id) ? [setTo(['retired', id], { questionId, kind, title })] : [];
}

/** The translations of what is gone, and that they were checked. */
export function forgetTexts(document: Questionnaire, ids: readonly Id[]): Change[] {
  const asked = new Set(ids.length > MANY_AT_ONCE ? ids : []);
  return (['translations', 'checkedTexts'] as const).flatMap(list =>
    Object.entries(document[list] ?? {}).flatMap(([languageId, texts]) => {
      const left = asked.size > 0 ? without<unknown>(texts, asked) : texts;
      return sizeOf(texts) - sizeOf(left) > MANY_AT_ONCE
        ? setTo([list, languageId], left)
        : ids.filter(id => Object.hasOwn(texts, id)).map(id => removeAt([list, languageId, id]));
    }),
  );
}

/** The options and all that stand below them. */
export function withDescendants(items: Readonly<Record<Id, Item>>, itemIds: readonly Id[]): Id[] {
  const asked = new Set(itemIds);
  // Below all of them is nothing else.
  if (asked.size === sizeOf(items)) return [...asked];
  const below = groupBy(Object.values(items), item => item.parentItemId);
  // The set grows while it is walked.
  for (const id of asked) for (const item of below.get(id) ?? []) asked.add(item.id);
  return [...asked];
}
