import { type Change, makeChanges, valueAt } from '@wenshu/survey-core';

/** What was made in one go, and what leads back. */
export interface Step {
  readonly made: readonly Change[];
  readonly inverse: readonly Change[];
  /** What was changed, where changes of the same thing in a row are one step: arrows that move a block, a colour that is dragged. */
  readonly merge?: string | undefined;
  readonly atMs: number;
}

/** Within so long the same thing goes on. */
const GOES_ON_MS = 1_500;
const MOST_STEPS = 200;

const pathsOf = (changes: readonly Change[]) => JSON.stringify(changes.map(({ path }) => path));

/** The steps with one more; it is one with the last when the same places of the same thing are written again. */
export function withStep(steps: readonly Step[], next: Step): readonly Step[] {
  const last = steps.at(-1);
  const goesOn =
    last?.merge !== undefined &&
    last.merge === next.merge &&
    next.atMs - last.atMs < GOES_ON_MS &&
    pathsOf(last.made) === pathsOf(next.made);
  if (goesOn) return [...steps.slice(0, -1), { ...next, inverse: last.inverse }];
  return [...steps, next].slice(-MOST_STEPS);
}

/** Whether what a step wrote still stands as it left it: taking it back must not take somebody else's later change along. */
export function stillStands(document: object, { made }: Step): boolean {
  const lastOf = new Map(made.map(change => [JSON.stringify(change.path), change]));
  return [...lastOf.values()].every(
    ({ path, value }) => JSON.stringify(valueAt(document, path)) === JSON.stringify(value),
  );
}

/** The step that a change of a document is. */
export function stepOf(document: object, made: readonly Change[], atMs: number, merge?: string): Step {
  return { made, inverse: makeChanges(document, made).inverse, merge, atMs };
}
