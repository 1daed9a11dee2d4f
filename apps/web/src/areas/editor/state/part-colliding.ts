import {
  applyChanges,
  type Change,
  collides,
  type EditContext,
  editOf,
  isEditProblem,
  type Questionnaire,
} from '@wenshu/survey-core';
import { applyPending, type PendingEdit } from './pending-edit.ts';

interface Parting {
  /** The document before the changes came. */
  readonly document: Questionnaire;
  /** The edit whose answer brought them, if one did: its own changes are among them. */
  readonly sent: PendingEdit | undefined;
  /** The edits that wait behind it. */
  readonly behind: readonly PendingEdit[];
  readonly changes: readonly Change[];
  readonly context: EditContext;
}

interface Parted {
  readonly kept: readonly PendingEdit[];
  readonly colliding: readonly { readonly edit: PendingEdit; readonly mine: readonly Change[] }[];
}

/**
 * Which waiting edits meet what others have just done. They were made without knowing it; sent on the new version they would pass
 * the server's check and write over a colleague's work in silence.
 */
export function partColliding({ document, sent, behind, changes, context }: Parting): Parted {
  if (changes.length === 0 || behind.length === 0) return { kept: behind, colliding: [] };
  let old = document;
  const own = sent && applyPending(old, sent, context);
  const ownChanges = own && !isEditProblem(own) ? own.changes.map(change => JSON.stringify(change)) : [];
  if (own && !isEditProblem(own)) old = own.document;
  const foreign = changes.filter(change => !ownChanges.includes(JSON.stringify(change)));
  const touched = new Set(editOf(document, foreign).touched);
  let now = applyChanges(document, changes);
  const kept: PendingEdit[] = [];
  const colliding: { edit: PendingEdit; mine: readonly Change[] }[] = [];
  for (const edit of behind) {
    const meant = applyPending(old, edit, context);
    if (!isEditProblem(meant)) old = meant.document;
    const fits = applyPending(now, edit, context);
    if (!isEditProblem(meant) && collides(meant, touched)) colliding.push({ edit, mine: meant.changes });
    else {
      // One that no longer fits is the server's to refuse, in words.
      kept.push(edit);
      if (!isEditProblem(fits)) now = fits.document;
    }
  }
  return { kept, colliding };
}
