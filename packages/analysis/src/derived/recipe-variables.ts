import type { DataVariable } from '../data-set/variable.ts';
import type { Recipe } from './recipe.ts';

/** What recipes need to know of the variables they are made of, by key. */
export type RecipeVariables = ReadonlyMap<string, Pick<DataVariable, 'kept' | 'missing' | 'content'>>;

/** The same as a recipe sees them. */
export function seenBy({ missing }: Pick<Recipe, 'missing'>, variables: RecipeVariables): RecipeVariables {
  if (!missing) return variables;
  return new Map([...variables, ...withMissing(missing, variables)]);
}

/** Variables of which these codes too are no value. */
export const withMissing = <Variable extends Pick<DataVariable, 'missing'>>(
  missing: NonNullable<Recipe['missing']>,
  variables: ReadonlyMap<string, Variable>,
): (readonly [string, Variable])[] =>
  Object.entries(missing).flatMap(([key, codes]) => {
    const variable = variables.get(key);
    return variable ? [[key, { ...variable, missing: [...(variable.missing ?? []), ...codes] }] as const] : [];
  });
