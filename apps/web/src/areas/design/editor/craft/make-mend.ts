import { completeMend, type Mend } from '@wenshu/craft';
import type { CommandCall } from '@wenshu/survey-core';
import { newId } from '../../document/reading/new-id.ts';
import type { Editor } from '../../document/state/editor-store.ts';

/** Makes a mend as one step that can be undone. False where the questionnaire has meanwhile become another one. */
export function makeMend(editor: Editor, mend: Mend): boolean {
  const edits = completeMend(editor.store.getState().document, mend, editor.context, newId);
  if (!edits) return false;
  // `completeMend` has tried each with its own command, which has read the input by its own schema.
  return editor.runAll(edits as readonly CommandCall[]) === undefined;
}
