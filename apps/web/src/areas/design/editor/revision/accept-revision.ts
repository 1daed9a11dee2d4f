import { applyCommand, type CommandCall, isEditProblem } from '@wenshu/survey-core';
import type { Editor } from '../../document/state/editor-store.ts';
import type { ProposedRevision } from './use-revision.ts';

/** Whether what it touches still says what it said when it was proposed: a colleague's mend must not go with it unseen. */
export function isStillRight({ store }: Pick<Editor, 'store'>, { revision, of }: ProposedRevision): boolean {
  const { questions } = store.getState().document;
  // Numbers follow the order, and say nothing else of a question.
  const said = (question: object | undefined) => JSON.stringify({ ...question, seqName: '', order: '' });
  return revision.touches.every(id => questions[id] !== undefined && said(questions[id]) === said(of.questions[id]));
}

/** Makes it as one step that can be undone. False where the questionnaire has meanwhile become another one. */
export function acceptRevision(editor: Editor, proposed: ProposedRevision): boolean {
  if (!isStillRight(editor, proposed)) return false;
  let { document } = editor.store.getState();
  for (const { name, input } of proposed.revision.edits) {
    const edit = applyCommand(document, name, input, editor.context);
    if (isEditProblem(edit)) return false;
    document = edit.document;
  }
  // Each has just been tried by its own command, which has read the input by its own schema.
  return editor.runAll(proposed.revision.edits as readonly CommandCall[]) === undefined;
}
