import type { Id } from '../../ids.ts';
import { type Change, setTo } from '../change.ts';
import type { Mint } from '../command.ts';
import type { Placed, Question, Questionnaire } from '../questionnaire.ts';
import { wordsOf } from '../touched-ids.ts';
import { partIds } from './removal.ts';

/** New ids by old ones. */
export type IdMap = Readonly<Record<Id, Id>>;

export function mintCopies(questions: readonly Question[], mint: Mint): Record<Id, Id> {
  const ids = questions.flatMap(question => [question.id, ...partIds(question)]);
  return Object.fromEntries(ids.map(old => [old, mint()]));
}

/** Of the given ids those of the copied questions and their parts: nothing else gets a text under a new name. */
export function idsFor(given: IdMap, questions: readonly Question[], more: readonly Id[] = []): Record<Id, Id> {
  const copied = new Set([...more, ...questions.flatMap(question => [question.id, ...partIds(question)])]);
  return Object.fromEntries(Object.entries(given).filter(([old]) => copied.has(old)));
}

/** A question under new ids. What has none was added after the copier looked: it is left out. */
export function copyOf(question: Question, ids: IdMap, place: Partial<Question>): Question {
  const { parentId: _parentId, ...rest } = question;
  return {
    ...rest,
    id: ids[question.id]!,
    items: copyParts(question.items, ids, ['itemGroupId', 'parentItemId']),
    itemGroups: copyParts(question.itemGroups, ids, []),
    rows: copyParts(question.rows, ids, ['rowGroupId']),
    rowGroups: copyParts(question.rowGroups, ids, []),
    ...place,
  };
}

function copyParts<T extends Placed>(
  parts: Readonly<Record<Id, T>>,
  ids: IdMap,
  references: readonly string[],
): Record<Id, T> {
  const copies: Record<Id, T> = {};
  for (const part of Object.values(parts)) {
    const id = Object.hasOwn(ids, part.id) ? ids[part.id] : undefined;
    if (id === undefined) continue;
    const copy: Record<string, unknown> = { ...(part as object), id };
    for (const reference of references) {
      const old = copy[reference] as Id | undefined;
      if (old === undefined) continue;
      if (Object.hasOwn(ids, old)) copy[reference] = ids[old];
      else delete copy[reference];
    }
    copies[id] = copy as T;
  }
  return copies;
}

/** What is copied must be what the copier saw: the parts with their words, and their texts in other languages. */
export function copyReads(ids: IdMap, document: Questionnaire): Id[] {
  const languages = Object.keys(document.translations);
  return Object.keys(ids).flatMap(id => [
    id,
    ...wordsOf(id),
    ...languages.map(language => `translations.${language}.${id}`),
  ]);
}

/** What was translated stays translated. */
export function copyTexts(document: Questionnaire, ids: IdMap): Change[] {
  return Object.entries(document.translations).flatMap(([languageId, texts]) =>
    Object.entries(ids)
      .filter(([old]) => Object.hasOwn(texts, old))
      .map(([old, id]) => setTo(['translations', languageId, id], texts[old])),
  );
}
