import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { shuffleRows } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { cpcDesign } from '../designs/cpc-design.ts';
import { seededRandom } from '../random.ts';
import { linearRegression } from '../regression/linear-regression.ts';
import { type ConjointRatingInput, conjointRating } from './conjoint-rating.ts';

const attributes = [
  { name: 'brand', levels: ['A', 'B', 'C'] },
  { name: 'price', levels: ['10', '15', '20'] },
  { name: 'label', levels: ['yes', 'no'] },
];
const worth = [
  [1, 0, -1],
  [1.5, 0, -1.5],
  [0.3, -0.3],
];
const random = seededRandom(3);
const { cards: profiles } = cpcDesign({ attributes, cards: 9, seed: 4 });
const ratings = Array.from({ length: 40 }, () =>
  profiles.map(card => Math.round(5.5 + card.reduce((sum, level, a) => sum + worth[a]![level]!, 0) + random.normal())),
);
const input: ConjointRatingInput = { attributes, profiles, ratings, settings: { coding: 'effects' } };

describe('conjoint of rated cards', () => {
  const plain = conjointRating(input);

  test('finds the utilities that the ratings were made from', () => {
    plain.partWorths.forEach(({ levels }, a) => {
      levels.forEach(({ utility, standardError }, level) => {
        expect(Math.abs(utility - worth[a]![level]!)).toBeLessThan(4 * standardError!);
      });
      expect(levels.reduce((sum, { utility }) => sum + utility, 0)).toBeCloseTo(0, 10);
    });
  });

  test('weighs people as often as they would be asked, in what is estimated', () => {
    const weights = ratings.map((_, person) => person % 3);
    const again = ratings.flatMap((row, person) => new Array<number[]>(weights[person]!).fill(row));
    const weighted = conjointRating({ ...input, weights });
    const listed = conjointRating({ ...input, ratings: again });
    const utilities = ({ partWorths }: typeof listed) =>
      partWorths.map(({ levels }) => levels.map(level => level.utility));
    expectClose(utilities(weighted), utilities(listed));
    expectClose(
      [weighted.importance, weighted.rSquared, weighted.pearsonR],
      [listed.importance, listed.rSquared, listed.pearsonR],
    );
    expect(weighted.effectiveRespondents).toBeLessThan(ratings.length);
    const { effectiveRespondents, ...equal } = conjointRating({ ...input, weights: weights.map(() => 8) });
    expectClose(equal, plain);
  });

  test('is the regression of the ratings on dummies, seen from the mean', () => {
    const rows = ratings.flatMap(row => row.map((rating, card) => ({ rating, profile: profiles[card]! })));
    const column = (a: number) => rows.map(({ profile }) => attributes[a]!.levels[profile[a]!]!);
    const regression = linearRegression({
      data: { rating: rows.map(row => row.rating), brand: column(0), price: column(1), label: column(2) },
      dependent: 'rating',
      independents: ['brand', 'price', 'label'],
      settings: {
        intercept: true,
        confidence: 0.95,
        missing: 'listwise',
        categorical: Object.fromEntries(
          attributes.map(({ name, levels }) => [name, { levels, reference: levels[0]! }]),
        ),
      },
    });
    expectClose(
      [plain.rSquared, plain.adjRSquared, plain.f],
      [regression.rSquared, regression.adjRSquared, regression.anova.f],
      1e-7,
    );
    expect(plain.dfResidual).toBe(regression.dfResidual);
    const [first, second] = plain.partWorths[0]!.levels;
    expect(second!.utility - first!.utility).toBeCloseTo(regression.coefficients[1]!.estimate, 8);
  });

  test('averages individual utilities to the pooled ones when everybody rated everything', () => {
    const mean = plain.individual.reduce((sum, { utilities }) => sum + utilities[1]![0]!, 0) / 40;
    expect(mean).toBeCloseTo(plain.partWorths[1]!.levels[0]!.utility, 9);
    const total = (key: 'aggregate' | 'averageIndividual') =>
      plain.importance.reduce((sum, importance) => sum + importance[key]!, 0);
    expect(total('aggregate')).toBeCloseTo(100, 9);
    expect(total('averageIndividual')).toBeCloseTo(100, 9);
  });

  test('does not depend on the order of the respondents or the cards, nor on a constant added to all ratings', () => {
    const { individual, ...rest } = plain;
    const { individual: _, ...shuffled } = conjointRating({ ...input, ratings: shuffleRows(ratings, 2) });
    expectClose(shuffled, rest);
    const order = shuffleRows([...profiles.keys()], 5);
    const {
      individual: other,
      profileUtilities,
      ...cards
    } = conjointRating({
      ...input,
      profiles: order.map(card => profiles[card]!),
      ratings: ratings.map(row => order.map(card => row[card]!)),
    });
    const { profileUtilities: utilities, ...same } = rest;
    expectClose(cards, same);
    expectClose(
      profileUtilities,
      order.map(card => utilities[card]),
    );
    const raised = conjointRating({ ...input, ratings: ratings.map(row => row.map(rating => rating + 100)) });
    expectClose([raised.partWorths, raised.importance], [plain.partWorths, plain.importance], 1e-7);
  });

  test('leaves out and counts respondents who see no difference or rated too few cards', () => {
    const flat = profiles.map(() => 7);
    const sparse = profiles.map((_, card) => (card < 3 ? 5 : null));
    const result = conjointRating({ ...input, ratings: [...ratings, flat, sparse] });
    expect(result.excludedIndividuals).toBe(2);
    expect(result.individual[40]).toMatchObject({ intercept: expect.closeTo(7), importance: [null, null, null] });
    expect(result.individual[41]).toMatchObject({ intercept: null });
    expectClose(
      result.importance.map(({ averageIndividual }) => averageIndividual),
      plain.importance.map(({ averageIndividual }) => averageIndividual),
    );
  });

  test('has no errors and no F for one respondent on as many cards as parameters', () => {
    const exact = conjointRating({
      attributes: [{ name: 'size', levels: ['S', 'L'] }],
      profiles: [[0], [1]],
      ratings: [[4, 8]],
      settings: { coding: 'effects' },
    });
    expect(exact).toMatchObject({ f: null, dfResidual: 0, intercept: { standardError: null } });
    expect(exact.intercept.estimate).toBeCloseTo(6, 12);
    expect(exact.partWorths[0]!.levels[0]).toEqual({ level: 'S', utility: expect.closeTo(-2), standardError: null });
  });

  test.each<[string, Partial<ConjointRatingInput>, object]>([
    [
      'cards that cannot tell two levels apart',
      { profiles: profiles.map(([, ...rest]) => [0, ...rest]) },
      { problem: 'singular-matrix' },
    ],
    [
      'a level that does not exist',
      { profiles: profiles.map(() => [9, 0, 0]) },
      { problem: 'unknown-level', details: { column: 'brand' } },
    ],
    ['ratings of other cards', { ratings: [[1, 2]] }, { problem: 'unequal-lengths' }],
    ['no respondents', { ratings: [] }, { problem: 'too-few-samples' }],
  ])('refuses %s', (_, change, problem) => {
    expect(attempt(() => conjointRating({ ...input, ...change }))).toMatchObject(problem);
  });
});
