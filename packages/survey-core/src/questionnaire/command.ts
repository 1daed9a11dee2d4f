import type * as z from 'zod/mini';
import type { Question, Questionnaire } from '../document/questionnaire.ts';
import type { Id } from '../ids.ts';
import { own } from '../json.ts';
import type { DesignRegistry } from '../question-type/registry.ts';
import type { Change } from './change.ts';
import type { EditProblem } from './edit-problem.ts';
import type { Steps } from './steps.ts';

/** What a command may know besides the document. */
export interface EditContext {
  readonly types: DesignRegistry;
  /** Whether a thing was in a published snapshot: it is then retired, not deleted, when removed. */
  isPublished(id: Id): boolean;
  /** Whether the person is the questionnaire's creator: label questions are theirs alone. */
  readonly isCreator: boolean;
}

export type Outcome = readonly Change[] | EditProblem;
/** In pieces where an edit may bring or remove so much that it would take too long at once. */
export type Making = Outcome | Steps<Outcome>;
export type Mint = () => Id;

/** An edit verb: pure, from the document and an input to changes or a named problem. Its input carries the ids and places it makes. */
export interface Command<
  Name extends string = string,
  Input extends z.ZodMiniType = z.ZodMiniType,
  Loose extends z.ZodMiniType = Input,
> {
  readonly name: Name;
  readonly input: Input;
  /** The input as a caller may send it who mints no ids and knows no places; `complete` makes it whole. */
  readonly loose?: Loose;
  complete?(document: Questionnaire, input: z.output<Loose>, mint: Mint, types: DesignRegistry): unknown;
  /** Ids that must still stand as they are for this edit to make sense, besides those it writes. */
  reads?(input: z.output<Input>, document: Questionnaire): readonly Id[];
  /** Follows from the document alone, and is made anew on whatever is there: it meets nobody's edit, and nobody's meets it. */
  isDerived?(input: z.output<Input>): boolean;
  change(document: Questionnaire, input: z.output<Input>, context: EditContext): Making;
}

export function command<Name extends string, Input extends z.ZodMiniType, Loose extends z.ZodMiniType = Input>(
  definition: Command<Name, Input, Loose>,
): Command<Name, Input, Loose> {
  return definition;
}

type OnQuestion = z.ZodMiniType<{ questionId: Id }>;

interface QuestionCommand<Name extends string, Input extends OnQuestion, Loose extends z.ZodMiniType>
  extends Omit<Command<Name, Input, Loose>, 'change'> {
  change(question: Question, input: z.output<Input>, context: EditContext, document: Questionnaire): Making;
}

/** A command on one question: it must exist, and must not have been changed by somebody else meanwhile. */
export function questionCommand<Name extends string, Input extends OnQuestion, Loose extends z.ZodMiniType = Input>(
  definition: QuestionCommand<Name, Input, Loose>,
): Command<Name, Input, Loose> {
  const { change, reads, ...rest } = definition;
  return {
    ...rest,
    reads: (input, document) => [input.questionId, ...(reads?.(input, document) ?? [])],
    change: (document, input, context) => {
      const question = own(document.questions, input.questionId);
      if (!question) return { problem: 'question-not-found', id: input.questionId };
      return change(question, input, context, document);
    },
  };
}

export function isProblem(outcome: Outcome): outcome is EditProblem {
  return !Array.isArray(outcome);
}

/** All changes one after another, or the first problem. What is undefined says nothing. */
export function join(...outcomes: readonly (Outcome | undefined)[]): Outcome {
  const changes: Change[] = [];
  for (const outcome of outcomes) {
    if (outcome === undefined) continue;
    if (isProblem(outcome)) return outcome;
    // Not as arguments of one call: a removal in many languages has more changes than a call takes.
    for (const change of outcome) changes.push(change);
  }
  return changes;
}

/** The first problem that a check finds in a list. */
export function firstProblem<T>(
  parts: readonly T[],
  check: (part: T) => EditProblem | undefined,
): EditProblem | undefined {
  for (const part of parts) {
    const problem = check(part);
    if (problem) return problem;
  }
  return undefined;
}
