import type { ModelForm } from '../model/form.ts';

export const maxdiffForm = {
  purpose: 'solution',
  slots: [
    { name: 'question', takes: 'question', of: 'maxdiff', least: 1, most: 1 },
    { name: 'group', takes: 'categories', least: 0, most: 1 },
  ],
  options: [{ name: 'model', of: 'choice', words: ['independent', 'sequential'], default: 'independent' }],
  leastPeople: 0,
  takesWeight: true,
} as const satisfies ModelForm;
