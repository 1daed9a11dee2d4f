import { attempt, rakeOfCounts } from '@wenshu/statistics';
import type { CountedGroup } from '../columns/column-request.ts';
import type { Recipe } from '../derived/recipe.ts';
import type { Ask } from '../kinds/kind.ts';
import type { WeightProblem } from './check-weight.ts';
import type { RimWeight } from './weight.ts';

/** How good a weight is. */
export interface WeightQuality {
  /** Effective base of 100 people. */
  readonly efficiency: number;
  readonly effective: number;
  readonly people: number;
  /** The smallest and the largest weight that somebody has. */
  readonly least: number;
  readonly most: number;
  /** People who have no value for a target and so keep the weight 1. */
  readonly unplaced: number;
  /** Whether all targets hold. Limits on weights may leave none that would give them. */
  readonly isConverged: boolean;
}

export interface RimResult {
  /** The weight as a derived variable: every request takes it like any other. */
  readonly recipe: Recipe;
  readonly quality: WeightQuality;
}

const MAX_ITERATIONS = 2_000;
const TOLERANCE = 1e-9;

/** The count that a checked rim weight is worked out from: of all that the data set counts, before any filter of a table. */
export function rimPlan({ targets }: RimWeight): Ask {
  return { kind: 'count', by: targets.map(({ variable }) => ({ variable })) };
}

/** From the answer to the plan. `name` is what the derived variable is called: nothing else of the data set may be. */
export function rimRecipe(
  { targets, least, most }: RimWeight,
  { groups }: { readonly groups: readonly CountedGroup[] },
  name: string,
): RimResult | WeightProblem {
  const places = targets.map(({ shares }) => new Map(shares.map(({ code }, place) => [code, place])));
  const isPlaced = ({ by }: CountedGroup) => places.every((known, depth) => known.has(by[depth] as number));
  const cells = groups.filter(isPlaced);
  const people = countOf(groups);
  const unplaced = people - countOf(cells);
  if (cells.length === 0) return { word: 'nobody' };
  const keys = targets.map((_target, depth) => String(depth));
  const raked = attempt(() =>
    rakeOfCounts({
      data: Object.fromEntries(keys.map((key, depth) => [key, cells.map(({ by }) => by[depth] as number)])),
      counts: cells.map(({ count }) => count),
      targets: Object.fromEntries(keys.map((key, depth) => [key, sharesOf(targets[depth]!)])),
      settings: { total: people - unplaced, maxIterations: MAX_ITERATIONS, tolerance: TOLERANCE, least, most },
    }),
  );
  if ('problem' in raked) {
    if (raked.problem !== 'empty-level') throw new Error(`a checked weight cannot be worked out: ${raked.problem}`);
    const { column, level } = raked.details;
    return { word: 'nobody-in-category', variable: targets[Number(column)]!.variable, code: Number(level) };
  }
  const { weights, minWeight, maxWeight, sumWeights, effectiveN, converged } = raked.value;
  const codes = targets.map(({ shares }) => shares.map(({ code }) => code));
  const values = new Array<number>(codes.reduce((product, list) => product * list.length, 1)).fill(1);
  cells.forEach(({ by }, cell) => {
    const index = places.reduce((sofar, known, depth) => sofar * known.size + known.get(by[depth] as number)!, 0);
    values[index] = weights[cell]!;
  });
  const weighed = { sum: sumWeights + unplaced, squares: sumWeights ** 2 / effectiveN + unplaced };
  const effective = weighed.sum ** 2 / weighed.squares;
  return {
    recipe: {
      ...{ name, label: '', make: 'lookup', variables: targets.map(({ variable }) => variable) },
      ...{ codes, values, rest: 1 },
    },
    quality: {
      ...{ people, unplaced, effective, efficiency: (100 * effective) / people, isConverged: converged },
      least: unplaced > 0 ? Math.min(1, minWeight) : minWeight,
      most: unplaced > 0 ? Math.max(1, maxWeight) : maxWeight,
    },
  };
}

const countOf = (groups: readonly CountedGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);

const sharesOf = ({ shares }: RimWeight['targets'][number]): Readonly<Record<string, number>> =>
  Object.fromEntries(shares.map(({ code, share }) => [String(code), share]));
