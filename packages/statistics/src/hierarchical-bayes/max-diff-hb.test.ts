import { describe, expect, test } from 'vitest';
import type { MaxDiffTask } from '../choice/max-diff-tasks.ts';
import { seededRandom } from '../random.ts';
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

  test('with an anchor tells how much things are worth, not only which more', () => {
    const random = seededRandom(9);
    const shown = items.map((_, item) => items.map((_, other) => other).filter(other => other !== item));
    const pick = (utilities: readonly number[]) => {
      const noisy = utilities.map(utility => utility - Math.log(-Math.log(random.next())));
      return noisy.indexOf(Math.max(...noisy));
    };
    // The same tastes among the items; to one half of people nearly all of them are worth something, to the other hardly any.
    const crowd = Array.from({ length: 100 }, (_, respondent) => ({
      respondent,
      level: respondent % 2 === 0 ? 1.5 : -1.5,
    }));
    const own = crowd.map(({ level }) => [1, 0.4, -0.4, -1].map(worth => worth + level + 0.3 * random.normal()));
    const tasks = crowd.flatMap(({ respondent }) =>
      [...shown, ...shown].map(list => {
        const best = list[pick(list.map(item => own[respondent]![item]!))]!;
        const left = list.filter(item => item !== best);
        const worst = left[pick(left.map(item => -own[respondent]![item]!))]!;
        return { respondent, items: list, best, worst };
      }),
    );
    const anchors = crowd.flatMap(({ respondent }) =>
      items.map((_, item) => ({ respondent, item, isAbove: pick([own[respondent]![item]!, 0]) === 0 })),
    );
    const found = maxDiffHb({ items, tasks, anchors, settings: { ...settings, draws: 600, burnIn: 600 } });
    const half = (odd: number) => found.individuals.filter(({ respondent }) => (respondent as number) % 2 === odd);
    const mean = (odd: number, item: number) =>
      half(odd).reduce((sum, { utilities }) => sum + utilities[item]!, 0) / half(odd).length;
    // Eight answers each: people of both halves are drawn towards each other, and still on their side of the line.
    expect(mean(0, 0)).toBeGreaterThan(1.2);
    expect(mean(1, 3)).toBeLessThan(-1.2);
    for (const [item, worth] of [1, 0.4, -0.4, -1].entries())
      expect(Math.abs(found.populationMean[item]! - worth)).toBeLessThan(0.35);
    expect(found.aboveAnchor![0]!).toBeGreaterThan(found.aboveAnchor![3]! + 15);
    expect(() => maxDiffHb({ items, tasks, anchors: [{ respondent: 0, item: 9, isAbove: true }], settings })).toThrow(
      'unknown-level',
    );
  });
});
