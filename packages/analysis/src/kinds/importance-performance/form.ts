import type { ModelForm } from '../model/form.ts';

export const importancePerformanceForm = {
  purpose: 'prioritise',
  slots: [
    { name: 'performance', takes: 'numbers', least: 2, most: 30 },
    // Importance is derived from what moves this one …
    { name: 'outcome', takes: 'numbers', least: 0, most: 1 },
    // … or it was asked for, one question for each of the first slot, in its order.
    { name: 'importance', takes: 'numbers', least: 0, most: 30 },
  ],
  options: [{ name: 'derivedBy', of: 'choice', words: ['correlation', 'relativeWeights'], default: 'correlation' }],
  // Each question has people of its own.
  leastPeople: 0,
  takesWeight: true,
} as const satisfies ModelForm;
