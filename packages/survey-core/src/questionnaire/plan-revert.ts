import { isSameJson } from '../answering/same-json.ts';
import type { Id } from '../ids.ts';
import { isRecord, type Json } from '../json.ts';
import { type Edit, editOf } from './apply-command.ts';
import { applyChanges, type Change, valueAt } from './change.ts';
import type { Questionnaire } from './questionnaire.ts';
import { collectIds, touchedIds } from './touched-ids.ts';

interface MadeEdit {
  readonly changes: readonly Change[];
  readonly inverse: readonly Change[];
}

/**
 * Taking an edit back: the edit that does it, and what stands in its way. What the edit wrote must still stand as it left it, whoever
 * did and undid what in between; so a person's own second undo is none of its obstacles. And what it would need must still be there.
 */
export function planRevert(
  document: Questionnaire,
  { changes, inverse }: MadeEdit,
  touchedSince: ReadonlySet<Id>,
): { readonly edit: Edit; readonly disturbed: readonly Id[] } {
  // Making it once more changes nothing where its outcome still stands.
  const again = applyChanges(document, changes);
  const overwritten = changes.filter(
    ({ path }) => !isSameJson(valueAt(again, path) as Json, valueAt(document, path) as Json),
  );
  const edit = editOf(document, inverse);
  return { edit, disturbed: [...touchedIds(document, overwritten), ...findGone(edit, touchedSince)] };
}

/** What the changes stand in or speak of, and somebody has since removed. */
function findGone({ document, changes }: Edit, touchedSince: ReadonlySet<Id>): Id[] {
  const needed = new Set<string>();
  for (const { path, value } of changes) {
    for (const key of path.slice(0, -1)) needed.add(key);
    collectWords(value, needed);
  }
  const candidates = [...touchedSince].filter(id => needed.has(id));
  if (candidates.length === 0) return [];
  const there = new Set<string>();
  // Half a question that a change made on its way has no id, and is not there.
  collectIds(document, there);
  return candidates.filter(id => !there.has(id));
}

function collectWords(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value);
  else if (Array.isArray(value)) for (const inner of value) collectWords(inner, into);
  else if (isRecord(value))
    for (const [key, inner] of Object.entries(value)) {
      into.add(key);
      collectWords(inner, into);
    }
}
