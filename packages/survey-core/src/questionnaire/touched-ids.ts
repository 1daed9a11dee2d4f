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

/** Words of a thing: they may change below whoever adds to the thing or refers to it, so each is a thing of its own. */
const WORDS = new Set(['title', 'rightTitle', 'remark', 'seqName']);

/**
 * What changes write, as ids: the innermost thing on the path, and everything inside a thing that appears or disappears.
 * Two edits collide when they share one. A thing's words are their own ("choice0001.title"), and so is a text of another language:
 * writing a title blocks neither adding options below it nor translating it.
 */
export function touchedIds(document: Questionnaire, changes: readonly Change[]): string[] {
  const touched = new Set<string>();
  for (const { path, value } of changes) {
    const at = innermostId(path);
    touched.add(at === undefined ? path.slice(0, path[0] === 'translations' ? 3 : 2).join('.') : nameIn(path, at));
    if (at === path.length - 1)
      for (const whole of [value, valueAt(document, path)]) {
        collectWords(path[at]!, whole, touched);
        collectIds(whole, touched);
      }
  }
  return [...touched];
}

/** The thing that a touched name is about: the id, also where it is the thing's words that were written. */
export function thingOf(touched: string): string {
  return touched.split('.', 1)[0]!;
}

/** The names of all words that a thing may have. */
export function wordsOf(id: string): string[] {
  return [...WORDS].map(field => `${id}.${field}`);
}

function nameIn(path: readonly string[], at: number): string {
  const field = path[at + 1];
  return field !== undefined && WORDS.has(field) ? `${path[at]}.${field}` : path[at]!;
}

function innermostId(path: readonly string[]): number | undefined {
  for (let at = path.length - 1; at > 0; at--) if (COLLECTIONS.has(path[at - 1]!)) return at;
  return undefined;
}

/** The ids of all parts in a value that stand whole under their own id, and the words of each. */
export function collectIds(value: unknown, into: Set<string>): void {
  if (!isRecord(value)) return;
  for (const key of Object.keys(value)) {
    const inner = value[key];
    // Nothing stands below a thing's words, and half of what a question is made of are words.
    if (WORDS.has(key) || !isRecord(inner)) continue;
    if (inner.id === key) {
      into.add(key);
      collectWords(key, inner, into);
    }
    collectIds(inner, into);
  }
}

function collectWords(id: string, thing: unknown, into: Set<string>): void {
  if (!isRecord(thing)) return;
  for (const field of WORDS) if (Object.hasOwn(thing, field)) into.add(`${id}.${field}`);
}
