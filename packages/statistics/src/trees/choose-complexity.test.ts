import { describe, expect, test } from 'vitest';
import { getReferenceCase } from '../../test/reference-case.ts';
import { normalColumn } from '../../test/survey-samples.ts';
import { seededRandom } from '../random.ts';
import { chooseComplexity } from './choose-complexity.ts';
import { type DecisionTreeInput, decisionTree } from './decision-tree.ts';
import { validateTree } from './validate-tree.ts';

const settings: DecisionTreeInput['settings'] = {
  criterion: 'gini',
  maxDepth: 4,
  minSplit: 20,
  minBucket: 7,
  cp: 0,
  prune: true,
  missing: 'listwise',
};
const folding = { folds: 10, seed: 3 };
const titanic = getReferenceCase('tree_titanic').input as unknown as DecisionTreeInput;

function noiseOf(seed: number): DecisionTreeInput {
  const random = seededRandom(seed);
  const y = Array.from({ length: 150 }, () => (random.next() < 0.5 ? 'n' : 'y'));
  const group = y.map(() => 'abcd'[random.below(4)]!);
  const data = { y, group, x: normalColumn(seed + 100, 150), z: normalColumn(seed + 200, 150) };
  return { data, dependent: 'y', independents: ['x', 'group', 'z'], settings };
}

describe('the complexity of a tree', () => {
  test('is chosen among the subtrees that pruning gives at its prices', () => {
    const { steps } = chooseComplexity({ ...titanic, settings }, folding);
    expect(steps.at(-1)).toMatchObject({ leaves: 1, error: 1 });
    for (const { cp, leaves } of steps)
      expect(decisionTree({ ...titanic, settings: { ...settings, cp } }).nLeaves).toBe(leaves);
    expect(steps.map(({ leaves }) => leaves)).toEqual(steps.map(({ leaves }) => leaves).toSorted((a, b) => b - a));
  });

  test('is the smallest within a standard error of the least error', () => {
    const { cp, steps } = chooseComplexity({ ...titanic, settings }, folding);
    const least = Math.min(...steps.map(({ error }) => error));
    const best = steps.find(({ error }) => error === least)!;
    const chosen = steps.find(step => step.cp === cp)!;
    expect(chosen.error).toBeLessThanOrEqual(best.error + best.standardError);
    expect(
      steps.filter(({ leaves }) => leaves < chosen.leaves).map(({ error }) => error > best.error + best.standardError),
    ).not.toContain(false);
    expect(chosen.leaves).toBeGreaterThan(1);
  });

  // A standard error is passed by chance once in six.
  test('is mostly that of the root where outcomes are tossed', () => {
    const leaves = Array.from({ length: 30 }, (_, seed) => {
      const input = noiseOf(seed);
      return decisionTree({ ...input, settings: { ...settings, cp: chooseComplexity(input, folding).cp } }).nLeaves;
    });
    expect(leaves.filter(count => count > 1).length).toBeLessThanOrEqual(10);
  });
});

describe('validating a tree', () => {
  const validate = (input: DecisionTreeInput, cp: number) =>
    validateTree({ ...input, settings: folding }, data =>
      decisionTree({ ...input, data, settings: { ...settings, cp, prune: cp > 0 } }),
    );

  test('tells how it does on rows that did not grow it: of noise no better than a guess, of what it grew from far better', () => {
    const input = noiseOf(4);
    const seen = decisionTree({ ...input, settings: { ...settings, prune: false } });
    const { accuracy, guessed, accuracyPValue, sharesPValue } = validate(input, 0);
    expect(seen.accuracy).toBeGreaterThan(0.6);
    expect(accuracy).toBeLessThan(seen.accuracy - 0.05);
    expect(Math.abs(guessed - 0.5)).toBeLessThan(0.1);
    expect(Math.min(accuracyPValue, sharesPValue)).toBeGreaterThan(0.05);
  });

  test('finds what is there', () => {
    const { accuracy, guessed, accuracyPValue, sharesPValue, n } = validate(titanic, 0.01);
    expect(n).toBe(titanic.data[titanic.dependent]!.length);
    expect(accuracy).toBeGreaterThan(guessed + 0.08);
    expect(Math.max(accuracyPValue, sharesPValue)).toBeLessThan(0.001);
  });

  test('weighs rows, and nobody who weighs nothing counts', () => {
    const w = Array.from(titanic.data[titanic.dependent]!, (_, row) => (row % 5 === 0 ? 0 : 1));
    const weighted = validate({ ...titanic, data: { ...titanic.data, w }, weights: 'w' }, 0.01);
    expect(weighted.accuracy).not.toBe(validate(titanic, 0.01).accuracy);
    expect(weighted.accuracyPValue).toBeLessThan(0.001);
  });
});
