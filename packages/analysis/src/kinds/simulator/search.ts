import {
  type ChoiceRule,
  type ForbiddenPair,
  individualShares,
  optionsIn,
  ownShareIn,
  type SearchChoice,
  type SearchGoal,
  type SearchOutcome,
  searchProduct,
  shareLead,
} from '@wenshu/statistics';
import { type Percent, percentOfShare } from '../../exhibit/units.ts';
import type { ProductSimulation } from '../model/simulation.ts';
import type { Scenario, SimulatedProduct, SimulationPlan } from '../model/simulation-plan.ts';
import { firstPlace, priceOfProduct, termsOfPrice } from './plan.ts';
import { pricesBetween } from './sensitivity.ts';
import { costOf, marketOf, peopleOf } from './simulate.ts';

export interface BestProductSearch {
  readonly goal: SearchGoal;
  /** The place of the product that may change; all others are held. */
  readonly place: number;
  /** Attributes that stay as they are. */
  readonly fixed: readonly number[];
  /** Levels that must not meet, by their ids. */
  readonly forbidden: readonly (readonly [string, string])[];
}

/** What is known of the first of them against the next. */
export interface BestKnown {
  readonly isOfPeople: boolean;
  /** Effective. */
  readonly people: number;
  /** By how many standard errors of the difference, taken person by person, it is ahead; null where nothing can be tested. */
  readonly z: number | null;
}

export interface BestProducts extends Omit<SearchOutcome, 'best'> {
  readonly known: BestKnown;
  readonly best: readonly { readonly product: SimulatedProduct; readonly share: Percent; readonly value: number }[];
}

/** Steps of the price between the lowest and the highest that was shown. */
const PRICE_STEPS = 20;
/** Adding up for so many people and products is a matter of seconds. */
const MOST_WORK = 2e7;

/** The best product in the place of one, as a walk whose steps say how far it is. */
export function* searchBest(
  simulation: ProductSimulation,
  plan: Pick<SimulationPlan, 'costs'>,
  { products }: Pick<Scenario, 'products'>,
  rule: ChoiceRule,
  { goal, place, fixed, forbidden }: BestProductSearch,
): Generator<number, BestProducts> {
  const product = products[place]!;
  const offered = simulation.attributes.map((_, attribute) => {
    const isFixed = fixed.includes(attribute);
    if (simulation.price?.attribute === attribute)
      return offeredPrices(simulation, isFixed ? [priceOfProduct(simulation, product) ?? 0] : undefined);
    const all = offeredLevels(simulation, plan, attribute);
    return isFixed ? all.filter(({ id }) => product.levels.includes(id!)) : all;
  });
  const people = simulation.isOfPeople ? simulation.values.length / levelsIn(simulation) : 1;
  const draws = rule.errors?.draws ?? 1;
  const found = yield* searchProduct({
    attributes: offered,
    forbidden: pairsOf(offered, forbidden),
    goal,
    seed: 1,
    shareOf: ownShareIn(marketOf(simulation, products, rule), place, peopleOf(simulation)),
    price: priceOfProduct(simulation, product) ?? 0,
    mostTried: Math.max(200, Math.floor(MOST_WORK / (people * draws))),
  });
  const best = found.best.map(({ choices, share, value }) => {
    const taken = choices.map((choice, attribute) => offered[attribute]![choice]!);
    const price = taken.find(one => one.price !== undefined)?.price ?? product.price;
    return {
      product: { ...product, levels: taken.flatMap(one => one.id ?? []), ...(price !== undefined && { price }) },
      share: percentOfShare(share),
      value,
    };
  });
  const worthOf = (one: SimulatedProduct) => {
    const price = priceOfProduct(simulation, one) ?? 0;
    return { share: 1, revenue: price, profit: price - costOf(one, plan.costs) }[goal];
  };
  const [first, second] = best.map(({ product: one }) => {
    const market = marketOf(simulation, products.toSpliced(place, 1, one), rule);
    const shares = individualShares(market);
    const options = optionsIn(market);
    return Array.from({ length: shares.length / options }, (_, row) => worthOf(one) * shares[row * options + place]!);
  });
  return { ...found, best, known: knownOf(simulation, first, second) };
}

/** The first was found by looking: of equals it is less far ahead of the next than one of two that were chosen beforehand (see `CLEAR`). */
function knownOf(
  simulation: ProductSimulation,
  first: readonly number[] = [],
  second: readonly number[] | undefined,
): BestKnown {
  const { isOfPeople } = simulation;
  const weights = simulation.weights ?? first.map(() => 1);
  const sumOf = (power: number) => weights.reduce((sum, weight) => sum + weight ** power, 0);
  const people = isOfPeople && first.length > 0 && sumOf(2) > 0 ? sumOf(1) ** 2 / sumOf(2) : 0;
  const paired = second ? first.flatMap((own, row) => [own, second[row]!]) : [];
  const lead = isOfPeople && second ? shareLead(paired, 2, 2, peopleOf(simulation)) : undefined;
  return { isOfPeople, people, z: lead?.z ?? null };
}

interface Offered extends SearchChoice {
  /** Nothing of a price between two levels. */
  readonly id?: string;
}

const levelsIn = ({ attributes }: ProductSimulation) => attributes.reduce((sum, { levels }) => sum + levels.length, 0);

function offeredPrices(
  simulation: ProductSimulation,
  prices = pricesBetween(simulation, PRICE_STEPS),
): readonly Offered[] {
  return prices.map(price => ({ price, cost: 0, terms: termsOfPrice(simulation, price) }));
}

function offeredLevels(
  simulation: ProductSimulation,
  { costs = {} }: Pick<SimulationPlan, 'costs'>,
  attribute: number,
): readonly Offered[] {
  const first = firstPlace(simulation, attribute);
  const costOf = (id: string) => (Object.hasOwn(costs, id) ? costs[id]! : 0);
  return simulation.attributes[attribute]!.levels.map(({ id }, at) => ({
    id,
    cost: costOf(id),
    terms: [{ level: first + at, share: 1 }],
  }));
}

function pairsOf(
  offered: readonly (readonly Offered[])[],
  forbidden: BestProductSearch['forbidden'],
): readonly ForbiddenPair[] {
  const placeOf = (id: string) => {
    for (const [attribute, choices] of offered.entries()) {
      const choice = choices.findIndex(one => one.id === id);
      if (choice >= 0) return [attribute, choice] as const;
    }
    return undefined;
  };
  return forbidden.flatMap(([first, second]) => {
    const [one, other] = [placeOf(first), placeOf(second)];
    return one && other ? [[...one, ...other] as const] : [];
  });
}
