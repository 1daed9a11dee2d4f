import { parseExpression } from '@wenshu/survey-core';
import { casesSize } from './cases.ts';
import { sizeWriter, writeExpression, writeMany } from './formula.ts';
import type { Making, RecipeOf } from './recipe.ts';

type SizeOf = (key: string) => number;

/** DuckDB plans what is derived from derived as if it were written out: five layers of a hundred bands would never end. */
export const MAX_DERIVED_SIZE = 5_000;

/** How much SQL a checked recipe is, when what it is made of stands in it written out, as a planner writes it that pushes a filter down. */
export function recipeSize(recipe: Making, sizeOf: SizeOf): number {
  return (sizes[recipe.make] as (recipe: Making, sizeOf: SizeOf) => number)(recipe, sizeOf);
}

const sizes: { readonly [Make in Making['make']]: (recipe: RecipeOf<Make>, sizeOf: SizeOf) => number } = {
  merge: ({ variable, categories }, sizeOf) => (categories.length + 3) * sizeOf(variable),
  bands: ({ variable, bands }, sizeOf) => 2 * bands.length * sizeOf(variable),
  'top-box': ({ variable }, sizeOf) => 3 * sizeOf(variable),
  sum: manySize,
  mean: manySize,
  // The values are one constant: many of them take longer to write, and no longer to plan.
  lookup: ({ variables, values }, sizeOf) =>
    variables.reduce((size, key) => size + 2 * sizeOf(key), Math.ceil(values.length / 100)),
  formula: ({ text, variables }, sizeOf) => {
    const parsed = parseExpression(text);
    const writer = sizeWriter(place => sizeOf(variables[Number(place) - 1]!));
    return 'problem' in parsed ? 0 : writeExpression(parsed.expression, writer);
  },
  nearest: ({ variables, centers }, sizeOf) =>
    variables.reduce((size, key) => size + sizeOf(key), centers.length * (variables.length + 2)),
  cases: casesSize,
};

function manySize({ make, variables }: RecipeOf<'sum' | 'mean'>, sizeOf: SizeOf): number {
  const operands = variables.map(sizeOf);
  return (
    writeMany(
      make,
      operands,
      sizeWriter(() => 1),
    ) + operands.reduce((size, one) => size + one, 0)
  );
}
