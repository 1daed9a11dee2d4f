import { qualityFlags } from '@wenshu/survey-core';
import { WHOLE_TIME } from '../rule.ts';
import type { RuleKind } from '../rule-kind.ts';

const PAGE_TIME = 'fact:pageTime:';
const MOST_SECONDS = 86_400;
/** What every record is flagged by already. */
const FLAGGED_PERCENT = 30;

const isTime = (key: string) => key === WHOLE_TIME || key.startsWith(PAGE_TIME);

export const speeder: RuleKind<'speeder'> = {
  check: ({ time, by, below }, { variables }) => {
    if (typeof time !== 'string' || !isTime(time)) return 'not-readable';
    if (by !== 'seconds' && by !== 'percent') return 'not-readable';
    if (typeof below !== 'number' || !(below > 0 && below <= (by === 'percent' ? 100 : MOST_SECONDS))) return 'not-set';
    return variables.has(time) ? undefined : 'gone';
  },
  medians: ({ time, by }) => (by === 'percent' ? [time] : []),
  tests: ({ time, by, below }, { medianOf }) => {
    const median = by === 'percent' ? medianOf(time) : 100;
    if (median === undefined) return undefined;
    if (time === WHOLE_TIME && by === 'percent' && below === FLAGGED_PERCENT)
      return [
        {
          by: 'filter',
          filter: { test: 'choice', variable: 'fact:flags', is: 'any-of', codes: [qualityFlags.tooFast] },
        },
      ];
    const seconds = by === 'percent' ? (median * below) / 100 : below;
    return [{ by: 'filter', filter: { test: 'number', variable: time, compare: '<', value: seconds } }];
  },
  describe: ({ time, by, below }, { texts, variables }) => {
    const place = time === WHOLE_TIME ? texts.wholeTime : (variables.get(time)?.label ?? texts.gone);
    return (by === 'percent' ? texts.fasterThanShare : texts.fasterThan)({ place, below });
  },
};
