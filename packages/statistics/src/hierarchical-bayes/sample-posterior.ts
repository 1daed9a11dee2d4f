import type { Num } from '../column.ts';
import { type FitControl, partOfControl } from '../fit-control.ts';
import { createMatrix, type DenseMatrix, multiply, transpose } from '../linear-algebra/dense-matrix.ts';
import { requireSamples } from '../problem.ts';
import { seededRandom } from '../random.ts';
import { describeConvergence, type HbConvergence } from './convergence.ts';
import { varianceOfScale } from './hb-settings.ts';
import { respondentLogLikelihood } from './respondent-choices.ts';
import { type ChainPlan, runChain } from './run-chain.ts';

export interface Posterior {
  readonly populationMean: number[];
  readonly populationVariance: number[];
  /** How far people were expected to differ: the prior's variance, learnt where it was to be. */
  readonly priorVariance: Num;
  /** By respondent: posterior means, as they were sampled. */
  readonly coefficients: DenseMatrix;
  /** The same, as `view` shows them. */
  readonly individuals: DenseMatrix;
  /** By respondent: the geometric mean chance of what was chosen, with the posterior means. */
  readonly rlh: number[];
  readonly convergence: HbConvergence;
  /** By covariate and coefficient: what one more of it moves, posterior mean and deviation. */
  readonly effects: readonly { readonly means: number[]; readonly deviations: number[] }[];
}

/** All chains of a plan, one after the other, and their common means. `pooled` is where the first one begins, else at 0. */
export function samplePosterior(plan: ChainPlan, pooled: Float64Array | undefined, control?: FitControl): Posterior {
  const { choices, settings, view } = plan;
  const { width, respondents, respondentStarts } = choices;
  const start = pooled ?? new Float64Array(width);
  // One person has no spread.
  requireSamples(respondents.length, 2, 'rows', 'respondent');
  const seeds = seededRandom(settings.seed);
  const chains = Array.from({ length: settings.chains }, (_, chain) => {
    const random = seededRandom(seeds.below(2 ** 48));
    // Beginnings wide apart, or chains that agree would prove nothing.
    const stretch = chain === 0 ? 1 : 3 * random.next() - 1;
    const own = start.map(value => stretch * value);
    return runChain(plan, own, random, partOfControl(control, chain, settings.chains));
  });
  const kept = chains.reduce((sum, chain) => sum + chain.kept, 0);
  const meanOf = (pick: (chain: (typeof chains)[number]) => Float64Array) =>
    pick(chains[0]!).map((_, i) => chains.reduce((sum, chain) => sum + pick(chain)[i]!, 0) / kept);
  const figures = Array.from(meanOf(chain => chain.totals));
  const coefficients = createMatrix(
    respondents.length,
    width,
    meanOf(chain => chain.coefficientTotals),
  );
  return {
    populationMean: figures.slice(0, view.rows),
    populationVariance: figures.slice(view.rows),
    priorVariance: varianceOfScale(
      chains.reduce((sum, chain) => sum + chain.scaleTotal, 0) / kept,
      settings.prior,
      width,
    ),
    coefficients,
    individuals: multiply(coefficients, transpose(view)),
    rlh: respondents.map((_, i) => {
      const sets = respondentStarts[i + 1]! - respondentStarts[i]!;
      return Math.exp(respondentLogLikelihood(choices, i, coefficients.values, i * width) / sets);
    }),
    convergence: describeConvergence(chains),
    effects: effectsOf(
      meanOf(chain => chain.effectTotals),
      meanOf(chain => chain.effectSquares),
      view.rows,
    ),
  };
}

function effectsOf(means: Float64Array, squares: Float64Array, width: number): Posterior['effects'] {
  return Array.from({ length: means.length / width }, (_, covariate) => {
    const at = (values: Float64Array) => Array.from(values.subarray(covariate * width, (covariate + 1) * width));
    const own = at(means);
    return { means: own, deviations: at(squares).map((square, j) => Math.sqrt(Math.max(0, square - own[j]! ** 2))) };
  });
}
