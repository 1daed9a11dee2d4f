import { compareMeansTexts } from '@wenshu/texts/findings/models/compare-means';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';
import { namingClaim } from '../../claims/naming-claim.ts';

/** One score compared between groups. */
interface Groups {
  /** Of the test that is read (Welch’s where spread differs); Holm over all scores. */
  readonly p: number;
  /** Effective, of all groups. */
  readonly people: number;
  /** Of the highest group against the lowest. */
  readonly pairP: number;
  /** Effective, of the smaller of these two. */
  readonly pairPeople: number;
}

/** One mean against a value, or one difference against none. */
interface One {
  /** Holm over all that are tested. */
  readonly p: number;
  readonly people: number;
}

interface Spread {
  /** Levene’s. */
  readonly p: number;
  /** Whether Welch’s test could be worked out. */
  readonly hasWelch: boolean;
}

const differs: Groups = { p: 0.049, people: 60, pairP: 0.049, pairPeople: LEAST_TO_SPEAK };
const isDifferent = ({ p, people }: One) => p < MODEL_ALPHA && people >= LEAST_TO_SPEAK;
const isRanked = (known: Groups) =>
  isDifferent(known) && known.pairP < MODEL_ALPHA && known.pairPeople >= LEAST_TO_SPEAK;
const one: One = { p: 0.049, people: LEAST_TO_SPEAK };
const oneBorders = [
  { of: 'p', said: one, unsaid: { ...one, p: MODEL_ALPHA } },
  { of: 'people', said: one, unsaid: { ...one, people: LEAST_TO_SPEAK - 1 } },
] as const;
const uneven: Spread = { p: 0.049, hasWelch: true };
const isUneven = ({ p, hasWelch }: Spread) => p < MODEL_ALPHA && hasWelch;
const scoresIn = { zh: ['满意度', '推荐意愿'], en: ['Satisfaction', 'Recommendation'] };
const groupsIn = { zh: ['华南'], en: ['South'] };

export const compareMeansClaims = {
  differ: claim({
    when: 'groups differ (t test or ANOVA, Welch’s where spread differs; Holm over scores, p < 0.05), so does the highest from the lowest (post-hoc p < 0.05), both with at least 30 people (effective base)',
    holds: isRanked,
    borders: [
      { of: 'p', said: differs, unsaid: { ...differs, p: MODEL_ALPHA } },
      { of: 'pair', said: differs, unsaid: { ...differs, pairP: MODEL_ALPHA } },
      { of: 'people', said: differs, unsaid: { ...differs, pairPeople: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => compareMeansTexts[language].differ,
    example: language => ({
      question: scoresIn[language][0]!,
      highest: groupsIn[language][0]!,
      high: '4.21',
      lowest: { zh: '华北', en: 'North' }[language],
      low: '3.62',
      p: 'p<0.001',
      size: compareMeansTexts[language].sizes.medium,
    }),
  }),
  unranked: claim({
    when: 'groups differ as in “differ”, at least 30 people in all, but the highest and the lowest do not (post-hoc p ≥ 0.05), or one of them has fewer than 30 people',
    holds: (known: Groups) => isDifferent(known) && !isRanked(known),
    borders: [
      { of: 'pair', said: { ...differs, pairP: MODEL_ALPHA }, unsaid: differs },
      { of: 'p', said: { ...differs, pairP: 1 }, unsaid: { ...differs, pairP: 1, p: MODEL_ALPHA } },
      {
        of: 'people',
        said: { ...differs, pairPeople: 29, people: 30 },
        unsaid: { ...differs, pairPeople: 29, people: 29 },
      },
    ],
    says: language => compareMeansTexts[language].unranked,
    example: language => ({ question: scoresIn[language][0]!, p: 'p=0.041' }),
  }),
  same: claim({
    when: 'no difference found (Holm over all that are tested, p ≥ 0.05), at least 30 people (effective base)',
    holds: ({ p, people }: One) => p >= MODEL_ALPHA && people >= LEAST_TO_SPEAK,
    borders: [
      { of: 'p', said: { ...one, p: MODEL_ALPHA }, unsaid: one },
      { of: 'people', said: { ...one, p: 1 }, unsaid: { p: 1, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => compareMeansTexts[language].same,
    example: (language): readonly string[] => scoresIn[language],
  }),
  pairDiffers: claim({
    when: 'paired t test, Holm over all pairs p < 0.05, at least 30 people (effective base)',
    holds: isDifferent,
    borders: oneBorders,
    says: language => compareMeansTexts[language].pairDiffers,
    example: language => ({ higher: scoresIn[language][0]!, lower: scoresIn[language][1]!, size: '0.35' }),
  }),
  valueDiffers: claim({
    when: 'one-sample t test, Holm over all scores p < 0.05, at least 30 people (effective base)',
    holds: isDifferent,
    borders: oneBorders,
    says: language => compareMeansTexts[language].valueDiffers,
    example: language => ({ question: scoresIn[language][0]!, mean: '3.62', value: '3', isMore: true }),
  }),
  small: claim({
    when: 'a group, or what is compared, has 1 to 29 people (effective base)',
    holds: (people: number) => people > 0 && people < LEAST_TO_SPEAK,
    borders: [
      { of: 'people', said: LEAST_TO_SPEAK - 1, unsaid: LEAST_TO_SPEAK },
      { of: 'nobody', said: 1, unsaid: 0 },
    ],
    says: language => compareMeansTexts[language].small,
    example: (language): readonly string[] => groupsIn[language],
  }),
  uneven: claim({
    when: 'Levene’s test with p < 0.05, where Welch’s test can be worked out',
    holds: isUneven,
    borders: [
      { of: 'p', said: uneven, unsaid: { ...uneven, p: MODEL_ALPHA } },
      { of: 'Welch', said: uneven, unsaid: { ...uneven, hasWelch: false } },
    ],
    says: language => compareMeansTexts[language].uneven,
    example: (language): readonly string[] => scoresIn[language],
  }),
  pooled: namingClaim<string>({
    when: 'as “uneven”, and a post-hoc method was chosen that assumes equal variances (all but Games-Howell)',
    says: language => compareMeansTexts[language].pooled,
    example: () => 'Tukey',
  }),
  untested: namingClaim({
    when: 'scores whose answers are too few or all alike to be tested',
    says: language => compareMeansTexts[language].untested,
    example: (language): readonly string[] => scoresIn[language],
  }),
};
