import {
  codedVariable,
  type DataVariable,
  type DerivedProblem,
  type DerivedVariables,
  derivedIdOf,
  derivedKey,
  layRecipes,
  type Recipe,
  recordedVariable,
} from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import type { SavedVariable } from './saved-variable.repository.ts';

export interface LaidSaved {
  readonly laid: DerivedVariables;
  /** The data set's own, then what is saved, without what only other saved ones are made of. */
  readonly variables: readonly DataVariable[];
}

/**
 * What models saved and people made, upon the data set's own variables. One whose question is gone is left out, with whatever is made of it, and one whose
 * name a question has taken meanwhile gets another: what somebody saved must never keep others from their data.
 */
export function laySaved(
  saved: readonly SavedVariable[],
  own: readonly DataVariable[],
  language: Language = 'en',
): LaidSaved {
  const recipes = new Map<string, Recipe>();
  const kept: DataVariable[] = [];
  const keys = new Set(own.map(({ key }) => key));
  const names = new Set(own.map(({ name }) => name));
  const named = <Part extends { readonly name: string }>(part: Part): Part => {
    const name = freeName(part.name, names);
    names.add(name);
    return { ...part, name };
  };
  for (const { variableId, recipe, basis } of saved) {
    for (const [id, part] of Object.entries(basis)) recipes.set(id, named(part));
    if (recipe.make === 'recorded') kept.push(recordedVariable(named(recipe), derivedKey(variableId)));
    else if (recipe.make === 'coded') {
      if (keys.has(recipe.variable)) kept.push(codedVariable(named(recipe), derivedKey(variableId), language));
    } else recipes.set(variableId, named(recipe));
  }
  const given = [...own, ...kept];
  for (;;) {
    const laid = layRecipes(recipes, given, SAVED_BOUNDS);
    if (!('word' in laid)) return { laid, variables: [...own, ...shownOf(saved, laid)] };
    if (laid.id === undefined || !recipes.delete(laid.id)) throw new Error(`saved variables: ${laid.word}`);
  }
}

interface FreshVariable {
  readonly variableId: string;
  readonly recipe: unknown;
}

/** All that is saved and can be used, with one that is made or changed; or what stands in its way, which may be another that is made of it. */
export function layWith(
  saved: readonly SavedVariable[],
  own: readonly DataVariable[],
  { variableId, recipe }: FreshVariable,
): DerivedVariables | DerivedProblem {
  const recipes = new Map<string, unknown>();
  const { laid, variables } = laySaved(saved, own);
  for (const { variable, recipe: known } of laid.layers.flat()) recipes.set(derivedIdOf(variable.key), known);
  recipes.set(variableId, recipe);
  const kept = new Set(saved.flatMap(one => (isKept(one) ? derivedKey(one.variableId) : [])));
  return layRecipes(recipes, [...own, ...variables.filter(({ key }) => kept.has(key))], SAVED_BOUNDS);
}

/** Its values are kept by record: no recipe makes them. */
const isKept = ({ recipe }: SavedVariable) => recipe.make === 'recorded' || recipe.make === 'coded';

/** So many variables of a questionnaire can be saved, each with a few that it is made of; and so high upon each other: clusters of factor scores, and a tree that tells them. */
export const MOST_SAVED = 200;
const SAVED_BOUNDS = { most: 20 * MOST_SAVED, depth: 5 };

const shownOf = (saved: readonly SavedVariable[], { variables }: DerivedVariables) =>
  saved.flatMap(({ variableId }) => variables.get(derivedKey(variableId)) ?? []);

/** As it is, or the next with a number that nobody has. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const stem = name.slice(0, 50);
  for (let number = 2; ; number++) if (!taken.has(`${stem}_${number}`)) return `${stem}_${number}`;
}
