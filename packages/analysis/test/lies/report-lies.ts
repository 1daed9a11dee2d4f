import { judgeReport } from './judge-report.ts';
import { printReport } from './print-report.ts';
import { surveyRecipes, surveyWorld } from './survey-worlds.ts';

/** What was found of so many data sets of one kind. */
export interface LieCount {
  readonly name: string;
  readonly sets: number;
  /** Sets in whose report something untrue is said. */
  readonly untrue: number;
  readonly wrong: number;
  readonly missed: number;
  readonly examples: readonly string[];
}

/** The automatic report of so many data sets of each kind of world. */
export function reportLies(sets: number, only?: string): readonly LieCount[] {
  return surveyRecipes.flatMap((recipe, kind) => {
    if (only !== undefined && recipe.name !== only) return [];
    const verdicts = Array.from({ length: sets }, (_, at) => {
      const world = surveyWorld(recipe, 1_000_003 * (kind + 1) + at);
      return judgeReport(world, printReport(world));
    });
    const having = (what: 'untrue' | 'wrong' | 'missed') => verdicts.filter(one => one[what].length > 0).length;
    return {
      name: recipe.name,
      sets,
      untrue: having('untrue'),
      wrong: having('wrong'),
      missed: having('missed'),
      examples: verdicts.flatMap(one => [...one.untrue, ...one.wrong, ...one.missed]).slice(0, 3),
    };
  });
}

/** As many of these sets may say something untrue, if one in twenty does: the 99.9 % point of the binomial. */
export function mostUntrue(sets: number, share = 0.05): number {
  let [chance, sum, most] = [(1 - share) ** sets, 0, 0];
  for (; most <= sets; most++) {
    sum += chance;
    if (sum >= 0.999) return most;
    chance *= ((sets - most) / (most + 1)) * (share / (1 - share));
  }
  return sets;
}
