import type { ModelForm } from '../model/form.ts';

export const linearRegressionForm = {
  purpose: 'explain',
  slots: [
    { name: 'dependent', takes: 'numbers', least: 1, most: 1 },
    { name: 'predictors', takes: 'numbers-or-categories', least: 1, most: 30, isEitherWay: true },
  ],
  options: [],
  // It needs more people than columns, and says how many that are.
  leastPeople: 0,
  takesWeight: true,
  saves: true,
} as const satisfies ModelForm;
