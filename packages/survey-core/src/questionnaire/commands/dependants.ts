import type { Questionnaire } from '../../document/questionnaire.ts';
import type { Id } from '../../ids.ts';
import { isRecord } from '../../json.ts';
import { combinationsOf, optionsOf, usesAxis } from '../../quota/match-cells.ts';
import { type Change, removeAt } from '../change.ts';
import type { EditProblem, Loss } from '../edit-problem.ts';

const PLACES = { rule: 'logic', calculation: 'calculations', verification: 'verifications' } as const;
type LogicKind = keyof typeof PLACES;

/** Written by people, so a value that happens to look like an id is not a reference. */
const WRITTEN: readonly string[] = ['id', 'order', 'name', 'value', 'values', 'message'];
const IN_EXPRESSION = /[#$@:.]([0-9A-Za-z]{6,32})/g;

/** The rules, calculations and verifications that would refer to nothing without these ids, each with what hangs on it in turn. */
export function dependantsOf(document: Questionnaire, ids: Iterable<Id>): Loss[] {
  const asked = new Set(ids);
  const parts = (Object.keys(PLACES) as LogicKind[]).flatMap(kind =>
    Object.entries(document[PLACES[kind]]).map(([id, part]) => ({ loss: { kind, id } satisfies Loss, part })),
  );
  const partIds = new Set<Id>(parts.map(({ loss }) => loss.id));
  const mayGo = { has: (id: Id) => asked.has(id) || partIds.has(id) };
  // By what they name: a chain of calculations is followed link by link, not by reading all of them again for each.
  const readersOf = new Map<Id, Id[]>();
  for (const { loss, part } of parts)
    for (const named of mentionedIds(part, mayGo)) {
      const readers = readersOf.get(named);
      if (readers) readers.push(loss.id);
      else readersOf.set(named, [loss.id]);
    }
  // The set grows while it is walked.
  const lost = new Set<Id>();
  for (const [named, readers] of readersOf) if (asked.has(named)) for (const reader of readers) lost.add(reader);
  for (const id of lost) for (const reader of readersOf.get(id) ?? []) lost.add(reader);
  return parts.map(({ loss }) => loss).filter(({ id }) => lost.has(id));
}

/** The changes that clear the logic on these ids, when the person agreed; else the problem that lists it. */
export function clearLogicOf(
  document: Questionnaire,
  ids: readonly Id[],
  mayClear: boolean | undefined,
): readonly Change[] | EditProblem {
  const losses = dependantsOf(document, ids);
  if (losses.length > 0 && !mayClear) return { problem: 'involved-in-logic', id: ids[0]!, losses };
  const axes = countedAxes(document);
  const counted = losses.find(loss => loss.kind === 'calculation' && axes.has(loss.id));
  if (counted) return { problem: 'used-by-quota', id: counted.id };
  return losses.map(removeLoss);
}

export function removeLoss(loss: Loss): Change {
  return removeAt([PLACES[loss.kind as LogicKind], loss.id]);
}

export function mentions(value: unknown, ids: ReadonlySet<Id>): boolean {
  return mentionedIds(value, ids).size > 0;
}

/** Which of the ids a rule, calculation or verification names. */
function mentionedIds(
  value: unknown,
  ids: Pick<ReadonlySet<Id>, 'has'>,
  key = '',
  found: Set<Id> = new Set(),
): ReadonlySet<Id> {
  if (WRITTEN.includes(key) && !isRecord(value)) return found;
  if (typeof value === 'string') {
    const named = key === 'expression' ? idsInExpression(value) : [value];
    for (const id of named) if (ids.has(id)) found.add(id);
  } else if (Array.isArray(value)) for (const inner of value) mentionedIds(inner, ids, '', found);
  else if (isRecord(value)) for (const inner of Object.keys(value)) mentionedIds(value[inner], ids, inner, found);
  return found;
}

/** The ids that an expression names. */
export function idsInExpression(expression: string): Id[] {
  return [...expression.matchAll(IN_EXPRESSION)].map(([, id]) => id!);
}

/** The quotas that count by this question (or calculation), or by one of these options of it. */
export function quotasUsing(document: Questionnaire, axisId: Id, itemIds?: ReadonlySet<Id>): Id[] {
  return Object.values(document.quotas)
    .filter(quota => Object.values(quota.cells).some(({ match }) => usesAxis(match, axisId, itemIds)))
    .map(quota => quota.id);
}

/** What quotas count by: the questions and calculations, each with its options. */
export function countedAxes({ quotas }: Questionnaire): ReadonlyMap<Id, ReadonlySet<Id>> {
  const counted = new Map<Id, Set<Id>>();
  for (const { cells } of Object.values(quotas))
    for (const { match } of Object.values(cells))
      for (const combination of combinationsOf(match))
        for (const [axisId, axis] of Object.entries(combination)) {
          const options = counted.get(axisId) ?? new Set();
          counted.set(axisId, options);
          for (const itemId of optionsOf(axis)) options.add(itemId);
        }
  return counted;
}
