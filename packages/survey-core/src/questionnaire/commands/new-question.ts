import * as z from 'zod/mini';
import type { Question, Questionnaire } from '../../document/questionnaire.ts';
import type { Id } from '../../ids.ts';
import { byId, own } from '../../json.ts';
import { limits } from '../../limits.ts';
import { type DesignRegistry, findType, slugOfType } from '../../question-type/registry.ts';
import { type Change, setTo } from '../change.ts';
import { type EditContext, firstProblem, type Mint } from '../command.ts';
import type { EditProblem } from '../edit-problem.ts';
import {
  id,
  looseItem,
  looseRow,
  looseType,
  MOST_PARTS,
  newItem,
  newRow,
  order,
  richText,
  settings,
  typeSlug,
  upTo,
} from '../inputs.ts';
import { SeqNames } from '../seq-names.ts';
import { checkPartCount, countParts } from '../size-in-all.ts';
import { LastPlaces, placeAll } from './completion.ts';
import { checkFreshIds, missingIn } from './find.ts';
import { checkItemParts, checkRowParts, itemFrom, rowFrom } from './new-parts.ts';
import { checkAnswerCount, checkRanges, checkSettings, questionSettingNames } from './settings-parts.ts';
import { checkText } from './texts.ts';

/** A question as an edit brings it, with its first options and rows. */
export const newQuestion = z.object({
  questionId: id,
  groupId: id,
  order,
  /** The question it belongs to, for a child question. */
  parentId: z.optional(id),
  type: typeSlug,
  seqName: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
  title: richText,
  remark: z.optional(richText),
  settings: z._default(settings, {}),
  items: z._default(upTo(MOST_PARTS, newItem), []),
  rows: z._default(upTo(MOST_PARTS, newRow), []),
});
export const looseQuestion = z.extend(z.partial(newQuestion, { questionId: true, order: true, seqName: true }), {
  type: looseType,
  items: z._default(upTo(MOST_PARTS, looseItem), []),
  rows: z._default(upTo(MOST_PARTS, looseRow), []),
});
export type NewQuestion = z.output<typeof newQuestion>;

/** Ids, places and names for questions that come one after another, where the caller gave none; their types by slug. */
export function completeQuestions(
  document: Pick<Questionnaire, 'questions'>,
  questions: readonly z.output<typeof looseQuestion>[],
  mint: Mint,
  types: DesignRegistry,
) {
  const names = new SeqNames(document);
  const places = new LastPlaces(document);
  return questions.map(question => {
    const type = slugOfType(types, question.type);
    const seqName = question.seqName ?? names.next(type, types);
    names.add(seqName);
    return {
      ...question,
      type,
      questionId: question.questionId ?? mint(),
      order: places.place(question.groupId, question.order),
      seqName,
      items: placeAll(question.items, 'itemId', {}, mint),
      rows: placeAll(question.rows, 'rowId', {}, mint),
    };
  });
}

/**
 * What is wrong with questions that shall be added one after another, in the place of some that go. Their parents may be among the
 * earlier ones.
 */
export function checkQuestions(
  document: Questionnaire,
  questions: readonly NewQuestion[],
  context: EditContext,
  going: readonly Question[] = [],
): EditProblem | undefined {
  const added = questions.reduce((sum, { items, rows }) => sum + items.length + rows.length, 0);
  const problem =
    checkQuestionCount(Object.keys(document.questions).length - going.length + questions.length) ??
    checkPartCount(document, added - countParts(going));
  if (problem) return problem;
  const ids = questions.flatMap(({ questionId, items, rows }) => [
    questionId,
    ...items.map(item => item.itemId),
    ...rows.map(row => row.rowId),
  ]);
  const earlier = new Map<Id, Pick<Question, 'parentId'>>();
  return (
    // Everything counts for fresh ids, also what goes: an id means one thing for ever.
    checkFreshIds(document, ids) ??
    firstProblem(questions, question => {
      const { parentId } = question;
      const parent = parentId === undefined ? undefined : (earlier.get(parentId) ?? own(document.questions, parentId));
      if (parentId !== undefined && (!parent || parent.parentId !== undefined))
        return { problem: 'question-not-found', id: parentId };
      earlier.set(question.questionId, parentId === undefined ? {} : { parentId });
      return checkQuestion(document, question, context);
    })
  );
}

function checkQuestion(document: Questionnaire, question: NewQuestion, context: EditContext): EditProblem | undefined {
  const { questionId, items, rows, ...input } = question;
  const type = findType(context.types, input.type);
  if (!type) return { problem: 'type-unknown', detail: { type: input.type } };
  const bare = bareQuestion(question);
  return (
    missingIn(document.groups, [input.groupId], 'group-not-found') ??
    // A page break says nothing, and a new question may still be without words.
    checkText(input.title, questionId, { isRequired: false }) ??
    checkText(input.remark, questionId, { isRequired: false }) ??
    checkSettings(input.settings, questionSettingNames(type)) ??
    checkRanges(input.settings, questionId) ??
    checkAnswerCount(bare, input.settings, items.length) ??
    (items.length > 0 ? checkItemParts(bare, items, context) : undefined) ??
    (rows.length > 0 ? checkRowParts(bare, rows, context) : undefined)
  );
}

export function checkQuestionCount(count: number): EditProblem | undefined {
  return count > limits.questions ? { problem: 'too-many-questions', detail: { max: limits.questions } } : undefined;
}

/** What adds them to the document. */
export function questionChanges(questions: readonly NewQuestion[]): Change[] {
  return questions.map(question => setTo(['questions', question.questionId], questionFrom(question)));
}

function questionFrom(input: NewQuestion): Question {
  return {
    ...bareQuestion(input),
    items: byId(input.items.map(itemFrom)),
    rows: byId(input.rows.map(rowFrom)),
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
