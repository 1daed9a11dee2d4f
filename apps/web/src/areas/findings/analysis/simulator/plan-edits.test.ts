import type { Scenario, SimulationPlan } from '@wenshu/analysis/browser';
import { expect, it } from 'vitest';
import type { DataQuestion, Variable } from '../../filter/variable.ts';
import { emptyModel, withOption, withSlots } from '../models/model-analysis.ts';
import { settled } from './own-worths.ts';
import {
  addProduct,
  addScenario,
  moveProduct,
  removeProduct,
  removeScenario,
  withCost,
  withMarket,
} from './plan-edits.ts';

const product = (id: string) => ({ id, name: id, levels: ['a'] });
const scenario: Scenario = { id: 's', name: 'S', products: [product('product1'), product('product2')] };
const plan: SimulationPlan = { scenarios: [scenario] };
const ids = ({ products }: Scenario) => products.map(({ id }) => id);

it('puts a copy behind its original, under an id of its own, and no more than ten', () => {
  expect(ids(addProduct(scenario, product('product1'), 'product1'))).toEqual(['product1', 'product3', 'product2']);
  let many = scenario;
  for (let turn = 0; turn < 20; turn++) many = addProduct(removeProduct(many, 'product1'), product('x'));
  expect(many.products).toHaveLength(10);
  expect(new Set(ids(many)).size).toBe(10);
});

it('moves products as far as there is room', () => {
  expect(ids(moveProduct(scenario, 'product2', -1))).toEqual(['product2', 'product1']);
  expect(moveProduct(scenario, 'product2', 1)).toBe(scenario);
});

it('keeps one scenario, and ten at most', () => {
  expect(removeScenario(plan, 's')).toBe(plan);
  let many = plan;
  for (let turn = 0; turn < 20; turn++) many = addScenario(many, scenario)?.plan ?? many;
  expect(new Set(many.scenarios.map(({ id }) => id)).size).toBe(10);
});

it('has no costs and no size of the market once they are empty again', () => {
  const costly = withMarket(withCost(plan, 'a', 5), 1_000);
  expect(costly).toMatchObject({ costs: { a: 5 }, market: 1_000 });
  expect(withMarket(withCost(costly, 'a', null), null)).toEqual(plan);
});

it('takes the utilities that were saved of the question in it, and drops products of another one', () => {
  const saved = (key: string, question: string, estimate: string) =>
    ({ key, measures: { question, item: key, estimate } }) as Variable;
  const variables = [
    saved('u1', 'q1', 'one'),
    saved('u2', 'q1', 'one'),
    saved('v1', 'q1', 'two'),
    saved('w', 'q2', 'one'),
  ];
  const questions = [
    { key: 'q1', solution: 'cbc' },
    { key: 'q3', solution: 'cpc' },
  ] as unknown as DataQuestion[];
  const set = (before: typeof empty | undefined, next: typeof empty) => settled(before, next, variables, questions);
  const empty = emptyModel('simulator');
  const begun = set(empty, withSlots(empty, { question: ['q1'] }));
  expect([begun.request.options.utilities, begun.request.slots.worths]).toEqual(['people', ['u1', 'u2']]);
  const together = set(begun, withOption(begun, 'utilities', 'together'));
  expect(together.request.slots.worths).toEqual([]);
  expect(set(together, withOption(together, 'utilities', 'people')).request.slots.worths).toEqual(['u1', 'u2']);
  const planned = { ...begun, request: { ...begun.request, plan } };
  expect(set(planned, planned)).toBe(planned);
  const rated = set(planned, withSlots(planned, { question: ['q3'] }));
  expect([rated.request.plan, rated.request.options.utilities, rated.request.slots.worths]).toEqual([
    undefined,
    'people',
    [],
  ]);
});
