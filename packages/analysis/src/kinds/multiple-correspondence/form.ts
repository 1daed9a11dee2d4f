import type { ModelForm } from '../model/form.ts';

export const multipleCorrespondenceForm = {
  purpose: 'structure',
  slots: [{ name: 'variables', takes: 'categories', least: 2, most: 20 }],
  options: [],
  leastPeople: 100,
  takesWeight: true,
} as const satisfies ModelForm;
