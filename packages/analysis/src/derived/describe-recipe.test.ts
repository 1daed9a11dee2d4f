import { languages } from '@wenshu/texts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomRecipe, recipeVariables, sourcesOf } from '../../test/random-recipe.ts';
import { describeRecipe } from './describe-recipe.ts';
import type { Making } from './recipe.ts';

const variables = new Map(recipeVariables.map(variable => [variable.key, variable]));

it('tells every recipe in both languages, without holes', () => {
  fc.assert(
    fc.property(randomRecipe(sourcesOf(recipeVariables)), recipe => {
      for (const language of languages)
        expect(describeRecipe(recipe, variables, language)).not.toMatch(/undefined|null|NaN|\[object|^$/);
    }),
  );
});

it('says what is in a category, in the reader’s language, and of what is gone that it is gone', () => {
  const rest = { code: 2, label: 'Rest' };
  const merge: Making = {
    make: 'merge',
    variable: 'gone',
    categories: [{ code: 1, label: 'Low', codes: [1, 2] }],
    rest,
  };
  expect(describeRecipe(merge, variables, 'en')).toBe(
    'Options of (deleted) merged: “Low” (2 options), all others “Rest”',
  );
  expect(describeRecipe(merge, variables, 'zh')).toBe('合并（已删除）的选项：“Low”（2 项）、其余归入“Rest”');
});
