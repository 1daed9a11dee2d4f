import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { attempt } from '../attempt.ts';
import { seededRandom } from '../random.ts';
import { type BptoInput, bpto } from './bpto.ts';
import type { BptoTask } from './read-bpto-tasks.ts';

const brands = [
  { name: 'own', prices: [10, 11, 12, 13] },
  { name: 'rival', prices: [8, 9, 10, 11] },
];

/** Adaptive interviews: the chosen brand rises a step, a brand chosen at its top leaves, and somebody may choose none. */
function interviews(count: number): BptoTask[] {
  const random = seededRandom(6);
  return Array.from({ length: count }, (_, respondent) => {
    const tasks: BptoTask[] = [];
    const step: (number | null)[] = [0, 0];
    for (let round = 0; round < 6; round++) {
      const prices = step.map((at, brand) => (at === null ? null : brands[brand]!.prices[at]!));
      const utilities = prices.map((price, brand) =>
        price === null ? -99 : 2 - brand - 0.25 * (price - 9) + random.normal(),
      );
      const best = Math.max(...utilities);
      const chosen = best < -0.5 ? null : utilities.indexOf(best);
      tasks.push({ respondent, prices, chosen });
      if (chosen === null) break;
      step[chosen] = step[chosen]! + 1 < 4 ? step[chosen]! + 1 : null;
      if (step.every(at => at === null)) break;
    }
    return tasks;
  }).flat();
}

const input: BptoInput = { brands, tasks: interviews(80), scenarioPrices: [11, 9], settings: { none: true } };

describe('BPTO', () => {
  const plain = bpto(input);

  test('weighs people as often as they would be asked', () => {
    const weightOf = (respondent: number | string) => 1 + (Number(respondent) % 3);
    const weighted = bpto({ ...input, weights: input.tasks.map(task => weightOf(task.respondent)) });
    const listed = bpto({
      ...input,
      tasks: [0, 1, 2].flatMap(time =>
        input.tasks
          .filter(task => weightOf(task.respondent) > time)
          .map(task => ({ ...task, respondent: `${task.respondent} ${time}` })),
      ),
    });
    expectClose(weighted.choiceShare, listed.choiceShare);
    expectClose(weighted.firstTaskShare, listed.firstTaskShare);
    expectClose(weighted.scenario, listed.scenario, 1e-6);
    const demand = ({ brands }: typeof listed) => brands.map(({ points, meanMaxPrice }) => ({ points, meanMaxPrice }));
    expectClose(demand(weighted), demand(listed));
  });

  test('gives demand curves that never rise with the price', () => {
    for (const { points, nChoosers, optimalPrice } of plain.brands) {
      points.slice(1).forEach((point, i) => {
        expect(point.demand).toBeLessThanOrEqual(points[i]!.demand);
      });
      expect(points[0]!.demand).toBeCloseTo((100 * nChoosers) / 80, 10);
      const best = points.find(point => point.price === optimalPrice)!;
      for (const point of points) expect(point.revenueIndex).toBeLessThanOrEqual(best.revenueIndex);
    }
    expect(plain.brands[0]!.points.reduce((sum, point) => sum + point.chosen, 0)).toBe(
      input.tasks.filter(task => task.chosen === 0).length,
    );
  });

  test('shares out all choices, first choices and the scenario', () => {
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    expect(sum(plain.choiceShare) + plain.nonePercent).toBeCloseTo(100, 9);
    expect(sum(plain.firstTaskShare)).toBeLessThanOrEqual(100 + 1e-9);
    expect(plain.scenario!.shares).toHaveLength(3);
    expect(sum(plain.scenario!.shares)).toBeCloseTo(100, 9);
    expect(plain.mnl!.coefficients.map(({ name }) => name)).toEqual(['rival', 'none', 'price']);
    expect(plain.mnl!.coefficients[2]!.estimate).toBeLessThan(0);
  });

  test('gives the elasticity that a small change of the price shows', () => {
    const share = (price: number) => bpto({ ...input, scenarioPrices: [price, 9] }).scenario!.shares[0]!;
    const slope = ((share(11.001) - share(10.999)) / share(11) / 0.002) * 11;
    expect(plain.scenario!.ownElasticity[0]).toBeCloseTo(slope, 4);
  });

  test('depends on the order of the tasks only for who chose what first', () => {
    const { firstTaskShare, ...rest } = bpto({ ...input, tasks: input.tasks.toReversed() });
    const { firstTaskShare: _, ...same } = plain;
    expectClose(rest, same);
  });

  test('keeps the demand curves where the logit has no finite estimate', () => {
    const always = input.tasks
      .filter(task => task.prices[0] != null && task.prices[1] != null)
      .map(task => ({ ...task, chosen: 0 }));
    const result = bpto({ ...input, tasks: always, settings: { none: false } });
    expect(result).toMatchObject({ mnl: null, scenario: null, mnlProblem: 'separation' });
    expect(result.brands[1]).toMatchObject({ nChoosers: 0, meanMaxPrice: null });
    expect(result.choiceShare).toEqual([100, 0]);
  });

  test('knows no share at a price that was never shown', () => {
    const first = bpto({ ...input, tasks: [{ respondent: 1, prices: [10, 8], chosen: 0 }] });
    expect(first.brands[0]!.points.map(point => point.share)).toEqual([100, null, null, null]);
  });

  test.each<[string, Partial<BptoInput>, object]>([
    [
      'a price that is not on the list',
      { tasks: [{ respondent: 1, prices: [10.5, 8], chosen: 0 }] },
      { problem: 'unknown-level', details: { column: 'own' } },
    ],
    [
      'none where it is not offered',
      { tasks: [{ respondent: 1, prices: [10, 8], chosen: null }], settings: { none: false } },
      { problem: 'invalid-setting' },
    ],
    [
      'the choice of a brand that had left',
      { tasks: [{ respondent: 1, prices: [null, 8], chosen: 0 }] },
      { problem: 'out-of-range' },
    ],
    ['a scenario without all prices', { scenarioPrices: [10] }, { problem: 'unequal-lengths' }],
    ['no tasks', { tasks: [] }, { problem: 'too-few-samples' }],
  ])('refuses %s', (_, change, problem) => {
    expect(attempt(() => bpto({ ...input, ...change }))).toMatchObject(problem);
  });
});
