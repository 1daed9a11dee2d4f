import {
  type DataVariable,
  type DerivedProblem,
  type DerivedVariables,
  derivedIdOf,
  derivedKey,
  layRecipes,
  type Recipe,
} from '@wenshu/analysis';
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
export function laySaved(saved: readonly SavedVariable[], own: readonly DataVariable[]): LaidSaved {
  const recipes = new Map<string, Recipe>();
  const names = new Set(own.map(({ name }) => name));
  const add = (id: string, recipe: Recipe) => {
    const name = freeName(recipe.name, names);
    names.add(name);
    recipes.set(id, { ...recipe, name });
  };
  for (const { variableId, recipe, basis } of saved) {
    for (const [id, part] of Object.entries(basis)) add(id, part);
    add(variableId, recipe);
  }
  for (;;) {
    const laid = layRecipes(recipes, own, SAVED_BOUNDS);
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
  for (const { variable, recipe: known } of laySaved(saved, own).laid.layers.flat())
    recipes.set(derivedIdOf(variable.key), known);
  recipes.set(variableId, recipe);
  return layRecipes(recipes, own, SAVED_BOUNDS);
}

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
