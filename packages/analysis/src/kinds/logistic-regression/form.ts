import type { ModelForm } from '../model/form.ts';

export const logisticRegressionForm = {
  purpose: 'explain',
  slots: [
    { name: 'dependent', takes: 'categories', least: 1, most: 1 },
    { name: 'predictors', takes: 'numbers-or-categories', least: 1, most: 30, isEitherWay: true },
  ],
  options: [
    { name: 'event', of: 'category', slot: 'dependent', default: null },
    // From which probability on somebody is classified as the event.
    { name: 'cutoff', of: 'number', min: 0.01, max: 0.99, isWhole: false, default: 0.5 },
  ],
  // It needs more people than columns, and says how many that are.
  leastPeople: 0,
  takesWeight: true,
  saves: true,
} as const satisfies ModelForm;
