import type { ModelForm } from '../model/form.ts';
import { priceOption } from '../solution/worth-options.ts';

export const simulatorForm = {
  purpose: 'solution',
  slots: [
    { name: 'question', takes: 'question', of: ['cbc', 'cpc'], least: 1, most: 1 },
    { name: 'worths', takes: 'numbers', least: 0, most: 200, isFilledByItself: true },
    { name: 'group', takes: 'categories', least: 0, most: 1 },
  ],
  options: [
    { name: 'utilities', of: 'choice', words: ['together', 'people'], default: 'together' },
    { name: 'method', of: 'choice', words: ['logit', 'firstChoice', 'randomised'], default: 'logit' },
    { name: 'scale', of: 'number', min: 0.01, max: 20, isWhole: false, default: 1 },
    { name: 'none', of: 'switch', default: true },
    priceOption,
  ],
  leastPeople: 0,
  takesWeight: true,
} as const satisfies ModelForm;
