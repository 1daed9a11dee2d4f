import type { ModelForm } from '../model/form.ts';

export const keyDriversForm = {
  purpose: 'prioritise',
  slots: [
    { name: 'dependent', takes: 'numbers', least: 1, most: 1 },
    // Shapley's value looks at every set of drivers: one more doubles the work.
    { name: 'drivers', takes: 'numbers', least: 2, most: 20 },
  ],
  options: [{ name: 'method', of: 'choice', words: ['shapley', 'relativeWeights'], default: 'shapley' }],
  // It needs more people than drivers, and says how many that are.
  leastPeople: 0,
  takesWeight: true,
} as const satisfies ModelForm;
