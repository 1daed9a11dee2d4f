import { psmTexts } from '@wenshu/texts/findings/models/psm';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK } from '../../claims/evidence.ts';

/** What is known of a price that curves give. */
export interface KnownPrice {
  /** Whose prices are in order, effective. */
  readonly people: number;
  /** Whether there is the price, and its interval. */
  readonly isFound: boolean;
}
/** Of the range: its ends besides. */
export interface KnownRange extends KnownPrice {
  /** The highest acceptable price less the lowest. */
  readonly width: number;
}

const found: KnownPrice = { people: LEAST_TO_SPEAK, isFound: true };
const isSure = ({ people, isFound }: KnownPrice) => people >= LEAST_TO_SPEAK && isFound;
const borders = [
  { of: 'people', said: found, unsaid: { ...found, people: LEAST_TO_SPEAK - 1 } },
  { of: 'interval', said: found, unsaid: { ...found, isFound: false } },
] as const;
const range: KnownRange = { ...found, width: 0 };
const some = { count: 1 };
const none = { count: 0 };
const hasSome = ({ count }: { readonly count: number }) => count > 0;
const pointExample = () => ({ price: '¥98', low: '¥92', high: '¥104' });

export const psmClaims = {
  range: claim({
    when: 'at least 30 people (effective base), both ends found with bootstrap intervals, and the lower not above the upper',
    holds: (known: KnownRange) => isSure(known) && known.width >= 0,
    borders: [
      { of: 'people', said: range, unsaid: { ...range, people: LEAST_TO_SPEAK - 1 } },
      { of: 'interval', said: range, unsaid: { ...range, isFound: false } },
      { of: 'width', said: range, unsaid: { ...range, width: -0.01 } },
    ],
    says: language => psmTexts[language].range,
    example: () => ({
      low: '¥74',
      high: '¥121',
      lowEnds: { low: '¥70', high: '¥79' },
      highEnds: { low: '¥115', high: '¥128' },
    }),
  }),
  optimal: claim({
    when: 'at least 30 people (effective base), the curves cross, and the bootstrap has an interval',
    holds: isSure,
    borders,
    says: language => psmTexts[language].optimal,
    example: pointExample,
  }),
  usual: claim({
    when: 'as “optimal”',
    holds: isSure,
    borders,
    says: language => psmTexts[language].usual,
    example: pointExample,
  }),
  trialBest: claim({
    when: 'at least 30 people with purchase intents (effective); named are all prices whose demand is not lower by 1.96 standard errors of the paired difference',
    holds: isSure,
    borders,
    says: language => psmTexts[language].trialBest,
    example: () => ({ ...pointExample(), share: '31.4%' }),
  }),
  revenueBest: claim({
    when: 'as “trialBest”, of revenue',
    holds: isSure,
    borders,
    says: language => psmTexts[language].revenueBest,
    example: pointExample,
  }),
  apart: claim({
    when: 'at least one pair of curves does not cross',
    holds: hasSome,
    borders: [{ of: 'points', said: some, unsaid: none }],
    says: language => psmTexts[language].apart,
    example: () => undefined,
  }),
  turned: claim({
    when: 'the lowest acceptable price is above the highest',
    holds: ({ width }: { readonly width: number }) => width < 0,
    borders: [{ of: 'width', said: { width: -0.01 }, unsaid: { width: 0 } }],
    says: language => psmTexts[language].turned,
    example: () => undefined,
  }),
  unordered: claim({
    when: 'at least one person whose four prices do not rise',
    holds: hasSome,
    borders: [{ of: 'people', said: some, unsaid: none }],
    says: language => psmTexts[language].unordered,
    example: () => 7,
  }),
};
