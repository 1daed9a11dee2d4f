import type { Filter } from '@wenshu/analysis';
import { answerStatus } from '@wenshu/api-contract';

export { notSetAside } from '@wenshu/analysis';

export const ofStatus = (...names: readonly (keyof typeof answerStatus)[]): Filter => ({
  ...{ test: 'choice', variable: 'fact:status', is: 'any-of' },
  codes: names.map(name => answerStatus[name]),
});
