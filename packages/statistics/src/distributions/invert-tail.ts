import { StatisticsProblem } from '../problem.ts';

/**
 * The x > 0 at which a monotone probability takes the value `p`: the way to every quantile here.
 *
 * Solved as ln P(eᵘ) = ln p, because on these axes tails are nearly straight lines, so that 1e-300 is found as quickly
 * as 0.05 and with the same number of digits. Bracketing from `start`, then Ridders' method, which cannot leave the bracket.
 *
 * @example
 * invertTail(x => Math.exp(-x), 0.01, 1) // 4.605170185988091
 */
export function invertTail(probability: (x: number) => number, p: number, start: number): number {
  const target = Math.log(p);
  const difference = (u: number) => {
    const value = Math.log(probability(Math.exp(u)));
    // A probability that underflows to 0 is below every target; keep it finite so that the bracket can shrink.
    return Math.max(value, -1e5) - target;
  };
  const [low, high] = bracket(difference, Math.log(start));
  const x = Math.exp(ridders(difference, low, high));
  // With half a degree of freedom, quantiles of 1e-160 lie beyond the largest number.
  if (x > 1e308) throw new StatisticsProblem('out-of-range', { what: 'p', value: p });
  return x;
}

function bracket(difference: (u: number) => number, start: number): [number, number] {
  const isRising = difference(start + 0.5) > difference(start - 0.5);
  let low = start - 0.5;
  let high = start + 0.5;
  for (let step = 1; step < 2000; step *= 2) {
    const atLow = difference(low);
    const atHigh = difference(high);
    if (atLow * atHigh <= 0) return [low, high];
    if (atHigh > 0 === isRising) {
      high = low;
      low -= step;
    } else {
      low = high;
      high += step;
    }
  }
  throw new StatisticsProblem('no-convergence', { iterations: 11 });
}

function ridders(difference: (u: number) => number, from: number, to: number): number {
  let low = from;
  let high = to;
  let atLow = difference(low);
  let atHigh = difference(high);
  if (atLow === 0) return low;
  if (atHigh === 0) return high;
  for (let iteration = 0; iteration < 200 && Math.abs(high - low) > 1e-15 * (1 + Math.abs(low)); iteration++) {
    const middle = (low + high) / 2;
    const atMiddle = difference(middle);
    const root = Math.sqrt(atMiddle * atMiddle - atLow * atHigh);
    if (atMiddle === 0 || root === 0) return middle;
    const next = middle + (((middle - low) * atMiddle) / root) * (atLow >= atHigh ? 1 : -1);
    const atNext = difference(next);
    if (atNext === 0) return next;
    if (atMiddle * atNext < 0) {
      low = middle;
      atLow = atMiddle;
      high = next;
      atHigh = atNext;
    } else if (atLow * atNext < 0) {
      high = next;
      atHigh = atNext;
    } else {
      low = next;
      atLow = atNext;
    }
  }
  return (low + high) / 2;
}
