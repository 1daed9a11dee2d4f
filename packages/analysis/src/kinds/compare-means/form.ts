import type { ModelForm } from '../model/form.ts';

export const compareMeansForm = {
  purpose: 'compare',
  slots: [
    { name: 'variables', takes: 'numbers', least: 1, most: 20 },
    { name: 'group', takes: 'categories', least: 0, most: 1 },
  ],
  options: [
    {
      name: 'postHoc',
      of: 'choice',
      default: 'auto',
      // By itself Tukey's, and where the spread of groups differs Games and Howell's: as the test whose p is told.
      words: ['auto', 'tukey', 'bonferroni', 'gamesHowell', 'scheffe', 'lsd'],
    },
    // Without a question to group by: what each mean is compared with; left open, the variables are compared with each other.
    { name: 'value', of: 'number', min: -1e9, max: 1e9, isWhole: false, default: null, mayBeNull: true },
  ],
  // Each variable has people of its own.
  leastPeople: 0,
  takesWeight: true,
} as const satisfies ModelForm;
