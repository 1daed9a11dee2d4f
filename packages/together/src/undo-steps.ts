import type { UndoStep } from './document-kind.ts';

const MOST_STEPS = 200;

/** The steps with one more; joined to the last when it goes on with the same thing. */
export function withStep<Step extends UndoStep>(
  steps: readonly Step[],
  step: Step,
  goesOn: (last: Step, next: Step) => boolean,
): readonly Step[] {
  const last = steps.at(-1);
  if (!last || !goesOn(last, step)) return [...steps, step].slice(-MOST_STEPS);
  return [...steps.slice(0, -1), { ...step, editIds: [...new Set([...last.editIds, ...step.editIds])] }];
}

/** Without an edit that was not taken; a step of nothing is none. */
export function withoutEdit<Step extends UndoStep>(steps: readonly Step[], editId: string): readonly Step[] {
  return steps.flatMap(step => {
    if (!step.editIds.includes(editId)) return [step];
    const editIds = step.editIds.filter(id => id !== editId);
    return editIds.length > 0 ? [{ ...step, editIds }] : [];
  });
}
