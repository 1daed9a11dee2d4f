import { summaryTexts } from '@wenshu/texts/findings/summary';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK } from '../../claims/least-to-speak.ts';
import type { Comparison } from '../cross/result.ts';

/** Of means, as they are shown. */
interface KnownExtremes {
  /** That have the highest, and the lowest. */
  readonly highest: number;
  readonly lowest: number;
  /** Different means. */
  readonly different: number;
  /** The smallest effective base among those that are named. */
  readonly base: number;
  readonly least: number;
}

const apart: KnownExtremes = { highest: 1, lowest: 2, different: 2, base: LEAST_TO_SPEAK, least: LEAST_TO_SPEAK };

/** Of two groups' scores. */
interface KnownScores {
  readonly state: Comparison['state'];
  /** Welch's t of the scores' points, at the request's level. */
  readonly isSure: boolean;
  /** The smaller effective base of the two. */
  readonly base: number;
  readonly least: number;
}

const differing: KnownScores = { state: 'tested', isSure: true, base: LEAST_TO_SPEAK, least: LEAST_TO_SPEAK };
const alike: KnownScores = { ...differing, isSure: false };
const isSpeakable = ({ state, base, least }: KnownScores) => state === 'tested' && base >= least;
const groupsIn = { zh: ['“女”', '“男”'], en: ['“Women”', '“Men”'] };
const gapIn = (language: 'zh' | 'en') => ({
  level: '95%',
  first: groupsIn[language][0]!,
  second: groupsIn[language][1]!,
  gap: '12.4',
});
const itemsIn = { zh: ['“服务”', '“价格”'], en: ['“Service”', '“Price”'] };

/** What statistics of single questions say beyond what tables do (`crossClaims`). */
export const summaryClaims = {
  extremes: claim({
    when: 'two means or more differ as they are shown, one or two items have the highest and one or two the lowest, and all of these have at least the least base for sentences (30)',
    holds: ({ highest, lowest, different, base, least }: KnownExtremes) =>
      different >= 2 && highest <= 2 && lowest <= 2 && base >= least,
    borders: [
      { of: 'means', said: apart, unsaid: { ...apart, different: 1 } },
      { of: 'items with the highest', said: { ...apart, highest: 2 }, unsaid: { ...apart, highest: 3 } },
      { of: 'items with the lowest', said: apart, unsaid: { ...apart, lowest: 3 } },
      { of: 'base', said: apart, unsaid: { ...apart, base: LEAST_TO_SPEAK - 0.1 } },
    ],
    says: language => summaryTexts[language].numbers.rows,
    example: language => ({
      high: itemsIn[language][0]!,
      highValue: '4.21',
      low: itemsIn[language][1]!,
      lowValue: '3.05',
    }),
  }),
  npsIs: claim({
    when: 'somebody has a score of 0 to 10; enough people for sentences',
    holds: ({ score }: { score: number | null }) => score !== null,
    borders: [{ of: 'score', said: { score: 0 }, unsaid: { score: null } }],
    says: language => summaryTexts[language].nps.is,
    example: () => '23.5',
  }),
  npsDiffers: claim({
    when: 'both groups have the least base for sentences (30), and Welch’s t of +100, 0 and −100 per person is significant at the request’s level',
    holds: (known: KnownScores) => isSpeakable(known) && known.isSure,
    borders: [
      { of: 'test', said: differing, unsaid: alike },
      { of: 'base', said: differing, unsaid: { ...differing, base: LEAST_TO_SPEAK - 0.1 } },
    ],
    says: language => summaryTexts[language].nps.differs,
    example: gapIn,
  }),
  npsSame: claim({
    when: 'both groups have the least base for sentences (30), and Welch’s t of +100, 0 and −100 per person is not significant at the request’s level',
    holds: (known: KnownScores) => isSpeakable(known) && !known.isSure,
    borders: [
      { of: 'test', said: alike, unsaid: differing },
      { of: 'base', said: alike, unsaid: { ...alike, base: LEAST_TO_SPEAK - 0.1 } },
      { of: 'tested', said: alike, unsaid: { ...alike, state: 'too-small' } },
    ],
    says: language => summaryTexts[language].nps.same,
    example: gapIn,
  }),
  npsBeyond: claim({
    when: 'a record has a score that is none of 0 to 10',
    holds: ({ records }: { records: number }) => records > 0,
    borders: [{ of: 'records', said: { records: 1 }, unsaid: { records: 0 } }],
    says: language => summaryTexts[language].nps.beyond,
    example: () => 3,
  }),
  invalidDates: claim({
    when: 'a record has a text for a date that is none',
    holds: ({ records }: { records: number }) => records > 0,
    borders: [{ of: 'records', said: { records: 1 }, unsaid: { records: 0 } }],
    says: language => summaryTexts[language].dates.invalid,
    example: () => 3,
  }),
};
