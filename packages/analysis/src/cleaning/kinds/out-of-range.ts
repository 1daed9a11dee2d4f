import { some } from '../../filter/join-filters.ts';
import type { RuleKind } from '../rule-kind.ts';

const isEnd = (end: unknown) => end === null || Number.isFinite(end);

export const outOfRange: RuleKind<'out-of-range'> = {
  check: ({ variable, least, most }, { variables }) => {
    if (typeof variable !== 'string' || !isEnd(least) || !isEnd(most)) return 'not-readable';
    if (variable === '' || (least === null && most === null)) return 'not-set';
    const found = variables.get(variable);
    if (!found) return 'gone';
    if (least !== null && most !== null && (least as number) > (most as number)) return 'not-fitting';
    return found.kept === 'number' ? undefined : 'not-fitting';
  },
  tests: ({ variable, least, most }) => [
    {
      by: 'filter',
      filter: some([
        ...(least === null ? [] : [{ test: 'number', variable, compare: '<', value: least } as const]),
        ...(most === null ? [] : [{ test: 'number', variable, compare: '>', value: most } as const]),
      ]),
    },
  ],
  describe: ({ variable, least, most }, { texts, variables }) => {
    const found = variables.get(variable);
    const name = found ? (found.questionId === undefined ? found.label : found.name) : texts.gone;
    if (least === null) return texts.above({ name, most: most! });
    return most === null ? texts.belowOf({ name, least }) : texts.outside({ name, least, most });
  },
};
