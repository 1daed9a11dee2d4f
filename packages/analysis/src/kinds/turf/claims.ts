import { turfTexts } from '@wenshu/texts/findings/models/turf';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK } from '../../claims/evidence.ts';
import { solutionClaims } from '../solution/claims.ts';
import { ahead, close, isAhead, isClose, type Lead } from '../solution/lead.ts';

/** One more that wins fewer percentage points of people is hardly worth its shelf. */
const WORTH_ADDING = 2;
/** As long as it may be more than so many, nothing is said. */
const MAY_BE = 5;

/** What one more wins, in percentage points. */
export interface KnownGain {
  readonly people: number;
  readonly gain: number;
  /** The upper end of its 95% interval. */
  readonly atMost: number;
}
/** Of a lead, whether both reach just as many. */
export interface KnownLead extends Lead {
  readonly percent: number;
  /** Whether every combination was compared. */
  readonly isEvery: boolean;
}

const first: KnownLead = { ...ahead, percent: 4, isEvery: true };
const near: KnownLead = { ...close, percent: 0.1, isEvery: true };
const tied: KnownLead = { ...close, z: 0, percent: 0, isEvery: true };
const isTied = ({ people, percent }: KnownLead) => people >= LEAST_TO_SPEAK && percent < 1e-9;
const little: KnownGain = { people: LEAST_TO_SPEAK, gain: 1.9, atMost: 4.9 };
const namesIn = { zh: ['茶、果汁', '茶、牛奶'], en: ['Tea, Juice', 'Tea, Milk'] };
interface Own {
  readonly size: number;
  readonly names: string;
  readonly percent: string;
}
const example = (language: 'zh' | 'en') => ({
  size: 2,
  names: namesIn[language][0]!,
  percent: '74.2%',
  next: namesIn[language][1]!,
  nextPercent: '73.1%',
});

export const turfClaims = {
  best: claim({
    when: 'at least 30 people (effective base), all combinations of its size compared, and the best reaches more than the next by 1.96 standard errors (McNemar)',
    holds: (known: KnownLead) => isAhead(known) && known.isEvery,
    borders: [
      { of: 'z', said: first, unsaid: { ...first, z: 1.95 } },
      { of: 'people', said: first, unsaid: { ...first, people: LEAST_TO_SPEAK - 1 } },
      { of: 'search', said: first, unsaid: { ...first, isEvery: false } },
    ],
    says: language => turfTexts[language].best,
    example,
  }),
  close: claim({
    when: 'at least 30 people (effective base), and the best reaches more than the next, by less than 1.96 standard errors',
    holds: (known: KnownLead) => isClose(known) && !isTied(known),
    borders: [
      { of: 'z', said: near, unsaid: first },
      { of: 'people', said: near, unsaid: { ...near, people: LEAST_TO_SPEAK - 1 } },
      { of: 'tie', said: near, unsaid: tied },
    ],
    says: language => turfTexts[language].close,
    example,
  }),
  tied: claim({
    when: 'at least 30 people (effective base), and the next combination reaches as many',
    holds: isTied,
    borders: [
      { of: 'percent', said: tied, unsaid: near },
      { of: 'people', said: tied, unsaid: { ...tied, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => turfTexts[language].tied,
    example,
  }),
  whole: claim({
    when: 'at least 30 people (effective base), and there is no other combination of that size',
    holds: ({ people }: { readonly people: number }) => people >= LEAST_TO_SPEAK,
    borders: [{ of: 'people', said: { people: LEAST_TO_SPEAK }, unsaid: { people: LEAST_TO_SPEAK - 1 } }],
    says: language => turfTexts[language].whole,
    example: (language): Own => example(language),
  }),
  enough: claim({
    when: 'at least 30 people (effective base), the gain below 2 points, and the upper end of its 95% interval below 5',
    holds: ({ people, gain, atMost }: KnownGain) => people >= LEAST_TO_SPEAK && gain < WORTH_ADDING && atMost < MAY_BE,
    borders: [
      { of: 'gain', said: little, unsaid: { ...little, gain: WORTH_ADDING } },
      { of: 'interval', said: little, unsaid: { ...little, atMost: MAY_BE } },
      { of: 'people', said: little, unsaid: { ...little, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => turfTexts[language].enough,
    example: () => ({ size: 4, gain: '1.2' }),
  }),
  stepwise: claim({
    when: 'of at least one size not all combinations were compared',
    holds: ({ stepwise }: { readonly stepwise: number }) => stepwise > 0,
    borders: [{ of: 'sizes', said: { stepwise: 1 }, unsaid: { stepwise: 0 } }],
    says: language => turfTexts[language].stepwise,
    example: () => undefined,
  }),
  few: solutionClaims.few,
};
