import { type LevelWorth, levelWorths, rangeOf } from '../choice/level-coding.ts';
import { type PriceAttribute, type Willingness, willingnessToPay } from '../choice/willingness.ts';
import { type Num, type NumColumn, readNumbers, readWeights, requireLength, type WeightColumn } from '../column.ts';
import { kendall } from '../correlation/kendall.ts';
import { pearson } from '../correlation/pearson.ts';
import { sum } from '../descriptive/moments.ts';
import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { requireSamples } from '../problem.ts';
import { denseCodes } from '../ranks/dense-codes.ts';
import { effectiveWeights } from '../weighting/effective-base.ts';
import { cardDesign, type RatingAttribute } from './card-design.ts';
import { fitCards } from './card-regression.ts';
import { averageImportance, type IndividualWorths, individualWorths } from './individual-worths.ts';
import { type PooledFit, pooledFit } from './pooled-fit.ts';

export interface ConjointRatingInput {
  attributes: readonly RatingAttribute[];
  /** By card: the position of each attribute's level. */
  profiles: ArrayLike<ArrayLike<number>>;
  /** By respondent, then by card; gaps are left out. */
  ratings: ArrayLike<NumColumn>;
  /** One per respondent. */
  weights?: WeightColumn;
  price?: PriceAttribute;
  settings: { coding: 'effects' };
}

export interface ConjointRatingResult extends PooledFit {
  nRespondents: number;
  /** With weights. */
  effectiveRespondents?: number;
  nProfiles: number;
  /** Standard errors are `null` when nothing is left to estimate them from. */
  intercept: { estimate: number; standardError: Num };
  partWorths: { attribute: string; levels: (Omit<LevelWorth, 'standardError'> & { standardError: Num })[] }[];
  /** `null` when the ratings do not vary. */
  importance: { attribute: string; aggregate: Num; averageIndividual: Num }[];
  /** With `price`; `null` when utility does not fall with it. Standard errors are 0 when nothing is left to estimate them from. */
  willingness?: Willingness[] | null;
  /** Between the predicted and the mean ratings of the cards. */
  pearsonR: Num;
  kendallTau: Num;
  profileUtilities: number[];
  /** Respondents who rated all cards alike, or too few of them. */
  excludedIndividuals: number;
  individual: IndividualWorths[];
}

/**
 * Full-profile conjoint: least squares of the ratings on effects-coded levels, for all ratings together and for each
 * respondent. Aggregate importance is an attribute's range in percent of all ranges; averageIndividual (as in SPSS) is the
 * mean of the respondents' own importances. With weights the effective number of respondents takes the
 * place of their number.
 *
 * @example
 * conjointRating({ attributes: [{ name: 'size', levels: ['S', 'L'] }], profiles: [[0], [1]], ratings: [[4, 8], [5, 7]],
 *   settings: { coding: 'effects' } }).partWorths[0].levels[1].utility // 1.5
 */
export function conjointRating(input: ConjointRatingInput): ConjointRatingResult {
  const { attributes } = input;
  requireSamples(attributes.length, 1, 'variables');
  requireSamples(input.profiles.length, 1);
  requireSamples(input.ratings.length, 1);
  const design = cardDesign(attributes, input.profiles);
  const ratings = Array.from(input.ratings, row => {
    const values = readNumbers(row, 'ratings');
    requireLength(values, input.profiles.length, 'ratings');
    return values;
  });
  const weights = effectiveWeights(readWeights(input.weights, ratings.length));
  const { counts, sums } = cardSums(ratings, weights, design.matrix.rows);
  const fit = fitCards(design.matrix, counts, sums, design.names);
  const predicted = predictCards(design.matrix, fit.estimates);
  const pooled = pooledFit(ratings, weights, predicted, design.names.length);
  const covariance = createMatrix(
    design.names.length,
    design.names.length,
    fit.inverse.values.map(value => value * (pooled.residualVariance ?? 0)),
  );
  const known = (error: number) => (pooled.residualVariance === null ? null : error);
  const worths = attributes.map(({ name, levels }, a) => ({
    attribute: name,
    levels: levelWorths(levels, design.first[a]!, fit.estimates, covariance, 'effects').map(worth => ({
      ...worth,
      standardError: known(worth.standardError),
    })),
  }));
  const individual = individualWorths(ratings, attributes, design);
  const ranges = worths.map(({ levels }) => rangeOf(levels.map(level => level.utility)));
  const whole = ranges.reduce((sum, range) => sum + range, 0);
  const isFlat = !(whole > 1e-10);
  const averages = averageImportance(individual, weights, attributes.length);
  const { residualVariance, ...stats } = pooled;
  return {
    nRespondents: ratings.length,
    ...(input.weights === undefined ? {} : { effectiveRespondents: sum(weights) }),
    nProfiles: design.matrix.rows,
    intercept: { estimate: fit.estimates[0]!, standardError: known(Math.sqrt(covariance.values[0]!)) },
    partWorths: worths,
    importance: attributes.map(({ name }, a) => ({
      attribute: name,
      aggregate: isFlat ? null : (100 * ranges[a]!) / whole,
      averageIndividual: averages[a]!,
    })),
    ...(input.price
      ? {
          willingness: willingnessToPay(
            {
              attributes: attributes.map(({ name, levels }, a) => ({ name, levels, first: design.first[a]! })),
              estimates: fit.estimates,
              covariance,
              coding: 'effects',
            },
            input.price,
          ),
        }
      : {}),
    ...stats,
    ...agreement(predicted, counts, sums),
    profileUtilities: Array.from(predicted),
    excludedIndividuals: individual.filter(({ importance }) => importance[0] === null).length,
    individual,
  };
}

function cardSums(ratings: readonly Float64Array[], weights: Float64Array, cards: number) {
  const counts = new Float64Array(cards);
  const sums = new Float64Array(cards);
  ratings.forEach((row, person) => {
    row.forEach((rating, card) => {
      if (Number.isNaN(rating)) return;
      counts[card]! += weights[person]!;
      sums[card]! += weights[person]! * rating;
    });
  });
  return { counts, sums };
}

function predictCards({ rows, columns, values }: DenseMatrix, estimates: Float64Array): Float64Array {
  return Float64Array.from({ length: rows }, (_, card) => {
    let sum = 0;
    for (let j = 0; j < columns; j++) sum += values[card * columns + j]! * estimates[j]!;
    return sum;
  });
}

function agreement(
  predicted: Float64Array,
  counts: Float64Array,
  sums: Float64Array,
): { pearsonR: Num; kendallTau: Num } {
  const rated = [...counts.keys()].filter(card => counts[card]! > 0);
  // Rounded, because cards with the same utility may differ in their last digits, and a tie is not an order.
  const rounded = (value: number) => Math.round(value * 1e9) / 1e9;
  const utilities = Float64Array.from(rated, card => rounded(predicted[card]!));
  const means = Float64Array.from(rated, card => rounded(sums[card]! / counts[card]!));
  const { coefficient } = kendall(denseCodes(utilities), denseCodes(means));
  return { pearsonR: pearson(utilities, means), kendallTau: coefficient };
}
