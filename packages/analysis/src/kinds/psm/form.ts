import type { ModelForm } from '../model/form.ts';

export const psmForm = {
  purpose: 'solution',
  slots: [
    { name: 'question', takes: 'question', of: 'psm', least: 1, most: 1 },
    { name: 'intentCheap', takes: 'numbers-or-categories', least: 0, most: 1 },
    { name: 'intentExpensive', takes: 'numbers-or-categories', least: 0, most: 1 },
    { name: 'group', takes: 'categories', least: 0, most: 1 },
  ],
  options: [
    { name: 'ordering', of: 'choice', words: ['strict', 'nonStrict'], default: 'strict' },
    { name: 'intentEnd', of: 'choice', words: ['high', 'low'], default: 'high' },
  ],
  leastPeople: 0,
  takesWeight: true,
} as const satisfies ModelForm;
