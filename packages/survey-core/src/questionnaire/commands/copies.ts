import type { Placed, Question, Questionnaire } from '../../document/questionnaire.ts';
import type { Id } from '../../ids.ts';
import { emptyList } from '../../json.ts';
import { type Change, setTo } from '../change.ts';
import type { Mint } from '../command.ts';
import type { EditProblem } from '../edit-problem.ts';
import { checkPartCount, checkTextCount, countParts } from '../size-in-all.ts';
import { partWordsOf, wordsOf } from '../touched-ids.ts';
import { checkQuestionCount } from './new-question.ts';
import { partIds } from './removal.ts';
import { MANY_AT_ONCE, without } from './whole-lists.ts';

/** New ids by old ones. */
type IdMap = Readonly<Record<Id, Id>>;
/** The same while a copy is made: looked up for every part, and nothing is ever found that was not put in. */
export type NewIds = ReadonlyMap<Id, Id>;

/** New ids for these questions and all their parts, and for what else is copied with them. */
export function mintCopies(questions: readonly Question[], mint: Mint, more: readonly Id[] = []): Record<Id, Id> {
  const ids: Record<Id, Id> = {};
  for (const old of copiedIds(questions, more)) ids[old] = mint();
  return ids;
}

/** Of the given ids those of the copied questions and their parts: nothing else gets a text under a new name. */
export function idsFor(given: IdMap, questions: readonly Question[], more: readonly Id[] = []): NewIds {
  const ids = new Map<Id, Id>();
  for (const old of copiedIds(questions, more)) if (Object.hasOwn(given, old)) ids.set(old, given[old]!);
  return ids;
}

function copiedIds(questions: readonly Question[], more: readonly Id[]): Id[] {
  return [...more, ...questions.flatMap(question => [question.id, ...partIds(question)])];
}

/** A question under new ids. What has none was added after the copier looked: it is left out. */
export function copyOf(question: Question, ids: NewIds, place: Partial<Question>): Question {
  const { parentId: _parentId, ...rest } = question;
  return {
    ...rest,
    id: ids.get(question.id)!,
    items: copyParts(question.items, ids, ['itemGroupId', 'parentItemId']),
    itemGroups: copyParts(question.itemGroups, ids, []),
    rows: copyParts(question.rows, ids, ['rowGroupId']),
    rowGroups: copyParts(question.rowGroups, ids, []),
    ...place,
  };
}

function copyParts<T extends Placed>(
  parts: Readonly<Record<Id, T>>,
  ids: NewIds,
  references: readonly string[],
): Record<Id, T> {
  const copies = emptyList<T>();
  for (const old in parts) {
    const id = ids.get(old);
    if (id === undefined) continue;
    const copy: Record<string, unknown> = { ...(parts[old] as object), id };
    for (const reference of references) {
      const before = copy[reference] as Id | undefined;
      if (before === undefined) continue;
      const after = ids.get(before);
      if (after !== undefined) copy[reference] = after;
      else delete copy[reference];
    }
    copies[id] = copy as T;
  }
  return copies;
}

/** What is copied must be what the copier saw: the parts with their words, and their texts in other languages. */
export function copyReads(ids: IdMap, document: Questionnaire): Id[] {
  const languages = Object.keys(document.translations);
  const reads: Id[] = [];
  for (const id in ids) {
    reads.push(id);
    for (const words of isHead(document, id) ? wordsOf(id) : partWordsOf(id)) reads.push(words);
    for (const language of languages) reads.push(`translations.${language}.${id}`);
  }
  return reads;
}

/** A question or a group; everything else that is copied is a part of a question. */
function isHead({ questions, groups }: Questionnaire, id: Id): boolean {
  return Object.hasOwn(questions, id) || Object.hasOwn(groups, id);
}

/** Whether copies of these questions, under these ids, still fit into the questionnaire. */
export function checkCopyCount(
  document: Questionnaire,
  questions: readonly Question[],
  ids: NewIds,
): EditProblem | undefined {
  let texts = 0;
  for (const translated of Object.values(document.translations))
    for (const old of ids.keys()) if (Object.hasOwn(translated, old)) texts += 1;
  return (
    checkQuestionCount(Object.keys(document.questions).length + questions.length) ??
    checkPartCount(document, countParts(questions)) ??
    checkTextCount(document, texts)
  );
}

/** What was translated stays translated. */
export function copyTexts(document: Questionnaire, ids: NewIds): Change[] {
  return Object.entries(document.translations).flatMap(([languageId, texts]) => {
    const copied = [...ids].filter(([old]) => Object.hasOwn(texts, old));
    if (copied.length <= MANY_AT_ONCE)
      return copied.map(([old, id]) => setTo(['translations', languageId, id], texts[old]));
    const all = without(texts, new Set());
    for (const [old, id] of copied) all[id] = texts[old]!;
    return setTo(['translations', languageId], all);
  });
}
