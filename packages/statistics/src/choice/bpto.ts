import { attempt } from '../attempt.ts';
import { readNumbers, requireLength, type WeightColumn } from '../column.ts';
import type { FitControl } from '../fit-control.ts';
import { type ProblemWord, requireSamples, StatisticsProblem } from '../problem.ts';
import { type BrandDemand, brandDemand } from './brand-demand.ts';
import { type BptoLogit, type BptoScenario, fitBpto } from './fit-bpto.ts';
import { type BptoBrand, type BptoTask, readBptoTasks } from './read-bpto-tasks.ts';
import { readTaskWeights } from './task-weights.ts';

export interface BptoInput {
  brands: readonly BptoBrand[];
  tasks: readonly BptoTask[];
  /** One per task: a respondent's, repeated. */
  weights?: WeightColumn;
  scenarioPrices: ArrayLike<number>;
  settings: { none: boolean };
}

export interface BptoResult {
  nRespondents: number;
  nTasks: number;
  /** Percent of all choices, and of everybody's first one. */
  choiceShare: number[];
  firstTaskShare: number[];
  nonePercent: number;
  brands: BrandDemand[];
  /** `null` when the logit has no finite estimate; the demand curves stand without it. */
  mnl: BptoLogit | null;
  scenario: BptoScenario | null;
  mnlProblem: ProblemWord | null;
}

/**
 * Brand–price trade-off: how demand falls with the price, brand by brand, and a logit of brand constants (the first
 * brand's is 0) and price. With weights everything counts them, a respondent by that of the first task. A price of `null` says that a brand was not offered any more.
 *
 * @example
 * bpto({ brands: [{ name: 'a', prices: [1, 2] }, { name: 'b', prices: [1, 2] }], scenarioPrices: [1, 1], settings: { none: false },
 *   tasks: [{ respondent: 1, prices: [1, 1], chosen: 0 }, { respondent: 1, prices: [2, 1], chosen: 1 }] }).choiceShare // [50, 50]
 */
export function bpto(input: BptoInput, control?: FitControl): BptoResult {
  const { brands, settings } = input;
  requireSamples(brands.length, 1, 'variables');
  const weights = readTaskWeights(input.weights, input.tasks.length);
  const tasks = readBptoTasks(input.tasks, brands, settings.none, weights?.given);
  requireSamples(tasks.length, 1, 'tasks');
  const scenario = readScenario(input);
  const firstOf = new Map<string, (typeof tasks)[number]>();
  for (const task of tasks) if (!firstOf.has(task.respondent)) firstOf.set(task.respondent, task);
  const firstTasks = [...firstOf.values()];
  const weightOf = (list: typeof tasks) => list.reduce((sum, task) => sum + task.weight, 0);
  const share = (list: typeof tasks, brand: number | null) =>
    (100 * weightOf(list.filter(task => task.chosen === brand))) / weightOf(list);
  // A first choice of nobody who counts is no share of anything.
  requireSamples(weightOf(firstTasks) > 0 ? 1 : 0, 1, 'tasks');
  const logit = attempt(() => fitBpto(brands, tasks, scenario, settings.none, weights?.effective, control));
  if ('problem' in logit && logit.problem === 'aborted') throw new StatisticsProblem('aborted', {});
  return {
    nRespondents: firstOf.size,
    nTasks: tasks.length,
    choiceShare: brands.map((_, brand) => share(tasks, brand)),
    firstTaskShare: brands.map((_, brand) => share(firstTasks, brand)),
    nonePercent: share(tasks, null),
    brands: brands.map((brand, index) => brandDemand(brand, index, tasks, firstTasks)),
    mnl: 'value' in logit ? logit.value.mnl : null,
    scenario: 'value' in logit ? logit.value.scenario : null,
    mnlProblem: 'problem' in logit ? logit.problem : null,
  };
}

function readScenario({ scenarioPrices, brands }: BptoInput): Float64Array {
  const prices = readNumbers(scenarioPrices, 'scenarioPrices');
  requireLength(prices, brands.length, 'scenarioPrices');
  const gap = prices.findIndex(Number.isNaN);
  if (gap >= 0) throw new StatisticsProblem('not-a-number', { column: 'scenarioPrices', row: gap });
  return prices;
}
