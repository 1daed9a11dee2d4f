import type { ToolInputs } from '@wenshu/api-contract/kept-result';
import { rakeOfCounts } from '@wenshu/statistics/calculators';
import type { FieldProblem, Outcome } from './outcome.ts';
import { type RimTarget, readCells } from './read-cells.ts';
import { checkNumber, parseNumber } from './read-number.ts';
import { parseShares, shareOf } from './rim-shares.ts';

/** As the product trims and settles (a test holds them equal). */
export const rimSettings = { least: 0.2, most: 5, maxIterations: 2_000, tolerance: 1e-9 };

const bounds = { least: 0, most: 1e9 } as const;

export interface FoundWeight {
  readonly groups: readonly string[];
  readonly people: number;
  readonly weight: number;
}

/** A group before and after, in shares of 1. */
export interface ReachedShare {
  readonly target: number;
  readonly group: string;
  readonly before: number;
  readonly wanted: number;
  readonly after: number;
}

export interface FoundRim {
  readonly targets: readonly RimTarget[];
  readonly weights: readonly FoundWeight[];
  readonly shares: readonly ReachedShare[];
  readonly people: number;
  readonly effective: number;
  /** Effective people of a hundred. */
  readonly efficiency: number;
  readonly least: number;
  readonly most: number;
  /** Limits on weights may leave none that would give the targets. */
  readonly isReached: boolean;
}

/** Weights that give every target's shares at once. */
export function findRimWeights({
  counts,
  targets: typed,
}: ToolInputs<'rim'>): Outcome<keyof ToolInputs<'rim'>, FoundRim> {
  const table = readCells(counts);
  if (table.problem) return { problems: { counts: table.problem } };
  const { targets, cells } = table;
  const shares = parseShares(typed);
  const peopleIn = (target: number, place: number) =>
    cells.reduce((sum, cell) => (cell.places[target] === place ? sum + cell.people : sum), 0);
  const wanted = targets.map(({ groups }, target) => groups.map(group => parseNumber(shareOf(shares, target, group))));
  for (const [target, { groups }] of targets.entries()) {
    const problem = targetProblem(groups, wanted[target]!, {
      text: group => shareOf(shares, target, group),
      people: place => peopleIn(target, place),
    });
    if (problem) return { problems: { targets: { ...problem, target } } };
  }
  // By place, never by name: a group may be called like something that every object has.
  const keys = targets.map((_, target) => `t${target}`);
  const people = cells.reduce((sum, cell) => sum + cell.people, 0);
  const raked = rakeOfCounts({
    data: Object.fromEntries(keys.map((key, target) => [key, cells.map(({ places }) => `g${places[target]!}`)])),
    counts: cells.map(cell => cell.people),
    targets: Object.fromEntries(
      keys.map((key, target) => [key, Object.fromEntries(wanted[target]!.map((share, place) => [`g${place}`, share]))]),
    ),
    settings: { total: people, ...rimSettings },
  });
  const reached = targets.flatMap(({ groups }, target) => {
    const whole = wanted[target]!.reduce((sum, share) => sum + share, 0);
    return groups.map((group, place) => ({
      target,
      group,
      before: peopleIn(target, place) / people,
      wanted: wanted[target]![place]! / whole,
      after: raked.weightedMargins[keys[target]!]![`g${place}`]! / raked.sumWeights,
    }));
  });
  return {
    found: {
      targets,
      weights: cells.map((cell, at) => ({
        groups: cell.places.map((place, target) => targets[target]!.groups[place]!),
        people: cell.people,
        weight: raked.weights[at]!,
      })),
      shares: reached,
      people,
      effective: raked.effectiveN,
      efficiency: raked.efficiencyPercent,
      least: raked.minWeight,
      most: raked.maxWeight,
      isReached: raked.converged,
    },
  };
}

function targetProblem(
  groups: readonly string[],
  wanted: readonly number[],
  of: { readonly text: (group: string) => string; readonly people: (place: number) => number },
): FieldProblem | undefined {
  for (const [place, name] of groups.entries()) {
    const wrong = checkNumber(of.text(name), bounds);
    if (wrong) return { ...wrong, name };
    // Nobody can be weighted up to somebody.
    if (wanted[place]! > 0 && of.people(place) === 0) return { word: 'empty-group', name };
  }
  return wanted.some(share => share > 0) ? undefined : { word: 'no-target', name: groups[0]! };
}
