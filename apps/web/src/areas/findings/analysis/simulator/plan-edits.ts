import {
  MAX_PRODUCTS,
  MAX_SCENARIOS,
  MAX_SIMULATED_NAME,
  type Scenario,
  type SimulatedProduct,
  type SimulationPlan,
} from '@wenshu/analysis/browser';

/** Never one that is there already. */
function freeId(prefix: string, taken: readonly { readonly id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  for (let number = taken.length + 1; ; number++) if (!ids.has(`${prefix}${number}`)) return `${prefix}${number}`;
}

export const nameWithin = (name: string): string => [...name].slice(0, MAX_SIMULATED_NAME).join('');

export const withScenario = (
  plan: SimulationPlan,
  id: string,
  change: (scenario: Scenario) => Scenario,
): SimulationPlan => ({ ...plan, scenarios: plan.scenarios.map(one => (one.id === id ? change(one) : one)) });

/** Behind all others; undefined where there is no room. */
export function addScenario(plan: SimulationPlan, scenario: Omit<Scenario, 'id'>) {
  if (plan.scenarios.length >= MAX_SCENARIOS) return undefined;
  const id = freeId('scenario', plan.scenarios);
  return {
    id,
    plan: { ...plan, scenarios: [...plan.scenarios, { ...scenario, id, name: nameWithin(scenario.name) }] },
  };
}

/** One of them stays. */
export const removeScenario = (plan: SimulationPlan, id: string): SimulationPlan =>
  plan.scenarios.length <= 1 ? plan : { ...plan, scenarios: plan.scenarios.filter(one => one.id !== id) };

export const withProduct = (
  scenario: Scenario,
  id: string,
  change: (product: SimulatedProduct) => SimulatedProduct,
): Scenario => ({ ...scenario, products: scenario.products.map(one => (one.id === id ? change(one) : one)) });

/** Behind the one that it was made of, or behind all. */
export function addProduct(scenario: Scenario, product: Omit<SimulatedProduct, 'id'>, after?: string): Scenario {
  const { products } = scenario;
  if (products.length >= MAX_PRODUCTS) return scenario;
  const at = products.findIndex(({ id }) => id === after);
  const added = { ...product, id: freeId('product', products), name: nameWithin(product.name) };
  return { ...scenario, products: products.toSpliced(at < 0 ? products.length : at + 1, 0, added) };
}

export const removeProduct = (scenario: Scenario, id: string): Scenario => ({
  ...scenario,
  products: scenario.products.filter(one => one.id !== id),
});

export function moveProduct(scenario: Scenario, id: string, by: -1 | 1): Scenario {
  const { products } = scenario;
  const at = products.findIndex(one => one.id === id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= products.length) return scenario;
  return { ...scenario, products: products.with(at, products[to]!).with(to, products[at]!) };
}

/** Without any there is no talk of profit. */
export function withCost({ costs = {}, ...plan }: SimulationPlan, level: string, cost: number | null): SimulationPlan {
  const { [level]: _, ...others } = costs;
  const next = cost === null ? others : { ...others, [level]: cost };
  return { ...plan, ...(Object.keys(next).length > 0 && { costs: next }) };
}

export function withMarket({ market: _, ...plan }: SimulationPlan, market: number | null): SimulationPlan {
  return market === null ? plan : { ...plan, market };
}
