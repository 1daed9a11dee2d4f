import {
  applyCommand,
  type CommandName,
  completeInput,
  type EditContext,
  isEditProblem,
  type Mint,
  type Questionnaire,
} from '@wenshu/survey-core';
import type { Mend } from './finding.ts';

export interface WholeEdit {
  readonly name: CommandName;
  readonly input: unknown;
}

/**
 * The edits of a mend with ids and places, for the document as it is now. Nothing where one of them would be refused: the document has
 * changed since the finding, or logic holds what it would take away.
 */
export function completeMend(
  document: Questionnaire,
  { edits }: Mend,
  context: EditContext,
  mint: Mint,
): WholeEdit[] | undefined {
  let after = document;
  const whole: WholeEdit[] = [];
  for (const { name, input } of edits) {
    const complete = completeInput(after, name, input, mint, context.types);
    const edit = applyCommand(after, name, complete, context);
    if (isEditProblem(edit)) return undefined;
    after = edit.document;
    whole.push({ name, input: complete });
  }
  return whole;
}
