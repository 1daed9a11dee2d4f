import { fitChoiceModel } from '../choice/fit-choice-model.ts';
import { fitMaxDiff } from '../choice/fit-max-diff.ts';
import { checkMaxDiffTask, type MaxDiffTask, type MaxDiffVariant, maxDiffSets } from '../choice/max-diff-tasks.ts';
import { peopleEvidence } from '../choice/people-evidence.ts';
import { softmaxPercent } from '../choice/softmax.ts';
import { stackTasks } from '../choice/stack-tasks.ts';
import { type Num, readWeights, type WeightColumn } from '../column.ts';
import type { FitControl } from '../fit-control.ts';
import { createMatrix, type DenseMatrix, identityMatrix, matrixToRows } from '../linear-algebra/dense-matrix.ts';
import { type ProblemWord, requireSamples, StatisticsProblem } from '../problem.ts';
import type { HbConvergence } from './convergence.ts';
import { type Covariate, type CovariateEffects, namedEffects, readCovariates } from './covariates.ts';
import { type HbSettings, readHbSettings } from './hb-settings.ts';
import { type ComparedHits, compareHits, ownHitRate, pooledHitRate, readHoldOut } from './hold-out.ts';
import { tryPooledFit } from './pooled-fit.ts';
import { groupByRespondent, type RespondentSet } from './respondent-choices.ts';
import type { WatchDraw } from './run-chain.ts';
import { samplePosterior } from './sample-posterior.ts';
import { weightedMeans } from './weighted-means.ts';

export interface MaxDiffHbInput {
  items: readonly string[];
  tasks: readonly MaxDiffTask[];
  /**
   * What people said of single items: whether it is worth anything to them at all. Then utilities are told beside that line, which is 0, and
   * not beside their mean: an item above it is wanted, one below it is not.
   */
  anchors?: readonly AnchorAnswer[];
  /** Not learnt from: how many of these the result predicts says how good it is. */
  holdoutTasks?: readonly MaxDiffTask[];
  /** One per respondent, in the order in which they first appear. */
  weights?: WeightColumn;
  /** What moves the population's mean. */
  covariates?: readonly Covariate[];
  settings: HbSettings & { model: MaxDiffVariant };
  watch?: WatchDraw;
}

export interface AnchorAnswer {
  respondent: number | string;
  /** Its position. */
  item: number;
  isAbove: boolean;
}

export interface MaxDiffHbResult {
  nRespondents: number;
  nTasks: number;
  populationMean: number[];
  populationVariance: number[];
  /** How far people were expected to differ: the prior's variance, learnt where it was to be. */
  priorVariance: Num;
  /** Posterior means, with mean 0, or beside the anchor's 0. `rlh` is the geometric mean chance that they give to what the respondent chose. */
  individuals: { respondent: number | string; utilities: number[]; rlh: number }[];
  /** Mean of everybody's 100·e^u/Σe^u, by their weights. */
  share: number[];
  /** With an anchor: percent of respondents, by their weights, to whom the item is above it. */
  aboveAnchor?: number[];
  /** Mean over respondents. */
  rlh: number;
  /** The logit over all tasks as if one person had answered them; `null` where it has no maximum, with the reason below. */
  aggregate: PooledUtilities | null;
  aggregateProblem?: ProblemWord;
  holdout?: {
    n: number;
    bestHitRate: Num;
    worstHitRate: Num;
    aggregateBestHitRate: Num;
    aggregateWorstHitRate: Num;
    ofBest: ComparedHits;
  };
  convergence: HbConvergence;
  /** With covariates: what one more of each moves, in the order of the coefficients that are told. */
  covariates?: CovariateEffects[];
}

/**
 * Best–worst scaling by hierarchical Bayes: utilities of every respondent, drawn from a normal population that is estimated with
 * them. The prior is on the utilities of all items but the last, whose utility is 0; whatever is told is centred (mean of
 * the items 0). With anchors the line between worth it and not takes the last item's part, and each answer is a choice between
 * the item and the line (Lattery 2010). Weights do not enter the sampler; they weigh respondents in shares and hit rates.
 *
 * @example
 * maxDiffHb({ items: ['a', 'b', 'c'], tasks: [1, 2].map(respondent => ({ respondent, items: [0, 1, 2], best: 0, worst: 2 })),
 *   settings: { model: 'sequential', draws: 100, burnIn: 100, thin: 1, seed: 1 } }).nRespondents // 2
 */
export function maxDiffHb(input: MaxDiffHbInput, control?: FitControl): MaxDiffHbResult {
  const { items, tasks, settings, holdoutTasks = [], anchors = [] } = input;
  requireSamples(items.length, 2, 'variables');
  requireSamples(tasks.length, 1, 'tasks');
  for (const task of [...tasks, ...holdoutTasks]) checkMaxDiffTask(task, items.length);
  requireShownItems(items, tasks);
  const isAnchored = anchors.length > 0;
  // The last of these has the utility 0 and no column.
  const count = isAnchored ? items.length + 1 : items.length;
  const setsOf = (task: MaxDiffTask, variant: MaxDiffVariant) =>
    maxDiffSets(task, count, variant).map(set => ({ ...set, respondent: task.respondent }));
  const sets = [
    ...tasks.flatMap(task => setsOf(task, settings.model)),
    ...anchors.map(answer => anchorSet(answer, items.length)),
  ];
  const choices = groupByRespondent(sets, count - 1);
  // Predicted among all that was shown, whichever way the worst was chosen.
  const heldSets = holdoutTasks.map(task => setsOf(task, 'independent'));
  const [best, worst] = [0, 1].map(which =>
    readHoldOut(
      heldSets.map(sets => sets[which]!),
      choices,
    ),
  );
  const weights = readWeights(input.weights, choices.respondents.length);
  const own = readHbSettings(settings, choices.width);
  const pooled = tryPooledFit(() => (isAnchored ? fitAnchored(sets, items) : fitPooled(input)));
  const start = pooled.fit?.start;
  const view = isAnchored ? identityMatrix(items.length) : centring(items.length);
  const plan = {
    choices,
    settings: own,
    view,
    signs: new Int8Array(choices.width),
    watch: input.watch,
    covariates: readCovariates(input.covariates, choices.respondents.length, own.prior.meanPrecision),
  };
  const posterior = samplePosterior(plan, start, control);
  const individuals = matrixToRows(posterior.individuals);
  return {
    nRespondents: individuals.length,
    nTasks: tasks.length,
    populationMean: posterior.populationMean,
    populationVariance: posterior.populationVariance,
    priorVariance: posterior.priorVariance,
    individuals: individuals.map((utilities, i) => ({
      respondent: choices.respondents[i]!,
      utilities,
      rlh: posterior.rlh[i]!,
    })),
    share: weightedMeans(individuals.map(softmaxPercent), weights),
    ...(isAnchored && {
      aboveAnchor: weightedMeans(
        individuals.map(utilities => utilities.map(utility => (utility > 0 ? 100 : 0))),
        weights,
      ),
    }),
    rlh: posterior.rlh.reduce((sum, each) => sum + each, 0) / individuals.length,
    aggregate: pooled.fit ? pooled.fit.told : null,
    ...(pooled.problem ? { aggregateProblem: pooled.problem } : {}),
    ...(holdoutTasks.length > 0 && {
      holdout: {
        n: holdoutTasks.length,
        bestHitRate: ownHitRate(best!, posterior.coefficients, weights),
        worstHitRate: ownHitRate(worst!, posterior.coefficients, weights),
        aggregateBestHitRate: pooledHitRate(best!, start, weights),
        aggregateWorstHitRate: pooledHitRate(worst!, start, weights),
        ofBest: compareHits(best!, posterior.coefficients, start),
      },
    }),
    convergence: posterior.convergence,
    ...(input.covariates && { covariates: namedEffects(input.covariates, posterior.effects) }),
  };
}

interface PooledUtilities {
  logLikelihood: number;
  utilities: number[];
  /** How often people who choose by chance give as much. */
  pValue: Num;
}

interface PooledStart {
  readonly told: PooledUtilities;
  /** As they are sampled. */
  readonly start: Float64Array;
}

function fitPooled({ items, tasks, settings }: MaxDiffHbInput): PooledStart {
  const { logLikelihood, utilities, byPerson } = fitMaxDiff(
    { items, tasks, settings: { models: [] } },
    settings.model,
    undefined,
  );
  return { told: { logLikelihood, utilities, pValue: byPerson.pValue }, start: againstLast(utilities) };
}

function fitAnchored(sets: readonly RespondentSet[], items: readonly string[]): PooledStart {
  const stacked = stackTasks(sets, items.length);
  const fit = fitChoiceModel(stacked, items);
  const respondents = sets.map(({ respondent }) => respondent);
  const { pValue } = peopleEvidence(stacked, fit, respondents, items.length);
  return {
    told: { logLikelihood: fit.stats.logLikelihood, utilities: [...fit.estimates], pValue },
    start: Float64Array.from(fit.estimates),
  };
}

/** The item, and the line. */
function anchorSet({ respondent, item, isAbove }: AnchorAnswer, count: number): RespondentSet {
  if (!(Number.isInteger(item) && item >= 0 && item < count))
    throw new StatisticsProblem('unknown-level', { column: 'anchors', level: String(item) });
  const row = new Float64Array(count);
  row[item] = 1;
  return { respondent, rows: [row, new Float64Array(count)], chosen: isAbove ? 0 : 1 };
}

/** An item that nobody saw would have no utility but the prior's. */
function requireShownItems(items: readonly string[], tasks: readonly MaxDiffTask[]): void {
  const seen = new Set(tasks.flatMap(task => Array.from(task.items)));
  const missing = items.find((_, item) => !seen.has(item));
  if (missing !== undefined) throw new StatisticsProblem('empty-level', { column: 'items', level: missing });
}

function againstLast(utilities: readonly number[]): Float64Array {
  return Float64Array.from(utilities.slice(0, -1), utility => utility - utilities.at(-1)!);
}

/** (I−1/J) without its last column: from utilities against the last item to centred ones. */
function centring(count: number): DenseMatrix {
  const view = createMatrix(count, count - 1);
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count - 1; j++) view.values[i * (count - 1) + j] = (i === j ? 1 : 0) - 1 / count;
  }
  return view;
}
