import { covariateSlot, estimateOption, samplingOptions, savesIndividual } from '../individual/options.ts';
import type { ModelForm } from '../model/form.ts';
import { priceOption } from '../solution/worth-options.ts';

export const cbcForm = {
  purpose: 'solution',
  slots: [
    { name: 'question', takes: 'question', of: 'cbc', least: 1, most: 1 },
    { name: 'group', takes: 'categories', least: 0, most: 1 },
    covariateSlot,
  ],
  options: [
    estimateOption,
    { name: 'coding', of: 'choice', words: ['effects', 'dummy'], default: 'effects' },
    priceOption,
    { name: 'priceAs', of: 'choice', words: ['levels', 'line'], default: 'levels' },
    { name: 'falls', of: 'switch', default: false, when: savesIndividual },
    { name: 'ordered', of: 'places', most: 20, default: '', when: savesIndividual },
    ...samplingOptions,
  ],
  leastPeople: 0,
  takesWeight: true,
  saves: true,
  savesWhen: savesIndividual,
} as const satisfies ModelForm;
