import type { Id } from '../ids.ts';
import { applyChanges, type Change, invertChanges } from './change.ts';
import { type Command, type EditContext, isProblem } from './command.ts';
import { commands } from './commands/index.ts';
import type { EditProblem } from './edit-problem.ts';
import type { Questionnaire } from './questionnaire.ts';
import { touchedIds } from './touched-ids.ts';

export interface Edit {
  readonly document: Questionnaire;
  readonly changes: readonly Change[];
  readonly inverse: readonly Change[];
  readonly touched: readonly Id[];
  readonly reads: readonly Id[];
}

/** Applies an edit verb by name. Editor and server call the same function, on the document that each has. */
export function applyCommand(
  document: Questionnaire,
  name: string,
  input: unknown,
  context: EditContext,
): Edit | EditProblem {
  const verb: Command | undefined = Object.hasOwn(commands, name)
    ? (commands[name as keyof typeof commands] as Command)
    : undefined;
  if (!verb) return { problem: 'command-unknown', detail: { name } };
  const parsed = verb.input.safeParse(input);
  if (!parsed.success)
    return { problem: 'input-invalid', detail: { field: parsed.error.issues[0]?.path.join('.') ?? '' } };
  const changes = verb.change(document, parsed.data, context);
  if (isProblem(changes)) return changes;
  return { ...editOf(document, changes), reads: verb.reads?.(parsed.data) ?? [] };
}

/** An edit from ready changes: undo and redo, which lead back along the log. */
export function editOf(document: Questionnaire, changes: readonly Change[]): Edit {
  return {
    document: applyChanges(document, changes),
    changes,
    inverse: invertChanges(document, changes),
    touched: touchedIds(document, changes),
    reads: [],
  };
}

/** Whether an edit made on an older version still says what its author meant: nobody has since written what it reads or writes. */
export function collides(
  edit: { touched: readonly Id[]; reads: readonly Id[] },
  touchedSince: ReadonlySet<Id>,
): boolean {
  return [...edit.touched, ...edit.reads].some(id => touchedSince.has(id));
}
