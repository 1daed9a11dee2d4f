import { type Change, isRecord, type Questionnaire, valueAt } from '@wenshu/survey-core';

/** What one press of "undo" takes back: an edit, or several of one thing in one go. */
export interface UndoStep {
  readonly editIds: readonly string[];
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
  readonly atMs: number;
}

/** Keys, wheels and arrows make many edits of one thing within moments; a person takes them for one. */
const ONE_GO_MS = 1_500;
const MOST_STEPS = 100;

interface Made {
  readonly editId: string;
  readonly name: string;
  readonly changes: readonly Change[];
  readonly touched: readonly string[];
  readonly before: Questionnaire;
  readonly after: Questionnaire;
  readonly atMs: number;
}

export function stepOf({ editId, name, changes, touched, before, after, atMs }: Made): UndoStep {
  // A question that appears or goes is what the edit is about, more than those that it moves aside.
  const whole = changes.find(({ path }) => path[0] === 'questions' && path.length === 2);
  const questionId = (whole ?? changes.find(({ path }) => path[0] === 'questions'))?.path[1];
  const place = (after.questions[questionId ?? ''] ?? before.questions[questionId ?? ''])?.seqName ?? '';
  const isMaking = changes.some(
    ({ path, value }) => isRecord(value) && value.id === path.at(-1) && valueAt(before, path) === undefined,
  );
  return { editIds: [editId], name, questionId, place, touched, atMs, ...(isMaking && { isMaking }) };
}

/** The steps with one more; joined to the last when it goes on with the same thing. */
export function withStep(steps: readonly UndoStep[], step: UndoStep): readonly UndoStep[] {
  const last = steps.at(-1);
  const goesOn =
    last?.name === step.name &&
    !last.isMaking &&
    !last.isWhole &&
    !step.isWhole &&
    step.atMs - last.atMs < ONE_GO_MS &&
    last.touched.join() === step.touched.join();
  if (!last || !goesOn) return [...steps, step].slice(-MOST_STEPS);
  return [...steps.slice(0, -1), { ...step, editIds: [...last.editIds, ...step.editIds] }];
}

/** Several steps as one. About more than one question it is about none: it has no single place to go to. */
export function joined(steps: readonly UndoStep[], editIds: readonly string[]): UndoStep {
  const last = steps.at(-1)!;
  const isOfOne = steps.every(step => step.questionId === last.questionId);
  return { ...last, editIds, isWhole: true, ...(!isOfOne && { questionId: undefined, place: '' }) };
}

/** Without an edit that was not taken; a step of nothing is none. */
export function withoutEdit(steps: readonly UndoStep[], editId: string): readonly UndoStep[] {
  return steps.flatMap(step => {
    if (!step.editIds.includes(editId)) return [step];
    const editIds = step.editIds.filter(id => id !== editId);
    return editIds.length > 0 ? [{ ...step, editIds }] : [];
  });
}
