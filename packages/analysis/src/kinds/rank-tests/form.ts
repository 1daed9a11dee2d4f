import type { ModelForm } from '../model/form.ts';

export const rankTestsForm = {
  purpose: 'compare',
  slots: [
    { name: 'variables', takes: 'numbers', least: 1, most: 20 },
    { name: 'group', takes: 'categories', least: 0, most: 1 },
  ],
  options: [],
  // Each variable has people of its own.
  leastPeople: 0,
  // Ranks are of people: what half a person's rank is nobody has settled.
  takesWeight: false,
} as const satisfies ModelForm;
