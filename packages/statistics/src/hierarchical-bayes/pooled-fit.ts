import { attempt } from '../attempt.ts';
import { type ProblemWord, StatisticsProblem } from '../problem.ts';

/** The logit over everybody as if they were one, or why it has none: the prior makes the sampler need no finite maximum. */
export interface PooledFit<Fit> {
  readonly fit: Fit | undefined;
  readonly problem: ProblemWord | undefined;
}

export function tryPooledFit<Fit>(run: () => Fit): PooledFit<Fit> {
  const outcome = attempt(run);
  if ('value' in outcome) return { fit: outcome.value, problem: undefined };
  if (outcome.problem === 'aborted') throw new StatisticsProblem('aborted', {});
  return { fit: undefined, problem: outcome.problem };
}
