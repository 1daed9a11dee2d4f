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
  return makeChanges(document, changes).document;
}

/** The new document, and the changes that lead back, in the order in which to make them. */
export function makeChanges(
  document: Questionnaire,
  changes: readonly Change[],
): { readonly document: Questionnaire; readonly inverse: Change[] } {
  const draft = new Draft(document as unknown as Record<string, unknown>);
  const inverse = changes.map(({ path, value }) => {
    const before = valueAt(draft.root, path);
    const back = before === undefined ? removeAt(firstMissing(draft.root, path)) : setTo(path, before);
    // Removing what is not there changes nothing; without this it would leave empty records on the way.
    if (value !== undefined || before !== undefined) draft.write(path, value);
    return back;
  });
  return { document: draft.root as unknown as Questionnaire, inverse: inverse.reverse() };
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

/**
 * A document being changed. Every record is copied once, at its first change, and written in place from then on: 3,000 options
 * copied anew for each of 3,000 additions took 20 seconds.
 */
class Draft {
  root: Record<string, unknown>;
  readonly #copied = new Set<object>();

  constructor(root: Record<string, unknown>) {
    this.root = root;
  }

  write(path: readonly string[], value: Json | undefined): void {
    this.root = this.#copy(this.root);
    let record = this.root;
    for (const key of path.slice(0, -1)) {
      const inner = Object.hasOwn(record, key) ? record[key] : undefined;
      const copy = this.#copy(isRecord(inner) ? inner : {});
      put(record, key, copy);
      record = copy;
    }
    const last = path.at(-1);
    if (last === undefined) return;
    if (value === undefined) delete record[last];
    else put(record, last, value);
  }

  #copy(record: Record<string, unknown>): Record<string, unknown> {
    if (this.#copied.has(record)) return record;
    const copy = { ...record };
    this.#copied.add(copy);
    return copy;
  }
}

/** Plain assignment to "__proto__" would not make a key but change what the record is. */
function put(record: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
  else record[key] = value;
}
