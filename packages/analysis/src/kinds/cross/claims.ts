import { crossTexts } from '@wenshu/texts/findings/cross';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK } from '../../claims/least-to-speak.ts';
import { comparisonClaims } from './comparison-claims.ts';

/** Of those of whom something is said. */
interface KnownBase {
  readonly people: number;
  readonly weighted: number;
  readonly effective: number;
  readonly least: number;
}

const enough: KnownBase = {
  people: LEAST_TO_SPEAK,
  weighted: LEAST_TO_SPEAK,
  effective: LEAST_TO_SPEAK,
  least: LEAST_TO_SPEAK,
};
const oneLess = { ...enough, people: LEAST_TO_SPEAK - 1, effective: LEAST_TO_SPEAK - 1 };
const diluted = { ...enough, people: 80, effective: LEAST_TO_SPEAK - 0.1 };
const nobody = { ...enough, people: 0, weighted: 0, effective: 0 };
const weightless = { ...enough, weighted: 0, effective: 0 };

/** Of the largest share, as it is shown. */
interface KnownLead {
  /** That have it. */
  readonly leaders: number;
  readonly percent: number;
}

const oneLeads: KnownLead = { leaders: 1, percent: 0.1 };
const twoLead: KnownLead = { leaders: 2, percent: 41.7 };
const threeLead: KnownLead = { leaders: 3, percent: 41.7 };

const optionIn = { zh: '“茶”', en: '“Tea”' };
const nameIn = { zh: 'Q3 性别', en: 'Q3 Gender' };

/** What is said of a table as a whole and of its numbers; of columns against each other: `comparisonClaims`. */
export const crossClaims = {
  nobody: claim({
    when: 'nobody of the selection answered',
    holds: ({ people }: KnownBase) => people === 0,
    borders: [{ of: 'people', said: nobody, unsaid: { ...nobody, people: 1 } }],
    says: language => crossTexts[language].meaning.nobody,
    example: () => undefined,
  }),
  weightless: claim({
    when: 'somebody answered, and all have the weight 0',
    holds: ({ people, weighted }: KnownBase) => people > 0 && !(weighted > 0),
    borders: [
      { of: 'weight', said: weightless, unsaid: { ...weightless, weighted: 0.01 } },
      { of: 'people', said: { ...weightless, people: 1 }, unsaid: nobody },
    ],
    says: language => crossTexts[language].meaning.weightless,
    example: () => undefined,
  }),
  tooFew: claim({
    when: 'fewer people answered than the request’s least base for sentences (30)',
    holds: ({ people, weighted, least }: KnownBase) => weighted > 0 && people < least,
    borders: [
      { of: 'people', said: oneLess, unsaid: enough },
      { of: 'weight', said: oneLess, unsaid: { ...oneLess, weighted: 0 } },
    ],
    says: language => crossTexts[language].meaning.tooFew,
    example: () => ({ count: 12 }),
  }),
  tooFewEffective: claim({
    when: 'enough people answered, but their effective base is below the least base for sentences (30)',
    holds: ({ people, weighted, effective, least }: KnownBase) => weighted > 0 && people >= least && effective < least,
    borders: [
      { of: 'effective base', said: diluted, unsaid: { ...diluted, effective: LEAST_TO_SPEAK } },
      { of: 'people', said: { ...diluted, people: LEAST_TO_SPEAK }, unsaid: oneLess },
    ],
    says: language => crossTexts[language].meaning.tooFewEffective,
    example: () => ({ people: 80, effective: '12.4' }),
  }),
  largest: claim({
    when: 'one or two answers have the largest share of everybody as it is shown, and it is above 0; enough people for sentences',
    holds: ({ leaders, percent }: KnownLead) => percent > 0 && leaders >= 1 && leaders <= 2,
    borders: [
      { of: 'answers that share the lead', said: twoLead, unsaid: threeLead },
      { of: 'share', said: oneLeads, unsaid: { ...oneLeads, percent: 0 } },
    ],
    says: language => crossTexts[language].meaning.largest,
    example: language => ({ list: optionIn[language], value: '41.7%', isSet: false }),
  }),
  severalLead: claim({
    when: 'three or more answers have the largest share of everybody as it is shown, and it is above 0; enough people for sentences',
    holds: ({ leaders, percent }: KnownLead) => percent > 0 && leaders >= 3,
    borders: [
      { of: 'answers that share the lead', said: threeLead, unsaid: twoLead },
      { of: 'share', said: threeLead, unsaid: { ...threeLead, percent: 0 } },
    ],
    says: language => crossTexts[language].meaning.severalLead,
    example: () => ({ count: 3, value: '33.3%', isSet: false }),
  }),
  mean: claim({
    when: 'the question has numbers and somebody has one; enough people for sentences',
    holds: ({ mean }: { mean: number | null }) => mean !== null,
    borders: [{ of: 'mean', said: { mean: 0 }, unsaid: { mean: null } }],
    says: language => crossTexts[language].meaning.mean,
    example: () => ({ value: '3.42' }),
  }),
  ...comparisonClaims,
  smallBase: claim({
    when: 'a column or row that is shown has people, and an effective base below the least base for sentences (30)',
    holds: ({ small }: { small: number }) => small > 0,
    borders: [{ of: 'small bases', said: { small: 1 }, unsaid: { small: 0 } }],
    says: language => crossTexts[language].smallBase,
    example: () => ({ least: LEAST_TO_SPEAK }),
  }),
  smallExpected: claim({
    when: 'χ² is shown, more than a fifth of its expected counts are below 5 or one is below 1, and no exact test could be made',
    holds: ({ isSmall, hasExact }: { isSmall: boolean; hasExact: boolean }) => isSmall && !hasExact,
    borders: [
      { of: 'expected counts', said: { isSmall: true, hasExact: false }, unsaid: { isSmall: false, hasExact: false } },
      { of: 'exact test', said: { isSmall: true, hasExact: false }, unsaid: { isSmall: true, hasExact: true } },
    ],
    says: language => crossTexts[language].smallExpected,
    example: language => ({ name: nameIn[language] }),
  }),
  exactInstead: claim({
    when: 'χ² is shown, more than a fifth of its expected counts are below 5 or one is below 1, and an exact test stands beside it',
    holds: ({ isSmall, hasExact }: { isSmall: boolean; hasExact: boolean }) => isSmall && hasExact,
    borders: [
      { of: 'expected counts', said: { isSmall: true, hasExact: true }, unsaid: { isSmall: false, hasExact: true } },
      { of: 'exact test', said: { isSmall: true, hasExact: true }, unsaid: { isSmall: true, hasExact: false } },
    ],
    says: language => crossTexts[language].exactInstead,
    example: language => ({ name: nameIn[language] }),
  }),
  tooManyValues: claim({
    when: 'a number has more than 200 different values, which are not listed, and “meansInstead” is not said',
    holds: ({ values, most }: { values: number; most: number }) => values > most,
    borders: [{ of: 'values', said: { values: 201, most: 200 }, unsaid: { values: 200, most: 200 } }],
    says: language => crossTexts[language].tooManyValues,
    example: () => ({ count: 412 }),
  }),
  meansInstead: claim({
    when: 'the question has numbers with more than 20 different values, a banner, and tests of the whole are asked for',
    holds: ({ values, most, isAsked }: { values: number; most: number; isAsked: boolean }) => isAsked && values > most,
    borders: [
      { of: 'values', said: { values: 21, most: 20, isAsked: true }, unsaid: { values: 20, most: 20, isAsked: true } },
      { of: 'asked', said: { values: 21, most: 20, isAsked: true }, unsaid: { values: 21, most: 20, isAsked: false } },
    ],
    says: language => crossTexts[language].meansInstead,
    example: () => ({ count: 97 }),
  }),
};
