import { correlationTexts } from '@wenshu/texts/findings/models/correlation';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';
import { namingClaim } from '../../claims/naming-claim.ts';

/** Weaker ones mean nothing to anybody, however sure they are (Cohen). */
const LEAST_SIZE = 0.1;

/** The strongest of all pairs that are correlated; without any, the pair that comes nearest to it. */
interface Known {
  /** Holm over all pairs. */
  readonly p: number;
  readonly size: number;
  /** Effective, of the pair. */
  readonly people: number;
}

const sure: Known = { p: 0.049, size: LEAST_SIZE, people: LEAST_TO_SPEAK };
const faint = { ...sure, size: 0.099 };
const isSure = ({ p, people }: Known) => p < MODEL_ALPHA && people >= LEAST_TO_SPEAK;
const pairIn = {
  zh: { first: '满意度', second: '推荐意愿', value: '0.612' },
  en: { first: 'Satisfaction', second: 'Recommendation', value: '0.612' },
};

export const correlationClaims = {
  strongest: claim({
    when: 'the pair’s p < 0.05 (Holm over all pairs), a coefficient of at least 0.1 either way, at least 30 people (effective base)',
    holds: (known: Known) => isSure(known) && known.size >= LEAST_SIZE,
    borders: [
      { of: 'p', said: sure, unsaid: { ...sure, p: MODEL_ALPHA } },
      { of: 'size', said: sure, unsaid: faint },
      { of: 'people', said: sure, unsaid: { ...sure, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => correlationTexts[language].strongest,
    example: language => pairIn[language],
  }),
  faint: claim({
    when: 'as “strongest”, but even the strongest coefficient is below 0.1',
    holds: (known: Known) => isSure(known) && known.size < LEAST_SIZE,
    borders: [
      { of: 'size', said: faint, unsaid: sure },
      { of: 'p', said: faint, unsaid: { ...faint, p: MODEL_ALPHA } },
    ],
    says: language => correlationTexts[language].faint,
    example: () => undefined,
  }),
  none: claim({
    when: 'no pair has p < 0.05 (Holm over all pairs); at least 30 people (effective base) in one of them',
    holds: ({ p, people }: Known) => p >= MODEL_ALPHA && people >= LEAST_TO_SPEAK,
    borders: [
      { of: 'p', said: { ...sure, p: MODEL_ALPHA }, unsaid: sure },
      { of: 'people', said: { ...sure, p: 1 }, unsaid: { ...sure, p: 1, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => correlationTexts[language].none,
    example: () => undefined,
  }),
  constant: namingClaim({
    when: 'questions to which everybody gave the same answer',
    says: language => correlationTexts[language].constant,
    example: (language): readonly string[] => [pairIn[language].first],
  }),
  few: claim({
    when: 'a pair has fewer than 30 people (effective base)',
    holds: (people: number) => people < LEAST_TO_SPEAK,
    borders: [{ of: 'people', said: LEAST_TO_SPEAK - 1, unsaid: LEAST_TO_SPEAK }],
    says: language => correlationTexts[language].few,
    example: () => undefined,
  }),
  unweighted: claim({
    when: 'there is a weight, and the coefficient is Kendall’s',
    holds: (isUnweighted: boolean) => isUnweighted,
    borders: [{ of: 'coefficient', said: true, unsaid: false }],
    says: language => correlationTexts[language].unweighted,
    example: () => undefined,
  }),
};
