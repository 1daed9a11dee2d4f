const LEAST = 1e-300;

/**
 * erf(√t) for t ≥ 0: 2·e^(−t)·√(t/π)·Σ (2t)ᵏ/(1·3·5⋯(2k+1)). All terms are positive, so that none takes digits of another.
 *
 * @example
 * erfOfRoot(0.5) // 0.6826894921370859
 */
export function erfOfRoot(t: number): number {
  if (t >= 1) return 1 - erfcOfRoot(t);
  let term = 1;
  let sum = 1;
  for (let k = 1; term > 1e-17 * sum; k++) {
    term *= (2 * t) / (2 * k + 1);
    sum += term;
  }
  return 2 * Math.exp(-t) * Math.sqrt(t / Math.PI) * sum;
}

/**
 * 1 − erf(√t), which keeps its digits in the tail: from 1 upwards e^(−t)/√π times the continued fraction of Legendre, worked out as Lentz does.
 *
 * @example
 * erfcOfRoot(50) // 1.523970604832105e-23
 */
export function erfcOfRoot(t: number): number {
  if (t < 1) return 1 - erfOfRoot(t);
  let b = t + 0.5;
  let c = 1 / LEAST;
  let d = 1 / b;
  let fraction = d;
  for (let k = 1; k < 1000; k++) {
    const a = -k * (k - 0.5);
    b += 2;
    d = 1 / nonZero(a * d + b);
    c = nonZero(b + a / c);
    fraction *= c * d;
    if (Math.abs(c * d - 1) < 1e-16) break;
  }
  return Math.exp(-t) * Math.sqrt(t / Math.PI) * fraction;
}

const nonZero = (value: number) => (Math.abs(value) < LEAST ? LEAST : value);
