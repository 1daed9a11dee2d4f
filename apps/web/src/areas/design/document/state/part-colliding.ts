import {
  applyChanges,
  type Change,
  collidingIds,
  type EditContext,
  editOf,
  isEditProblem,
  type Questionnaire,
} from '@wenshu/survey-core';
import { applyPending, type PendingEdit } from './pending-edit.ts';

interface Parting {
  /** The document before the changes came. */
  readonly document: Questionnaire;
  /** Our edits whose changes are among these. */
  readonly own: readonly PendingEdit[];
  /** The edits that wait behind them. */
  readonly behind: readonly PendingEdit[];
  readonly changes: readonly Change[];
  /** What others wrote, where the server has said it; else it is what is not our own. */
  readonly foreign?: ReadonlySet<string> | undefined;
  readonly context: EditContext;
}

export interface Colliding {
  readonly edit: PendingEdit;
  readonly mine: readonly Change[];
  /** What both write or rely on. */
  readonly partIds: readonly string[];
}

interface Parted {
  readonly kept: readonly PendingEdit[];
  readonly colliding: readonly Colliding[];
}

/**
 * Which waiting edits meet what others have just done. They were made without knowing it; sent on the new version they would pass
 * the server's check and write over a colleague's work in silence.
 */
export function partColliding({ document, own, behind, changes, foreign, context }: Parting): Parted {
  if (changes.length === 0 || behind.length === 0) return { kept: behind, colliding: [] };
  let old = document;
  const ownChanges: string[] = [];
  for (const edit of own) {
    const made = applyPending(old, edit, context);
    if (isEditProblem(made)) continue;
    ownChanges.push(...made.changes.map(({ path }) => JSON.stringify(path)));
    old = made.document;
  }
  const touched = foreign ?? new Set(editOf(document, without(changes, ownChanges)).touched);
  let now = applyChanges(document, changes);
  const kept: PendingEdit[] = [];
  const colliding: Colliding[] = [];
  for (const edit of behind) {
    const meant = applyPending(old, edit, context);
    if (!isEditProblem(meant)) old = meant.document;
    const partIds = isEditProblem(meant) ? [] : collidingIds(meant, touched);
    if (!isEditProblem(meant) && partIds.length > 0) colliding.push({ edit, mine: meant.changes, partIds });
    else {
      // One that no longer fits is the server's to refuse, in words.
      kept.push(edit);
      const fits = applyPending(now, edit, context);
      if (!isEditProblem(fits)) now = fits.document;
    }
  }
  return { kept, colliding };
}

function without(changes: readonly Change[], own: readonly string[]): readonly Change[] {
  return changes.filter(({ path }) => !own.includes(JSON.stringify(path)));
}
