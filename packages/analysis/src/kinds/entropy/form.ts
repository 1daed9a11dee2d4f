import type { ModelForm } from '../model/form.ts';

export const entropyForm = {
  purpose: 'prioritise',
  // A saved score is a formula of all of them, and formulas have an end.
  slots: [
    { name: 'positive', takes: 'numbers', least: 0, most: 30 },
    { name: 'negative', takes: 'numbers', least: 0, most: 30 },
  ],
  options: [],
  leastPeople: 5,
  takesWeight: false,
  saves: true,
} as const satisfies ModelForm;
