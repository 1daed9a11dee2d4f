import { describe, expect, test } from 'vitest';
import type { CbcTask } from '../choice/cbc-tasks.ts';
import { seededRandom } from '../random.ts';
import { type ConjointHbInput, conjointHb } from './conjoint-hb.ts';
import { priorOfPeople } from './hb-settings.ts';

const steps = [0.6, 0.6, 0.6];
const settings = { coding: 'effects' as const, none: false, draws: 900, burnIn: 900, thin: 1, seed: 4 };

/** People who differ by a deviation of 0.2, to whom each step of the three attributes is worth −0.6. */
function ofOneMind(linear: boolean, people = 100): Omit<ConjointHbInput, 'settings'> {
  const random = seededRandom(31);
  const tasks = Array.from({ length: people }, (_, respondent) => {
    const worths = [0, 1, 2].map(() => steps.map(step => -step + 0.2 * random.normal()));
    return Array.from({ length: 8 }, (): CbcTask => {
      const places = [0, 1, 2].map(() => [0, 1, 2].map(() => random.below(4)));
      const utilities = places.map(own =>
        own.reduce(
          (sum, place, a) => sum + worths[a]!.slice(0, place).reduce((part, step) => part + step, 0),
          -Math.log(-Math.log(1 - random.next())),
        ),
      );
      const alternatives = linear
        ? places.map(own => own.flatMap(place => [1, 2, 3].map(step => (place >= step ? 1 : 0))))
        : places;
      return { respondent, alternatives, chosen: utilities.indexOf(Math.max(...utilities)) };
    });
  }).flat();
  const names = ['a', 'b', 'c'];
  return {
    tasks,
    attributes: linear
      ? names.flatMap(name => [1, 2, 3].map(step => ({ name: `${name}>${step}`, type: 'linear' as const })))
      : names.map(name => ({ name, type: 'categorical' as const, levels: ['0', '1', '2', '3'] })),
  };
}

const centred = (rows: number) =>
  Array.from({ length: 3 * rows }, (_, i) =>
    Array.from({ length: 3 * rows }, (_, j) =>
      Math.floor(i / rows) === Math.floor(j / rows) ? Number(i === j) - 1 / (rows + 1) : 0,
    ),
  );

/** How large everything is beside what the logit of everybody finds: of people of one mind that is right. */
function besideLogit(input: ConjointHbInput): number {
  const { individuals, aggregate } = conjointHb(input);
  const pooled = aggregate!.coefficients.map(({ estimate }) => estimate);
  const mean = pooled.map(
    (_, j) => individuals.reduce((sum, { coefficients }) => sum + coefficients[j]!, 0) / individuals.length,
  );
  const product = (own: readonly number[]) => own.reduce((sum, value, j) => sum + value * pooled[j]!, 0);
  return product(mean) / product(pooled);
}

describe('how far people differ, learnt from them', () => {
  test('people of one mind are found as large as they are, where a fixed prior finds them too large', () => {
    const input = ofOneMind(false);
    const learnt = priorOfPeople({ variance: null, degrees: 5, shape: centred(3) }, 9);
    const byLearnt = besideLogit({ ...input, settings: { ...settings, prior: learnt } });
    expect(byLearnt).toBeGreaterThan(0.9);
    expect(byLearnt).toBeLessThan(1.15);
    expect(besideLogit({ ...input, settings })).toBeGreaterThan(1.3);
  });

  test('tells the variance that it came to, and the one that it was given', () => {
    const input = ofOneMind(false, 40);
    const by = (variance: number | null) =>
      conjointHb({
        ...input,
        settings: { ...settings, draws: 300, burnIn: 300, prior: priorOfPeople({ variance, degrees: 5 }, 9) },
      }).priorVariance!;
    expect(by(2)).toBeCloseTo(2, 10);
    expect(by(null)).toBeLessThan(0.6);
    expect(by(null)).toBeGreaterThanOrEqual(0.05);
    expect(() => priorOfPeople({ variance: 1, degrees: 1 }, 6)).toThrow('out-of-range');
  });

  test('a sign that everybody has anyway moves nothing: the mean of each step stays that of the people', () => {
    const input = ofOneMind(true);
    const names = input.attributes.map(({ name }) => name);
    const signs = Object.fromEntries(names.map(name => [name, 'negative' as const]));
    const prior = priorOfPeople({ variance: null, degrees: 5 }, 9);
    const { individuals } = conjointHb({ ...input, settings: { ...settings, prior, signs } });
    const means = names.map(
      (_, j) => individuals.reduce((sum, { coefficients }) => sum + coefficients[j]!, 0) / individuals.length,
    );
    const whole = means.reduce((sum, mean) => sum + mean, 0);
    expect(Math.abs(whole / -5.4 - 1)).toBeLessThan(0.2);
    expect(individuals.every(({ coefficients }) => coefficients.every(value => value <= 0))).toBe(true);
  });
});
