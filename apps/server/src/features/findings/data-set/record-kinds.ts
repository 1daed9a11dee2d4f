import type { Filter } from '@wenshu/analysis';
import { answerStatus } from '@wenshu/api-contract';

export { notSetAside } from '@wenshu/analysis';

const setAsides = { invalid: 1, deleted: 2 };

export const setAsideAs = (as: keyof typeof setAsides): Filter => ({
  ...{ test: 'choice', variable: 'fact:setAside', is: 'any-of', codes: [setAsides[as]] },
});

/** What is in the bin is there for nobody but who looks into it. */
export const notDeleted: Filter = { not: setAsideAs('deleted') };

export const ofStatus = (...names: readonly (keyof typeof answerStatus)[]): Filter => ({
  ...{ test: 'choice', variable: 'fact:status', is: 'any-of' },
  codes: names.map(name => answerStatus[name]),
});
