import { type ComparedHits, distributions, type Num } from '@wenshu/statistics';

/** What the answers can carry: whatever is concluded from utilities of single people rests on it. */
export interface Carried {
  /** Alternatives that a person passed over, on average: so often something was compared. */
  readonly comparisons: number;
  /** Coefficients of a person. */
  readonly parameters: number;
  /** How often people who choose by chance give as much. */
  readonly p: number;
  /** Percent of the tasks in which none was taken; 0 where it could not be. */
  readonly nonePercent: number;
  /** Percent of the tasks in which the place was taken that is taken most often. */
  readonly samePercent: number;
  /** Of the tasks kept back: own utilities against one set for all, by the tasks that only one of both tells (McNemar); null where there are none. */
  readonly ownZ: number | null;
}

interface Answered {
  readonly people: number;
  readonly parameters: number;
  /** By task: how many there were to choose from, and which was taken. */
  readonly tasks: readonly { readonly offered: number; readonly taken: number; readonly isNone: boolean }[];
  readonly pooledP: Num;
  readonly held: ComparedHits | undefined;
}

export function carriedBy({ people, parameters, tasks, pooledP, held }: Answered): Carried {
  const passed = tasks.reduce((sum, { offered }) => sum + offered - 1, 0);
  const places = new Map<number, number>();
  for (const { taken, isNone } of tasks) if (!isNone) places.set(taken, (places.get(taken) ?? 0) + 1);
  const percent = (count: number) => (tasks.length > 0 ? (100 * count) / tasks.length : 0);
  return {
    parameters,
    comparisons: people > 0 ? passed / people : 0,
    p: eitherChance(pooledP, heldChance(held)),
    nonePercent: percent(tasks.filter(({ isNone }) => isNone).length),
    samePercent: percent(Math.max(0, ...places.values())),
    ownZ: held ? ownZOf(held) : null,
  };
}

/** Two looks at the same answers: the smaller chance counts twice. */
function eitherChance(one: Num, other: Num): number {
  const known = [one, other].filter(p => p !== null);
  return Math.min(1, known.length * Math.min(1, ...known));
}

/** How often guessing tells as many of the tasks kept back. */
function heldChance(held: ComparedHits | undefined): Num {
  if (!held || !(held.byChance.variance > 0)) return null;
  return distributions.normalSf((held.own - 0.5 - held.byChance.mean) / Math.sqrt(held.byChance.variance));
}

function ownZOf({ ownOnly, togetherOnly }: ComparedHits): number | null {
  if (ownOnly === null || togetherOnly === null) return null;
  return ownOnly + togetherOnly > 0 ? (ownOnly - togetherOnly) / Math.sqrt(ownOnly + togetherOnly) : 0;
}
