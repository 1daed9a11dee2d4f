import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { plainPart } from '../../test/plain-part.ts';
import { normalColumn, shuffleRows } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { seededRandom } from '../random.ts';
import { logisticRegression } from '../regression/logistic-regression.ts';
import { type ConditionalLogitInput, conditionalLogit } from './conditional-logit.ts';

const tasks = 90;
const random = seededRandom(5);
const price = normalColumn(1, 2 * tasks, 20, 5);
const quality = normalColumn(2, 2 * tasks);
const x = price.map((value, row) => [value, quality[row]!]);
const chosen = Array.from({ length: tasks }, (_, task) => {
  const advantage = -0.2 * (price[2 * task + 1]! - price[2 * task]!) + quality[2 * task + 1]! - quality[2 * task]!;
  return random.next() < 1 / (1 + Math.exp(-advantage)) ? 1 : 0;
});
const input: ConditionalLogitInput = {
  variables: ['price', 'quality'],
  alternativesPerTask: new Array<number>(tasks).fill(2),
  x,
  chosen,
};

describe('conditional logit', () => {
  const plain = conditionalLogit(input);

  test('knows no scale of weights; equal ones are none, whole ones are tasks given so often', () => {
    const weights = chosen.map((_, task) => 1 + (task % 3));
    const weighted = conditionalLogit({ ...input, weights });
    expectClose(plainPart(conditionalLogit({ ...input, weights: weights.map(() => 4) })), plainPart(plain), 1e-6);
    expectClose(conditionalLogit({ ...input, weights: weights.map(weight => 9 * weight) }), weighted, 1e-6);
    const again = weights.flatMap((weight, task) => new Array<number>(weight).fill(task));
    const listed = conditionalLogit({
      variables: input.variables,
      alternativesPerTask: again.map(() => 2),
      x: again.flatMap(task => [x[2 * task]!, x[2 * task + 1]!]),
      chosen: again.map(task => chosen[task]!),
    });
    expectClose(
      weighted.coefficients.map(({ estimate }) => estimate),
      listed.coefficients.map(({ estimate }) => estimate),
      1e-6,
    );
    expectClose([weighted.mcFadden, weighted.hitRate], [listed.mcFadden, listed.hitRate], 1e-6);
    expectClose(weighted.logLikelihood, (listed.logLikelihood * weighted.effectiveTasks!) / again.length, 1e-6);
  });

  test('of two alternatives is a logistic regression of their differences without an intercept', () => {
    const difference = (j: number) => chosen.map((_, task) => x[2 * task + 1]![j]! - x[2 * task]![j]!);
    const logistic = logisticRegression({
      data: { second: chosen, price: difference(0), quality: difference(1) },
      dependent: 'second',
      event: 1,
      independents: ['price', 'quality'],
      settings: {
        intercept: false,
        confidence: 0.95,
        cutoff: 0.5,
        missing: 'listwise',
        maxIterations: 50,
        convergence: 1e-10,
        categorical: {},
      },
    });
    expectClose(
      plain.coefficients.map(({ estimate, standardError }) => [estimate, standardError]),
      logistic.coefficients.map(({ estimate, standardError }) => [estimate, standardError]),
      1e-6,
    );
    expect(plain.logLikelihoodNull).toBeCloseTo(logistic.logLikelihoodNull, 9);
  });

  test('does not depend on the order of the tasks', () => {
    const order = shuffleRows([...chosen.keys()], 8);
    const shuffled = conditionalLogit({
      ...input,
      x: order.flatMap(task => [x[2 * task]!, x[2 * task + 1]!]),
      chosen: order.map(task => chosen[task]!),
    });
    expectClose({ ...shuffled, probabilities: [] }, { ...plain, probabilities: [] });
  });

  test('sees only differences inside a task', () => {
    const moved = x.map((row, i) => [row[0]! + 100 * Math.floor(i / 2), row[1]!]);
    expectClose(conditionalLogit({ ...input, x: moved }), plain, 1e-6);
  });

  test('gives probabilities that sum to 1 in every task', () => {
    for (const shares of plain.probabilities) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  test('counts a tie for the highest probability as a hit', () => {
    const tied = conditionalLogit({
      variables: ['x'],
      alternativesPerTask: [2, 2, 2, 2],
      x: [[0], [1], [0], [1], [0], [1], [5], [5]],
      chosen: [1, 1, 0, 0],
    });
    expect(tied.hitRate).toBe(0.75);
  });

  test.each<[string, Partial<ConditionalLogitInput>, object]>([
    [
      'a cheapest choice without exception',
      { chosen: chosen.map((_, task) => (price[2 * task]! < price[2 * task + 1]! ? 0 : 1)) },
      { problem: 'separation', details: { column: 'price' } },
    ],
    [
      'a variable that never differs inside a task',
      { x: x.map((row, i) => [row[0]!, Math.floor(i / 2)]) },
      { problem: 'constant-column', details: { column: 'quality' } },
    ],
    [
      'variables that determine each other',
      { x: x.map(row => [row[0]!, 2 * row[0]! + 1]) },
      { problem: 'singular-matrix', details: { column: 'quality' } },
    ],
    ['a choice outside the task', { chosen: chosen.map(() => 2) }, { problem: 'out-of-range' }],
    ['fewer alternatives than announced', { x: x.slice(1) }, { problem: 'unequal-lengths' }],
    ['a gap', { x: x.map(row => [row[0]!, Number.NaN]) }, { problem: 'not-a-number', details: { column: 'quality' } }],
    ['no tasks', { alternativesPerTask: [], x: [], chosen: [] }, { problem: 'too-few-samples' }],
  ])('refuses %s', (_, change, problem) => {
    expect(attempt(() => conditionalLogit({ ...input, ...change }))).toMatchObject(problem);
  });

  test('stops when told to', () => {
    expect(attempt(() => conditionalLogit(input, { signal: { aborted: true } }))).toMatchObject({ problem: 'aborted' });
  });
});
