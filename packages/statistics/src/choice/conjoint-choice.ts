import type { WeightColumn } from '../column.ts';
import type { FitControl } from '../fit-control.ts';
import { attributeColumns, type CbcAlternative, type CbcAttribute, codeAlternative } from './cbc-coding.ts';
import { type CbcTask, codeTask, shownAlternatives } from './cbc-tasks.ts';
import { type ChoiceFit, type Coef, type FitStats, fitChoiceModel } from './fit-choice-model.ts';
import { type LevelCoding, type LevelWorth, levelWorths, rangeOf } from './level-coding.ts';
import { type PeopleEvidence, peopleEvidence } from './people-evidence.ts';
import { softmaxPercent } from './softmax.ts';
import { stackTasks } from './stack-tasks.ts';
import { readTaskWeights } from './task-weights.ts';
import { type PriceAttribute, type Willingness, willingnessToPay } from './willingness.ts';

export interface ConjointChoiceInput {
  attributes: readonly CbcAttribute[];
  tasks: readonly CbcTask[];
  /** One per task. */
  weights?: WeightColumn;
  scenario?: ArrayLike<CbcAlternative>;
  price?: PriceAttribute;
  settings: { coding: LevelCoding; none: boolean };
}

export type CbcPartWorth =
  | { attribute: string; type: 'categorical'; levels: LevelWorth[] }
  | { attribute: string; type: 'linear'; slope: number; standardError: number; min: number; max: number };

export interface ConjointChoiceResult extends FitStats {
  coefficients: Coef[];
  /** Of the coefficients, the choices of one person being one answer; tested are all but that of none. */
  byPerson: PeopleEvidence;
  partWorths: CbcPartWorth[];
  importance: { attribute: string; range: number; percent: number }[];
  noneUtility?: number;
  /** With `price`; `null` when utility does not fall with it. */
  willingness?: Willingness[] | null;
  simulation?: { utilities: number[]; sharesLogit: number[]; firstChoice: number };
}

/**
 * Choice-based conjoint: part-worths by the logit over all tasks. An attribute's importance is the range of its utilities
 * (a linear one's: |slope|·(max−min of what was shown), in percent of all ranges; the simulation gives the shares that
 * the scenario's alternatives would have against each other.
 *
 * @example
 * conjointChoice({ attributes: [{ name: 'size', type: 'categorical', levels: ['S', 'L'] }],
 *   tasks: [0, 0, 1].map(chosen => ({ respondent: 1, alternatives: [[0], [1]], chosen })),
 *   settings: { coding: 'dummy', none: false } }).coefficients[0].estimate // 0.6931471806
 */
export function conjointChoice(input: ConjointChoiceInput, control?: FitControl): ConjointChoiceResult {
  const { attributes, settings } = input;
  const columns = attributeColumns(attributes, settings.none);
  const code = (alternative: CbcAlternative) => codeAlternative(alternative, attributes, columns, settings);
  const sets = input.tasks.map(task => codeTask(task, code));
  const shown = shownAlternatives(attributes, input.tasks);
  const weights = readTaskWeights(input.weights, sets.length)?.effective;
  const stacked = stackTasks(sets, columns.names.length, weights);
  const fit = fitChoiceModel(stacked, columns.names, control);
  const respondents = input.tasks.map(({ respondent }) => respondent);
  const partWorths = attributes.map((attribute, a) =>
    partWorth(attribute, a, columns.first[a]!, fit, shown, settings.coding),
  );
  const scenario = input.scenario && Array.from(input.scenario, code);
  return {
    ...fit.stats,
    coefficients: fit.coefficients,
    byPerson: peopleEvidence(stacked, fit, respondents, columns.names.length - (settings.none ? 1 : 0)),
    partWorths,
    importance: importances(partWorths),
    ...(settings.none ? { noneUtility: fit.estimates.at(-1)! } : {}),
    ...(input.price ? { willingness: willingness(input, columns.first, fit, input.price) } : {}),
    ...(scenario && scenario.length > 0 ? { simulation: simulate(scenario, fit.estimates) } : {}),
  };
}

function willingness(
  { attributes, settings: { coding } }: ConjointChoiceInput,
  first: readonly number[],
  { estimates, covariance }: ChoiceFit,
  price: PriceAttribute,
) {
  const fitted = attributes.map((attribute, a) => ({
    name: attribute.name,
    first: first[a]!,
    ...(attribute.type === 'categorical' && { levels: attribute.levels }),
  }));
  return willingnessToPay({ attributes: fitted, estimates, covariance, coding }, price);
}

function partWorth(
  attribute: CbcAttribute,
  index: number,
  first: number,
  fit: ChoiceFit,
  shown: readonly ArrayLike<number>[],
  coding: LevelCoding,
): CbcPartWorth {
  const { name, type } = attribute;
  if (attribute.type === 'categorical') {
    const levels = levelWorths(attribute.levels, first, fit.estimates, fit.covariance, coding);
    return { attribute: name, type: attribute.type, levels };
  }
  const values = Float64Array.from(shown, alternative => alternative[index]!);
  const { estimate: slope, standardError } = fit.coefficients[first]!;
  return {
    attribute: name,
    type: type as 'linear',
    slope,
    standardError,
    min: values.reduce((least, value) => Math.min(least, value)),
    max: values.reduce((most, value) => Math.max(most, value)),
  };
}

function importances(partWorths: readonly CbcPartWorth[]): ConjointChoiceResult['importance'] {
  const ranges = partWorths.map(worth =>
    worth.type === 'linear'
      ? Math.abs(worth.slope) * (worth.max - worth.min)
      : rangeOf(worth.levels.map(level => level.utility)),
  );
  const whole = ranges.reduce((sum, range) => sum + range, 0);
  return partWorths.map(({ attribute }, a) => {
    const range = ranges[a]!;
    return { attribute, range, percent: whole > 0 ? (100 * range) / whole : 0 };
  });
}

function simulate(scenario: readonly Float64Array[], estimates: Float64Array) {
  const utilities = scenario.map(row => row.reduce((sum, value, j) => sum + value * estimates[j]!, 0));
  const firstChoice = utilities.indexOf(Math.max(...utilities));
  return { utilities, sharesLogit: softmaxPercent(utilities), firstChoice };
}
