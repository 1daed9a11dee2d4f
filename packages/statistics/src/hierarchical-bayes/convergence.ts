import type { Num } from '../column.ts';
import type { Chain } from './run-chain.ts';

export interface HbConvergence {
  /** Share of steps taken after the burn-in, over all respondents and chains. */
  acceptance: number;
  /** By coefficient: R̂ of the population's mean and variance, near 1 when all parts of all chains agree. */
  rHat: { mean: Num[]; variance: Num[] };
  /** The largest of them; above about 1.1 more draws are needed. */
  largestRHat: Num;
  /** The way of the population's means, burn-in included, for a chart: by chain, then by coefficient, then by point. */
  trace: { iterations: number[]; chains: number[][][] };
}

export function describeConvergence(chains: readonly Chain[]): HbConvergence {
  const first = chains[0]!;
  const figures = first.totals.length;
  const rHats = Array.from({ length: figures }, (_, figure) => splitRHat(chains, figure));
  const known = rHats.filter(rHat => rHat !== null);
  return {
    acceptance: chains.reduce((sum, chain) => sum + chain.acceptance, 0) / chains.length,
    rHat: { mean: rHats.slice(0, figures / 2), variance: rHats.slice(figures / 2) },
    largestRHat: known.length > 0 ? Math.max(...known) : null,
    trace: { iterations: first.trace.iterations, chains: chains.map(chain => chain.trace.means) },
  };
}

/**
 * Gelman and Rubin's √(((n−1)/n·W + B)/W) over halves of chains (so that one chain that still drifts is seen too): W is the mean
 * variance inside the halves, B the variance of their means. `null` with fewer than two draws in a half.
 */
function splitRHat(chains: readonly Chain[], figure: number): Num {
  const halves = chains.flatMap(chain => chain.halves);
  if (halves.length === 0) return null;
  const { count } = halves[0]!;
  const within = halves.reduce((sum, half) => sum + half.squares[figure]! / (count - 1), 0) / halves.length;
  const mean = halves.reduce((sum, half) => sum + half.means[figure]!, 0) / halves.length;
  const between = halves.reduce((sum, half) => sum + (half.means[figure]! - mean) ** 2, 0) / (halves.length - 1);
  return within > 0 ? Math.sqrt((count - 1) / count + between / within) : null;
}
