import type { ModelForm } from '../model/form.ts';

export const wordsForm = {
  purpose: 'wording',
  slots: [
    { name: 'text', takes: 'texts', least: 1, most: 1 },
    { name: 'banner', takes: 'groups', least: 0, most: 5 },
  ],
  options: [
    { name: 'phrases', of: 'switch', default: true },
    { name: 'apart', of: 'switch', default: true },
    { name: 'feeling', of: 'switch', default: true },
    { name: 'together', of: 'switch', default: false },
    { name: 'themes', of: 'switch', default: false },
    {
      name: 'count',
      of: 'number',
      min: 2,
      max: 15,
      isWhole: true,
      mayBeNull: true,
      default: null,
      when: { option: 'themes', is: [true] },
    },
    { name: 'find', of: 'words', mostLetters: 200, default: '' },
    { name: 'quotes', of: 'switch', default: true },
    { name: 'leftOut', of: 'words', mostLetters: 2000, isLong: true, default: '' },
    { name: 'joined', of: 'words', mostLetters: 2000, isLong: true, default: '' },
  ],
  // Who wrote nothing takes no part, and of few it is said that they are few.
  leastPeople: 0,
  takesWeight: true,
} as const satisfies ModelForm;
