import { type FitControl, reportProgress } from '../fit-control.ts';
import { createMatrix, type DenseMatrix, multiply, transpose } from '../linear-algebra/dense-matrix.ts';
import type { SeededRandom } from '../random.ts';
import type { ReadCovariates } from './covariates.ts';
import type { ReadHbSettings } from './hb-settings.ts';
import { type JointMoves, jointMoves } from './joint-moves.ts';
import { type ScaleLearner, scaleLearner } from './learn-scale.ts';
import { type ChainRecord, monitorPopulation } from './population-monitor.ts';
import { updateProposalRoots } from './proposal-roots.ts';
import type { RespondentChoices } from './respondent-choices.ts';
import { beginWalk, firstSteps, type RespondentWalk, type Signs, walkOnce } from './respondent-walk.ts';
import { drawUpperLevel, type UpperLevel } from './upper-level.ts';
import { drawUpperRegression } from './upper-regression.ts';

export interface Chain extends ChainRecord {
  /** Everybody's coefficients, summed over the draws that count. */
  readonly coefficientTotals: Float64Array;
  /** With covariates: what they move, and its square, summed over the draws that count. */
  readonly effectTotals: Float64Array;
  readonly effectSquares: Float64Array;
  /** The prior's scale, summed over the draws that count. */
  readonly scaleTotal: number;
  /** Share of steps taken after the burn-in. */
  readonly acceptance: number;
}

export interface ChainPlan {
  readonly choices: RespondentChoices;
  readonly settings: ReadHbSettings;
  readonly view: DenseMatrix;
  readonly signs: Signs;
  readonly covariates?: ReadCovariates | undefined;
  readonly watch?: WatchDraw | undefined;
}

/** Sees everybody's coefficients, as they are sampled, at every draw that counts; they change afterwards. */
export type WatchDraw = (coefficients: Float64Array) => void;

/** Shares of the burn-in after which steps take their shape anew. What is left only tunes their length. */
const reshapings = [0.05, 0.1, 0.2, 0.4, 0.6];

/** Metropolis within Gibbs: the population given the respondents, then every respondent given the population. */
export function runChain(plan: ChainPlan, start: Float64Array, random: SeededRandom, control?: FitControl): Chain {
  const { choices, settings, view, signs, covariates, watch } = plan;
  const { burnIn, draws, thin, prior } = settings;
  const iterations = burnIn + draws;
  const walk = beginWalk(choices, start, signs);
  const monitor = monitorPopulation(view, iterations, Math.floor(draws / thin));
  const coefficientTotals = new Float64Array(walk.coefficients.length);
  const effects = ((covariates?.design.columns ?? 1) - 1) * view.rows;
  const [effectTotals, effectSquares] = [new Float64Array(effects), new Float64Array(effects)];
  const tuning = tuneSteps(plan, walk);
  const learner = scaleLearner(prior, choices.width, burnIn);
  const joint = learner.isLearnt
    ? jointMoves(walk, choices, signs, { hyper: learner.hyper, meanPrecision: prior.meanPrecision })
    : undefined;
  let scaleTotal = 0;
  const reportEvery = Math.ceil(iterations / 1000);
  let taken = 0;
  for (let iteration = 0; iteration < iterations; iteration++) {
    if (iteration % reportEvery === 0) reportProgress(control, iteration / iterations);
    const current = { ...prior, scale: learner.scale };
    const level = covariates
      ? drawUpperRegression(random, walk.coefficients, choices.width, current, covariates)
      : drawUpperLevel(random, walk.coefficients, choices.width, current);
    learner.follow(iteration, level, random);
    const isBurnIn = iteration < burnIn;
    const accepted = walkOnce(walk, choices, level, signs, random, isBurnIn ? tuning.gain() : 0);
    if (joint) moveAll(joint, level, learner, iteration, random, isBurnIn);
    monitor.watch(iteration, level);
    if (isBurnIn) {
      tuning.follow(iteration, level);
      continue;
    }
    taken += accepted;
    if ((iteration - burnIn + 1) % thin !== 0) continue;
    monitor.keep(level);
    scaleTotal += learner.scale;
    addTo(coefficientTotals, walk.told);
    watch?.(walk.told);
    if (level.effects) addEffects(effectTotals, effectSquares, viewEffects(view, level.effects));
  }
  reportProgress(control, 1);
  const acceptance = taken / (draws * choices.respondents.length);
  return { ...monitor.finish(), coefficientTotals, effectTotals, effectSquares, scaleTotal, acceptance };
}

/** Each of both every fourth time: it looks at all choices anew, as one step of everybody does. */
function moveAll(
  joint: JointMoves,
  level: UpperLevel,
  learner: ScaleLearner,
  iteration: number,
  random: SeededRandom,
  isBurnIn: boolean,
): void {
  const gain = isBurnIn ? (iteration / 4 + 1) ** -0.6 : 0;
  if (iteration % 4 === 1) learner.multiply(joint.spread(level, learner.scale, random, gain));
  else if (iteration % 4 === 3) joint.shift(level, random, gain);
}

function tuneSteps({ choices, settings }: ChainPlan, { coefficients, roots, steps }: RespondentWalk) {
  const sums = new Float64Array(coefficients.length);
  const due = new Set(reshapings.map(share => Math.ceil(share * settings.burnIn)));
  let since = 0;
  return {
    gain: () => (since + 1) ** -0.6,
    follow(iteration: number, { inverseRoot }: UpperLevel) {
      since += 1;
      addTo(sums, coefficients);
      if (!due.has(iteration + 1)) return;
      const centres = sums.map(sum => sum / since);
      updateProposalRoots(roots, choices, centres, inverseRoot);
      steps.set(firstSteps(steps.length, choices.width));
      sums.fill(0);
      since = 0;
    },
  };
}

/** As the reader sees coefficients: by covariate. */
function viewEffects(view: DenseMatrix, effects: Float64Array): Float64Array {
  const own = createMatrix(effects.length / view.columns, view.columns, effects);
  return multiply(own, transpose(view)).values;
}

function addEffects(totals: Float64Array, squares: Float64Array, effects: Float64Array): void {
  for (let i = 0; i < totals.length; i++) {
    totals[i]! += effects[i]!;
    squares[i]! += effects[i]! ** 2;
  }
}

function addTo(totals: Float64Array, values: Float64Array): void {
  for (let i = 0; i < totals.length; i++) totals[i]! += values[i]!;
}
