import { describe, expect, test } from 'vitest';
import { binomialCdf } from '../distributions/binomial.ts';
import { seededRandom } from '../random.ts';
import type { CbcTask } from './cbc-tasks.ts';
import { conjointChoice } from './conjoint-choice.ts';

const attributes = [
  { name: 'brand', type: 'categorical' as const, levels: ['a', 'b', 'c'] },
  { name: 'size', type: 'categorical' as const, levels: ['S', 'L'] },
];
const settings = { coding: 'effects' as const, none: true };

/** People who take none with a chance of their own, else by what the first brand is worth to them. */
function chosenBy(people: number, worthOf: () => number, seed: number, tasksEach = 6): CbcTask[] {
  const random = seededRandom(seed);
  return Array.from({ length: people }, (_, respondent) => {
    const [worth, none] = [worthOf(), random.next() * 2 - 1];
    return Array.from({ length: tasksEach }, (): CbcTask => {
      const alternatives = [0, 1, 2].map(() => [random.below(3), random.below(2)]);
      const utilities = [...alternatives.map(([brand]) => (brand === 0 ? worth : 0)), none].map(
        utility => utility - Math.log(-Math.log(1 - random.next())),
      );
      return {
        respondent,
        alternatives: [...alternatives, null],
        chosen: utilities.indexOf(Math.max(...utilities)),
      };
    });
  }).flat();
}

const evidenceOf = (tasks: readonly CbcTask[], weights?: number[]) =>
  conjointChoice({ attributes, tasks, settings, ...(weights && { weights }) }).byPerson;

describe('what choices say when those of one person are one answer', () => {
  test('the same answers given twice by the same people say no more', () => {
    const once = chosenBy(50, () => 0.7, 4);
    const twice = once.flatMap(task => [task, task]);
    expect(evidenceOf(twice).pValue).toBeCloseTo(evidenceOf(once).pValue!, 8);
    expect(evidenceOf(twice).people).toBe(50);
    expect(evidenceOf(once).pValue!).toBeLessThan(0.001);
  });

  test('people of opposite minds do not pass for one mind, and whoever weighs nothing is nobody', () => {
    const random = seededRandom(8);
    const tasks = chosenBy(60, () => (random.next() < 0.5 ? 2 : -2), 5, 8);
    const { byPerson, coefficients } = conjointChoice({ attributes, tasks, settings });
    const naive = coefficients[0]!.standardError;
    expect(Math.sqrt(byPerson.covariance[0]![0]!)).toBeGreaterThan(1.3 * naive);
    const half = tasks.map(({ respondent }) => ((respondent as number) % 2 === 0 ? 3 : 0));
    expect(evidenceOf(tasks, half).people).toBe(30);
  });

  test('whoever chooses by chance is found out as often as the level says, however often they take none', () => {
    const sets = 80;
    const found = Array.from({ length: sets }, (_, seed) => evidenceOf(chosenBy(40, () => 0, 100 + seed)).pValue!);
    const low = found.filter(p => p < 0.05).length;
    // So many or fewer with a chance of 0.999 where each has one of 0.05.
    expect(binomialCdf(low - 1, sets, 0.05)).toBeLessThan(0.999);
    expect(evidenceOf(chosenBy(3, () => 0, 7)).pValue).toBeNull();
  });
});
