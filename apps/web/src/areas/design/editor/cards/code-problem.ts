import { applyCommand, type EditProblem, isEditProblem } from '@wenshu/survey-core';
import type { Editor } from '../../document/state/editor-store.ts';

/** As many characters as a code may have. */
export const CODE_MAX = 20;

/** Why a question cannot have this code: letters, digits and underscores only, and no other question's. The command decides. */
export function codeProblem(
  { store, context }: Pick<Editor, 'store' | 'context'>,
  questionId: string,
  seqName: string,
): EditProblem | undefined {
  const tried = applyCommand(store.getState().document, 'modifySeqName', { questionId, seqName }, context);
  return isEditProblem(tried) ? tried : undefined;
}
