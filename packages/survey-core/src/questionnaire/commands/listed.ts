import * as z from 'zod/mini';
import type { Question, Questionnaire } from '../../document/questionnaire.ts';
import type { Id } from '../../ids.ts';
import { highestOrder, inOrder, ordersBetween } from '../../order.ts';
import type { Mint } from '../command.ts';
import type { EditProblem } from '../edit-problem.ts';
import type { ImportProblem } from '../import/import-problem.ts';
import type { LayeredOption } from '../import/parse-layers.ts';
import { clearLogic, id, type NewItem, places } from '../inputs.ts';
import { itemsOf } from './completion.ts';

/** The input of a pasted list: its text, and an id and a place for everything that it makes, in its order. */
export const listed = z.object({ questionId: id, text: z.string().check(z.maxLength(4_000_000)), places, clearLogic });
export const looseListed = z.partial(listed, { places: true });

type Parsed = { readonly options: readonly LayeredOption[] } | ImportProblem;
type Places = z.output<typeof places>;

/** Ids and places at the end of the question's options, as many as the list needs. */
export function completeListed<T extends { questionId: Id; text: string; places?: Places | undefined }>(
  document: Questionnaire,
  given: T,
  mint: Mint,
  parse: (text: string) => Parsed,
): T & { places: Places } {
  if (given.places) return given as T & { places: Places };
  const parsed = parse(given.text);
  const count = 'problem' in parsed ? 0 : parsed.options.length;
  const orders = ordersBetween(highestOrder(itemsOf(document, given.questionId)), null, count);
  return { ...given, places: orders.map(order => ({ id: mint(), order })) };
}

/** The options of a list, or why it cannot be taken. */
export function listedItems(
  parsed: Parsed,
  places: Places,
  more: Partial<NewItem> = {},
): { readonly items: readonly NewItem[] } | EditProblem {
  if ('problem' in parsed) return importProblem(parsed);
  if (places.length < parsed.options.length) return { problem: 'input-invalid', detail: { field: 'places' } };
  return {
    items: parsed.options.map(({ text, parent }, index) => ({
      itemId: places[index]!.id,
      order: places[index]!.order,
      title: { text },
      ...(parent !== undefined && { parentItemId: places[parent]!.id }),
      ...more,
    })),
  };
}

export function importProblem({ problem, line, max }: ImportProblem): EditProblem {
  return { problem, detail: { line, ...(max !== undefined && { max }) } };
}

/** The place of a question's option by its words. */
export function itemsByText(question: Question): Map<string, Id> {
  return new Map(inOrder(question.items).map(item => [item.title.text.trim(), item.id]));
}
