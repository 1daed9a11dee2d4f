import type * as z from 'zod/mini';
import type { Id } from '../ids.ts';
import type { DesignRegistry } from '../question-type/registry.ts';
import type { Change } from './change.ts';
import type { EditProblem } from './edit-problem.ts';
import type { Questionnaire } from './questionnaire.ts';

/** What a command may know besides the document. */
export interface EditContext {
  readonly types: DesignRegistry;
  /** Whether a thing was in a published snapshot: it is then retired, not deleted, when removed. */
  isPublished(id: Id): boolean;
  /** Whether the person is the questionnaire's creator: label questions are theirs alone. */
  readonly isCreator: boolean;
}

/** An edit verb: pure, from the document and an input to changes or a named problem. Its input carries the ids and places it makes. */
export interface Command<Name extends string = string, Input extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: Name;
  readonly input: Input;
  /** Ids that must still stand as they are for this edit to make sense, besides those it writes. */
  reads?(input: z.output<Input>): readonly Id[];
  change(document: Questionnaire, input: z.output<Input>, context: EditContext): readonly Change[] | EditProblem;
}

export function command<Name extends string, Input extends z.ZodMiniType>(
  definition: Command<Name, Input>,
): Command<Name, Input> {
  return definition;
}

export function isProblem(outcome: readonly Change[] | EditProblem): outcome is EditProblem {
  return !Array.isArray(outcome);
}
