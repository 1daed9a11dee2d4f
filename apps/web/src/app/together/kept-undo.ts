import type { KindShape, MadeHere } from '@wenshu/together';
import { readJson, tabPlace } from '../local-storage.ts';

/** What a tab can undo, over a reload. The log on the server has the edits; which of them are this tab's steps only the tab knows. */
export interface KeptUndo<K extends KindShape> {
  /** Another one begins anew: what was published, say, is no longer taken back. */
  readonly era: number | null;
  readonly undoable: readonly K['step'][];
  readonly redoable: readonly K['step'][];
  readonly made: readonly MadeHere<K>[];
}

/** A tab's storage is small, and others need it too. */
const MOST_CHARACTERS = 400_000;

const keyOf = (personId: string, documentId: string) => `undo.${personId}.${documentId}`;

export function keepUndo<K extends KindShape>(personId: string, documentId: string, kept: KeptUndo<K>): void {
  const key = keyOf(personId, documentId);
  for (let { undoable } = kept; ; undoable = undoable.slice(Math.ceil(undoable.length / 2))) {
    const text = JSON.stringify(onlyNeeded({ ...kept, undoable }));
    if (text.length > MOST_CHARACTERS && undoable.length > 0) continue;
    if (undoable.length + kept.redoable.length === 0 || text.length > MOST_CHARACTERS) tabPlace.remove(key);
    else tabPlace.set(key, text);
    return;
  }
}

function onlyNeeded<K extends KindShape>(kept: KeptUndo<K>): KeptUndo<K> {
  const ids = new Set([...kept.undoable, ...kept.redoable].flatMap(step => step.editIds));
  return { ...kept, made: kept.made.filter(({ editId }) => ids.has(editId)) };
}

export function readUndo<K extends KindShape>(
  personId: string,
  documentId: string,
  era: number | null,
): KeptUndo<K> | undefined {
  const kept = readJson(tabPlace, keyOf(personId, documentId)) as KeptUndo<K> | undefined;
  return kept?.era === era ? kept : undefined;
}
