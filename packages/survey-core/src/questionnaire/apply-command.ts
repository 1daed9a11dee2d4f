import type { Questionnaire } from '../document/questionnaire.ts';
import type { Id } from '../ids.ts';
import { parseWith } from '../parse-with.ts';
import type { DesignRegistry } from '../question-type/registry.ts';
import { type Change, makeChanges } from './change.ts';
import { checkSolutionLock } from './check-solution-lock.ts';
import { type Command, type EditContext, isProblem, type Making, type Mint, type Outcome } from './command.ts';
import { commands } from './commands/index.ts';
import type { EditProblem } from './edit-problem.ts';
import { findCreatorOnly } from './find-creator-only.ts';
import { finish, type Steps } from './steps.ts';
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
  return finish(applyInSteps(document, name, input, context));
}

/** The same, for who has others to serve in between. */
export function* applyInSteps(
  document: Questionnaire,
  name: string,
  input: unknown,
  context: EditContext,
): Steps<Edit | EditProblem> {
  const verb = findCommand(name);
  if (!verb) return { problem: 'command-unknown', detail: { name } };
  const parsed = parseWith(verb.input, input);
  if ('field' in parsed) return { problem: 'input-invalid', detail: { field: parsed.field } };
  yield;
  const making = verb.change(document, parsed.data, context);
  const changes = isInSteps(making) ? yield* making : making;
  if (isProblem(changes)) return changes;
  yield;
  const edit = yield* editInSteps(document, changes);
  if (verb.isDerived?.(parsed.data)) return { ...edit, touched: [] };
  return (
    checkCreator(document, edit, context) ??
    checkSolutionLock(document, edit) ?? {
      ...edit,
      reads: verb.reads?.(parsed.data, document) ?? [],
    }
  );
}

/** An input made whole: ids minted and places given where the caller left them out. What cannot be read is handed on as it is, to be refused. */
export function completeInput(
  document: Questionnaire,
  name: string,
  input: unknown,
  mint: Mint,
  types: DesignRegistry,
): unknown {
  const verb = findCommand(name);
  if (!verb?.complete || !verb.loose) return input;
  const parsed = parseWith(verb.loose, input);
  return 'data' in parsed ? verb.complete(document, parsed.data, mint, types) : input;
}

function isInSteps(making: Making): making is Steps<Outcome> {
  return 'next' in making;
}

function findCommand(name: string): Command | undefined {
  // Each command takes an input of its own; it is parsed by the command itself.
  return Object.hasOwn(commands, name) ? (commands[name as keyof typeof commands] as unknown as Command) : undefined;
}

/** Whatever the verb: so it is asked here, once. */
export function checkCreator(
  before: Questionnaire,
  edit: Edit,
  { types, isCreator }: Pick<EditContext, 'types' | 'isCreator'>,
): EditProblem | undefined {
  const id = isCreator ? undefined : findCreatorOnly([before, edit.document], edit.changes, types);
  return id === undefined ? undefined : { problem: 'only-creator', id };
}

/** An edit from ready changes: undo and redo, which lead back along the log. */
export function editOf(document: Questionnaire, changes: readonly Change[]): Edit {
  return finish(editInSteps(document, changes));
}

export function* editInSteps(document: Questionnaire, changes: readonly Change[]): Steps<Edit> {
  const made = makeChanges(document, changes);
  yield;
  return { ...made, changes, touched: touchedIds(document, changes), reads: [] };
}

/** Whether an edit made on an older version still says what its author meant: nobody has since written what it reads or writes. */
export function collides(
  edit: { touched: readonly Id[]; reads: readonly Id[] },
  touchedSince: ReadonlySet<Id>,
): boolean {
  return collidingIds(edit, touchedSince).length > 0;
}

export function collidingIds(
  edit: { touched: readonly Id[]; reads: readonly Id[] },
  touchedSince: ReadonlySet<Id>,
): Id[] {
  if (touchedSince.size === 0) return [];
  const isTouched = (id: Id) => touchedSince.has(id);
  return [...edit.touched.filter(isTouched), ...edit.reads.filter(isTouched)];
}
