import type { ModelForm } from '../model/form.ts';

export const turfForm = {
  purpose: 'prioritise',
  slots: [
    { name: 'sets', takes: 'sets', least: 0, most: 1 },
    { name: 'items', takes: 'yes-or-no', least: 0, most: 40 },
    { name: 'always', takes: 'yes-or-no', least: 0, most: 10 },
  ],
  options: [
    { name: 'size', of: 'number', min: 1, max: 10, isWhole: true, default: 5 },
    { name: 'top', of: 'number', min: 1, max: 20, isWhole: true, default: 5 },
    { name: 'leastLiked', of: 'number', min: 1, max: 5, isWhole: true, default: 1 },
  ],
  leastPeople: 0,
  takesWeight: true,
} as const satisfies ModelForm;
