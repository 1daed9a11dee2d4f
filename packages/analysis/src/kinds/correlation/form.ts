import type { ModelForm } from '../model/form.ts';

export const correlationForm = {
  purpose: 'structure',
  slots: [{ name: 'variables', takes: 'numbers', least: 2, most: 40 }],
  options: [
    { name: 'method', of: 'choice', words: ['pearson', 'spearman', 'kendall', 'partial'], default: 'pearson' },
    { name: 'missing', of: 'choice', words: ['pairwise', 'listwise'], default: 'pairwise' },
  ],
  // Each pair has people of its own.
  leastPeople: 0,
  // Kendall’s does without, and says so.
  takesWeight: true,
} as const satisfies ModelForm;
