import { isRecord, type Json } from '../json.ts';
import type { Questionnaire } from './questionnaire.ts';

/** The atom of editing: the value at a path of the document becomes another. No value: what stood there is removed. */
export interface Change {
  readonly path: readonly string[];
  readonly value?: Json;
}

/** A new document with the changes made; what they do not touch is shared with the old one. */
export function applyChanges(document: Questionnaire, changes: readonly Change[]): Questionnaire {
  let next: unknown = document;
  for (const change of changes) next = setAt(next, change.path, change.value);
  return next as Questionnaire;
}

/** The changes that lead back, in the order in which to make them. */
export function invertChanges(document: Questionnaire, changes: readonly Change[]): Change[] {
  const inverse: Change[] = [];
  let current: unknown = document;
  for (const change of changes) {
    const value = valueAt(current, change.path);
    inverse.unshift(value === undefined ? { path: change.path } : { path: change.path, value: value as Json });
    current = setAt(current, change.path, change.value);
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

function setAt(from: unknown, path: readonly string[], value: Json | undefined): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const record = isRecord(from) ? from : {};
  const inner = setAt(Object.hasOwn(record, key) ? record[key] : undefined, rest, value);
  if (inner !== undefined) return { ...record, [key]: inner };
  const { [key]: _removed, ...kept } = record;
  return kept;
}
