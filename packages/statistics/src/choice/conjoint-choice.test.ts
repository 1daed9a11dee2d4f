import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { shuffleRows } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { seededRandom } from '../random.ts';
import type { CbcAlternative, CbcAttribute } from './cbc-coding.ts';
import type { CbcTask } from './cbc-tasks.ts';
import { type ConjointChoiceInput, conjointChoice } from './conjoint-choice.ts';

const attributes: CbcAttribute[] = [
  { name: 'brand', type: 'categorical', levels: ['A', 'B', 'C'] },
  { name: 'size', type: 'categorical', levels: ['small', 'large'] },
  { name: 'price', type: 'linear' },
];
const brandWorth = [0.8, 0, -0.8];

/** Answers of people who choose by a logit with known utilities. */
function simulate(count: number, seed: number): CbcTask[] {
  const random = seededRandom(seed);
  const worth = (concept: CbcAlternative) =>
    concept === null ? -1 : brandWorth[concept[0]!]! + (concept[1] ? 0.5 : -0.5) - 0.4 * concept[2]!;
  return Array.from({ length: count }, (_, task) => {
    const concept = () => [random.below(3), random.below(2), 1 + random.below(4)];
    const alternatives: CbcAlternative[] = [concept(), concept(), concept(), null];
    const powers = alternatives.map(alternative => Math.exp(worth(alternative)));
    let target = random.next() * powers.reduce((sum, power) => sum + power, 0);
    const chosen = powers.findIndex(power => {
      target -= power;
      return target < 0;
    });
    return { respondent: task % 50, alternatives, chosen: Math.max(0, chosen) };
  });
}

const input: ConjointChoiceInput = {
  attributes,
  tasks: simulate(600, 4),
  scenario: [[0, 1, 2], [1, 1, 2], null],
  settings: { coding: 'effects', none: true },
};

describe('choice-based conjoint', () => {
  const plain = conjointChoice(input);

  test('weighs people as often as they would be asked', () => {
    const weightOf = (respondent: number | string) => 1 + (Number(respondent) % 3);
    const weighted = conjointChoice({ ...input, weights: input.tasks.map(task => weightOf(task.respondent)) });
    const listed = conjointChoice({
      ...input,
      tasks: [0, 1, 2].flatMap(time =>
        input.tasks
          .filter(task => weightOf(task.respondent) > time)
          .map(task => ({ ...task, respondent: `${task.respondent} ${time}` })),
      ),
    });
    expectClose(weighted.importance, listed.importance, 1e-6);
    expectClose(weighted.simulation, listed.simulation, 1e-6);
  });

  test('finds the utilities that the answers were made from', () => {
    const [brand, size, price] = plain.partWorths;
    if (brand?.type !== 'categorical' || size?.type !== 'categorical' || price?.type !== 'linear') throw new Error();
    brand.levels.forEach((level, i) => {
      expect(Math.abs(level.utility - brandWorth[i]!)).toBeLessThan(3 * level.standardError);
    });
    expect(Math.abs(size.levels[1]!.utility - 0.5)).toBeLessThan(3 * size.levels[1]!.standardError);
    expect(Math.abs(price.slope + 0.4)).toBeLessThan(3 * price.standardError);
    expect([price.min, price.max]).toEqual([1, 4]);
    expect(plain.coefficients.map(({ name }) => name)).toEqual([
      'brand[A]',
      'brand[B]',
      'size[small]',
      'price',
      'none',
    ]);
  });

  test('centres effects-coded utilities; dummy coding shifts them and changes nothing else', () => {
    const dummy = conjointChoice({ ...input, settings: { coding: 'dummy', none: true } });
    plain.partWorths.forEach((worth, a) => {
      const other = dummy.partWorths[a]!;
      if (worth.type !== 'categorical' || other.type !== 'categorical') return;
      expect(worth.levels.reduce((sum, level) => sum + level.utility, 0)).toBeCloseTo(0, 10);
      const last = worth.levels.at(-1)!.utility;
      expectClose(
        other.levels.map(level => level.utility),
        worth.levels.map(level => level.utility - last),
      );
      expect(other.levels.at(-1)!.standardError).toBe(0);
    });
    expectClose(dummy.importance, plain.importance);
    expectClose(dummy.logLikelihood, plain.logLikelihood);
    expectClose(dummy.simulation!.sharesLogit, plain.simulation!.sharesLogit);
  });

  test('gives importances and shares that sum to 100', () => {
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    expect(sum(plain.importance.map(({ percent }) => percent))).toBeCloseTo(100, 9);
    expect(sum(plain.simulation!.sharesLogit)).toBeCloseTo(100, 9);
    expect(plain.simulation!.firstChoice).toBe(0);
    expect(plain.simulation!.utilities[2]).toBe(plain.noneUtility);
  });

  test('does not depend on the order of the tasks; every task twice halves the variances', () => {
    expectClose(conjointChoice({ ...input, tasks: shuffleRows(input.tasks, 3) }), plain);
    const doubled = conjointChoice({ ...input, tasks: [...input.tasks, ...input.tasks] });
    doubled.coefficients.forEach(({ estimate, standardError }, j) => {
      expect(estimate).toBeCloseTo(plain.coefficients[j]!.estimate, 7);
      expect(standardError).toBeCloseTo(plain.coefficients[j]!.standardError / Math.SQRT2, 7);
    });
  });

  const withTasks = (change: (task: CbcTask) => Partial<CbcTask>) => ({
    tasks: input.tasks.map(task => ({ ...task, ...change(task) })),
  });
  test.each<[string, Partial<ConjointChoiceInput>, object]>([
    [
      '"none" where it is not announced',
      { settings: { coding: 'effects', none: false } },
      { problem: 'invalid-setting' },
    ],
    [
      'a level that nobody saw',
      { attributes: [{ name: 'brand', type: 'categorical', levels: ['A', 'B', 'C', 'D'] }, ...attributes.slice(1)] },
      { problem: 'empty-level', details: { column: 'brand', level: 'D' } },
    ],
    [
      'a level that does not exist',
      withTasks(() => ({ alternatives: [[7, 0, 1]], chosen: 0 })),
      { problem: 'unknown-level', details: { column: 'brand' } },
    ],
    ['a choice outside the task', withTasks(() => ({ chosen: 9 })), { problem: 'out-of-range' }],
    [
      'a concept with too few attributes',
      withTasks(() => ({ alternatives: [[0], [1]], chosen: 0 })),
      { problem: 'unequal-lengths' },
    ],
    [
      'the cheapest choice without exception',
      {
        ...withTasks(({ alternatives }) => {
          const prices = Array.from(alternatives, concept => concept?.[2] ?? 99);
          return { chosen: prices.indexOf(Math.min(...prices)) };
        }),
      },
      { problem: 'separation' },
    ],
    ['no tasks', { tasks: [] }, { problem: 'too-few-samples' }],
  ])('refuses %s', (_, change, problem) => {
    expect(attempt(() => conjointChoice({ ...input, ...change }))).toMatchObject(problem);
  });

  test('stops when told to', () => {
    expect(attempt(() => conjointChoice(input, { signal: { aborted: true } }))).toMatchObject({ problem: 'aborted' });
  });
});

describe('what a level is worth in money', () => {
  const levels = ['1', '2', '3', '4'];
  const inLevels = (task: CbcTask): CbcTask => ({
    ...task,
    alternatives: Array.from(task.alternatives, one => one && [one[0]!, one[1]!, one[2]! - 1]),
  });
  const tasks = simulate(4000, 9);
  const linear = conjointChoice({
    attributes,
    tasks,
    price: { attribute: 2 },
    settings: { coding: 'effects', none: true },
  });
  const priced = conjointChoice({
    attributes: [attributes[0]!, attributes[1]!, { name: 'price', type: 'categorical', levels }],
    tasks: tasks.map(inLevels),
    price: { attribute: 2, values: [1, 2, 3, 4] },
    settings: { coding: 'dummy', none: true },
  });

  test.each([linear, priced])(
    'is what people would pay for it beyond the first, however the price is coded',
    ({ willingness }) => {
      const [brand, size] = willingness!;
      // Known: brands worth 0.8, 0 and −0.8, the sizes −0.5 and 0.5, and 0.4 less by unit of price.
      for (const [found, truth] of [
        [brand!.levels[1]!, -2],
        [brand!.levels[2]!, -4],
        [size!.levels[1]!, 2.5],
      ] as const) {
        expect(Math.abs(found.amount - truth)).toBeLessThan(3 * found.standardError);
        expect(found.standardError).toBeLessThan(0.4);
      }
      expect(brand!.levels[0]).toEqual({ level: 'A', amount: 0, standardError: 0 });
    },
  );

  test('is nothing where people like it dearer', () => {
    const dearer = tasks.map(task => ({
      ...task,
      alternatives: Array.from(task.alternatives, one => one && [one[0]!, one[1]!, -one[2]!]),
    }));
    expect(
      conjointChoice({
        attributes,
        tasks: dearer,
        price: { attribute: 2 },
        settings: { coding: 'effects', none: true },
      }).willingness,
    ).toBeNull();
  });
});
