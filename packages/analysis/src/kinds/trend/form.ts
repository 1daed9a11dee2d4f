import type { ModelForm } from '../model/form.ts';

export const trendForm = {
  purpose: 'compare',
  slots: [
    { name: 'wave', takes: 'categories', least: 1, most: 1 },
    { name: 'measures', takes: 'numbers-or-categories', least: 0, most: 30 },
    { name: 'sets', takes: 'sets', least: 0, most: 10 },
  ],
  options: [{ name: 'compare', of: 'choice', words: ['previous', 'first', 'all'], default: 'previous' }],
  // Each measure has people of its own.
  leastPeople: 0,
  takesWeight: true,
} as const satisfies ModelForm;
