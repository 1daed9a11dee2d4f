import type { Item, Question, Questionnaire } from '../../document/questionnaire.ts';
import type { Id } from '../../ids.ts';
import { type Json, own } from '../../json.ts';
import { inOrder, ordersBetween } from '../../order.ts';
import type { BroughtIn, ColumnShape } from '../../question-type/brought-in.ts';
import type { TypeRegistry } from '../../question-type/registry.ts';
import { plainText } from '../../rich-text.ts';
import { readSetting, writeSettings } from '../../settings/settings.ts';
import {
  type BroughtCell,
  type BroughtOption,
  type BroughtQuestion,
  shapeOfQuestion,
  typeForColumn,
} from './brought-question.ts';

export interface LaidColumn {
  readonly questionId: Id;
  /** What its options have become, in their order. */
  readonly itemIds: readonly Id[];
  /** What a record answers; undefined where it says nothing. */
  answerOf(cell: BroughtCell): Json | undefined;
}

export interface LaidData {
  readonly document: Questionnaire;
  /** In the order of the questions. */
  readonly columns: readonly LaidColumn[];
}

/** As many as stand in a file of data; ids stay short, because every record repeats them. */
const DIGITS = 5;

/** Puts questions that were asked elsewhere into a document: new ones at its end, those that it has with the options that they lack. */
export function layBroughtIn(
  document: Questionnaire,
  brought: readonly BroughtQuestion[],
  types: TypeRegistry,
): LaidData {
  const groupId = inOrder(document.groups)[0]!.id;
  const last = inOrder(document.questions).at(-1)?.order ?? null;
  const orders = ordersBetween(last, null, brought.length);
  let number = Object.keys(document.questions).length;
  const questions: Record<Id, Question> = { ...document.questions };
  const columns = brought.map((one, place): LaidColumn => {
    const known = one.questionId === undefined ? undefined : own(questions, one.questionId);
    const question = known ?? newQuestion(one, { groupId, order: orders[place]!, number: ++number }, types);
    const items = withOptions(question, one.options);
    const title = one.isTitled ? plainText(one.title) : question.title;
    questions[question.id] = { ...question, title, items: { ...question.items, ...items.written } };
    return { questionId: question.id, itemIds: items.ids, answerOf: answersBy(question, items.ids, types) };
  });
  return { document: { ...document, questions }, columns };
}

function newQuestion(
  { name, title, shape, options, questionId }: BroughtQuestion,
  { groupId, order, number }: { readonly groupId: Id; readonly order: string; readonly number: number },
  types: TypeRegistry,
): Question {
  const type = typeForColumn(shape, options.length, types);
  if (type === undefined) throw new Error(`No type holds ${shape} of ${options.length} options`);
  return {
    id: questionId ?? `v${String(number).padStart(DIGITS, '0')}`,
    type,
    groupId,
    order,
    seqName: name,
    title: plainText(title),
    settings: writeSettings(types[type]!.broughtIn?.[shape]?.settings ?? {}),
    items: {},
    itemGroups: {},
    rows: {},
    rowGroups: {},
  };
}

/** Options are the same where their id is, or where they are called the same. A code that another has already is given anew. */
function withOptions(question: Question, options: readonly BroughtOption[]) {
  const known = inOrder(question.items);
  const byTitle = new Map(known.map(({ title, id }) => [title.text.trim(), id]));
  const taken = new Set(known.map(({ settings }) => readSetting(settings, 'optionNumber')));
  const orders = ordersBetween(known.at(-1)?.order ?? null, null, options.length);
  const written: Record<Id, Item> = {};
  let added = 0;
  const wanted = new Set(options.map(({ code }) => code));
  let next = 0;
  const freeCode = () => {
    do next++;
    while (taken.has(next) || wanted.has(next));
    return next;
  };
  const ids = options.map(({ title, code, id: given }, place) => {
    const named = given === undefined ? undefined : own(question.items, given);
    if (named) {
      if (named.title.text !== title) written[named.id] = { ...named, title: plainText(title) };
      return named.id;
    }
    const found = given === undefined ? byTitle.get(title.trim()) : undefined;
    if (found !== undefined) return found;
    const id = given ?? `${question.id}o${known.length + ++added}`;
    const optionNumber = code !== undefined && !taken.has(code) ? code : freeCode();
    taken.add(optionNumber);
    byTitle.set(title.trim(), id);
    written[id] = { id, order: orders[place]!, title: plainText(title), settings: writeSettings({ optionNumber }) };
    return id;
  });
  return { written, ids };
}

type Way = { answer(value: unknown): Json };

function answersBy(question: Question, ids: readonly Id[], types: TypeRegistry): LaidColumn['answerOf'] {
  const shape = shapeOfQuestion(question, types);
  const way = shape && ((types[question.type]!.broughtIn as BroughtIn<Json>)[shape] as Way | undefined);
  if (!shape || !way) throw new Error(`A question of type ${question.type} holds no column`);
  return cell => (cell === null ? undefined : way.answer(broughtValue[shape](cell, ids)));
}

const broughtValue: Readonly<Record<ColumnShape, (cell: NonNullable<BroughtCell>, ids: readonly Id[]) => unknown>> = {
  one: (cell, ids) => ids[cell as number],
  level: (cell, ids) => ids[cell as number],
  several: (cell, ids) => [...new Set((cell as readonly number[]).map(place => ids[place]!))],
  number: cell => cell,
  text: cell => cell,
  day: cell => cell,
};
