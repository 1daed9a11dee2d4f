import { rankTestsTexts } from '@wenshu/texts/findings/models/rank-tests';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';
import { namingClaim } from '../../claims/naming-claim.ts';

interface Known {
  /** Holm over all that are tested. */
  readonly p: number;
  readonly people: number;
  /** Of the highest against the lowest. */
  readonly pairP: number;
  /** Of the smaller of these two. */
  readonly pairPeople: number;
}

const differs: Known = { p: 0.049, people: LEAST_TO_SPEAK, pairP: 0.049, pairPeople: LEAST_TO_SPEAK };
const isDifferent = ({ p, people }: Known) => p < MODEL_ALPHA && people >= LEAST_TO_SPEAK;
const isRanked = (known: Known) =>
  isDifferent(known) && known.pairP < MODEL_ALPHA && known.pairPeople >= LEAST_TO_SPEAK;
const scoresIn = { zh: ['满意度', '推荐意愿'], en: ['Satisfaction', 'Recommendation'] };

export const rankTestsClaims = {
  differ: claim({
    when: 'rank test with p < 0.05 (Holm over scores), the highest differs from the lowest (every two tested, Bonferroni, p < 0.05), both with at least 30 people',
    holds: isRanked,
    borders: [
      { of: 'p', said: differs, unsaid: { ...differs, p: MODEL_ALPHA } },
      { of: 'pair', said: differs, unsaid: { ...differs, pairP: MODEL_ALPHA } },
      { of: 'people', said: differs, unsaid: { ...differs, pairPeople: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => rankTestsTexts[language].differ,
    example: language => ({
      question: scoresIn[language][0]!,
      p: 'p<0.001',
      highest: { zh: '华南', en: 'South' }[language],
      lowest: { zh: '华北', en: 'North' }[language],
    }),
  }),
  unranked: claim({
    when: 'rank test as in “differ”, at least 30 people in all, but the highest and the lowest are not told apart, or one of them has fewer than 30 people',
    holds: (known: Known) => isDifferent(known) && !isRanked(known),
    borders: [
      { of: 'pair', said: { ...differs, pairP: MODEL_ALPHA }, unsaid: differs },
      { of: 'p', said: { ...differs, pairP: 1 }, unsaid: { ...differs, pairP: 1, p: MODEL_ALPHA } },
      { of: 'people', said: { ...differs, pairP: 1 }, unsaid: { ...differs, pairP: 1, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => rankTestsTexts[language].unranked,
    example: language => ({ question: scoresIn[language][0]!, p: 'p=0.041' }),
  }),
  same: claim({
    when: 'rank test with p ≥ 0.05 (Holm over scores), at least 30 people',
    holds: ({ p, people }: Known) => p >= MODEL_ALPHA && people >= LEAST_TO_SPEAK,
    borders: [
      { of: 'p', said: { ...differs, p: MODEL_ALPHA }, unsaid: differs },
      { of: 'people', said: { ...differs, p: 1 }, unsaid: { ...differs, p: 1, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => rankTestsTexts[language].same,
    example: (language): readonly string[] => scoresIn[language],
  }),
  few: claim({
    when: 'a group has fewer than 30 people',
    holds: (people: number) => people < LEAST_TO_SPEAK,
    borders: [{ of: 'people', said: LEAST_TO_SPEAK - 1, unsaid: LEAST_TO_SPEAK }],
    says: language => rankTestsTexts[language].few,
    example: () => undefined,
  }),
  untested: namingClaim({
    when: 'scores whose answers are too few or all alike to be tested',
    says: language => rankTestsTexts[language].untested,
    example: (language): readonly string[] => scoresIn[language],
  }),
};
