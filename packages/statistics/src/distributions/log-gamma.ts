import { StatisticsProblem } from '../problem.ts';

const eulerGamma = 0.5772156649015329;

/** ζ(k) − 1 for k = 2, 3, …: the coefficients of ln Γ around 2. */
const zetaMinusOne = [
  0.6449340668482264, 0.2020569031595943, 0.08232323371113819, 0.03692775514336993, 0.01734306198444914,
  0.008349277381922827, 0.00407735619794434, 0.0020083928260822143, 0.0009945751278180853, 0.0004941886041194645,
  0.0002460865533080483, 0.00012271334757848915, 6.124813505870483e-5, 3.058823630702049e-5, 1.528225940865187e-5,
  7.637197637899763e-6, 3.81729326499984e-6, 1.908212716553939e-6, 9.539620338727962e-7, 4.769329867878064e-7,
  2.38450502727733e-7, 1.1921992596531106e-7, 5.960818905125948e-8, 2.980350351465228e-8, 1.4901554828365043e-8,
  7.45071178983543e-9, 3.725334024788457e-9, 1.862659723513049e-9,
];

/** Bernoulli numbers B₂ₖ / (2k(2k−1)): the coefficients of Stirling's series in 1/x, 1/x³, … */
const stirling = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360, 1 / 156, -3617 / 122400];

/**
 * ln |Γ(x)|.
 *
 * From 10 upwards Stirling's series; below, the recurrence Γ(x+1) = x·Γ(x) leads to the Taylor series around 2, which
 * keeps all digits near the zeros at 1 and 2; negative arguments are reflected.
 *
 * @example
 * logGamma(6) // 4.787491742782046
 */
export function logGamma(x: number): number {
  if (!(x > 0)) return reflected(x);
  if (x >= 10) return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + stirlingCorrection(x);
  let shifted = x;
  let product = 1;
  while (shifted > 2.5) {
    shifted -= 1;
    product *= shifted;
  }
  // Just below 1.5 the logarithm of x itself is small and must not be rounded against 1.
  if (shifted < 0.5) return aroundTwo(shifted) - Math.log(shifted) - Math.log1p(shifted);
  if (shifted < 1.5) return aroundTwo(shifted - 1) - Math.log1p(shifted - 1);
  return aroundTwo(shifted - 2) + Math.log(product);
}

/** ln Γ(x) − [(x − ½) ln x − x + ½ ln 2π], for x ≥ 10. */
export function stirlingCorrection(x: number): number {
  const inverse = 1 / (x * x);
  let sum = 0;
  for (let k = stirling.length - 1; k >= 0; k--) sum = sum * inverse + stirling[k]!;
  return sum / x;
}

/** ln Γ(2 + z) for |z| ≤ ½. */
function aroundTwo(z: number): number {
  let sum = 0;
  for (let k = zetaMinusOne.length + 1; k >= 2; k--) sum = sum * -z + zetaMinusOne[k - 2]! / k;
  return (1 - eulerGamma) * z + sum * z * z;
}

function reflected(x: number): number {
  const sine = Math.abs(Math.sin(Math.PI * (x - Math.round(x))));
  // At 0 and the negative whole numbers the function has poles.
  if (!(sine > 0)) throw new StatisticsProblem('out-of-range', { what: 'x', value: x });
  return Math.log(Math.PI / sine) - logGamma(1 - x);
}
