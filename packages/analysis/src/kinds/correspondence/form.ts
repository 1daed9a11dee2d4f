import type { ModelForm } from '../model/form.ts';

export const correspondenceForm = {
  purpose: 'structure',
  slots: [
    { name: 'rows', takes: 'categories', least: 1, most: 1 },
    { name: 'columns', takes: 'categories', least: 1, most: 1 },
  ],
  options: [{ name: 'spread', of: 'choice', words: ['symmetric', 'principal'], default: 'symmetric' }],
  leastPeople: 100,
  takesWeight: true,
} as const satisfies ModelForm;
