import { requireLength } from '../column.ts';
import { cholesky, invertLower } from '../linear-algebra/cholesky.ts';
import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { StatisticsProblem } from '../problem.ts';

/** What is known of respondents besides what they chose: where they stand in it moves what is expected of them. */
export interface Covariate {
  name: string;
  /** One per respondent, in the order in which they first appear. */
  values: ArrayLike<number>;
}

export interface ReadCovariates {
  /** 1 and then every covariate, beside its mean: so the population's mean is that of an average respondent. */
  readonly design: DenseMatrix;
  /** Of M⁻¹ = QᵀQ, M = XᵀX + a·I: Q, a lower triangle. */
  readonly inverseRoot: DenseMatrix;
}

/** Nothing where there are none: the sampler then goes its shorter way. One that never differs tells nothing and is refused. */
export function readCovariates(
  covariates: readonly Covariate[] | undefined,
  count: number,
  meanPrecision: number,
): ReadCovariates | undefined {
  if (!covariates || covariates.length === 0) return undefined;
  const columns = covariates.map(({ name, values }) => centred(name, Array.from(values), count));
  const width = columns.length + 1;
  const design = createMatrix(count, width);
  for (let i = 0; i < count; i++) {
    design.values[i * width] = 1;
    for (const [at, column] of columns.entries()) design.values[i * width + at + 1] = column[i]!;
  }
  const products = createMatrix(width, width);
  for (let j = 0; j < width; j++) {
    for (let k = 0; k <= j; k++) {
      let sum = j === k ? meanPrecision : 0;
      for (let i = 0; i < count; i++) sum += design.values[i * width + j]! * design.values[i * width + k]!;
      products.values[j * width + k] = sum;
      products.values[k * width + j] = sum;
    }
  }
  const root = cholesky(products, ['', ...covariates.map(({ name }) => name)]);
  return { design, inverseRoot: invertLower(root) };
}

function centred(name: string, values: readonly number[], count: number): readonly number[] {
  requireLength(values, count, name);
  const known = values.map((value, row) => {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw new StatisticsProblem('not-a-number', { column: name, row });
  });
  const mean = known.reduce((sum, value) => sum + value, 0) / count;
  if (known.every(value => value === known[0])) throw new StatisticsProblem('constant-column', { column: name });
  return known.map(value => value - mean);
}

export interface CovariateEffects {
  name: string;
  effects: number[];
  /** Posterior standard deviations. */
  deviations: number[];
}

export function namedEffects(
  covariates: readonly Covariate[],
  effects: readonly { readonly means: number[]; readonly deviations: number[] }[],
): CovariateEffects[] {
  return effects.map(({ means, deviations }, at) => ({ name: covariates[at]!.name, effects: means, deviations }));
}
