import { trendTexts } from '@wenshu/texts/findings/models/trend';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';

/** Two waves of one measure. */
interface Compared {
  /** Corrected over the comparisons of its measure (Holm); null where nothing varies. */
  readonly p: number | null;
  /** Effective, of the smaller wave. */
  readonly people: number;
}

const isJudged = ({ people }: Compared) => people >= LEAST_TO_SPEAK;
/** What an arrow stands for, in the table and in sentences alike. */
export const isChange = (one: Compared): boolean => isJudged(one) && one.p !== null && one.p < MODEL_ALPHA;

const sure: Compared = { p: 0.049, people: LEAST_TO_SPEAK };
const unsure: Compared = { ...sure, p: MODEL_ALPHA };
const few: Compared = { ...sure, people: LEAST_TO_SPEAK - 1 };
const brandsIn = { zh: '品牌认知: 新品牌', en: 'Brands known: New brand' };
const questionIn = { zh: '推荐意愿', en: 'Would recommend' };

export const trendClaims = {
  changed: claim({
    when: 'a comparison with p < 0.05 after Holm, of two waves of at least 30 people each (effective base)',
    holds: (compared: readonly Compared[]) => compared.some(isChange),
    borders: [
      { of: 'p', said: [unsure, sure], unsaid: [unsure] },
      { of: 'people', said: [sure], unsaid: [few] },
    ],
    says: language => trendTexts[language].changed,
    example: () => ({ count: 2, of: 9 }),
  }),
  nothing: claim({
    when: 'some two waves of at least 30 people each (effective base), and p ≥ 0.05 after Holm in all such comparisons',
    holds: (compared: readonly Compared[]) => compared.some(isJudged) && !compared.some(isChange),
    borders: [
      { of: 'p', said: [unsure], unsaid: [unsure, sure] },
      { of: 'people', said: [few, unsure], unsaid: [few] },
    ],
    says: language => trendTexts[language].nothing,
    example: () => undefined,
  }),
  notJudged: claim({
    when: 'waves are compared, and never two of at least 30 people each (effective base)',
    holds: (compared: readonly Compared[]) => compared.length > 0 && !compared.some(isJudged),
    borders: [
      { of: 'people', said: [few], unsaid: [few, sure] },
      { of: 'comparisons', said: [few], unsaid: [] },
    ],
    says: language => trendTexts[language].notJudged,
    example: () => undefined,
  }),
  few: claim({
    when: 'somewhere 1 to 29 people of a wave answered',
    holds: (people: readonly number[]) => people.some(count => count > 0 && count < LEAST_TO_SPEAK),
    borders: [
      { of: 'people', said: [200, LEAST_TO_SPEAK - 1], unsaid: [200, LEAST_TO_SPEAK] },
      { of: 'nobody', said: [1], unsaid: [0] },
    ],
    says: language => trendTexts[language].few,
    example: () => undefined,
  }),
  unoffered: claim({
    when: 'a wave did not offer an option that another has; where that is not known: nobody of it chose what people of another wave did',
    holds: (options: number) => options > 0,
    borders: [{ of: 'options', said: 1, unsaid: 0 }],
    says: language => trendTexts[language].unoffered,
    example: language => brandsIn[language],
  }),
  untold: claim({
    when: 'fewer than two waves have an answer to a question',
    holds: (questions: number) => questions > 0,
    borders: [{ of: 'questions', said: 1, unsaid: 0 }],
    says: language => trendTexts[language].untold,
    example: language => questionIn[language],
  }),
};
