import { type QuestionnaireStatus, unpublishedCalls } from '@wenshu/api-contract';
import { useStore } from 'zustand';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import type { Editor } from '../document/state/editor-store.ts';
import { findProblems } from './find-problems.ts';
import { type StatusChange, useStatusChange } from './use-status-change.ts';

export interface SurveyStatus extends StatusChange {
  readonly status: QuestionnaireStatus;
  /** Goes on collecting, and is edited beside that. */
  draft(): void;
}

/** Publishing, suspending and ending from a screen of "create", which has the document and sends its edits. */
export function useStatus(editor: Editor, first: QuestionnaireStatus, onProblems?: () => void): SurveyStatus {
  // Others publish and suspend it too.
  const status = useStore(editor.store, state => state.access.status) ?? first;
  const isDraft = useStore(editor.store, ({ access }) => access.editedFrom !== null);
  const drafting = useAction(async () => {
    const { editedFrom } = await client.call(unpublishedCalls.open, { scrollId: editor.scrollId });
    editor.noteAccess({ editedFrom, statusBy: 'self' });
  });
  const change = useStatusChange({
    scrollId: editor.scrollId,
    hasDraft: isDraft,
    settle: () => editor.settled(),
    look: async () => findProblems(editor.store.getState().document),
    onChanged: (changed, wanted) =>
      editor.noteAccess({ status: changed, editedFrom: null, ...(changed === wanted && { statusBy: 'self' }) }),
    onProblems,
  });
  return { status, ...change, isBusy: change.isBusy || drafting.isBusy, draft: () => void drafting.run() };
}
