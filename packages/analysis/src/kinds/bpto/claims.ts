import { bptoTexts } from '@wenshu/texts/findings/models/bpto';
import { type Border, claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK } from '../../claims/evidence.ts';
import { ahead, aheadBorders, CLEAR, close, closeBorders, isAhead, isClose, type Lead } from '../solution/lead.ts';

/** Of what the choice model says: whether dearer brands are taken less at all. */
export interface KnownByModel extends Lead {
  /** The price's coefficient in its standard errors, the choices of one person being one answer. */
  readonly slopeZ: number;
}

const byModel: KnownByModel = { ...ahead, slopeZ: -CLEAR };
const isByModel = (known: KnownByModel) => isAhead(known) && known.slopeZ <= -CLEAR;
const flat = { of: 'slope', said: byModel, unsaid: { ...byModel, slopeZ: -1.95 } };
const byModelBorders: readonly [Border<KnownByModel>, ...Border<KnownByModel>[]] = [
  { of: 'z', said: byModel, unsaid: { ...byModel, z: 1.95 } },
  { of: 'people', said: byModel, unsaid: { ...byModel, people: LEAST_TO_SPEAK - 1 } },
  flat,
];
const nearByModel = { ...byModel, z: close.z };
const brandIn = { zh: '甲牌', en: 'Acme' };
const otherIn = { zh: '乙牌', en: 'Best' };
type Language = keyof typeof brandIn;
const shareOf = (language: Language) => ({ name: brandIn[language], share: '42.0%' });
const prices = (language: Language) => ({ name: brandIn[language], price: '¥12', other: '¥14' });

export const bptoClaims = {
  first: claim({
    when: 'at least 30 people (effective base), and the share of first choices ahead of the next by 1.96 standard errors',
    holds: isAhead,
    borders: aheadBorders,
    says: language => bptoTexts[language].first,
    example: shareOf,
  }),
  firstClose: claim({
    when: 'at least 30 people (effective base), and the share of first choices not ahead by 1.96 standard errors',
    holds: isClose,
    borders: closeBorders,
    says: language => bptoTexts[language].firstClose,
    example: language => ({ ...shareOf(language), other: otherIn[language], otherShare: '39.5%' }),
  }),
  optimal: claim({
    when: 'at least 30 people (effective base), and price × demand ahead of the next price by 1.96 standard errors of the paired difference',
    holds: isAhead,
    borders: aheadBorders,
    says: language => bptoTexts[language].optimal,
    example: prices,
  }),
  optimalClose: claim({
    when: 'at least 30 people (effective base), and price × demand not ahead of the next price by 1.96 standard errors',
    holds: isClose,
    borders: closeBorders,
    says: language => bptoTexts[language].optimalClose,
    example: prices,
  }),
  none: claim({
    when: 'at least 30 people (effective base), and none was chosen at least once',
    holds: ({ people, percent }: { readonly people: number; readonly percent: number }) =>
      people >= LEAST_TO_SPEAK && percent > 0,
    borders: [
      { of: 'percent', said: { people: LEAST_TO_SPEAK, percent: 0.1 }, unsaid: { people: LEAST_TO_SPEAK, percent: 0 } },
      {
        of: 'people',
        said: { people: LEAST_TO_SPEAK, percent: 0.1 },
        unsaid: { people: LEAST_TO_SPEAK - 1, percent: 0.1 },
      },
    ],
    says: language => bptoTexts[language].none,
    example: () => '6.2%',
  }),
  strongest: claim({
    when: 'at least 30 people (effective base), the price lowers choice by 1.96 standard errors (clustered by person), and its own elasticity is ahead of the next by 1.96 standard errors of the shares',
    holds: isByModel,
    borders: byModelBorders,
    says: language => bptoTexts[language].strongest,
    example: language => ({ name: brandIn[language], percent: '2.31' }),
  }),
  notFitted: claim({
    when: 'the choice model has no finite estimate',
    holds: ({ isFitted }: { readonly isFitted: boolean }) => !isFitted,
    borders: [{ of: 'fit', said: { isFitted: false }, unsaid: { isFitted: true } }],
    says: language => bptoTexts[language].notFitted,
    example: () => undefined,
  }),
  notFalling: claim({
    when: 'the price does not lower choice by 1.96 standard errors (clustered by person)',
    holds: ({ slopeZ }: { readonly slopeZ: number }) => slopeZ > -CLEAR,
    borders: [{ of: 'slope', said: { slopeZ: -1.95 }, unsaid: { slopeZ: -CLEAR } }],
    says: language => bptoTexts[language].notFalling,
    example: () => undefined,
  }),
  ownBest: claim({
    when: 'as “strongest”, of price × share by the model at the best price against the next',
    holds: isByModel,
    borders: byModelBorders,
    says: language => bptoTexts[language].own.best,
    example: prices,
  }),
  ownClose: claim({
    when: 'at least 30 people (effective base), the price lowers choice, and price × share by the model not ahead of the next price',
    holds: (known: KnownByModel) => isClose(known) && known.slopeZ <= -CLEAR,
    borders: [
      { of: 'z', said: nearByModel, unsaid: byModel },
      { of: 'people', said: nearByModel, unsaid: { ...nearByModel, people: LEAST_TO_SPEAK - 1 } },
      { of: 'slope', said: nearByModel, unsaid: { ...nearByModel, slopeZ: -1.95 } },
    ],
    says: language => bptoTexts[language].own.close,
    example: prices,
  }),
  ownStrongest: claim({
    when: 'at least 30 (effective) who left the own brand, and one of the others ahead of the next by 1.96 standard errors',
    holds: isAhead,
    borders: aheadBorders,
    says: language => bptoTexts[language].own.strongest,
    example: language => ({ name: otherIn[language], share: '58.0%' }),
  }),
};
