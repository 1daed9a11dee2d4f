import { codeLevel } from '../choice/level-coding.ts';
import { requireLength } from '../column.ts';
import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';

export interface RatingAttribute {
  name: string;
  levels: readonly string[];
}

export interface CardDesign {
  readonly matrix: DenseMatrix;
  readonly names: readonly string[];
  /** Column at which each attribute begins; 0 is the intercept. */
  readonly first: readonly number[];
}

/** One row per card: 1 for the mean, then the effects-coded levels. */
export function cardDesign(attributes: readonly RatingAttribute[], profiles: ArrayLike<ArrayLike<number>>): CardDesign {
  const names = ['(Intercept)'];
  const first = attributes.map(({ name, levels }) => {
    requireSamples(levels.length, 2, 'groups', name);
    names.push(...levels.slice(0, -1).map(level => `${name}[${level}]`));
    return names.length - levels.length + 1;
  });
  const matrix = createMatrix(profiles.length, names.length);
  for (let card = 0; card < profiles.length; card++) {
    const profile = profiles[card]!;
    requireLength(profile, attributes.length, 'profiles');
    const codes = attributes.flatMap(({ name, levels }, a) => {
      const level = profile[a]!;
      if (Number.isInteger(level) && level >= 0 && level < levels.length)
        return codeLevel(level, levels.length, 'effects');
      throw new StatisticsProblem('unknown-level', { column: name, level: String(level) });
    });
    matrix.values.set([1, ...codes], card * names.length);
  }
  return { matrix, names, first };
}
