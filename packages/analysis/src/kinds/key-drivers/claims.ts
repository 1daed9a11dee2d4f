import { keyDriversTexts } from '@wenshu/texts/findings/models/key-drivers';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';
import { modelClaims } from '../model/claims.ts';

/** Below this the drivers tell little of the outcome, however they share it. */
const LITTLE_EXPLAINED = 0.1;

interface Known {
  readonly rSquared: number;
  /** How often chance alone explains as much (F test). */
  readonly p: number;
  /** Effective. */
  readonly people: number;
  /** Drivers that correlate with the outcome; Holm over all of them. */
  readonly named: number;
}

interface KnownDriver {
  readonly people: number;
  readonly correlation: number;
  /** Whether chance alone correlates it so with the outcome; Holm over all drivers. */
  readonly p: number;
}

const sure: Known = { rSquared: LITTLE_EXPLAINED, p: 0.049, people: LEAST_TO_SPEAK, named: 1 };
const against: KnownDriver = { correlation: -0.001, p: 0.049, people: LEAST_TO_SPEAK };
const unsure = { ...sure, p: MODEL_ALPHA };
const few = { ...sure, people: LEAST_TO_SPEAK - 1 };
const little = { ...sure, rSquared: 0.099 };
const isSure = ({ p, people }: Known) => p < MODEL_ALPHA && people >= LEAST_TO_SPEAK;
const outcomeIn = { zh: '总体满意度', en: 'Overall satisfaction' };
const aspectsIn = { zh: ['服务', '价格'], en: ['Service', 'Price'] };

export const keyDriversClaims = {
  explained: claim({
    when: 'F test of R² with p < 0.05, and at least 30 people (effective base)',
    holds: isSure,
    borders: [
      { of: 'p', said: sure, unsaid: unsure },
      { of: 'people', said: sure, unsaid: few },
    ],
    says: language => keyDriversTexts[language].explained,
    example: language => ({ outcome: outcomeIn[language], percent: '41.2%' }),
  }),
  leading: claim({
    when: 'as “explained”, and R² of at least 10%; named are the largest shares of drivers that correlate with the outcome (Holm, p < 0.05)',
    holds: (known: Known) => isSure(known) && known.rSquared >= LITTLE_EXPLAINED && known.named > 0,
    borders: [
      { of: 'R²', said: sure, unsaid: little },
      { of: 'named', said: sure, unsaid: { ...sure, named: 0 } },
      { of: 'p', said: sure, unsaid: unsure },
      { of: 'people', said: sure, unsaid: few },
    ],
    says: language => keyDriversTexts[language].leading,
    example: language => aspectsIn[language].map((name, at) => ({ name, percent: ['38.0%', '22.4%'][at]! })),
  }),
  nothing: claim({
    when: 'at least 30 people, and F test of R² with p ≥ 0.05',
    holds: ({ p, people }: Known) => p >= MODEL_ALPHA && people >= LEAST_TO_SPEAK,
    borders: [
      { of: 'p', said: unsure, unsaid: sure },
      { of: 'people', said: unsure, unsaid: { ...unsure, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => keyDriversTexts[language].nothing,
    example: language => outcomeIn[language],
  }),
  little: claim({
    when: 'as “explained”, and R² below 10%',
    holds: (known: Known) => isSure(known) && known.rSquared < LITTLE_EXPLAINED,
    borders: [
      { of: 'R²', said: little, unsaid: sure },
      { of: 'p', said: little, unsaid: { ...little, p: MODEL_ALPHA } },
    ],
    says: language => keyDriversTexts[language].little,
    example: () => undefined,
  }),
  opposite: claim({
    when: 'a driver correlates negatively with the outcome, Holm over all drivers p < 0.05, at least 30 people',
    holds: ({ correlation, p, people }: KnownDriver) => correlation < 0 && p < MODEL_ALPHA && people >= LEAST_TO_SPEAK,
    borders: [
      { of: 'correlation', said: against, unsaid: { ...against, correlation: 0 } },
      { of: 'p', said: against, unsaid: { ...against, p: MODEL_ALPHA } },
      { of: 'people', said: against, unsaid: { ...against, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => keyDriversTexts[language].opposite,
    example: (language): readonly string[] => aspectsIn[language],
  }),
  few: modelClaims.few,
};
