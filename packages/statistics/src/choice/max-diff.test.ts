import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { shuffleRows } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { maxDiffDesign } from '../designs/max-diff-design.ts';
import { seededRandom } from '../random.ts';
import type { MaxDiffInput } from './fit-max-diff.ts';
import { maxDiff } from './max-diff.ts';
import type { MaxDiffTask } from './max-diff-tasks.ts';

const items = ['price', 'taste', 'looks', 'origin', 'brand', 'size', 'smell'];
const worth = [1.2, 0.8, 0.4, 0, -0.4, -0.8, -1.2];

/** The whole way: a design, answers by a logit, the analysis. */
function simulate(respondents: number): MaxDiffTask[] {
  const { versions } = maxDiffDesign({ items: 7, itemsPerTask: 3, tasks: 7, versions: 3, seed: 2 });
  const random = seededRandom(11);
  const draw = (list: readonly number[], sign: 1 | -1) => {
    const powers = list.map(item => Math.exp(sign * worth[item]!));
    const target = random.next() * powers.reduce((sum, power) => sum + power, 0);
    const upTo = (i: number) => powers.slice(0, i + 1).reduce((sum, power) => sum + power, 0);
    return list.find((_, i) => upTo(i) > target) ?? list.at(-1)!;
  };
  return Array.from({ length: respondents }, (_, respondent) =>
    versions[respondent % 3]!.map(shown => {
      const best = draw(shown, 1);
      return {
        respondent,
        items: shown,
        best,
        worst: draw(
          shown.filter(item => item !== best),
          -1,
        ),
      };
    }),
  ).flat();
}

const input: MaxDiffInput = { items, tasks: simulate(60), settings: { models: ['independent', 'sequential'] } };

describe('MaxDiff', () => {
  const plain = maxDiff(input);

  test('weighs people as often as they would be asked', () => {
    const weightOf = (respondent: number | string) => 1 + (Number(respondent) % 3);
    const weighted = maxDiff({ ...input, weights: input.tasks.map(task => weightOf(task.respondent)) });
    const listed = maxDiff({
      ...input,
      tasks: [0, 1, 2].flatMap(time =>
        input.tasks
          .filter(task => weightOf(task.respondent) > time)
          .map(task => ({ ...task, respondent: `${task.respondent} ${time}` })),
      ),
    });
    expectClose(weighted.shown, listed.shown);
    expectClose(weighted.score, listed.score);
    expectClose(weighted.mnl.sequential?.utilities, listed.mnl.sequential?.utilities, 1e-6);
  });

  test('finds the utilities that the answers were made from', () => {
    const { utilities, standardErrors } = plain.mnl.sequential!;
    utilities.forEach((utility, i) => {
      expect(Math.abs(utility - worth[i]!)).toBeLessThan(3.5 * standardErrors[i]!);
    });
    expect(plain.rank[0]).toBe(1);
    expect(plain.rank[6]).toBe(7);
  });

  test('centres utilities and gives shares that sum to 100', () => {
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    for (const model of Object.values(plain.mnl)) {
      expect(sum(model.utilities)).toBeCloseTo(0, 10);
      expect(sum(model.share)).toBeCloseTo(100, 9);
      expect(sum(model.rescaled)).toBeCloseTo(100, 9);
    }
    expect(sum(plain.best)).toBe(plain.nTasks);
    expect(sum(plain.bestMinusWorst)).toBe(0);
    expect(plain.nRespondents).toBe(60);
  });

  test('does not depend on the order of the tasks, nor on which item comes last', () => {
    expectClose(maxDiff({ ...input, tasks: shuffleRows(input.tasks, 3) }), plain);
    const turn = (item: number) => (item + 2) % 7;
    const turned = maxDiff({
      ...input,
      items: items.map((_, i) => items[(i + 5) % 7]!),
      tasks: input.tasks.map(({ respondent, items: shown, best, worst }) => ({
        respondent,
        items: Array.from(shown, turn),
        best: turn(best),
        worst: turn(worst),
      })),
    });
    expectClose(
      items.map((_, i) => turned.mnl.independent!.utilities[turn(i)]),
      plain.mnl.independent!.utilities,
      1e-6,
    );
    expectClose(
      items.map((_, i) => turned.mnl.independent!.standardErrors[turn(i)]),
      plain.mnl.independent!.standardErrors,
      1e-6,
    );
  });

  test('keeps its counts where the logit has no finite estimate, and says why', () => {
    const few = maxDiff({ ...input, tasks: input.tasks.slice(0, 2) });
    expect(few.mnl).toEqual({});
    expect(Object.keys(few.mnlProblems)).toEqual(['independent', 'sequential']);
    expect(few.nTasks).toBe(2);
    expect(few.score).toContain(null);
    expect(few.sqrtRatio).toContain(null);
  });

  const task = input.tasks[0]!;
  test.each<[string, Partial<MaxDiffInput>, object]>([
    [
      'a best that is also the worst',
      { tasks: [{ ...task, worst: task.best }] },
      { problem: 'unknown-level', details: { column: 'worst' } },
    ],
    [
      'a best that was not shown',
      { tasks: [{ ...task, items: [0, 1, 2], best: 5, worst: 0 }] },
      { problem: 'unknown-level', details: { column: 'best' } },
    ],
    [
      'an item that does not exist',
      { tasks: [{ ...task, items: [0, 1, 9] }] },
      { problem: 'unknown-level', details: { column: 'items' } },
    ],
    [
      'an item twice in a task',
      { tasks: [{ ...task, items: [0, 0, 1], best: 0, worst: 1 }] },
      { problem: 'invalid-setting' },
    ],
    ['no tasks', { tasks: [] }, { problem: 'too-few-samples' }],
  ])('refuses %s', (_, change, problem) => {
    expect(attempt(() => maxDiff({ ...input, ...change }))).toMatchObject(problem);
  });

  test('says how far it is, over all models', () => {
    const shares: number[] = [];
    maxDiff(input, { onProgress: share => shares.push(share) });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.some(share => share > 0.4 && share < 0.6)).toBe(true);
  });

  test('stops when told to', () => {
    expect(attempt(() => maxDiff(input, { signal: { aborted: true } }))).toMatchObject({ problem: 'aborted' });
  });
});
