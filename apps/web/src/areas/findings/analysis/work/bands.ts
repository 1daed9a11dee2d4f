import { type PeriodUnit, periodName, type Recipe } from '@wenshu/analysis/browser';
import type { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import type { Variable } from '../../filter/variable.ts';

type Words = (typeof analysisScreenTexts)['zh']['bands'] | (typeof analysisScreenTexts)['en']['bands'];

const MOST_CUTS = 50;

/** Numbers in rising order, with anything between them that is no number; nothing when it cannot be read. */
export function readCuts(text: string): readonly number[] | undefined {
  const cuts = text
    .split(/[\s,，;；、]+/)
    .filter(Boolean)
    .map(Number);
  const isRising = cuts.every((cut, at) => Number.isFinite(cut) && (at === 0 || cut > cuts[at - 1]!));
  return cuts.length > 0 && cuts.length <= MOST_CUTS && isRising ? cuts : undefined;
}

interface BandNames {
  below(to: number): string;
  between(from: number, to: number): string;
  above(from: number): string;
}

const numberNames = (words: Words): BandNames => ({
  below: to => words.below({ to }),
  between: (from, to) => words.between({ from, to }),
  above: from => words.above({ from }),
});

/** Days by what a calendar calls them. */
export const dayNames = (words: Words, unit: PeriodUnit): BandNames => ({
  below: to => words.days.before({ to: periodName(to, to, 'day') }),
  between: (from, to) => periodName(from, to, unit),
  above: from => words.days.after({ from: periodName(from, from, 'day') }),
});

/** Below the first, between two, from the last on. */
export function bandsRecipe(
  variable: Variable,
  cuts: readonly number[],
  id: string,
  words: Words,
  names: BandNames = numberNames(words),
): Recipe {
  const called = variable.label || variable.name;
  return {
    make: 'bands',
    variable: variable.key,
    name: `bands_${id}`,
    label: words.label({ name: called }),
    bands: [undefined, ...cuts].map((from, at) => {
      const to = cuts[at];
      if (from === undefined) return { code: 1, label: names.below(to!), to: to! };
      return to === undefined
        ? { code: at + 1, label: names.above(from), from }
        : { code: at + 1, label: names.between(from, to), from, to };
    }),
  };
}

/** Derived variables as the screens know variables. */
export function derivedVariables(derived: Readonly<Record<string, Recipe>>): Variable[] {
  return Object.entries(derived).flatMap(([id, recipe]) => {
    if (recipe.make !== 'bands') return [];
    const categories = recipe.bands.map(({ code, label }) => ({ code, label }));
    const { name, label } = recipe;
    return [{ key: `derived:${id}`, name, label, kept: 'code', measure: 'ordinal', categories, isLooped: false }];
  });
}
