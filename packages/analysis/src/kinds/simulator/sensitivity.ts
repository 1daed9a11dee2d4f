import { type ChoiceRule, ownShareIn } from '@wenshu/statistics';
import { type Percent, percentOfShare } from '../../exhibit/units.ts';
import type { ProductSimulation } from '../../kind/simulation.ts';
import type { Scenario } from '../model/simulation-plan.ts';
import { withLevel } from './plan.ts';
import { marketOf, peopleOf, termsOf } from './simulate.ts';

/** By attribute and level: the share (percent) that one product would have with it, all else held. */
export function sensitivityOf(
  simulation: ProductSimulation,
  { products }: Pick<Scenario, 'products'>,
  place: number,
  rule: ChoiceRule,
  group?: number,
): readonly (readonly Percent[])[] {
  const shareOf = ownShareIn(marketOf(simulation, products, rule), place, peopleOf(simulation, group));
  return simulation.attributes.map(({ levels }, attribute) =>
    levels.map(({ id }) =>
      percentOfShare(shareOf(termsOf(simulation, withLevel(simulation, products[place]!, attribute, id)))),
    ),
  );
}

/** By price the share (percent) of one product, all else held. */
export function demandOf(
  simulation: ProductSimulation,
  { products }: Pick<Scenario, 'products'>,
  place: number,
  rule: ChoiceRule,
  prices: readonly number[],
): readonly Percent[] {
  const shareOf = ownShareIn(marketOf(simulation, products, rule), place, peopleOf(simulation));
  return prices.map(price => percentOfShare(shareOf(termsOf(simulation, { ...products[place]!, price }))));
}

/** From the lowest price that was shown to the highest, in even steps. */
export function pricesBetween({ price }: ProductSimulation, steps: number): readonly number[] {
  if (!price) return [];
  const [low, high] = [Math.min(...price.values), Math.max(...price.values)];
  return Array.from({ length: steps + 1 }, (_, at) => Math.round((low + ((high - low) * at) / steps) * 100) / 100);
}
