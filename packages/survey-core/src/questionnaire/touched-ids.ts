import { isRecord } from '../json.ts';
import { type Change, valueAt } from './change.ts';
import type { Questionnaire } from './questionnaire.ts';

/** The keys whose values are lists keyed by id. */
const COLLECTIONS = new Set([
  'groups',
  'questions',
  'items',
  'itemGroups',
  'rows',
  'rowGroups',
  'quotas',
  'cells',
  'retired',
  'logic',
  'calculations',
  'verifications',
  'agreements',
]);

/**
 * What changes write, as ids: the innermost thing on the path, and everything inside a thing that appears or disappears.
 * Two edits collide when they share one. A text of another language is its own thing, so that translating does not block editing.
 */
export function touchedIds(document: Questionnaire, changes: readonly Change[]): string[] {
  const touched = new Set<string>();
  for (const { path, value } of changes) {
    const at = innermostId(path);
    touched.add(at === undefined ? path.slice(0, path[0] === 'translations' ? 3 : 2).join('.') : path[at]!);
    if (at === path.length - 1) {
      collectIds(value, touched);
      collectIds(valueAt(document, path), touched);
    }
  }
  return [...touched];
}

function innermostId(path: readonly string[]): number | undefined {
  for (let at = path.length - 1; at > 0; at--) if (COLLECTIONS.has(path[at - 1]!)) return at;
  return undefined;
}

/** The ids of all parts in a value that stand whole under their own id. */
export function collectIds(value: unknown, into: Set<string>): void {
  if (!isRecord(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (isRecord(inner) && inner.id === key) into.add(key);
    collectIds(inner, into);
  }
}
