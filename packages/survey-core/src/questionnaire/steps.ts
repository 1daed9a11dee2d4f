/**
 * Work in pieces, with a `yield` between them where something else may be done. The largest edits that are allowed take longer than a
 * server may be deaf to everybody else: it lets others in between, an editor does all of it at once.
 */
export type Steps<Result> = Generator<undefined, Result>;

/** All of the work, at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
