import type { DataVariable } from '../data-set/variable.ts';
import type { Making, NewCategory, Recipe, RecipeOf } from './recipe.ts';
import type { RecipeVariables } from './recipe-variables.ts';

const DERIVED = 'derived:';

export const derivedKey = (id: string): string => DERIVED + id;
/** The other way. */
export const derivedIdOf = (key: string): string => key.slice(DERIVED.length);
export const isDerived = (key: string): boolean => key.startsWith(DERIVED);

type DerivedParts = Pick<DataVariable, 'kept' | 'measure' | 'categories'>;

const made: {
  readonly [Make in Making['make']]: (recipe: RecipeOf<Make>, variables: RecipeVariables) => DerivedParts;
} = {
  merge: ({ variable, categories, rest }, variables) => ({
    kept: variables.get(variable)!.kept,
    measure: 'nominal',
    categories: [...categories, ...(rest ? [rest] : [])].map(plainCategory),
  }),
  bands: ({ bands }) => ({ kept: 'code', measure: 'ordinal', categories: bands.map(plainCategory) }),
  'top-box': ({ labels }) => ({
    kept: 'code',
    measure: 'nominal',
    categories: [
      { code: 1, label: labels.counts },
      { code: 0, label: labels.rest },
    ],
  }),
  sum: () => ({ kept: 'number', measure: 'scale' }),
  mean: () => ({ kept: 'number', measure: 'scale' }),
  lookup: () => ({ kept: 'number', measure: 'scale' }),
  formula: () => ({ kept: 'number', measure: 'scale' }),
  nearest: ({ categories }) => ({ kept: 'code', measure: 'nominal', categories: categories.map(plainCategory) }),
  cases: ({ categories, rest }) => ({
    kept: 'code',
    measure: 'nominal',
    categories: [...categories, ...(rest ? [rest] : [])].map(plainCategory),
  }),
};

function plainCategory({ code, label }: NewCategory): NewCategory {
  return { code, label };
}

/** What a checked recipe makes, as a variable of the data set like any other. */
export function deriveVariable(recipe: Recipe, id: string, variables: RecipeVariables): DataVariable {
  const make = made[recipe.make] as (recipe: Making, variables: RecipeVariables) => DerivedParts;
  return { key: derivedKey(id), name: recipe.name, label: recipe.label, ...make(recipe, variables) };
}
