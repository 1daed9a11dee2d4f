import type { Right, SharedThing } from '@wenshu/api-contract';

const needed = { statistics: 'records.export', questionnaire: 'questionnaire.publish' } as const;

/** What of a questionnaire somebody with these rights may show outside, beside its reports. */
export function offeredShares(rights: readonly Right[]): readonly Exclude<SharedThing, 'report'>[] {
  return (['statistics', 'questionnaire'] as const).filter(what => rights.includes(needed[what]));
}
