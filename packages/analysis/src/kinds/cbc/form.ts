import type { ModelForm } from '../model/form.ts';
import { priceOption } from '../solution/worth-options.ts';

export const cbcForm = {
  purpose: 'solution',
  slots: [
    { name: 'question', takes: 'question', of: 'cbc', least: 1, most: 1 },
    { name: 'group', takes: 'categories', least: 0, most: 1 },
  ],
  options: [
    { name: 'coding', of: 'choice', words: ['effects', 'dummy'], default: 'effects' },
    priceOption,
    { name: 'priceAs', of: 'choice', words: ['levels', 'line'], default: 'levels' },
  ],
  leastPeople: 0,
  takesWeight: true,
} as const satisfies ModelForm;
