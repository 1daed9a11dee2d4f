import { factorTexts } from '@wenshu/texts/findings/models/factor';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';
import { modelClaims } from '../model/claims.ts';

/** S9.10: less than half of what the answers tell is little. */
const LEAST_EXPLAINED = 50;
const LEAST_COMMUNALITY = 0.3;
const PEOPLE_PER_QUESTION = 5;
/** Kaiser calls what is below unacceptable. */
const LEAST_KMO = 0.5;
/** From here on a question is said to load on a factor. */
export const CLEAR_LOADING = 0.4;

interface Known {
  readonly kmo: number;
  /** Of Bartlett’s test. */
  readonly p: number;
  /** Effective. */
  readonly people: number;
  /** In per cent, of all factors together. */
  readonly explained: number;
}

interface Question extends Known {
  readonly communality: number;
  /** On how many factors it loads clearly. */
  readonly clear: number;
}

const fit: Known = { kmo: LEAST_KMO, p: 0.049, people: LEAST_TO_SPEAK, explained: LEAST_EXPLAINED };
const isCorrelated = ({ p, people }: Known) => p < MODEL_ALPHA && people >= LEAST_TO_SPEAK;
/** S9.9: p below 0.05. */
const isSuitable = (known: Known) => isCorrelated(known) && known.kmo >= LEAST_KMO;
const few = { people: LEAST_TO_SPEAK - 1 };
const one: Question = { ...fit, communality: 0.29, clear: 2 };
const namesIn = { zh: ['停车方便'], en: ['Parking'] };

export const factorClaims = {
  summary: claim({
    when: 'Bartlett’s test with p < 0.05, KMO of at least 0.5, at least 30 people (effective base)',
    holds: isSuitable,
    borders: [
      { of: 'p', said: fit, unsaid: { ...fit, p: MODEL_ALPHA } },
      { of: 'KMO', said: fit, unsaid: { ...fit, kmo: 0.499 } },
      { of: 'people', said: fit, unsaid: { ...fit, ...few } },
    ],
    says: language => factorTexts[language].summary,
    example: () => ({ questions: 12, factors: 3, percent: '64.2%' }),
  }),
  notSuitable: claim({
    when: 'Bartlett’s test with p ≥ 0.05 or KMO below 0.5, at least 30 people (effective base)',
    holds: (known: Known) => known.people >= LEAST_TO_SPEAK && !isSuitable(known),
    borders: [
      { of: 'p', said: { ...fit, p: MODEL_ALPHA }, unsaid: fit },
      { of: 'KMO', said: { ...fit, kmo: 0.499 }, unsaid: fit },
    ],
    says: language => factorTexts[language].notSuitable,
    example: () => undefined,
  }),
  littleExplained: claim({
    when: 'as “summary”, and all factors together explain less than 50% of the variance',
    holds: (known: Known) => isSuitable(known) && known.explained < LEAST_EXPLAINED,
    borders: [
      { of: 'explained', said: { ...fit, explained: 49.9 }, unsaid: fit },
      { of: 'p', said: { ...fit, explained: 1 }, unsaid: { ...fit, explained: 1, p: MODEL_ALPHA } },
    ],
    says: language => factorTexts[language].littleExplained,
    example: () => '43.1%',
  }),
  fewPerQuestion: claim({
    when: 'fewer than 5 people per question (effective base)',
    holds: ({ people, questions }: { readonly people: number; readonly questions: number }) =>
      people < PEOPLE_PER_QUESTION * questions,
    borders: [{ of: 'people', said: { people: 59, questions: 12 }, unsaid: { people: 60, questions: 12 } }],
    says: language => factorTexts[language].fewPerQuestion,
    example: () => ({ people: 59, questions: 12 }),
  }),
  weak: claim({
    when: 'as “summary”; the factors explain less than 30% of the question',
    holds: (known: Question) => isSuitable(known) && known.communality < LEAST_COMMUNALITY,
    borders: [
      { of: 'communality', said: one, unsaid: { ...one, communality: LEAST_COMMUNALITY } },
      { of: 'p', said: one, unsaid: { ...one, p: MODEL_ALPHA } },
    ],
    says: language => factorTexts[language].weak,
    example: (language): readonly string[] => namesIn[language],
  }),
  torn: claim({
    when: 'as “summary”; the question loads at 0.4 or more on several factors',
    holds: (known: Question) => isSuitable(known) && known.clear > 1,
    borders: [
      { of: 'factors', said: one, unsaid: { ...one, clear: 1 } },
      { of: 'p', said: one, unsaid: { ...one, p: MODEL_ALPHA } },
    ],
    says: language => factorTexts[language].torn,
    example: (language): readonly string[] => namesIn[language],
  }),
  kmoIs: claim({
    when: 'Bartlett’s test with p < 0.05, at least 30 people (effective base)',
    holds: isCorrelated,
    borders: [
      { of: 'p', said: fit, unsaid: { ...fit, p: MODEL_ALPHA } },
      { of: 'people', said: fit, unsaid: { ...fit, ...few } },
    ],
    says: language => factorTexts[language].kmoIs,
    example: language => ({ value: '0.812', word: factorTexts[language].kmoWords.good }),
  }),
  bartlettFound: claim({
    when: 'Bartlett’s test with p < 0.05, at least 30 people (effective base)',
    holds: isCorrelated,
    borders: [{ of: 'p', said: fit, unsaid: { ...fit, p: MODEL_ALPHA } }],
    says: language => factorTexts[language].bartlettFound,
    example: () => 'p<0.001',
  }),
  bartlettNone: claim({
    when: 'Bartlett’s test with p ≥ 0.05, at least 30 people (effective base)',
    holds: ({ p, people }: Known) => p >= MODEL_ALPHA && people >= LEAST_TO_SPEAK,
    borders: [
      { of: 'p', said: { ...fit, p: MODEL_ALPHA }, unsaid: fit },
      { of: 'people', said: { ...fit, p: 1 }, unsaid: { ...fit, p: 1, ...few } },
    ],
    says: language => factorTexts[language].bartlettNone,
    example: () => 'p=0.312',
  }),
  few: modelClaims.few,
};
