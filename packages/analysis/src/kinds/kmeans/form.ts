import type { ModelForm } from '../model/form.ts';

export const kmeansForm = {
  purpose: 'groups',
  slots: [{ name: 'variables', takes: 'numbers', least: 1, most: 30 }],
  options: [
    { name: 'clusters', of: 'number', min: 2, max: 12, isWhole: true, default: null, mayBeNull: true },
    { name: 'standardize', of: 'switch', default: true },
  ],
  leastPeople: 10,
  mostPeople: 300_000,
  takesWeight: true,
  saves: true,
} as const satisfies ModelForm;
