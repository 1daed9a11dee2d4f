import { describe, expect, test } from 'vitest';
import type { CbcTask } from '../choice/cbc-tasks.ts';
import { StatisticsProblem } from '../problem.ts';
import { seededRandom } from '../random.ts';
import { type ConjointHbInput, conjointHb } from './conjoint-hb.ts';

const attributes = [
  { name: 'size', type: 'categorical' as const, levels: ['S', 'L'] },
  { name: 'price', type: 'linear' as const },
];
const settings = { coding: 'dummy' as const, none: false, draws: 400, burnIn: 400, thin: 2, seed: 4 };

/** Two kinds of people: even ones want S, odd ones L; all want it cheap. */
function made(unit = 1, respondents = 30): ConjointHbInput {
  const random = seededRandom(12);
  const answer = (respondent: number): CbcTask => {
    const alternatives = [0, 1, 1].map(level => [level, unit * (1 + random.below(3))]);
    const utilities = alternatives.map(
      ([level, price]) =>
        (level === respondent % 2 ? 3 : 0) - price! / unit - Math.log(-Math.log(1 - random.next())) * 0.7,
    );
    return { respondent, alternatives, chosen: utilities.indexOf(Math.max(...utilities)) };
  };
  const people = Array.from({ length: respondents }, (_, i) => i);
  const tasks = Array.from({ length: 8 }, () => people.map(answer)).flat();
  return { attributes, tasks, holdoutTasks: people.map(answer), settings };
}

describe('conjointHb', () => {
  test('tells people apart who want the opposite, where the pooled logit sees one middling person', () => {
    const { individuals, holdout, convergence } = conjointHb({ ...made(), settings: { ...settings, chains: 2 } });
    const ofSize = individuals.map(({ coefficients }) => coefficients[0]!);
    expect(ofSize.every((value, i) => value > 0 === (i % 2 === 0))).toBe(true);
    expect(holdout!.hitRate!).toBeGreaterThan(holdout!.aggregateHitRate! + 0.1);
    expect(convergence.acceptance).toBeGreaterThan(0.2);
    expect(convergence.acceptance).toBeLessThan(0.45);
    expect(convergence.trace.chains).toHaveLength(2);
    expect(convergence.largestRHat!).toBeLessThan(1.6);
  });

  test('gives the same for a seed, and almost the same for another', () => {
    const first = conjointHb(made());
    expect(conjointHb(made())).toEqual(first);
    const other = conjointHb({ ...made(), settings: { ...settings, seed: 5 } });
    expect(other.populationMean).not.toEqual(first.populationMean);
    expect(Math.abs(other.rlh - first.rlh)).toBeLessThan(0.05);
  });

  test('sees in R̂ that chains have not met', () => {
    const short = { ...settings, burnIn: 0, draws: 12, thin: 1, chains: 3 };
    expect(conjointHb({ ...made(), settings: short }).convergence.largestRHat!).toBeGreaterThan(1.2);
    expect(conjointHb({ ...made(), settings: { ...short, draws: 3 } }).convergence.largestRHat).toBeNull();
  });

  test('keeps the sign that a parameter must have, for everybody', () => {
    const signed = { ...settings, signs: { 'size[S]': 'positive' } as const };
    const { individuals } = conjointHb({ ...made(), settings: signed });
    expect(Math.min(...individuals.map(({ coefficients }) => coefficients[0]!))).toBeGreaterThan(0);
    expect(() => conjointHb({ ...made(), settings: { ...settings, signs: { colour: 'positive' } } })).toThrow(
      new StatisticsProblem('unknown-column', { column: 'colour' }),
    );
  });

  test('does not depend on the currency when a linear attribute is measured by its spread', () => {
    const bySpread = { ...settings, linearUnit: 'spread' as const };
    const inYuan = conjointHb({ ...made(), settings: bySpread });
    const inFen = conjointHb({ ...made(100), settings: bySpread });
    expect(inFen.populationMean[1]! * 100).toBeCloseTo(inYuan.populationMean[1]!, 6);
    expect(inFen.importance[1]!.percent).toBeCloseTo(inYuan.importance[1]!.percent, 6);
  });

  test('lets weights weigh the averages and leaves the sampler alone', () => {
    const input = made();
    const weights = Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? 1 : 0));
    const plain = conjointHb(input);
    const weighted = conjointHb({ ...input, weights });
    expect(weighted.individuals).toEqual(plain.individuals);
    const worth = weighted.partWorths[0]!;
    const even = plain.individuals.filter((_, i) => i % 2 === 0).map(({ coefficients }) => coefficients[0]!);
    expect(worth.type === 'categorical' && worth.levels[0]!.utility).toBeCloseTo(
      even.reduce((sum, value) => sum + value, 0) / 15,
      10,
    );
  });

  test('stands where the pooled logit has no maximum, and says why that is missing', () => {
    const tasks = [1, 2, 3].map(respondent => ({ respondent, alternatives: [[0], [1]], chosen: 0 }));
    const result = conjointHb({ attributes: attributes.slice(0, 1), tasks, settings });
    expect(result.aggregate).toBeNull();
    expect(result.aggregateProblem).toBe('separation');
    expect(result.populationMean[0]!).toBeGreaterThan(0);
  });

  test('tells how far it is and ends when it is told to', () => {
    const shares: number[] = [];
    conjointHb({ ...made(), settings: { ...settings, chains: 2 } }, { onProgress: share => shares.push(share) });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    let asked = 0;
    const signal = {
      get aborted() {
        asked += 1;
        return asked > 10;
      },
    };
    expect(() => conjointHb(made(), { signal })).toThrow(new StatisticsProblem('aborted', {}));
  });

  test('names what it cannot use', () => {
    const input = made();
    const problemOf = (changed: Partial<ConjointHbInput>) => () => conjointHb({ ...input, ...changed });
    expect(problemOf({ tasks: input.tasks.filter(task => task.respondent === 1), holdoutTasks: [] })).toThrow(
      'too-few-samples',
    );
    expect(problemOf({ holdoutTasks: [{ ...input.tasks[0]!, respondent: 'x' }] })).toThrow('unknown-level');
    expect(problemOf({ settings: { ...settings, thin: 401 } })).toThrow('out-of-range');
    const prior = { meanPrecision: 1, degreesOfFreedom: 1, scale: 1 };
    expect(problemOf({ settings: { ...settings, prior } })).toThrow('out-of-range');
    expect(problemOf({ weights: [1] })).toThrow('unequal-lengths');
  });

  test('finds what covariates move, and draws people who said little towards their like', () => {
    const random = seededRandom(3);
    const people = Array.from({ length: 200 }, (_, i) => ({
      kind: i % 2,
      size: (i % 2 ? 1.5 : -1.5) + 0.3 * random.normal(),
    }));
    const answer = (respondent: number): CbcTask => {
      const alternatives = [0, 1].map(level => [level, 1 + random.below(3)]);
      const utilities = alternatives.map(
        ([level, price]) =>
          (level === 0 ? people[respondent]!.size : 0) - price! - Math.log(-Math.log(1 - random.next())),
      );
      return { respondent, alternatives, chosen: utilities[0]! > utilities[1]! ? 0 : 1 };
    };
    const tasks = people.flatMap((_, i) => [1, 2, 3].map(() => answer(i)));
    const covariates = [{ name: 'kind', values: people.map(({ kind }) => kind) }];
    const input = { attributes, tasks, settings: { ...settings, draws: 1_500, burnIn: 1_000 } };
    const [plain, regressed] = [conjointHb(input), conjointHb({ ...input, covariates })];
    const [{ name, effects, deviations }] = regressed.covariates as [NonNullable<typeof regressed.covariates>[number]];
    expect(name).toBe('kind');
    expect(Math.abs(effects[0]! - 3)).toBeLessThan(3 * deviations[0]!);
    expect(effects[0]! / deviations[0]!).toBeGreaterThan(4);
    expect(Math.abs(effects[1]!)).toBeLessThan(3 * deviations[1]!);
    const error = ({ individuals }: typeof plain) =>
      individuals.reduce((sum, { coefficients }, i) => sum + (coefficients[0]! - people[i]!.size) ** 2, 0);
    expect(error(regressed)).toBeLessThan(0.7 * error(plain));
    expect(plain.covariates).toBeUndefined();
    const same = [{ name: 'kind', values: people.map(() => 1) }];
    expect(() => conjointHb({ ...input, covariates: same })).toThrow('constant-column');
  });
});
