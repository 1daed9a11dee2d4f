import { covariateSlot, estimateOption, samplingOptions, savesIndividual } from '../individual/options.ts';
import type { ModelForm } from '../model/form.ts';

export const maxdiffForm = {
  purpose: 'solution',
  slots: [
    { name: 'question', takes: 'question', of: 'maxdiff', least: 1, most: 1 },
    { name: 'group', takes: 'categories', least: 0, most: 1 },
    { name: 'anchor', takes: 'sets', least: 0, most: 1 },
    covariateSlot,
  ],
  options: [
    estimateOption,
    { name: 'model', of: 'choice', words: ['independent', 'sequential'], default: 'independent' },
    ...samplingOptions,
  ],
  leastPeople: 0,
  takesWeight: true,
  saves: true,
  savesWhen: savesIndividual,
} as const satisfies ModelForm;
