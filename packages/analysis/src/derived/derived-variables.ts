import { own } from '@wenshu/survey-core';
import { isRecord } from '@wenshu/survey-core/answering';
import type { DataVariable, Row } from '../data-set/variable.ts';
import { checkRecipe } from './check-recipe.ts';
import { compileRecipe } from './compile-recipe.ts';
import { derivedKey, deriveVariable } from './derive-variable.ts';
import type { Recipe } from './recipe.ts';
import type { RecipeProblem } from './recipe-problem.ts';
import { MAX_DERIVED_SIZE, recipeSize } from './recipe-size.ts';
import { type RecipeColumns, recipeSql } from './recipe-sql.ts';

export interface DerivedVariable {
  readonly variable: DataVariable;
  readonly recipe: Recipe;
}

/** All that is derived in a data set: those of the first layer are made of its own variables, each other of layers before it. */
export interface DerivedVariables {
  readonly layers: readonly (readonly DerivedVariable[])[];
  /** The data set's own and the derived ones, by key. */
  readonly variables: ReadonlyMap<string, DataVariable>;
}

export interface DerivedProblem {
  readonly word: RecipeProblem['word'] | 'circular' | 'too-deep' | 'too-many' | 'name-taken';
  /** Of which recipe. */
  readonly id?: string;
  readonly at?: number;
  readonly variable?: string;
}

export const MAX_DERIVED = 200;
export const MAX_DERIVED_DEPTH = 5;

interface DerivedBounds {
  readonly most: number;
  readonly depth: number;
}

/** What one person sends at once. */
const ofOne: DerivedBounds = { most: MAX_DERIVED, depth: MAX_DERIVED_DEPTH };

/** Checks recipes together, by id, and puts each above those it is made of. */
export function layRecipes(
  recipes: ReadonlyMap<string, unknown>,
  given: readonly DataVariable[],
  { most, depth }: DerivedBounds = ofOne,
): DerivedVariables | DerivedProblem {
  if (recipes.size > most) return { word: 'too-many' };
  const variables = new Map(given.map(variable => [variable.key, variable]));
  const names = new Set(given.map(({ name }) => name));
  const waiting = new Map([...recipes].map(([id, recipe]) => [id, { recipe, needs: keysIn(recipe) }]));
  const sizes = new Map<string, number>();
  const layers: DerivedVariable[][] = [];
  while (waiting.size > 0) {
    const keysWaiting = new Set<unknown>([...waiting.keys()].map(derivedKey));
    const ready = [...waiting].filter(([, { needs }]) => !needs.some(key => keysWaiting.has(key)));
    const [first] = waiting.keys();
    if (ready.length === 0) return { word: 'circular', id: first! };
    if (layers.length === depth) return { word: 'too-deep', id: first! };
    const layer: DerivedVariable[] = [];
    for (const [id, { recipe }] of ready) {
      const problem = checkRecipe(recipe, variables);
      if (problem) return { ...problem, id };
      const variable = deriveVariable(recipe as Recipe, id, variables);
      if (names.has(variable.name)) return { word: 'name-taken', id };
      names.add(variable.name);
      const size = recipeSize(recipe as Recipe, key => sizes.get(key) ?? 1);
      if (size > MAX_DERIVED_SIZE) return { word: 'too-long', id };
      sizes.set(variable.key, size);
      layer.push({ variable, recipe: recipe as Recipe });
      waiting.delete(id);
    }
    for (const { variable } of layer) variables.set(variable.key, variable);
    layers.push(layer);
  }
  return { layers, variables };
}

/** Where a recipe says which variables it is made of, and where its conditions stand. */
const naming = ['variable', 'variables', 'more'];
const nesting = ['categories', 'when', 'all', 'any', 'not', 'value'];

/** The keys that a recipe names, whatever else it is. With a list of its own: what is sent may be nested deeper than the stack. */
function keysIn(recipe: unknown): readonly unknown[] {
  const keys: unknown[] = [];
  const open = [recipe];
  while (open.length > 0) {
    const part = open.pop();
    if (Array.isArray(part)) for (const one of part) open.push(one);
    else if (isRecord(part)) {
      for (const name of naming) for (const key of [own(part, name)].flat()) keys.push(key);
      for (const name of nesting) open.push(own(part, name));
    }
  }
  return keys;
}

/** Without what nobody asks for, neither by its key nor by what is made of it: a planner reads all that stands in a statement. */
export function onlyNeeded(derived: DerivedVariables, keys: Iterable<string>): DerivedVariables {
  const needed = new Set<unknown>(keys);
  const layers = derived.layers
    .toReversed()
    .map(layer => {
      const kept = layer.filter(({ variable }) => needed.has(variable.key));
      for (const { recipe } of kept) for (const key of keysIn(recipe)) needed.add(key);
      return kept;
    })
    .toReversed()
    .filter(layer => layer.length > 0);
  return { ...derived, layers };
}

/** A record's values with the derived ones. */
export function compileDerived({ layers, variables }: DerivedVariables): (row: Row) => Row {
  const reads = layers.flat().map(({ variable, recipe }) => [variable.key, compileRecipe(recipe, variables)] as const);
  return row => {
    const whole = { ...row };
    for (const [key, read] of reads) whole[key] = read(whole);
    return whole;
  };
}

/** The table with the derived columns, for a FROM. Layer upon layer, because an expression within an expression would say the inner one as often as the outer names it. */
export function derivedFrom({ layers, variables }: DerivedVariables, table: string, columns: RecipeColumns): string {
  return layers.reduce((from, layer) => {
    const made = layer.map(
      ({ variable, recipe }) => `${recipeSql(recipe, columns, variables)} as ${columns.column(variable.key)}`,
    );
    return `(select *, ${made.join(', ')} from ${from})`;
  }, table);
}
