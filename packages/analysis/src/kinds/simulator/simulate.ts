import {
  type ChoiceMethod,
  type ChoiceRule,
  individualShares,
  type Market,
  optionsIn,
  type Product,
  randomErrors,
  type ShareEstimate,
  type ShareLead,
  shareEstimates,
  shareLead,
} from '@wenshu/statistics';
import { type Percent, percentOfShare } from '../../exhibit/units.ts';
import type { OptionValue } from '../model/form.ts';
import type { ProductSimulation } from '../model/simulation.ts';
import { type Scenario, type SimulatedProduct, type SimulationPlan, USUAL_MARKET } from '../model/simulation-plan.ts';
import { levelOf, levelPlaces, priceOfProduct, termsOfPrice } from './plan.ts';

type Options = Readonly<Record<string, OptionValue>>;

/** As usual for a randomised first choice: each person chooses so often, with as much error on part-worths as on products. */
const usualErrors = { seed: 1, draws: 40, partWorths: 0.5, products: 0.5 };

/** A first choice of all together would give everything to one product: nobody's mind is theirs, so shares it is. */
export function ruleOf(simulation: ProductSimulation, options: Options): ChoiceRule {
  const method = simulation.isOfPeople ? (options.method as ChoiceMethod) : 'logit';
  const levels = levelsIn(simulation);
  return {
    method,
    scale: options.scale as number,
    hasNone: options.none === true,
    ...(method === 'randomised' && { errors: randomErrors(usualErrors, levels) }),
  };
}

const levelsIn = ({ attributes }: ProductSimulation) => attributes.reduce((sum, { levels }) => sum + levels.length, 0);

/** What the engine adds up; a level of which nothing is known adds nothing. */
export function termsOf(simulation: ProductSimulation, product: SimulatedProduct): Product {
  const places = levelPlaces(simulation);
  return simulation.attributes.flatMap((_, attribute) => {
    if (attribute === simulation.price?.attribute && product.price !== undefined)
      return termsOfPrice(simulation, product.price);
    const level = levelOf(simulation, product, attribute);
    return level ? [{ level: places.get(level.id)!, share: 1 }] : [];
  });
}

export function marketOf(
  simulation: ProductSimulation,
  products: readonly SimulatedProduct[],
  rule: ChoiceRule,
): Market {
  const { values, none } = simulation;
  const levels = levelsIn(simulation);
  return {
    utilities: { people: rowsIn(simulation), levels, values, none },
    products: products.map(product => termsOf(simulation, product)),
    rule,
  };
}

const rowsIn = (simulation: ProductSimulation) => {
  const levels = levelsIn(simulation);
  return levels === 0 ? 0 : simulation.values.length / levels;
};

/** Whose shares they are: everybody's, or those of one group. */
export function peopleOf({ groups, weights, isOfPeople }: ProductSimulation, group?: number) {
  if (group !== undefined) return { weights, rows: (groups ?? []).flatMap((one, row) => (one === group ? [row] : [])) };
  return isOfPeople ? { weights } : { rows: [0] };
}

export interface SimulatedShare {
  readonly id: string;
  /** Percent, with its 95% interval where people exist. */
  readonly share: Percent;
  readonly low: Percent | null;
  readonly high: Percent | null;
  readonly price: number | null;
  readonly revenue: number | null;
  readonly profit: number | null;
}

const NONE = 'none';
const HALF = 1.959963984540054;

/** The shares of a scenario's products, then of none; undefined where there is nobody, or nothing to choose. */
export function simulateScenario(
  simulation: ProductSimulation,
  plan: Pick<SimulationPlan, 'costs' | 'market'>,
  { products }: Pick<Scenario, 'products'>,
  rule: ChoiceRule,
  group?: number,
): readonly SimulatedShare[] | undefined {
  if (products.length === 0) return undefined;
  const market = marketOf(simulation, products, rule);
  const estimates = shareEstimates(individualShares(market), optionsIn(market), peopleOf(simulation, group));
  return estimates?.map((estimate, place) => {
    const product = products[place];
    return { ...shareOf(estimate), ...(product ? moneyOf(simulation, plan, product, estimate.share) : nothing) };
  });
}

/** Which of the scenario's products is first, and by how much of its error; undefined where there is nobody, or only one. */
export function leadOfScenario(
  simulation: ProductSimulation,
  { products }: Pick<Scenario, 'products'>,
  rule: ChoiceRule,
): ShareLead | undefined {
  const market = marketOf(simulation, products, rule);
  return shareLead(individualShares(market), optionsIn(market), products.length, peopleOf(simulation));
}

const nothing = { id: NONE, price: null, revenue: null, profit: null };

function shareOf({ share, standardError }: ShareEstimate) {
  const half = standardError === null ? null : HALF * standardError;
  return {
    share: percentOfShare(share),
    low: half === null ? null : percentOfShare(Math.max(0, share - half)),
    high: half === null ? null : percentOfShare(Math.min(1, share + half)),
  };
}

function moneyOf(
  simulation: ProductSimulation,
  { costs, market = USUAL_MARKET }: Pick<SimulationPlan, 'costs' | 'market'>,
  product: SimulatedProduct,
  share: number,
) {
  const price = priceOfProduct(simulation, product) ?? null;
  const cost = costOf(product, costs);
  return {
    id: product.id,
    price,
    revenue: price === null ? null : market * share * price,
    profit: price === null || costs === undefined ? null : market * share * (price - cost),
  };
}

/** What making one piece costs. */
export const costOf = ({ levels }: SimulatedProduct, costs: SimulationPlan['costs'] = {}): number =>
  levels.reduce((sum, id) => sum + (Object.hasOwn(costs, id) ? costs[id]! : 0), 0);

/** Prices that nobody was asked about: what is worked out there is that of the outermost level. */
export function isBeyond(simulation: ProductSimulation, { price }: SimulatedProduct): boolean {
  if (price === undefined || !simulation.price) return false;
  const { values } = simulation.price;
  return price < Math.min(...values) || price > Math.max(...values);
}
