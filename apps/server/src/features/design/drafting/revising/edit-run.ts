import {
  applyCommand,
  type CommandName,
  completeInput,
  type EditContext,
  type EditProblem,
  isEditProblem,
  type Questionnaire,
} from '@wenshu/survey-core';
import { newId } from '../../../../platform/new-id.ts';

export interface ProposedEdit {
  readonly name: CommandName;
  readonly input: object;
}

/** What the next edit is, said of the questionnaire as the one before leaves it. None: nothing is needed. */
export type NextEdit = (document: Questionnaire) => ProposedEdit | undefined;

/** Edits tried one after another on a copy, as they will be made when a person accepts them. */
export class EditRun {
  document: Questionnaire;
  readonly edits: ProposedEdit[] = [];
  readonly #context: EditContext;

  constructor(document: Questionnaire, context: EditContext) {
    this.document = document;
    this.#context = context;
  }

  /** All of them, or none and what is wrong with the first that is refused. */
  attempt(...nexts: readonly NextEdit[]): EditProblem | undefined {
    let document = this.document;
    const made: ProposedEdit[] = [];
    for (const next of nexts) {
      const edit = next(document);
      if (!edit) continue;
      // What the command cannot complete it refuses itself, in the next line.
      const input = completeInput(document, edit.name, edit.input, newId, this.#context.types) as object;
      const applied = applyCommand(document, edit.name, input, this.#context);
      if (isEditProblem(applied)) return applied;
      document = applied.document;
      made.push({ name: edit.name, input });
    }
    this.document = document;
    this.edits.push(...made);
    return undefined;
  }
}
