import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { type DesignRegistry, findType } from '../../question-type/registry.ts';
import type { EditContext, Mint } from '../command.ts';
import type { EditProblem } from '../edit-problem.ts';
import type { Question, Questionnaire } from '../questionnaire.ts';
import { seqNameFor } from '../seq-names.ts';
import { placeAll, placeOne, questionsIn } from './completion.ts';
import { checkFreshIds, missingIn, own } from './find.ts';
import { id, looseItem, looseRow, newItem, newRow, order, richText, settings } from './inputs.ts';
import { checkItems, checkRows, itemFrom, rowFrom } from './new-parts.ts';
import { checkAnswerCount, checkRanges, checkSettings, questionSettingNames } from './settings-parts.ts';
import { checkText } from './texts.ts';

/** A question as an edit brings it, with its first options and rows. */
export const newQuestion = z.object({
  questionId: id,
  groupId: id,
  order,
  /** The question it belongs to, for a child question. */
  parentId: z.optional(id),
  type: z.string().check(z.maxLength(40)),
  seqName: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
  title: richText,
  remark: z.optional(richText),
  settings: z._default(settings, {}),
  items: z._default(z.array(newItem).check(z.maxLength(4000)), []),
  rows: z._default(z.array(newRow).check(z.maxLength(4000)), []),
});
export const looseQuestion = z.extend(z.partial(newQuestion, { questionId: true, order: true, seqName: true }), {
  items: z._default(z.array(looseItem).check(z.maxLength(4000)), []),
  rows: z._default(z.array(looseRow).check(z.maxLength(4000)), []),
});
export type NewQuestion = z.output<typeof newQuestion>;

export function completeQuestion(
  document: Questionnaire,
  question: z.output<typeof looseQuestion>,
  mint: Mint,
  types: DesignRegistry,
) {
  return {
    ...placeOne(question, 'questionId', questionsIn(document, question.groupId), mint),
    seqName: question.seqName ?? seqNameFor(document, question.type, types),
    items: placeAll(question.items, 'itemId', {}, mint),
    rows: placeAll(question.rows, 'rowId', {}, mint),
  };
}

/** What is wrong with a question that shall be added; how many there are is asked by `checkQuestionCount`. */
export function checkQuestion(
  document: Questionnaire,
  { questionId, items, rows, ...input }: NewQuestion,
  context: EditContext,
): EditProblem | undefined {
  const type = findType(context.types, input.type);
  if (!type) return { problem: 'type-unknown', detail: { type: input.type } };
  const bare = bareQuestion({ questionId, items, rows, ...input });
  const parent = input.parentId === undefined ? undefined : own(document.questions, input.parentId);
  if (input.parentId !== undefined && (!parent || parent.parentId !== undefined))
    return { problem: 'question-not-found', id: input.parentId };
  return (
    missingIn(document.groups, [input.groupId], 'group-not-found') ??
    checkFreshIds(document, [questionId, ...items.map(item => item.itemId), ...rows.map(row => row.rowId)]) ??
    // A page break says nothing, and a new question may still be without words.
    checkText(input.title, questionId, { isRequired: false }) ??
    checkText(input.remark, questionId, { isRequired: false }) ??
    checkSettings(input.settings, questionSettingNames(type)) ??
    checkRanges(input.settings, questionId) ??
    checkAnswerCount(bare, input.settings, items.length) ??
    (items.length > 0 ? checkItems(document, bare, items, context) : undefined) ??
    (rows.length > 0 ? checkRows(document, bare, rows, context) : undefined)
  );
}

export function checkQuestionCount(count: number): EditProblem | undefined {
  return count > limits.questions ? { problem: 'too-many-questions', detail: { max: limits.questions } } : undefined;
}

export function questionFrom(input: NewQuestion): Question {
  return {
    ...bareQuestion(input),
    items: Object.fromEntries(input.items.map(item => [item.itemId, itemFrom(item)])),
    rows: Object.fromEntries(input.rows.map(row => [row.rowId, rowFrom(row)])),
  };
}

function bareQuestion({ questionId, groupId, order, parentId, type, seqName, title, remark, settings }: NewQuestion) {
  return {
    id: questionId,
    groupId,
    order,
    ...(parentId && { parentId }),
    type,
    seqName,
    title,
    ...(remark && { remark }),
    settings,
    items: {},
    itemGroups: {},
    rows: {},
    rowGroups: {},
  } satisfies Question;
}
