import { errorCodes, type MadeEdit } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import {
  applyChanges,
  type Change,
  changesOrder,
  collidingIds,
  type Edit,
  type EditContext,
  type EditProblem,
  numberQuestions,
  type Questionnaire,
} from '@wenshu/survey-core';
import type { DocumentKind, UnsavedEdit as Unsaved } from '@wenshu/together';
import type { VerdictByCode } from '../../../../app/together/judge-failure.ts';
import { newId } from '../reading/new-id.ts';
import { applyPending, type PendingEdit } from './pending-edit.ts';
import { goesOn, joined, stepOf, type UndoStep } from './undo-step.ts';

/** A questionnaire as a document that people edit together. */
export interface QuestionnaireShape {
  readonly document: Questionnaire;
  readonly edit: PendingEdit;
  readonly change: Change;
  readonly applied: Edit;
  readonly problem: EditProblem;
  readonly made: MadeEdit;
  readonly step: UndoStep;
}

export type UnsavedEdit = Unsaved<QuestionnaireShape>;

/** While it is collected or has ended its design cannot be changed. */
export const questionnaireVerdicts: VerdictByCode = {
  [errorCodes.suspendBeforeEditing.code]: 'locked',
  [errorCodes.surveyClosed.code]: 'locked',
};

/** `areNumbersKept`: it has been published, so numbers no longer follow the order. */
export function questionnaireKind(
  context: EditContext,
  areNumbersKept: () => boolean,
): DocumentKind<QuestionnaireShape> {
  return {
    apply: (document, edit) => applyPending(document, edit, context),
    withChanges: applyChanges,
    doMeet: (meant, { touched }) => collidingIds(meant, new Set(touched)).length > 0,
    consequence: (document, edit, { changes }) => {
      if (edit.kind !== 'command' || !changesOrder(changes) || areNumbersKept()) return undefined;
      if (numberQuestions(document, questionTypes).length === 0) return undefined;
      return { editId: newId(), kind: 'command', name: 'modifySeqNames', input: {} };
    },
    // An undo that met somebody is a step like any other now: it can be taken back itself.
    again: (edit, editId, seenVersion) =>
      edit.kind === 'revert' ? { ...edit, editId, seenVersion } : { ...edit, editId },
    stepOf: ({ edit, applied, before, atMs }) =>
      stepOf({
        editId: edit.editId,
        name: edit.kind === 'command' ? edit.name : edit.kind,
        changes: applied.changes,
        touched: applied.touched,
        before,
        after: applied.document,
        atMs,
      }),
    goesOn,
    joined,
    // The server judges by its log whether what they wrote still stands.
    takeBack: (made, mint) =>
      made.toReversed().map(({ editId, inverse }) => ({
        editId: mint(),
        kind: 'revert',
        revertedEditId: editId,
        changes: inverse,
      })),
  };
}
