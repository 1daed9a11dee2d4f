import { crossTexts } from '@wenshu/texts/findings/cross';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK } from '../../claims/least-to-speak.ts';
import type { Comparison } from './result.ts';

/** Of columns that are compared, two by two and by banner question. */
export interface KnownComparison {
  readonly state: Comparison['state'];
  /** Pairs with letters. */
  readonly marked: number;
  /** Of these, those that are left when all comparisons are counted (Holm). */
  readonly sure: number;
  /** Of these, those between columns that are large enough to be spoken of. */
  readonly speakable: number;
  /** Of these, those that a sentence names. */
  readonly told: number;
  /** Banner questions by which the question as a whole differs (p below the level). */
  readonly related: number;
  /** Of these, those without any sure pair. */
  readonly overallOnly: number;
  /** Banner questions with a speakable pair, by which the question as a whole does not differ. */
  readonly pairsOnly: number;
}

/** Of columns of which nothing but this is known. */
export const noneCompared = (state: Comparison['state']): KnownComparison => ({
  state,
  marked: 0,
  sure: 0,
  speakable: 0,
  told: 0,
  related: 0,
  overallOnly: 0,
  pairsOnly: 0,
});

const nothing = noneCompared('tested');
const one: KnownComparison = { ...nothing, marked: 1, sure: 1, speakable: 1, told: 1, related: 1 };
const isTested = ({ state }: KnownComparison) => state === 'tested';
const testedIn = { zh: '“Q3 性别”（卡方检验，p = 0.037）', en: '“Q3 Gender” (chi-square test, p = 0.037)' };
const listIn = {
  zh: '“满意”在“女”中（61.2%）显著高于“男”',
  en: '“Satisfied” is significantly higher among “Women” (61.2%) than among “Men”',
};

export const comparisonClaims = {
  higher: claim({
    when: 'a pair of columns differs at the request’s level, has its letter, is left by Holm over all pairs of the table (of a matrix: of all rows), and both columns have the least base for sentences (30)',
    holds: (known: KnownComparison) => isTested(known) && known.speakable > 0,
    borders: [
      { of: 'pairs', said: one, unsaid: { ...one, speakable: 0, told: 0 } },
      { of: 'tested', said: one, unsaid: { ...one, state: 'too-small' } },
    ],
    says: language => crossTexts[language].meaning.higher,
    example: language => ({ level: '95%', list: listIn[language] }),
  }),
  more: claim({
    when: 'more pairs fulfil the condition of “higher” than are named',
    holds: (known: KnownComparison) => isTested(known) && known.speakable > known.told,
    borders: [{ of: 'pairs', said: { ...one, speakable: 2, marked: 2, sure: 2 }, unsaid: one }],
    says: language => crossTexts[language].meaning.more,
    example: () => ({ count: 4 }),
  }),
  chance: claim({
    when: 'pairs have letters by the chosen correction that Holm over all pairs of the table does not leave',
    holds: (known: KnownComparison) => isTested(known) && known.marked > known.sure,
    borders: [{ of: 'pairs', said: { ...one, marked: 2 }, unsaid: one }],
    says: language => crossTexts[language].meaning.chance,
    example: () => ({ count: 3, comparisons: 48 }),
  }),
  onlySmall: claim({
    when: 'pairs are left by Holm, and in each a column is below the least base for sentences (30)',
    holds: (known: KnownComparison) => isTested(known) && known.sure > 0 && known.speakable === 0,
    borders: [
      { of: 'large pairs', said: { ...one, speakable: 0, told: 0 }, unsaid: one },
      { of: 'pairs', said: { ...one, speakable: 0, told: 0 }, unsaid: nothing },
    ],
    says: language => crossTexts[language].meaning.onlySmall,
    example: () => ({ least: LEAST_TO_SPEAK }),
  }),
  none: claim({
    when: 'columns were tested, no pair has a letter, and the question as a whole differs by no banner question',
    holds: (known: KnownComparison) => isTested(known) && known.marked === 0 && known.related === 0,
    borders: [
      { of: 'letters', said: nothing, unsaid: { ...nothing, marked: 1 } },
      { of: 'the whole', said: nothing, unsaid: { ...nothing, related: 1, overallOnly: 1 } },
      { of: 'tested', said: nothing, unsaid: { ...nothing, state: 'too-small' } },
    ],
    says: language => crossTexts[language].meaning.none,
    example: () => ({ level: '95%' }),
  }),
  overallOnly: claim({
    when: 'by a banner question the test of the whole is significant, and no pair of its columns is left by Holm',
    holds: (known: KnownComparison) => isTested(known) && known.overallOnly > 0,
    borders: [{ of: 'the whole', said: { ...nothing, related: 1, overallOnly: 1 }, unsaid: one }],
    says: language => crossTexts[language].meaning.overallOnly,
    example: language => testedIn[language],
  }),
  pairsOnly: claim({
    when: 'by a banner question a pair is named, and the test of the whole is not significant',
    holds: (known: KnownComparison) => isTested(known) && known.pairsOnly > 0,
    borders: [{ of: 'the whole', said: { ...one, related: 0, pairsOnly: 1 }, unsaid: one }],
    says: language => crossTexts[language].meaning.pairsOnly,
    example: language => testedIn[language].replace('0.037', '0.121'),
  }),
  tooSmall: claim({
    when: 'two columns or more have people, and fewer than two of them the least base for tests (10)',
    holds: ({ state }: KnownComparison) => state === 'too-small',
    borders: [{ of: 'columns', said: { ...nothing, state: 'too-small' }, unsaid: nothing }],
    says: language => crossTexts[language].meaning.tooSmall,
    example: () => ({ least: 10 }),
  }),
  nothingToCompare: claim({
    when: 'fewer than two columns have people',
    holds: ({ state }: KnownComparison) => state === 'nothing-to-compare',
    borders: [
      { of: 'columns', said: { ...nothing, state: 'nothing-to-compare' }, unsaid: { ...nothing, state: 'too-small' } },
    ],
    says: language => crossTexts[language].meaning.nothingToCompare,
    example: () => undefined,
  }),
  related: claim({
    when: 'no letters are asked for, and the test of the whole by a banner question has p below the level',
    holds: ({ related }: { related: number }) => related > 0,
    borders: [{ of: 'banner questions', said: { related: 1 }, unsaid: { related: 0 } }],
    says: language => crossTexts[language].meaning.related,
    example: language => ({ list: testedIn[language], level: '95%' }),
  }),
  unrelated: claim({
    when: 'no letters are asked for, and the test of the whole by a banner question has p at or above the level',
    holds: ({ unrelated }: { unrelated: number }) => unrelated > 0,
    borders: [{ of: 'banner questions', said: { unrelated: 1 }, unsaid: { unrelated: 0 } }],
    says: language => crossTexts[language].meaning.unrelated,
    example: language => ({ list: testedIn[language].replace('0.037', '0.121'), level: '95%' }),
  }),
};
