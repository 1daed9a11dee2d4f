import type { ModelForm } from '../model/form.ts';

export const factorForm = {
  purpose: 'structure',
  // A saved score is a formula of all of them, and formulas have an end.
  slots: [{ name: 'variables', takes: 'numbers', least: 2, most: 60 }],
  options: [
    { name: 'extraction', of: 'choice', words: ['pca', 'paf'], default: 'pca' },
    { name: 'rotation', of: 'choice', words: ['varimax', 'none'], default: 'varimax' },
    { name: 'factors', of: 'number', min: 1, max: 20, isWhole: true, default: null, mayBeNull: true },
    { name: 'hideBelow', of: 'number', min: 0, max: 0.9, isWhole: false, default: 0 },
    { name: 'sort', of: 'switch', default: true },
  ],
  leastPeople: 30,
  takesWeight: true,
  saves: true,
} as const satisfies ModelForm;
