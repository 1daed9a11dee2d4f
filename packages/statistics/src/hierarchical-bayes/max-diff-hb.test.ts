import { describe, expect, test } from 'vitest';
import type { MaxDiffTask } from '../choice/max-diff-tasks.ts';
import { maxDiffHb } from './max-diff-hb.ts';

const items = ['a', 'b', 'c', 'd'];
const settings = { model: 'sequential' as const, draws: 400, burnIn: 400, thin: 1, seed: 2 };
const subsets = [
  [0, 1, 2],
  [0, 1, 3],
  [0, 2, 3],
  [1, 2, 3],
];

/** Even people like items in their order, odd ones in the opposite. */
const answersOf = (respondent: number): MaxDiffTask[] =>
  subsets.map(shown => {
    const [first, last] = [shown[0]!, shown[2]!];
    const [best, worst] = respondent % 2 === 0 ? [first, last] : [last, first];
    return { respondent, items: shown, best, worst };
  });
const people = Array.from({ length: 12 }, (_, respondent) => respondent);

describe('maxDiffHb', () => {
  test('tells apart people of opposite tastes, centred, and predicts what they said elsewhere', () => {
    const tasks = people.flatMap(answersOf);
    const holdoutTasks = tasks.filter(task => task.items[0] === 0 && task.items[1] === 1);
    const { individuals, share, holdout } = maxDiffHb({ items, tasks, holdoutTasks, settings });
    for (const [i, { utilities }] of individuals.entries()) {
      expect(utilities.reduce((sum, utility) => sum + utility, 0)).toBeCloseTo(0, 10);
      expect(utilities[0]! > utilities[3]!).toBe(i % 2 === 0);
    }
    expect(share.reduce((sum, own) => sum + own, 0)).toBeCloseTo(100, 8);
    expect(holdout).toMatchObject({ n: holdoutTasks.length, bestHitRate: 1, worstHitRate: 1 });
  });

  test('gives the shares of those who have weight, and names an item that nobody saw', () => {
    const tasks = people.flatMap(answersOf);
    const weights = people.map(respondent => (respondent % 2 === 0 ? 2 : 0));
    const { share } = maxDiffHb({ items, tasks, weights, settings });
    expect(share[0]!).toBeGreaterThan(share[3]!);
    expect(() => maxDiffHb({ items: [...items, 'e'], tasks, settings })).toThrow('empty-level');
  });
});
