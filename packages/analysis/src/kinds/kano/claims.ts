import { kanoTexts } from '@wenshu/texts/findings/models/kano';
import { type Claim, claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';
import { CLEAR, isAhead, type Lead } from '../solution/lead.ts';

/** Below this a category is hardly ahead of the next, however many people were asked: Lee and Newcomb (1997). */
const CLEAR_STRENGTH = 6;
/** Percent of answers that contradict themselves, above which people may have misread the question. */
const DOUBTFUL = 10;

/** Of one feature: its largest category against the next. */
export interface KnownFeature extends Lead {
  /** Percentage points. */
  readonly strength: number;
  readonly questionable: number;
}

const sure: KnownFeature = { people: LEAST_TO_SPEAK, z: CLEAR, strength: CLEAR_STRENGTH, questionable: 10.1 };
const isSure = (known: KnownFeature) => isAhead(known) && known.strength >= CLEAR_STRENGTH;
const isTied = ({ people, strength }: KnownFeature) => people >= LEAST_TO_SPEAK && strength < 1e-9;
const isUnclear = (known: KnownFeature) => known.people >= LEAST_TO_SPEAK && !isSure(known) && !isTied(known);
const weak = { ...sure, strength: 5.9 };
const noise = { ...sure, z: 1.95 };
const few = { ...sure, people: LEAST_TO_SPEAK - 1 };
const tied = { ...sure, z: 0, strength: 0 };

export type ToldCategory = 'M' | 'O' | 'A' | 'I' | 'R';
const namesIn = { zh: ['搜索', '夜间模式'], en: ['Search', 'Dark mode'] };
const kindsIn = { zh: ['必备型', '魅力型'], en: ['Must-be', 'Attractive'] };
const sharesIn = (language: 'zh' | 'en') =>
  namesIn[language].map((name, at) => ({ name, percent: ['61.0%', '48.3%'][at]!, missed: ['12.4%', '9.0%'][at]! }));

const ofCategory = (category: ToldCategory) =>
  claim({
    when: 'of each feature named: at least 30 people (effective base), its category ahead of the next by 6 points and by 1.96 standard errors',
    holds: isSure,
    borders: [
      { of: 'points', said: sure, unsaid: weak },
      { of: 'z', said: sure, unsaid: noise },
      { of: 'people', said: sure, unsaid: few },
    ],
    says: language => kanoTexts[language].told[category],
    example: sharesIn,
  });

export const toldCategories: Readonly<Record<ToldCategory, Claim<KnownFeature, ReturnType<typeof sharesIn>>>> = {
  M: ofCategory('M'),
  O: ofCategory('O'),
  A: ofCategory('A'),
  I: ofCategory('I'),
  R: ofCategory('R'),
};

/** Of one feature in groups of people. */
export interface KnownGroups {
  /** Of the smallest group, effective. */
  readonly people: number;
  /** χ² test of categories by group, times the number of features that are looked at. */
  readonly p: number;
  readonly categories: number;
}
const differing: KnownGroups = { people: LEAST_TO_SPEAK, p: 0.049, categories: 2 };
const same = { people: LEAST_TO_SPEAK, categories: 1 };

export const kanoClaims = {
  must: toldCategories.M,
  oneDimensional: toldCategories.O,
  attractive: toldCategories.A,
  indifferent: toldCategories.I,
  reverse: toldCategories.R,
  unclear: claim({
    when: 'at least 30 people (effective base), the largest category ahead of the next by less than 6 points or less than 1.96 standard errors, and no tie',
    holds: isUnclear,
    borders: [
      { of: 'points', said: weak, unsaid: sure },
      { of: 'z', said: noise, unsaid: sure },
      { of: 'people', said: weak, unsaid: { ...weak, people: LEAST_TO_SPEAK - 1 } },
      { of: 'tie', said: weak, unsaid: tied },
    ],
    says: language => kanoTexts[language].unclear,
    example: language => namesIn[language],
  }),
  tied: claim({
    when: 'at least 30 people (effective base), and the two largest categories have the same share',
    holds: isTied,
    borders: [
      { of: 'points', said: tied, unsaid: { ...tied, strength: 0.1 } },
      { of: 'people', said: tied, unsaid: { ...tied, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => kanoTexts[language].tied,
    example: language => namesIn[language].slice(0, 1).map(name => ({ name, kinds: kindsIn[language] })),
  }),
  doubtful: claim({
    when: 'at least 30 people (effective base), and more than 10% of the answers are questionable',
    holds: ({ people, questionable }: KnownFeature) => people >= LEAST_TO_SPEAK && questionable > DOUBTFUL,
    borders: [
      { of: 'percent', said: sure, unsaid: { ...sure, questionable: DOUBTFUL } },
      { of: 'people', said: sure, unsaid: few },
    ],
    says: language => kanoTexts[language].doubtful,
    example: language => namesIn[language].map((name, at) => ({ name, percent: ['14.2%', '11.0%'][at]! })),
  }),
  differing: claim({
    when: 'of each feature named: groups of at least 30 people (effective) with different largest categories, and χ² of categories by group with p < 0.05 / number of features',
    holds: ({ people, p, categories }: KnownGroups) => people >= LEAST_TO_SPEAK && p < MODEL_ALPHA && categories > 1,
    borders: [
      { of: 'p', said: differing, unsaid: { ...differing, p: MODEL_ALPHA } },
      { of: 'people', said: differing, unsaid: { ...differing, people: LEAST_TO_SPEAK - 1 } },
      { of: 'categories', said: differing, unsaid: { ...differing, categories: 1 } },
    ],
    says: language => kanoTexts[language].differing,
    example: language => namesIn[language],
  }),
  notShown: claim({
    when: 'groups of at least 30 people (effective), different largest categories, and p ≥ 0.05 / number of features',
    holds: ({ people, p, categories }: KnownGroups) => people >= LEAST_TO_SPEAK && p >= MODEL_ALPHA && categories > 1,
    borders: [
      { of: 'p', said: { ...differing, p: MODEL_ALPHA }, unsaid: differing },
      {
        of: 'people',
        said: { ...differing, p: 0.5 },
        unsaid: { ...differing, p: 0.5, people: LEAST_TO_SPEAK - 1 },
      },
    ],
    says: language => kanoTexts[language].notShown,
    example: language => namesIn[language],
  }),
  alike: claim({
    when: 'groups of at least 30 people (effective), and every feature has the same largest category in all of them',
    holds: ({ people, categories }: Pick<KnownGroups, 'people' | 'categories'>) =>
      people >= LEAST_TO_SPEAK && categories === 1,
    borders: [
      { of: 'categories', said: same, unsaid: { ...same, categories: 2 } },
      { of: 'people', said: same, unsaid: { ...same, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => kanoTexts[language].alike,
    example: () => undefined,
  }),
};
