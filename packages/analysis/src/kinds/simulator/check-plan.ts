import { isRecord, own } from '@wenshu/survey-core';
import type { KindProblem } from '../../kind/kind.ts';
import { MAX_AMOUNT, MAX_MARKET, MAX_PRODUCTS, MAX_SCENARIOS, MAX_SIMULATED_NAME } from '../model/simulation-plan.ts';
import type { Attribute } from '../solution/attributes.ts';

const SLOT = 'plan';
const unreadable: KindProblem = { word: 'not-readable', slot: SLOT };

/** A plan that somebody sent: limits first, then names, then levels that the question has or had. */
export function checkPlan(plan: unknown, attributes: readonly Attribute[]): KindProblem | undefined {
  if (plan === undefined) return undefined;
  if (!isRecord(plan)) return unreadable;
  const [scenarios, costs, market] = [own(plan, 'scenarios'), own(plan, 'costs'), own(plan, 'market')];
  if (!Array.isArray(scenarios)) return unreadable;
  if (scenarios.length > MAX_SCENARIOS) return { word: 'too-many', slot: SLOT, most: MAX_SCENARIOS };
  if (market !== undefined && !(isNumber(market) && market > 0 && market <= MAX_MARKET)) return unreadable;
  const attributeOf = new Map(attributes.flatMap(({ levels }, at) => levels.map(({ id }) => [id, at] as const)));
  return (
    checkCosts(costs, attributeOf) ??
    firstProblem(scenarios, one => checkScenario(one, attributeOf)) ??
    twice(scenarios)
  );
}

function checkScenario(scenario: unknown, attributeOf: ReadonlyMap<string, number>): KindProblem | undefined {
  if (!isNamed(scenario)) return unreadable;
  const products = own(scenario, 'products');
  if (!Array.isArray(products)) return unreadable;
  if (products.length > MAX_PRODUCTS) return { word: 'too-many', slot: SLOT, most: MAX_PRODUCTS };
  return firstProblem(products, product => checkProduct(product, attributeOf)) ?? twice(products);
}

function checkProduct(product: unknown, attributeOf: ReadonlyMap<string, number>): KindProblem | undefined {
  if (!isNamed(product)) return unreadable;
  const [levels, price] = [own(product, 'levels'), own(product, 'price')];
  if (price !== undefined && !isAmount(price)) return unreadable;
  if (!Array.isArray(levels) || levels.length > attributeOf.size) return unreadable;
  const places = levels.map(id => (typeof id === 'string' ? attributeOf.get(id) : undefined));
  if (places.includes(undefined)) return { word: 'codes-unknown', slot: SLOT };
  return new Set(places).size === places.length ? undefined : unreadable;
}

function checkCosts(costs: unknown, attributeOf: ReadonlyMap<string, number>): KindProblem | undefined {
  if (costs === undefined) return undefined;
  if (!isRecord(costs)) return unreadable;
  const given = Object.entries(costs);
  if (given.length > attributeOf.size) return { word: 'codes-unknown', slot: SLOT };
  if (!given.every(([, cost]) => isAmount(cost))) return unreadable;
  return given.every(([id]) => attributeOf.has(id)) ? undefined : { word: 'codes-unknown', slot: SLOT };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isAmount = (value: unknown): value is number => isNumber(value) && value >= 0 && value <= MAX_AMOUNT;

const ID = /^[\w-]{1,40}$/;

function isNamed(part: unknown): part is Record<string, unknown> {
  if (!isRecord(part)) return false;
  const [id, name] = [own(part, 'id'), own(part, 'name')];
  return (
    typeof id === 'string' &&
    ID.test(id) &&
    typeof name === 'string' &&
    name.trim() !== '' &&
    name.length <= MAX_SIMULATED_NAME &&
    !name.includes('\0')
  );
}

function firstProblem(
  parts: readonly unknown[],
  check: (part: unknown) => KindProblem | undefined,
): KindProblem | undefined {
  for (const part of parts) {
    const problem = check(part);
    if (problem) return problem;
  }
  return undefined;
}

const twice = (parts: readonly unknown[]): KindProblem | undefined =>
  new Set(parts.map(part => own(part as Record<string, unknown>, 'id'))).size === parts.length ? undefined : unreadable;
