import { type ProblemDetails, type ProblemWord, StatisticsProblem } from './problem.ts';

/** Plain data, so that it can cross a worker's border, which strips the fields of an error. */
export type Attempt<Value> =
  | { readonly value: Value }
  | { [Word in ProblemWord]: { readonly problem: Word; readonly details: ProblemDetails[Word] } }[ProblemWord];

/**
 * Runs a statistic and gives its value or its named problem as data. Other errors are bugs and pass through.
 *
 * @example
 * attempt(() => 1 + 1) // { value: 2 }
 */
export function attempt<Value>(run: () => Value): Attempt<Value> {
  try {
    return { value: run() };
  } catch (error) {
    if (!(error instanceof StatisticsProblem)) throw error;
    return { problem: error.problem, details: error.details } as Attempt<Value>;
  }
}
