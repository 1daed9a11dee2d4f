import { isSameJson } from '../answering/same-json.ts';
import type { Questionnaire } from '../document/questionnaire.ts';
import type { Id } from '../ids.ts';
import { isRecord, type Json } from '../json.ts';
import { type Edit, editInSteps } from './apply-command.ts';
import { applyChanges, type Change, valueAt } from './change.ts';
import type { Steps } from './steps.ts';
import { collectIds, touchedIds } from './touched-ids.ts';

interface MadeEdit {
  readonly changes: readonly Change[];
  readonly inverse: readonly Change[];
}

/**
 * Taking an edit back: the edit that does it, and what stands in its way. What the edit wrote must still stand as it left it, whoever
 * did and undid what in between; so a person's own second undo is none of its obstacles. And what it would need must still be there.
 */
export function* planRevert(
  document: Questionnaire,
  { changes, inverse }: MadeEdit,
  touchedSince: ReadonlySet<Id>,
): Steps<{ readonly edit: Edit; readonly disturbed: readonly Id[] }> {
  // Making it once more changes nothing where its outcome still stands.
  const again = applyChanges(document, changes);
  const overwritten = changes.filter(
    ({ path }) => !isSameJson(valueAt(again, path) as Json, valueAt(document, path) as Json),
  );
  yield;
  const edit = yield* editInSteps(document, inverse);
  yield;
  return { edit, disturbed: [...touchedIds(document, overwritten), ...findGone(edit, touchedSince)] };
}

/** What the changes stand in or speak of, and somebody has since removed. */
function findGone({ document, changes }: Edit, touchedSince: ReadonlySet<Id>): Id[] {
  if (touchedSince.size === 0) return [];
  const needed = new Set<string>();
  const need = (word: string) => {
    if (touchedSince.has(word)) needed.add(word);
  };
  for (const { path, value } of changes) {
    for (const key of path.slice(0, -1)) need(key);
    eachWord(value, need);
  }
  if (needed.size === 0) return [];
  // Half a question that a change made on its way has no id, and is not there.
  const there = collectIds(document);
  return [...touchedSince].filter(id => needed.has(id) && !there.has(id));
}

function eachWord(value: unknown, meet: (word: string) => void): void {
  if (typeof value === 'string') meet(value);
  else if (Array.isArray(value)) for (const inner of value) eachWord(inner, meet);
  else if (isRecord(value))
    for (const key in value) {
      meet(key);
      eachWord(value[key], meet);
    }
}
