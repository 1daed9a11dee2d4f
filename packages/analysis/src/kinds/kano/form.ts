import type { ModelForm } from '../model/form.ts';

export const kanoForm = {
  purpose: 'solution',
  slots: [
    { name: 'question', takes: 'question', of: 'kano', least: 1, most: 1 },
    { name: 'group', takes: 'categories', least: 0, most: 1 },
  ],
  options: [],
  leastPeople: 0,
  takesWeight: true,
} as const satisfies ModelForm;
