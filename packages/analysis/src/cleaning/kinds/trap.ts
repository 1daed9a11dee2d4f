import type { RuleKind } from '../rule-kind.ts';

const MOST_CHECKS = 100;

export const trap: RuleKind<'trap'> = {
  check: ({ least }) =>
    Number.isInteger(least) && (least as number) >= 1 && (least as number) <= MOST_CHECKS ? undefined : 'not-set',
  tests: ({ least }) => [
    { by: 'filter', filter: { test: 'number', variable: 'fact:trap', compare: '>=', value: least } },
  ],
  describe: ({ least }, { texts }) => texts.checksFailed({ count: least }),
};
