import type { ModelForm } from '../model/form.ts';

export const reliabilityForm = {
  purpose: 'structure',
  slots: [
    { name: 'items', takes: 'numbers', least: 1, most: 60 },
    { name: 'reversed', takes: 'numbers', least: 0, most: 60 },
  ],
  options: [],
  leastPeople: 0,
  takesWeight: true,
} as const satisfies ModelForm;
