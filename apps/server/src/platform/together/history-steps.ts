import type { ToldEdit } from './edit-by-changes.ts';

interface Step extends Pick<ToldEdit, 'personId' | 'nickName'> {
  /** The document after the step. */
  readonly version: number;
  readonly startTime: number;
  readonly endTime: number;
  readonly edits: number;
}

const STEP_MS = 5 * 60_000;

/** Edits of one person, five minutes of them at most, are one step: a point to go back to. Newest first, as they come. */
export function historySteps(edits: readonly ToldEdit[]): Step[] {
  const steps: Step[] = [];
  for (const { version, personId, nickName, madeAt } of edits) {
    const time = madeAt.getTime();
    const last = steps.at(-1);
    if (last && last.personId === personId && last.endTime - time < STEP_MS)
      steps[steps.length - 1] = { ...last, startTime: time, edits: last.edits + 1 };
    else steps.push({ version, personId, nickName, startTime: time, endTime: time, edits: 1 });
  }
  return steps;
}
