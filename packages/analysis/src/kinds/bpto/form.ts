import type { ModelForm } from '../model/form.ts';

export const bptoForm = {
  purpose: 'solution',
  slots: [
    { name: 'question', takes: 'question', of: 'bpto', least: 1, most: 1 },
    { name: 'group', takes: 'categories', least: 0, most: 1 },
  ],
  options: [
    { name: 'at', of: 'choice', words: ['lowest', 'middle', 'highest'], default: 'middle' },
    { name: 'own', of: 'number', min: 1, max: 100, isWhole: true, default: null, mayBeNull: true },
  ],
  leastPeople: 0,
  takesWeight: true,
} as const satisfies ModelForm;
