import {
  applyCommand,
  type Change,
  type CommandName,
  type Edit,
  type EditContext,
  type EditProblem,
  editOf,
  type Questionnaire,
} from '@wenshu/survey-core';

/** An edit that the person sees already and the server has not yet confirmed. */
export type PendingEdit =
  | { readonly editId: string; readonly kind: 'command'; readonly name: CommandName; readonly input: object }
  | {
      readonly editId: string;
      readonly kind: 'revert';
      readonly revertedEditId: string;
      /** The person has compared with the document of this version, and takes it back all the same. */
      readonly seenVersion?: number;
      readonly changes: readonly Change[];
    }
  /** Back to what it was at a version; the changes are what that means here. */
  | {
      readonly editId: string;
      readonly kind: 'restore';
      readonly version: number;
      readonly changes: readonly Change[];
    };

export function applyPending(document: Questionnaire, pending: PendingEdit, context: EditContext): Edit | EditProblem {
  return pending.kind === 'command'
    ? applyCommand(document, pending.name, pending.input, context)
    : editOf(document, pending.changes);
}
