import type { PostHocMethod } from '@wenshu/statistics';
import { compareMeansClaims } from './claims.ts';
import type { GroupTest } from './found.ts';

type Tested = Pick<GroupTest, 'levene' | 'welch'>;

/** Spread that differs between groups: then what does without equal variances is the one to read, in sentences and in tables. */
export const isUneven = ({ levene, welch }: Tested): boolean =>
  compareMeansClaims.uneven.holds({ p: levene?.pValue ?? 1, hasWelch: welch !== null });

/** The test that is read of one score. */
export function pOf(test: GroupTest): number {
  const { anova, welch, t } = test;
  if (t) return (isUneven(test) ? t.welch : t.equal).pValue;
  return isUneven(test) ? welch!.pValue : anova.pValue;
}

/** As asked; else whatever fits the spread. */
export const postHocOf = (asked: PostHocMethod | 'auto', test: Tested): PostHocMethod =>
  asked === 'auto' ? (isUneven(test) ? 'gamesHowell' : 'tukey') : asked;
