import type { FitControl } from '../fit-control.ts';
import { type Coef, type FitStats, fitChoiceModel } from './fit-choice-model.ts';
import { peopleEvidence } from './people-evidence.ts';
import type { BptoBrand, OfferedPrices } from './read-bpto-tasks.ts';
import { softmaxPercent } from './softmax.ts';
import { type ChoiceSet, stackTasks } from './stack-tasks.ts';

export interface BptoLogit extends FitStats {
  coefficients: Coef[];
  /** Of the price, the choices of one person being one answer. */
  priceErrorByPerson: number;
}

export interface BptoScenario {
  prices: number[];
  /** Percent by brand, then of none where there is one. */
  shares: number[];
  /** How many percent a brand's share falls when its own price rises by one: b·price·(1−share). */
  ownElasticity: number[];
}

/** The logit of brand constants (the first is 0), "none" and price, and the shares at the scenario's prices. */
export function fitBpto(
  brands: readonly BptoBrand[],
  tasks: readonly OfferedPrices[],
  scenario: Float64Array,
  hasNone: boolean,
  weights: Float64Array | undefined,
  control?: FitControl,
): { mnl: BptoLogit; scenario: BptoScenario } {
  const names = [...brands.slice(1).map(brand => brand.name), ...(hasNone ? ['none'] : []), 'price'];
  const width = names.length;
  const brandRow = (brand: number, price: number) => {
    const row = new Float64Array(width);
    if (brand > 0) row[brand - 1] = 1;
    row[width - 1] = price;
    return row;
  };
  const noneRow = () => {
    const row = new Float64Array(width);
    row[width - 2] = 1;
    return row;
  };
  const sets = tasks.map(({ prices, chosen }): ChoiceSet => {
    const offered = [...prices.keys()].filter(brand => !Number.isNaN(prices[brand]!));
    const rows = offered.map(brand => brandRow(brand, prices[brand]!));
    if (hasNone) rows.push(noneRow());
    return { rows, chosen: chosen === null ? rows.length - 1 : offered.indexOf(chosen) };
  });
  const stacked = stackTasks(sets, width, weights);
  const fit = fitChoiceModel(stacked, names, control);
  const respondents = tasks.map(({ respondent }) => respondent);
  const { covariance } = peopleEvidence(stacked, fit, respondents, width);
  const rows = [...Array.from(scenario, (price, brand) => brandRow(brand, price)), ...(hasNone ? [noneRow()] : [])];
  const shares = softmaxPercent(rows.map(row => row.reduce((sum, value, j) => sum + value * fit.estimates[j]!, 0)));
  const slope = fit.estimates[width - 1]!;
  return {
    mnl: {
      ...fit.stats,
      coefficients: fit.coefficients,
      priceErrorByPerson: Math.sqrt(Math.max(0, covariance[width - 1]![width - 1]!)),
    },
    scenario: {
      prices: Array.from(scenario),
      shares,
      ownElasticity: Array.from(scenario, (price, brand) => slope * price * (1 - shares[brand]! / 100)),
    },
  };
}
