import type { ModelForm } from '../model/form.ts';
import { priceOption } from '../solution/worth-options.ts';

export const cpcForm = {
  purpose: 'solution',
  slots: [
    { name: 'question', takes: 'question', of: 'cpc', least: 1, most: 1 },
    { name: 'group', takes: 'categories', least: 0, most: 1 },
  ],
  options: [priceOption],
  leastPeople: 0,
  takesWeight: true,
} as const satisfies ModelForm;
