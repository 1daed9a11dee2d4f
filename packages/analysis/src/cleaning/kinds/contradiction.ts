import { checkFilter } from '../../filter/check-filter.ts';
import type { RuleKind } from '../rule-kind.ts';

export const contradiction: RuleKind<'contradiction'> = {
  check: ({ filter }, { variables }) => {
    if (filter === undefined || filter === null) return 'not-set';
    const problem = checkFilter(filter, variables);
    if (!problem) return undefined;
    return problem.word === 'variable-unknown' ? 'gone' : 'not-readable';
  },
  tests: ({ filter }) => [{ by: 'filter', filter }],
  describe: ({ filter }, { describeFilter }) => describeFilter(filter),
};
