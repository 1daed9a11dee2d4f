import type { ModelForm } from '../model/form.ts';

export const multinomialRegressionForm = {
  purpose: 'explain',
  slots: [
    { name: 'dependent', takes: 'categories', least: 1, most: 1 },
    { name: 'predictors', takes: 'numbers-or-categories', least: 1, most: 20, isEitherWay: true },
  ],
  options: [{ name: 'reference', of: 'category', slot: 'dependent', default: null }],
  // It needs more people than columns, and says how many that are.
  leastPeople: 0,
  takesWeight: true,
  saves: true,
} as const satisfies ModelForm;
