import type { ModelOption, ModelSlot } from '../model/form.ts';

const individual = { option: 'estimate', is: ['individual'] } as const;

/** Whether everybody is one, or each person has utilities of their own. */
export const estimateOption = {
  name: 'estimate',
  of: 'choice',
  words: ['together', 'individual'],
  default: 'together',
} as const satisfies ModelOption;

/** How people's own utilities are sampled, and what is kept back to see how good they are. */
export const samplingOptions = [
  { name: 'holdOut', of: 'choice', words: ['last', 'random', 'none'], default: 'last', when: individual },
  { name: 'draws', of: 'number', min: 100, max: 20_000, isWhole: true, default: 4_000, when: individual },
  { name: 'burnIn', of: 'number', min: 100, max: 20_000, isWhole: true, default: 2_000, when: individual },
  { name: 'chains', of: 'number', min: 1, max: 4, isWhole: true, default: 2, when: individual },
  // Empty: learnt from the answers, which recovers simulated people best (decision 0053).
  {
    name: 'priorVariance',
    of: 'number',
    min: 0.01,
    max: 100,
    isWhole: false,
    default: null,
    mayBeNull: true,
    when: individual,
  },
  { name: 'priorDegrees', of: 'number', min: 2, max: 1_000, isWhole: true, default: 5, when: individual },
  { name: 'seed', of: 'number', min: 1, max: 999_999, isWhole: true, default: 1, when: individual },
] as const satisfies readonly ModelOption[];

/** Only then something belongs to single people, and can be kept with them. */
export const savesIndividual = individual;

/** Questions whose options move what is expected of a person. */
export const covariateSlot = {
  name: 'covariates',
  takes: 'categories',
  least: 0,
  most: 3,
} as const satisfies ModelSlot;
