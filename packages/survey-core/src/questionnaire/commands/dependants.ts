import type { Id } from '../../ids.ts';
import { isRecord } from '../../json.ts';
import { usesAxis } from '../../quota/match-cells.ts';
import { type Change, removeAt } from '../change.ts';
import type { EditProblem, Loss } from '../edit-problem.ts';
import type { Questionnaire } from '../questionnaire.ts';

const PLACES = { rule: 'logic', calculation: 'calculations', verification: 'verifications' } as const;
type LogicKind = keyof typeof PLACES;

/** Written by people, so a value that happens to look like an id is not a reference. */
const WRITTEN: readonly string[] = ['id', 'order', 'name', 'value', 'values', 'message'];
const IN_EXPRESSION = /[#$@:.]([0-9A-Za-z]{6,32})/g;

/** The rules, calculations and verifications that would refer to nothing without these ids, each with what hangs on it in turn. */
export function dependantsOf(document: Questionnaire, ids: Iterable<Id>): Loss[] {
  const gone = new Set(ids);
  const lost = new Map<Id, Loss>();
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const kind of Object.keys(PLACES) as LogicKind[]) {
      for (const [id, part] of Object.entries(document[PLACES[kind]])) {
        if (lost.has(id) || !mentions(part, gone)) continue;
        lost.set(id, { kind, id });
        gone.add(id);
        isGrowing = true;
      }
    }
  }
  return [...lost.values()];
}

/** The changes that clear the logic on these ids, when the person agreed; else the problem that lists it. */
export function clearLogicOf(
  document: Questionnaire,
  ids: readonly Id[],
  mayClear: boolean | undefined,
): readonly Change[] | EditProblem {
  const losses = dependantsOf(document, ids);
  if (losses.length > 0 && !mayClear) return { problem: 'involved-in-logic', id: ids[0]!, losses };
  const counted = losses.find(loss => loss.kind === 'calculation' && quotasUsing(document, loss.id).length > 0);
  if (counted) return { problem: 'used-by-quota', id: counted.id };
  return losses.map(removeLoss);
}

export function removeLoss(loss: Loss): Change {
  return removeAt([PLACES[loss.kind as LogicKind], loss.id]);
}

export function mentions(value: unknown, ids: ReadonlySet<Id>, key = ''): boolean {
  if (WRITTEN.includes(key) && !isRecord(value)) return false;
  if (typeof value === 'string')
    return key === 'expression' ? [...value.matchAll(IN_EXPRESSION)].some(([, id]) => ids.has(id!)) : ids.has(value);
  if (Array.isArray(value)) return value.some(inner => mentions(inner, ids));
  return isRecord(value) && Object.entries(value).some(([inner, part]) => mentions(part, ids, inner));
}

/** The ids that an expression names. */
export function idsInExpression(expression: string): Id[] {
  return [...expression.matchAll(IN_EXPRESSION)].map(([, id]) => id!);
}

/** The quotas that count by this question (or calculation), or by this option of it. */
export function quotasUsing(document: Questionnaire, axisId: Id, itemId?: Id): Id[] {
  return Object.values(document.quotas)
    .filter(quota => Object.values(quota.cells).some(({ match }) => usesAxis(match, axisId, itemId)))
    .map(quota => quota.id);
}
