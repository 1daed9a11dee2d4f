import type { QuestionnaireStatus } from '@wenshu/api-contract';
import { useStore } from 'zustand';
import type { Editor } from '../document/state/editor-store.ts';
import { findProblems } from './find-problems.ts';
import { type StatusChange, useStatusChange } from './use-status-change.ts';

export interface SurveyStatus extends StatusChange {
  readonly status: QuestionnaireStatus;
}

/** Publishing, suspending and ending from a screen of "create", which has the document and sends its edits. */
export function useStatus(editor: Editor, first: QuestionnaireStatus, onProblems?: () => void): SurveyStatus {
  // Others publish and suspend it too.
  const status = useStore(editor.store, state => state.access.status) ?? first;
  const change = useStatusChange({
    scrollId: editor.scrollId,
    settle: () => editor.settled(),
    look: async () => findProblems(editor.store.getState().document),
    onChanged: (changed, wanted) =>
      editor.noteAccess({ status: changed, ...(changed === wanted && { statusBy: 'self' }) }),
    onProblems,
  });
  return { status, ...change };
}
