import type { Id } from '../../ids.ts';
import { inOrder, orderAfter, ordersBetween } from '../../order.ts';
import type { Mint } from '../command.ts';
import type { Placed, Questionnaire } from '../questionnaire.ts';
import { findQuestion } from './find.ts';

/** Ids and places for new members of a list, where the caller gave none: at the end, in the order in which they came. */
export function placeAll<T extends { readonly order?: string | undefined }, Key extends string>(
  parts: readonly T[],
  idKey: Key,
  siblings: Readonly<Record<Id, Placed>>,
  mint: Mint,
): (T & { order: string } & Record<Key, string>)[] {
  const orders = ordersBetween(inOrder(siblings).at(-1)?.order ?? null, null, parts.length);
  return parts.map((part, index) => ({
    ...part,
    [idKey]: (part as Readonly<Record<string, unknown>>)[idKey] ?? mint(),
    order: part.order ?? orders[index]!,
  })) as (T & { order: string } & Record<Key, string>)[];
}

export function placeOne<T extends { readonly order?: string | undefined }, Key extends string>(
  part: T,
  idKey: Key,
  siblings: Readonly<Record<Id, Placed>>,
  mint: Mint,
): T & { order: string } & Record<Key, string> {
  return placeAll([part], idKey, siblings, mint)[0]!;
}

export function lastOrder(siblings: readonly Placed[]): string {
  return orderAfter(siblings, undefined);
}

export function itemsOf(document: Questionnaire, questionId: Id) {
  return findQuestion(document, questionId)?.items ?? {};
}

export function questionsIn(document: Questionnaire, groupId: Id) {
  return Object.fromEntries(Object.entries(document.questions).filter(([, question]) => question.groupId === groupId));
}
