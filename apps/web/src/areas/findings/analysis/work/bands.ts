import { deriveVariable, type PeriodUnit, periodName, type Recipe } from '@wenshu/analysis/browser';
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

/** What an analysis derives, as the screens know variables: bands made here, and whatever a scheme has made for it. */
export function derivedVariables(
  derived: Readonly<Record<string, Recipe>>,
  others: readonly Variable[] = [],
): Variable[] {
  const known = new Map(others.map(({ key, kept }) => [key, { kept }]));
  return Object.entries(derived).flatMap(([id, recipe]) => {
    // Merged options are kept as those of their question are: once it is gone, there is nothing to show.
    if (recipe.make === 'merge' && !known.has(recipe.variable)) return [];
    const { key, name, label, kept, measure, categories } = deriveVariable(recipe, id, known);
    const variable: Variable = { key, name, label, kept, measure, isLooped: false };
    if (categories) variable.categories = [...categories];
    known.set(key, { kept });
    return [variable];
  });
}
