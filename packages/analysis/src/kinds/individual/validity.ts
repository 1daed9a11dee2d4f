import type { HbConvergence, Num } from '@wenshu/statistics';
import { alreadyPercent, type Percent, percentOf } from '../../exhibit/units.ts';
import type { Carried } from './carried.ts';
import type { FoundCovariate } from './covariates.ts';

/** How well people's own utilities tell what was kept back. */
export interface Hits {
  /** Which choice: the one of a task, or its best and its worst. */
  readonly of: 'choice' | 'best' | 'worst';
  readonly tasks: number;
  /** Percent of the tasks. */
  readonly own: Percent | null;
  /** The same by one logit of everybody. */
  readonly together: Percent | null;
  readonly chance: Percent;
}

/** Whether what was found may be relied upon. */
export interface Validity {
  /** The mean chance that people's own utilities give to what they chose, and that of guessing. */
  readonly rlh: number;
  readonly rlhOfChance: number;
  readonly hits: readonly Hits[];
  readonly acceptance: number;
  readonly largestRHat: Num;
  /** Of the population, by coefficient; called as the kind calls them. */
  readonly coefficients: readonly {
    readonly name: string;
    readonly mean: number;
    readonly deviation: number;
    readonly rHatMean: Num;
    readonly rHatVariance: Num;
  }[];
  /** Of the few that agree least: the way of their means, by chain. */
  readonly trace: {
    readonly iterations: readonly number[];
    readonly lines: readonly { readonly name: string; readonly chain: number; readonly means: readonly number[] }[];
  };
  readonly burnIn: number;
  readonly chains: number;
  /** How far people were expected to differ: said, or learnt; and as how many people that counted. */
  readonly prior: { readonly variance: Num; readonly isLearnt: boolean; readonly degrees: number };
  readonly carried: Carried;
  /** The first of what is told of everybody against the next, in standard errors. */
  readonly leadZ: number;
  /** What options of other questions move, by coefficient. */
  readonly covariates: readonly FoundCovariate[];
}

/** More lines than these tell nothing any more. */
const MOST_TRACED = 3;

interface Sampled {
  readonly populationMean: readonly number[];
  readonly populationVariance: readonly number[];
  readonly convergence: HbConvergence;
}

export function convergenceOf(
  { populationMean, populationVariance, convergence }: Sampled,
  names: readonly string[],
): Pick<Validity, 'acceptance' | 'largestRHat' | 'coefficients' | 'trace'> {
  const { acceptance, largestRHat, rHat, trace } = convergence;
  const traced = names
    .map((_, at) => at)
    .sort((a, b) => (rHat.mean[b] ?? 0) - (rHat.mean[a] ?? 0))
    .slice(0, MOST_TRACED);
  return {
    acceptance,
    largestRHat,
    coefficients: names.map((name, at) => ({
      name,
      mean: populationMean[at]!,
      deviation: Math.sqrt(populationVariance[at]!),
      rHatMean: rHat.mean[at] ?? null,
      rHatVariance: rHat.variance[at] ?? null,
    })),
    trace: {
      iterations: trace.iterations,
      lines: traced.flatMap(at =>
        trace.chains.map((chain, number) => ({ name: names[at]!, chain: number + 1, means: chain[at]! })),
      ),
    },
  };
}

/** By task how many there were to choose from: what guessing reaches. */
export function chanceOf(counts: readonly number[]): { readonly hit: Percent; readonly rlh: number } {
  const sum = (of: (count: number) => number) => counts.reduce((whole, count) => whole + of(count), 0);
  return {
    hit:
      percentOf(
        sum(count => 1 / count),
        counts.length,
      ) ?? alreadyPercent(0),
    rlh: counts.length === 0 ? 0 : Math.exp(sum(count => -Math.log(count)) / counts.length),
  };
}
