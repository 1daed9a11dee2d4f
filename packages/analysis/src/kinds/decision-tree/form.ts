import type { ModelForm } from '../model/form.ts';

export const decisionTreeForm = {
  purpose: 'explain',
  slots: [
    { name: 'dependent', takes: 'categories', least: 1, most: 1 },
    { name: 'predictors', takes: 'numbers-or-categories', least: 1, most: 30, isEitherWay: true },
  ],
  options: [
    { name: 'method', of: 'choice', words: ['cart', 'chaid'], default: 'cart' },
    { name: 'depth', of: 'number', min: 1, max: 8, isWhole: true, default: 3 },
    { name: 'leastParent', of: 'number', min: 2, max: 100_000, isWhole: true, default: 40 },
    { name: 'leastLeaf', of: 'number', min: 1, max: 100_000, isWhole: true, default: 20 },
    { name: 'prune', of: 'switch', default: true, when: { option: 'method', is: ['cart'] } },
    // What a branch must save of the mistakes at the root; left open, cross-validation says.
    {
      name: 'complexity',
      of: 'number',
      min: 0,
      max: 1,
      isWhole: false,
      default: null,
      mayBeNull: true,
      when: { option: 'method', is: ['cart'] },
    },
  ],
  leastPeople: 10,
  takesWeight: true,
  saves: true,
} as const satisfies ModelForm;
