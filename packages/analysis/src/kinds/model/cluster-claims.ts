import { clusterTexts } from '@wenshu/texts/findings/models/clusters';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';
import { modelClaims } from './claims.ts';

/** A smaller group is seldom one that anybody can address. */
const LEAST_SHARE = 5;

export interface KnownClusters {
  readonly count: number;
  /** How often one group like these people looks as clustered. */
  readonly p: number;
  readonly people: number;
}

const three: KnownClusters = { count: 3, p: 0.049, people: LEAST_TO_SPEAK };
export const areGroups = ({ count, p, people }: KnownClusters): boolean =>
  count > 1 && p < MODEL_ALPHA && people >= LEAST_TO_SPEAK;
const partsIn = {
  zh: { count: 3, parts: '第 1 类（46.2%）、第 2 类（31.5%）、第 3 类（22.3%）' },
  en: { count: 3, parts: 'Group 1 (46.2%), Group 2 (31.5%), Group 3 (22.3%)' },
};

/** What is said of people in groups, however these were found. */
export const clusterClaims = {
  groups: claim({
    when: 'two groups or more, and more clustered than one group with the same values and correlations (39 simulated draws, p < 0.05), at least 30 people',
    holds: areGroups,
    borders: [
      { of: 'p', said: three, unsaid: { ...three, p: MODEL_ALPHA } },
      { of: 'people', said: three, unsaid: { ...three, people: LEAST_TO_SPEAK - 1 } },
      { of: 'groups', said: { ...three, count: 2 }, unsaid: { ...three, count: 1 } },
    ],
    says: language => clusterTexts[language].summary,
    example: language => partsIn[language],
  }),
  parted: claim({
    when: 'two groups or more that were asked for, where “groups” does not hold',
    holds: (known: KnownClusters) => known.count > 1 && !areGroups(known),
    borders: [
      { of: 'p', said: { ...three, p: MODEL_ALPHA }, unsaid: three },
      { of: 'groups', said: { ...three, count: 2, p: 1 }, unsaid: { ...three, count: 1, p: 1 } },
    ],
    says: language => clusterTexts[language].parted,
    example: language => partsIn[language],
  }),
  oneGroup: claim({
    when: 'the number of groups was looked for, and nothing speaks for more than one (p ≥ 0.05), at least 30 people',
    holds: ({ count, people }: KnownClusters) => count === 1 && people >= LEAST_TO_SPEAK,
    borders: [
      { of: 'groups', said: { ...three, count: 1 }, unsaid: { ...three, count: 2 } },
      { of: 'people', said: { ...three, count: 1 }, unsaid: { ...three, count: 1, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => clusterTexts[language].oneGroup,
    example: () => undefined,
  }),
  tooFew: claim({
    when: 'the number of groups was looked for, of fewer than 30 people',
    holds: ({ count, people }: KnownClusters) => count === 1 && people < LEAST_TO_SPEAK,
    borders: [
      { of: 'people', said: { ...three, count: 1, people: LEAST_TO_SPEAK - 1 }, unsaid: { ...three, count: 1 } },
      { of: 'groups', said: { ...three, count: 1, people: 12 }, unsaid: { ...three, count: 2, people: 12 } },
    ],
    says: language => clusterTexts[language].tooFew,
    example: () => undefined,
  }),
  noGroups: claim({
    when: 'two groups or more that were asked for, not more clustered than one group would be (p ≥ 0.05), at least 30 people',
    holds: ({ count, p, people }: KnownClusters) => count > 1 && p >= MODEL_ALPHA && people >= LEAST_TO_SPEAK,
    borders: [
      { of: 'p', said: { ...three, p: MODEL_ALPHA }, unsaid: three },
      { of: 'people', said: { ...three, p: 1 }, unsaid: { ...three, p: 1, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => clusterTexts[language].noGroups,
    example: () => undefined,
  }),
  tiny: claim({
    when: 'a group has less than 5% of the people (weighted)',
    holds: ({ share }: { readonly share: number }) => share < LEAST_SHARE,
    borders: [{ of: 'share', said: { share: 4.99 }, unsaid: { share: LEAST_SHARE } }],
    says: language => clusterTexts[language].tiny,
    example: (language): readonly string[] => [clusterTexts[language].numbered(4)],
  }),
  small: claim({
    when: 'a group has fewer than 30 people, of at least 30 in all',
    holds: ({ people, all }: { readonly people: number; readonly all: number }) =>
      people < LEAST_TO_SPEAK && all >= LEAST_TO_SPEAK,
    borders: [
      { of: 'people', said: { people: 29, all: 60 }, unsaid: { people: 30, all: 60 } },
      { of: 'all', said: { people: 20, all: 30 }, unsaid: { people: 20, all: 29 } },
    ],
    says: language => clusterTexts[language].small,
    example: (language): readonly string[] => [clusterTexts[language].numbered(3)],
  }),
  few: modelClaims.few,
};
