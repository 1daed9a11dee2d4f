import type { ModelForm } from '../model/form.ts';

export const hierarchicalForm = {
  purpose: 'groups',
  slots: [{ name: 'variables', takes: 'numbers', least: 1, most: 30 }],
  options: [
    { name: 'method', of: 'choice', words: ['ward', 'average', 'complete', 'single'], default: 'ward' },
    { name: 'clusters', of: 'number', min: 2, max: 12, isWhole: true, default: null, mayBeNull: true },
    { name: 'standardize', of: 'switch', default: true },
  ],
  leastPeople: 10,
  // Every person is measured against every other.
  mostPeople: 4_000,
  takesWeight: false,
} as const satisfies ModelForm;
