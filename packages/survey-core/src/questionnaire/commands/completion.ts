import type { Placed, Questionnaire } from '../../document/questionnaire.ts';
import type { Id } from '../../ids.ts';
import { highestOrder, orderAfter, orderBetween, ordersBetween } from '../../order.ts';
import type { Mint } from '../command.ts';
import { findQuestion } from './find.ts';

/** Ids and places for new members of a list, where the caller gave none: at the end, in the order in which they came. */
export function placeAll<T extends { readonly order?: string | undefined }, Key extends string>(
  parts: readonly T[],
  idKey: Key,
  siblings: Readonly<Record<Id, Placed>>,
  mint: Mint,
): (T & { order: string } & Record<Key, string>)[] {
  const orders = ordersBetween(highestOrder(siblings), null, parts.length);
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

/** The last place in each group of questions, behind which more are put one after another. */
export class LastPlaces {
  readonly #last = new Map<Id, string>();

  constructor({ questions }: Pick<Questionnaire, 'questions'>) {
    for (const { groupId, order } of Object.values(questions)) this.#grow(groupId, order);
  }

  /** The place that was given, or the next one at the end. */
  place(groupId: Id, given: string | undefined): string {
    const order = given ?? orderBetween(this.#last.get(groupId) ?? null, null);
    this.#grow(groupId, order);
    return order;
  }

  #grow(groupId: Id, order: string): void {
    const last = this.#last.get(groupId);
    if (last === undefined || order > last) this.#last.set(groupId, order);
  }
}

export function itemsOf(document: Questionnaire, questionId: Id) {
  return findQuestion(document, questionId)?.items ?? {};
}

export function questionsIn(document: Questionnaire, groupId: Id) {
  return Object.fromEntries(Object.entries(document.questions).filter(([, question]) => question.groupId === groupId));
}
