import { entropyTexts } from '@wenshu/texts/findings/models/entropy';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';
import { namingClaim } from '../../claims/naming-claim.ts';
import { modelClaims } from '../model/claims.ts';

interface Known {
  /** Of the largest weight against each other one, the largest p: whether chance alone puts it first. */
  readonly p: number;
  readonly people: number;
}

const first: Known = { p: 0.049, people: LEAST_TO_SPEAK };

export const entropyClaims = {
  most: claim({
    when: 'the largest weight differs from every other one (jackknife, p < 0.05), at least 30 people',
    holds: ({ p, people }: Known) => p < MODEL_ALPHA && people >= LEAST_TO_SPEAK,
    borders: [
      { of: 'p', said: first, unsaid: { ...first, p: MODEL_ALPHA } },
      { of: 'people', said: first, unsaid: { ...first, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => entropyTexts[language].most,
    example: language => ({ name: { zh: '等待时间', en: 'Waiting time' }[language], weight: '31.4%' }),
  }),
  close: claim({
    when: 'the largest weight does not differ from every other one (jackknife, p ≥ 0.05), at least 30 people',
    holds: ({ p, people }: Known) => p >= MODEL_ALPHA && people >= LEAST_TO_SPEAK,
    borders: [
      { of: 'p', said: { ...first, p: MODEL_ALPHA }, unsaid: first },
      { of: 'people', said: { ...first, p: 1 }, unsaid: { p: 1, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => entropyTexts[language].close,
    example: () => undefined,
  }),
  constant: namingClaim({
    when: 'measures to which everybody gave the same answer',
    says: language => entropyTexts[language].constant,
    example: (language): readonly string[] => ({ zh: ['投诉次数'], en: ['Complaints'] })[language],
  }),
  few: modelClaims.few,
};
