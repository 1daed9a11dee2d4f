import type { ModelForm } from '../model/form.ts';

export const turfForm = {
  purpose: 'prioritise',
  slots: [
    { name: 'sets', takes: 'sets', least: 0, most: 1 },
    { name: 'items', takes: 'yes-or-no', least: 0, most: 40 },
    { name: 'always', takes: 'yes-or-no', least: 0, most: 10 },
    { name: 'utilities', takes: 'utilities', least: 0, most: 60 },
  ],
  options: [
    { name: 'size', of: 'number', min: 1, max: 10, isWhole: true, default: 5 },
    { name: 'top', of: 'number', min: 1, max: 20, isWhole: true, default: 5 },
    { name: 'leastLiked', of: 'number', min: 1, max: 5, isWhole: true, default: 1 },
    { name: 'likedBy', of: 'choice', words: ['first', 'above'], default: 'first' },
    {
      name: 'firsts',
      of: 'number',
      min: 1,
      max: 10,
      isWhole: true,
      default: 3,
      when: { option: 'likedBy', is: ['first'] },
    },
    {
      name: 'threshold',
      of: 'number',
      min: -50,
      max: 50,
      isWhole: false,
      default: 0,
      when: { option: 'likedBy', is: ['above'] },
    },
  ],
  leastPeople: 0,
  takesWeight: true,
} as const satisfies ModelForm;
