import type { ModelForm } from '../model/form.ts';

export const ordinalRegressionForm = {
  purpose: 'explain',
  slots: [
    { name: 'dependent', takes: 'categories', least: 1, most: 1, isOrdered: true },
    { name: 'predictors', takes: 'numbers-or-categories', least: 1, most: 30, isEitherWay: true },
  ],
  // Some questions list their best answer first.
  options: [{ name: 'isReversed', of: 'switch', default: false }],
  // It needs more people than columns, and says how many that are.
  leastPeople: 0,
  takesWeight: true,
  saves: true,
} as const satisfies ModelForm;
