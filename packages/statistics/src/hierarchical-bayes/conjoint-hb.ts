import { attributeColumns, type CbcAlternative, type CbcAttribute, codeAlternative } from '../choice/cbc-coding.ts';
import { type CbcTask, codeTask, shownAlternatives } from '../choice/cbc-tasks.ts';
import type { ChoiceTasks } from '../choice/choice-likelihood.ts';
import { type ChoiceFit, fitChoiceModel } from '../choice/fit-choice-model.ts';
import type { LevelCoding } from '../choice/level-coding.ts';
import { peopleEvidence } from '../choice/people-evidence.ts';
import { stackTasks } from '../choice/stack-tasks.ts';
import { type Num, readWeights, type WeightColumn } from '../column.ts';
import type { FitControl } from '../fit-control.ts';
import { createMatrix, type DenseMatrix, matrixToRows } from '../linear-algebra/dense-matrix.ts';
import { type ProblemWord, requireSamples } from '../problem.ts';
import type { HbConvergence } from './convergence.ts';
import { type Covariate, type CovariateEffects, namedEffects, readCovariates } from './covariates.ts';
import { type HbSettings, readHbSettings } from './hb-settings.ts';
import { type ComparedHits, compareHits, type HoldOut, ownHitRate, pooledHitRate, readHoldOut } from './hold-out.ts';
import { type HbPartWorth, importanceOf, partWorthsOf, shownRanges } from './individual-part-worths.ts';
import { linearUnits, measureIn } from './linear-units.ts';
import { tryPooledFit } from './pooled-fit.ts';
import { readSigns, type SignNames } from './read-signs.ts';
import { groupByRespondent, type RespondentSet } from './respondent-choices.ts';
import type { WatchDraw } from './run-chain.ts';
import { samplePosterior } from './sample-posterior.ts';
import { weightedMeans } from './weighted-means.ts';

export interface ConjointHbInput {
  attributes: readonly CbcAttribute[];
  tasks: readonly CbcTask[];
  /** Not learnt from: how many of these the result predicts says how good it is. */
  holdoutTasks?: readonly CbcTask[];
  /** One per respondent, in the order in which they first appear. */
  weights?: WeightColumn;
  /** What moves the population's mean. */
  covariates?: readonly Covariate[];
  settings: ConjointHbSettings;
  watch?: WatchDraw;
}

export interface ConjointHbSettings extends HbSettings {
  coding: LevelCoding;
  none: boolean;
  /** By the name of a parameter: the sign that it has for every respondent. */
  signs?: SignNames;
  /**
   * In which unit the prior looks at a linear attribute: as given, or in standard deviations of what was shown. A prior of
   * variances about 1 suits prices of 1 to 5, not prices of 1,000 to 5,000; results are in the given unit either way.
   */
  linearUnit?: 'given' | 'spread';
}

export interface ConjointHbResult {
  nRespondents: number;
  nTasks: number;
  parameters: string[];
  populationMean: number[];
  populationVariance: number[];
  /** How far people were expected to differ: the prior's variance, learnt where it was to be. */
  priorVariance: Num;
  /** Posterior means. `rlh` is the geometric mean chance that they give to what the respondent chose. */
  individuals: { respondent: number | string; coefficients: number[]; rlh: number }[];
  /** Means over respondents, by their weights. */
  partWorths: HbPartWorth[];
  importance: { attribute: string; percent: number }[];
  /** Mean over respondents. */
  rlh: number;
  /** The logit over all tasks as if one person had answered them; `null` where it has no maximum, with the reason below. */
  aggregate: PooledLogit | null;
  aggregateProblem?: ProblemWord;
  holdout?: {
    n: number;
    hitRate: Num;
    aggregateHitRate: Num;
    /** Among the concepts alone, of the tasks in which one was chosen: whoever always takes none tells nothing of them. */
    ofConcepts: ComparedHits;
  };
  convergence: HbConvergence;
  /** With covariates: what one more of each moves, in the order of the coefficients that are told. */
  covariates?: CovariateEffects[];
}

export interface PooledLogit {
  logLikelihood: number;
  logLikelihoodNull: number;
  coefficients: { name: string; estimate: number; standardError: number }[];
  /** How often people who choose by chance give as much, none left aside. */
  pValue: Num;
}

/**
 * Choice-based conjoint by hierarchical Bayes: part-worths of every respondent, drawn from a normal population whose mean and
 * covariance are estimated with them (Allenby and Lenk 1994; R's bayesm with one component). Weights do not enter the
 * sampler; they weigh respondents in part-worths, importance and hit rates. A coefficient of a wrong sign counts as 0 when choices
 * are made: `populationMean` is that of the whole normal distribution, the individuals' coefficients are not.
 *
 * @example
 * conjointHb({ attributes: [{ name: 'size', type: 'categorical', levels: ['S', 'L'] }],
 *   tasks: [1, 2, 3].map(respondent => ({ respondent, alternatives: [[0], [1]], chosen: respondent % 2 })),
 *   settings: { coding: 'dummy', none: false, draws: 100, burnIn: 100, thin: 1, seed: 1 } }).parameters // ['size[S]']
 */
export function conjointHb(input: ConjointHbInput, control?: FitControl): ConjointHbResult {
  const { attributes, tasks, settings } = input;
  const columns = attributeColumns(attributes, settings.none);
  const { names } = columns;
  requireSamples(names.length, 1, 'variables');
  requireSamples(tasks.length, 1, 'tasks');
  const code = (alternative: CbcAlternative) => codeAlternative(alternative, attributes, columns, settings);
  const codeSet = (task: CbcTask) => ({ ...codeTask(task, code), respondent: task.respondent });
  const sets = tasks.map(codeSet);
  const shown = shownAlternatives(attributes, tasks);
  const units = linearUnits(attributes, columns, settings.linearUnit === 'spread' ? shown : []);
  const choices = groupByRespondent(
    sets.map(set => measureIn(units, set)),
    names.length,
  );
  const held = readHoldOut(
    (input.holdoutTasks ?? []).map(task => measureIn(units, codeSet(task))),
    choices,
  );
  const weights = readWeights(input.weights, choices.respondents.length);
  const own = readHbSettings(settings, names.length);
  const plan = {
    choices,
    settings: own,
    view: dividedBy(units),
    signs: readSigns(settings.signs ?? {}, names),
    watch: input.watch,
    covariates: readCovariates(input.covariates, choices.respondents.length, own.prior.meanPrecision),
  };
  const stacked = stackTasks(sets, names.length);
  const pooled = tryPooledFit(() => fitChoiceModel(stacked, names));
  const start = pooled.fit?.estimates.map((estimate, j) => estimate * units[j]!);
  const posterior = samplePosterior(plan, start, control);
  const individuals = matrixToRows(posterior.individuals);
  const worthsOf = (coefficients: readonly number[]) =>
    partWorthsOf(coefficients, attributes, columns, settings.coding);
  const ranges = shownRanges(attributes, shown);
  const percents = individuals.map(coefficients => importanceOf(worthsOf(coefficients), ranges));
  return {
    nRespondents: individuals.length,
    nTasks: tasks.length,
    parameters: [...names],
    populationMean: posterior.populationMean,
    populationVariance: posterior.populationVariance,
    priorVariance: posterior.priorVariance,
    individuals: individuals.map((coefficients, i) => ({
      respondent: choices.respondents[i]!,
      coefficients,
      rlh: posterior.rlh[i]!,
    })),
    partWorths: worthsOf(weightedMeans(individuals, weights)),
    importance: weightedMeans(percents, weights).map((percent, a) => ({ attribute: attributes[a]!.name, percent })),
    rlh: posterior.rlh.reduce((sum, own) => sum + own, 0) / individuals.length,
    aggregate: pooled.fit ? pooledLogit(pooled.fit, stacked, sets, names.length - (settings.none ? 1 : 0)) : null,
    ...(pooled.problem ? { aggregateProblem: pooled.problem } : {}),
    ...(held.sets.length > 0 && {
      holdout: {
        n: held.sets.length,
        hitRate: ownHitRate(held, posterior.coefficients, weights),
        aggregateHitRate: pooledHitRate(held, start, weights),
        ofConcepts: compareHits(settings.none ? withoutNone(held) : held, posterior.coefficients, start),
      },
    }),
    convergence: posterior.convergence,
    ...(input.covariates && { covariates: namedEffects(input.covariates, posterior.effects) }),
  };
}

function dividedBy(units: Float64Array): DenseMatrix {
  const view = createMatrix(units.length, units.length);
  units.forEach((unit, j) => {
    view.values[j * (units.length + 1)] = 1 / unit;
  });
  return view;
}

/** None is the last row of a set. */
function withoutNone({ sets, places }: HoldOut): HoldOut {
  const chosen = sets.map((_, at) => at).filter(at => sets[at]!.chosen < sets[at]!.rows.length - 1);
  return {
    sets: chosen.map(at => ({ ...sets[at]!, rows: sets[at]!.rows.slice(0, -1) })),
    places: chosen.map(at => places[at]!),
  };
}

function pooledLogit(
  fit: ChoiceFit,
  stacked: ChoiceTasks,
  sets: readonly RespondentSet[],
  tested: number,
): PooledLogit {
  const { stats, coefficients } = fit;
  const respondents = sets.map(({ respondent }) => respondent);
  return {
    pValue: peopleEvidence(stacked, fit, respondents, tested).pValue,
    logLikelihood: stats.logLikelihood,
    logLikelihoodNull: stats.logLikelihoodNull,
    coefficients: coefficients.map(({ name, estimate, standardError }) => ({ name, estimate, standardError })),
  };
}
