import { createMatrix, type DenseMatrix, identityMatrix, multiply } from '../linear-algebra/dense-matrix.ts';
import { communalities } from './extract-factors.ts';

export interface Rotation {
  /** loadings · rotation */
  readonly rotated: DenseMatrix;
  readonly rotation: DenseMatrix;
}

const maxRounds = 1000;
const smallestAngle = 1e-10;

/**
 * Varimax: turns the factors pair by pair until Σ_j [Σ_i b⁴ − (Σ_i b²)²/p] is largest. With Kaiser's normalisation
 * every variable first gets communality 1, so that all count alike.
 *
 * The factors come in descending order of their sum of squares, each with a sum of loadings ≥ 0: a factor and its
 * mirror image are one solution, and charts must not turn over between runs.
 *
 * @example
 * varimax(matrixFromRows([[0.6, 0.6], [0.5, -0.5]]), true).rotated.values // [0.8485281374, 0, 0, 0.7071067812]
 */
export function varimax(loadings: DenseMatrix, kaiserNormalization: boolean): Rotation {
  const { rows, columns: factors } = loadings;
  const lengths = communalities(loadings).map(Math.sqrt);
  const scale = (i: number) => (kaiserNormalization && lengths[i]! > 0 ? 1 / lengths[i]! : 1);
  const work = createMatrix(rows, factors);
  for (let i = 0; i < rows; i++) {
    for (let k = 0; k < factors; k++) work.values[i * factors + k] = loadings.values[i * factors + k]! * scale(i);
  }
  const rotation = identityMatrix(factors);
  for (let round = 0, isTurning = true; isTurning && round < maxRounds; round++) {
    isTurning = false;
    for (let a = 0; a < factors; a++) {
      for (let b = a + 1; b < factors; b++) {
        const angle = bestAngle(work, a, b);
        if (Math.abs(angle) < smallestAngle) continue;
        isTurning = true;
        turn(work, a, b, angle);
        turn(rotation, a, b, angle);
      }
    }
  }
  return orient(loadings, rotation);
}

/** Kaiser's angle for one pair of factors. */
function bestAngle({ rows, columns, values }: DenseMatrix, a: number, b: number): number {
  let u = 0;
  let v = 0;
  let squares = 0;
  let products = 0;
  for (let i = 0; i < rows; i++) {
    const x = values[i * columns + a]!;
    const y = values[i * columns + b]!;
    const difference = x * x - y * y;
    const product = 2 * x * y;
    u += difference;
    v += product;
    squares += difference * difference - product * product;
    products += difference * product;
  }
  return Math.atan2(2 * (products - (u * v) / rows), squares - (u * u - v * v) / rows) / 4;
}

function turn({ rows, columns, values }: DenseMatrix, a: number, b: number, angle: number): void {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  for (let i = 0; i < rows; i++) {
    const x = values[i * columns + a]!;
    const y = values[i * columns + b]!;
    values[i * columns + a] = cosine * x + sine * y;
    values[i * columns + b] = cosine * y - sine * x;
  }
}

function orient(loadings: DenseMatrix, rotation: DenseMatrix): Rotation {
  const factors = rotation.rows;
  const turned = multiply(loadings, rotation);
  const columns = Array.from({ length: factors }, (_, k) => {
    const values = Array.from({ length: turned.rows }, (_, i) => turned.values[i * factors + k]!);
    return {
      k,
      squares: values.reduce((sum, value) => sum + value ** 2, 0),
      sign: values.reduce((sum, value) => sum + value, 0) < 0 ? -1 : 1,
    };
  }).sort((a, b) => b.squares - a.squares);
  const ordered = createMatrix(factors, factors);
  columns.forEach(({ k, sign }, to) => {
    for (let i = 0; i < factors; i++) ordered.values[i * factors + to] = sign * rotation.values[i * factors + k]!;
  });
  return { rotated: multiply(loadings, ordered), rotation: ordered };
}
