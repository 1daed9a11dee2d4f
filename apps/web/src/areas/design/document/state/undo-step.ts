import { type Change, isRecord, type Questionnaire, valueAt } from '@wenshu/survey-core';
import type { UndoStep as Step } from '@wenshu/together';

export interface UndoStep extends Step {
  /** The command, or `restore`. */
  readonly name: string;
  /** The question it is about, if it is about one, and what it was called. */
  readonly questionId: string | undefined;
  readonly place: string;
  readonly touched: readonly string[];
  /** Something appeared with it: what is done to that next is a step of its own. */
  readonly isMaking?: boolean;
  /** Several edits that were made as one: nothing before or after joins them. */
  readonly isWhole?: boolean;
}

/** Keys, wheels and arrows make many edits of one thing within moments; a person takes them for one. */
const ONE_GO_MS = 1_500;

interface StepMade {
  readonly editId: string;
  readonly name: string;
  readonly changes: readonly Change[];
  readonly touched: readonly string[];
  readonly before: Questionnaire;
  readonly after: Questionnaire;
  readonly atMs: number;
}

export function stepOf({ editId, name, changes, touched, before, after, atMs }: StepMade): UndoStep {
  // A question that appears or goes is what the edit is about, more than those that it moves aside.
  const whole = changes.find(({ path }) => path[0] === 'questions' && path.length === 2);
  const questionId = (whole ?? changes.find(({ path }) => path[0] === 'questions'))?.path[1];
  const place = (after.questions[questionId ?? ''] ?? before.questions[questionId ?? ''])?.seqName ?? '';
  const isMaking = changes.some(
    ({ path, value }) => isRecord(value) && value.id === path.at(-1) && valueAt(before, path) === undefined,
  );
  return { editIds: [editId], name, questionId, place, touched, atMs, ...(isMaking && { isMaking }) };
}

/** Whether a step goes on with the same thing. */
export function goesOn(last: UndoStep, next: UndoStep): boolean {
  return (
    last.name === next.name &&
    !last.isMaking &&
    !last.isWhole &&
    !next.isWhole &&
    next.atMs - last.atMs < ONE_GO_MS &&
    last.touched.join() === next.touched.join()
  );
}

/** Several steps as one. About more than one question it is about none: it has no single place to go to. */
export function joined(steps: readonly UndoStep[], editIds: readonly string[]): UndoStep {
  const last = steps.at(-1)!;
  const isOfOne = steps.every(step => step.questionId === last.questionId);
  return { ...last, editIds, isWhole: true, ...(!isOfOne && { questionId: undefined, place: '' }) };
}
