import { isRecord, type Json } from '../json.ts';
import type { Questionnaire } from './questionnaire.ts';

/** The atom of editing: the value at a path of the document becomes another. No value: what stood there is removed. */
export interface Change {
  readonly path: readonly string[];
  readonly value?: Json;
}

/** A change that puts a part of the document there; the document's parts are JSON, which their interfaces cannot say. */
export function setTo(path: readonly string[], value: unknown): Change {
  return { path, value: value as Json };
}

export function removeAt(path: readonly string[]): Change {
  return { path };
}

/** A new document with the changes made; what they do not touch is shared with the old one. */
export function applyChanges(document: Questionnaire, changes: readonly Change[]): Questionnaire {
  let next: unknown = document;
  for (const change of changes) next = applyChange(next, change);
  return next as Questionnaire;
}

/** The changes that lead back, in the order in which to make them. */
export function invertChanges(document: Questionnaire, changes: readonly Change[]): Change[] {
  const inverse: Change[] = [];
  let current: unknown = document;
  for (const change of changes) {
    const value = valueAt(current, change.path);
    inverse.unshift(value === undefined ? removeAt(firstMissing(current, change.path)) : setTo(change.path, value));
    current = applyChange(current, change);
  }
  return inverse;
}

export function valueAt(from: unknown, path: readonly string[]): unknown {
  let value = from;
  for (const key of path) {
    if (!isRecord(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** The shortest part of the path that is not there yet: writing below it makes it, so undoing must take it away again. */
function firstMissing(from: unknown, path: readonly string[]): readonly string[] {
  const length = path.findIndex((_key, at) => valueAt(from, path.slice(0, at + 1)) === undefined);
  return path.slice(0, length + 1);
}

function applyChange(from: unknown, { path, value }: Change): unknown {
  // Removing what is not there changes nothing; without this it would leave empty records on the way.
  if (value === undefined && valueAt(from, path) === undefined) return from;
  return setAt(from, path, value);
}

function setAt(from: unknown, path: readonly string[], value: Json | undefined): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const record = isRecord(from) ? from : {};
  const inner = setAt(Object.hasOwn(record, key) ? record[key] : undefined, rest, value);
  if (inner !== undefined) return { ...record, [key]: inner };
  const { [key]: _removed, ...kept } = record;
  return kept;
}
