import { simulatorTexts } from '@wenshu/texts/findings/models/simulator';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK } from '../../claims/evidence.ts';
import { ahead, aheadBorders, close, isAhead, isClose, type Lead } from '../solution/lead.ts';
import type { BestKnown } from './search.ts';

/** Without people's own utilities there is nothing to test by. */
export interface KnownTogether {
  readonly people: number;
  /** Percentage points between the first and the next. */
  readonly by: number;
  readonly isOfPeople: boolean;
}

const together: KnownTogether = { people: LEAST_TO_SPEAK, by: 0.1, isOfPeople: false };
const scenarioIn = { zh: '情景 1', en: 'Scenario 1' };
const productIn = { zh: ['升级款', '基础款'], en: ['Upgrade', 'Basic'] };
type Language = keyof typeof scenarioIn;
const led = (language: Language) => ({
  scenario: scenarioIn[language],
  product: productIn[language][0]!,
  share: '38.2%',
  other: productIn[language][1]!,
  otherShare: '36.9%',
});
const searched: BestKnown = { isOfPeople: true, ...ahead };
interface Holding {
  readonly is: boolean;
}
const is = { is: true };
const isNot = { is: false };
const holds = (known: Holding) => known.is;
const near = { ...close, by: 0.1 };

/** Something that is so or is not: there is nothing between. */
const fact = (when: string, says: (language: Language) => string) =>
  claim({ when, holds, borders: [{ of: 'fact', said: is, unsaid: isNot }], says, example: () => undefined });

export const simulatorClaims = {
  leads: claim({
    when: 'shares of people’s own utilities, at least 30 people (effective base), and the first ahead of the next by 1.96 standard errors of the paired difference',
    holds: isAhead,
    borders: aheadBorders,
    says: language => simulatorTexts[language].leads,
    example: led,
  }),
  close: claim({
    when: 'as “leads”, and not ahead by 1.96 standard errors',
    holds: (known: Lead & { readonly by: number }) => isClose(known),
    borders: [
      { of: 'z', said: near, unsaid: { ...ahead, by: 0.1 } },
      { of: 'people', said: near, unsaid: { ...near, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => simulatorTexts[language].close,
    example: led,
  }),
  highest: claim({
    when: 'utilities of all together, at least 30 people (effective base), and the shares differ; the sentence says that it is not tested',
    holds: ({ people, by, isOfPeople }: KnownTogether) => !isOfPeople && people >= LEAST_TO_SPEAK && by > 0,
    borders: [
      { of: 'utilities', said: together, unsaid: { ...together, isOfPeople: true } },
      { of: 'people', said: together, unsaid: { ...together, people: LEAST_TO_SPEAK - 1 } },
      { of: 'shares', said: together, unsaid: { ...together, by: 0 } },
    ],
    says: language => simulatorTexts[language].highest,
    example: led,
  }),
  bestAhead: claim({
    when: 'a search among products by utilities of each person, at least 30 people (effective base), and the first ahead of the next by 1.96 standard errors of the difference, person by person',
    holds: ({ isOfPeople, people, z }: BestKnown) => isOfPeople && isAhead({ people, z: z ?? 0 }),
    borders: [
      { of: 'z', said: searched, unsaid: { ...searched, z: 1.95 } },
      { of: 'people', said: searched, unsaid: { ...searched, people: LEAST_TO_SPEAK - 1 } },
      { of: 'utilities', said: searched, unsaid: { ...searched, isOfPeople: false } },
    ],
    says: language => simulatorTexts[language].bestAhead,
    example: () => undefined,
  }),
  bestOpen: claim({
    when: 'a search among products whose first is not ahead of the next by its test: too few people, too close, or utilities of all together',
    holds: ({ isOfPeople, people, z }: BestKnown) => !(isOfPeople && isAhead({ people, z: z ?? 0 })),
    borders: [
      { of: 'z', said: { ...searched, z: 1.95 }, unsaid: searched },
      { of: 'people', said: { ...searched, people: LEAST_TO_SPEAK - 1 }, unsaid: searched },
      { of: 'utilities', said: { ...searched, isOfPeople: false }, unsaid: searched },
    ],
    says: language => simulatorTexts[language].bestOpen,
    example: () => undefined,
  }),
  moves: claim({
    when: 'shares of people’s own utilities, at least 30 people (effective base), and the range of shares by one attribute beyond that by the next by 1.96 standard errors of the product’s share',
    holds: isAhead,
    borders: aheadBorders,
    says: language => simulatorTexts[language].moves,
    example: language => ({
      product: productIn[language][0]!,
      attribute: { zh: '品牌', en: 'Brand' }[language],
      low: '21.4%',
      high: '47.0%',
    }),
  }),
  together: fact('utilities are those of all together', language => simulatorTexts[language].together),
  onlyLogit: fact(
    'first choice was asked for, with utilities of all together',
    language => simulatorTexts[language].onlyLogit,
  ),
  beyond: fact('a product’s price lies outside those that were shown', language => simulatorTexts[language].beyond),
  unknownLevels: fact('a product lacks a level, or nobody saw it', language => simulatorTexts[language].unknownLevels),
  noNone: fact('none may be chosen, and nothing is known of it', language => simulatorTexts[language].noNone),
};
