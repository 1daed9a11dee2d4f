import { attempt, rakeOfCounts } from '@wenshu/statistics';
import { type GroupColumns, Groups } from '../columns/group-columns.ts';
import type { Recipe } from '../derived/recipe.ts';
import { type Percent, percentOf } from '../exhibit/units.ts';
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
  readonly outcome: RimOutcome;
}

/** What people are told who read weighted numbers. */
export interface RimOutcome {
  /** Targets that did not come about: shares among those who have a place in all targets. The furthest first. */
  readonly missed: readonly {
    readonly variable: string;
    readonly code: number;
    readonly target: Percent | null;
    readonly reached: Percent | null;
  }[];
  readonly unplaced: number;
  /** Codes that records have and targets lack; null where nothing was answered. */
  readonly untargeted: readonly { readonly variable: string; readonly code: number | null }[];
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
  { groups }: { readonly groups: GroupColumns },
  name: string,
): RimResult | WeightProblem {
  const places = targets.map(({ shares }) => new Map(shares.map(({ code }, place) => [code, place])));
  const { cells, people, unplaced, lacking } = readCells(groups, places);
  if (cells.length === 0) return { word: 'nobody' };
  const keys = targets.map((_target, depth) => String(depth));
  const raked = attempt(() =>
    rakeOfCounts({
      data: Object.fromEntries(keys.map((key, depth) => [key, cells.map(({ codes }) => codes[depth]!)])),
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
  const untargeted = targets.flatMap(({ variable }, depth) => [...lacking[depth]!].map(code => ({ variable, code })));
  const missed = converged ? [] : missedIn(targets, cells, weights);
  const known = targets.map(({ shares }) => shares.map(({ code }) => code));
  const values = new Array<number>(known.reduce((product, list) => product * list.length, 1)).fill(1);
  cells.forEach(({ codes }, cell) => {
    const index = places.reduce((sofar, place, depth) => sofar * place.size + place.get(codes[depth]!)!, 0);
    values[index] = weights[cell]!;
  });
  const weighed = { sum: sumWeights + unplaced, squares: sumWeights ** 2 / effectiveN + unplaced };
  const effective = weighed.sum ** 2 / weighed.squares;
  return {
    recipe: {
      name,
      label: '',
      make: 'lookup',
      variables: targets.map(({ variable }) => variable),
      codes: known,
      values,
      rest: 1,
    },
    quality: {
      people,
      unplaced,
      effective,
      efficiency: (100 * effective) / people,
      isConverged: converged,
      least: unplaced > 0 ? Math.min(1, minWeight) : minWeight,
      most: unplaced > 0 ? Math.max(1, maxWeight) : maxWeight,
    },
    outcome: { missed, unplaced, untargeted },
  };
}

/** Less is not seen in the numbers that are shown. */
const SEEN_POINTS = 0.05;

function missedIn(
  targets: RimWeight['targets'],
  cells: readonly Cell[],
  weights: ArrayLike<number>,
): RimOutcome['missed'] {
  const weightOf = (isIn: (cell: Cell) => boolean) =>
    cells.reduce((sum, cell, at) => sum + (isIn(cell) ? cell.count * weights[at]! : 0), 0);
  const whole = weightOf(() => true);
  const gapOf = ({ target, reached }: RimOutcome['missed'][number]) => Math.abs((reached ?? 0) - (target ?? 0));
  return targets
    .flatMap(({ variable, shares }, depth) => {
      const all = shares.reduce((sum, { share }) => sum + share, 0);
      return shares.map(({ code, share }) => ({
        variable,
        code,
        target: percentOf(share, all),
        reached: percentOf(
          weightOf(({ codes }) => codes[depth] === code),
          whole,
        ),
      }));
    })
    .filter(one => gapOf(one) >= SEEN_POINTS)
    .sort((a, b) => gapOf(b) - gapOf(a));
}

interface Cell {
  readonly codes: readonly number[];
  readonly count: number;
}

/** Groups whose codes all have a target, and how many people have not. */
function readCells(columns: GroupColumns, places: readonly ReadonlyMap<number, number>[]) {
  const groups = new Groups(columns);
  const cells: Cell[] = [];
  const lacking = places.map(() => new Set<number | null>());
  let [people, unplaced] = [0, 0];
  while (groups.next()) {
    const { count } = groups;
    people += count;
    const codes = places.map((_place, depth) => groups.value(depth) as number | null);
    const isPlaced = codes.map((code, depth) => code !== null && places[depth]!.has(code));
    if (isPlaced.every(Boolean)) cells.push({ codes: codes as readonly number[], count });
    else {
      unplaced += count;
      for (const [depth, code] of codes.entries()) if (!isPlaced[depth]) lacking[depth]!.add(code);
    }
  }
  return { cells, people, unplaced, lacking };
}

const sharesOf = ({ shares }: RimWeight['targets'][number]): Readonly<Record<string, number>> =>
  Object.fromEntries(shares.map(({ code, share }) => [String(code), share]));
