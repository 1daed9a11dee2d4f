import type { Change } from '@wenshu/survey-core';
import { readJson, tabPlace } from '../../../../app/local-storage.ts';
import type { UndoStep } from './undo-step.ts';

/** What a tab can undo, over a reload. The log on the server has the edits; which of them are this tab's steps only the tab knows. */
export interface KeptUndo {
  /** A publishing begins anew: what was published is no longer taken back. */
  readonly versionTime: number | null;
  readonly undoable: readonly UndoStep[];
  readonly redoable: readonly UndoStep[];
  readonly inverses: readonly (readonly [editId: string, changes: readonly Change[]])[];
}

/** A tab's storage is small, and others need it too. */
const MOST_CHARACTERS = 400_000;

const keyOf = (personId: string, scrollId: string) => `undo.${personId}.${scrollId}`;

export function keepUndo(personId: string, scrollId: string, kept: KeptUndo): void {
  const key = keyOf(personId, scrollId);
  for (let { undoable } = kept; ; undoable = undoable.slice(Math.ceil(undoable.length / 2))) {
    const text = JSON.stringify(onlyNeeded({ ...kept, undoable }));
    if (text.length > MOST_CHARACTERS && undoable.length > 0) continue;
    if (undoable.length + kept.redoable.length === 0 || text.length > MOST_CHARACTERS) tabPlace.remove(key);
    else tabPlace.set(key, text);
    return;
  }
}

function onlyNeeded(kept: KeptUndo): KeptUndo {
  const ids = new Set([...kept.undoable, ...kept.redoable].flatMap(step => step.editIds));
  return { ...kept, inverses: kept.inverses.filter(([editId]) => ids.has(editId)) };
}

export function readUndo(personId: string, scrollId: string, versionTime: number | null): KeptUndo | undefined {
  const kept = readJson(tabPlace, keyOf(personId, scrollId)) as KeptUndo | undefined;
  return kept?.versionTime === versionTime ? kept : undefined;
}
