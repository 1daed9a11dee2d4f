/**
 * What a statistic cannot do, as a word from a closed list and the facts that explain it.
 *
 * Every statistic of this package either returns a whole result or throws one of these; it never returns NaN or
 * Infinity. A part of a result that the data leave undefined (the skewness of a constant, the correlation with a constant
 * column) is `null`, because the rest of the result is still worth showing.
 */
export interface ProblemDetails {
  /** Fewer rows (or groups, or variables: see `what`) than the statistic is defined for. */
  'too-few-samples': { needed: number; got: number; what?: 'rows' | 'groups' | 'variables' | 'tasks'; column?: string };
  /** More predictors than can be compared in every order. */
  'too-many-predictors': { max: number; got: number };
  /** A column that has to vary holds one value only. */
  'constant-column': { column: string };
  /** Columns that determine each other exactly; `column` is the first one that adds nothing, where that is known. */
  'singular-matrix': { column?: string };
  /** Nothing is left to test against: a perfect fit, or groups without any spread inside them. */
  'no-residual-variance': { column?: string };
  /** A predictor tells the outcomes apart without error, so its coefficient has no finite estimate. */
  separation: { column?: string };
  'no-convergence': { iterations: number };
  /** The caller's signal said so. */
  aborted: Record<never, never>;
  /** A table, a column or a set of weights without anything in it. */
  'empty-table': { what?: string };
  /** A level that was asked for has no rows. */
  'empty-level': { column: string; level: string };
  /** A value that no level, target or code stands for. */
  'unknown-level': { column: string; level: string };
  'unknown-column': { column: string };
  'unequal-lengths': { column?: string; needed: number; got: number };
  /** A cell that is neither a number of a sensible size (below 1e60) nor missing. */
  'not-a-number': { column?: string; row: number };
  /** Weights that are negative, missing, or sum to zero. */
  'invalid-weights': { column?: string; row?: number };
  /** A number outside the range in which the question makes sense. */
  'out-of-range': { what: string; value: number; min?: number; max?: number };
  /** A setting that contradicts another one or the data. */
  'invalid-setting': { setting: string };
  /** No eigenvalue reaches the limit, so no factor is extracted. */
  'no-factors': { largestEigenvalue: number };
  /** A table whose rows all have the same profile: there is no association to take apart. */
  'no-association': Record<never, never>;
  /** Prohibitions that leave no design: too few concepts, or a level that may stand nowhere. */
  'no-design': { column?: string; level?: string };
  /** A communality beyond 1, or a factor without variance: the requested number of factors does not fit. */
  'improper-solution': { column?: string };
}

export type ProblemWord = keyof ProblemDetails;

/** The named refusal. `problem` is for programs, `details` for the sentence that a person reads; `message` is for logs. */
export class StatisticsProblem<Word extends ProblemWord = ProblemWord> extends Error {
  readonly problem: Word;
  readonly details: ProblemDetails[Word];

  constructor(problem: Word, details: ProblemDetails[Word]) {
    super(`${problem} ${JSON.stringify(details)}`);
    this.name = 'StatisticsProblem';
    this.problem = problem;
    this.details = details;
  }
}

/** Refuses an effective base of one person, whom nobody else's weight makes up for: one person has no spread. */
export function requireSpreadBase(effectiveN: number, column?: string): void {
  if (effectiveN - 1 > 1e-9) return;
  throw new StatisticsProblem('too-few-samples', {
    needed: 2,
    got: effectiveN,
    what: 'rows',
    ...(column === undefined ? {} : { column }),
  });
}

/** Refuses unless there are at least `needed` of something. */
export function requireSamples(
  got: number,
  needed: number,
  what: NonNullable<ProblemDetails['too-few-samples']['what']> = 'rows',
  column?: string,
): void {
  if (got >= needed) return;
  throw new StatisticsProblem('too-few-samples', { needed, got, what, ...(column === undefined ? {} : { column }) });
}
