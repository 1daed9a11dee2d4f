import type { SampleState } from '@wenshu/api-contract';

export type SampleStep = 'quote' | 'paid' | 'field' | 'decline';

/** What can be done next with an order; what is paid is not declined any more. */
const steps: Partial<Record<SampleState, readonly SampleStep[]>> = {
  requested: ['quote', 'decline'],
  approved: ['paid', 'decline'],
  paid: ['field'],
};

export const stepsOf = (state: SampleState): readonly SampleStep[] => steps[state] ?? [];
