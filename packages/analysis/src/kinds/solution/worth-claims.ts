import { cbcTexts } from '@wenshu/texts/findings/models/cbc';
import { cpcTexts } from '@wenshu/texts/findings/models/cpc';
import { worthTexts } from '@wenshu/texts/findings/models/worths';
import { type Border, claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';
import { CLEAR } from './lead.ts';

/** Of part-worths as a whole, and of what is said of them. */
export interface KnownWorths {
  /** Effective. */
  readonly people: number;
  /** How often answers given by chance say as much. */
  readonly p: number;
  /** The first against the next, in standard errors. */
  readonly z: number;
}

const sure: KnownWorths = { people: LEAST_TO_SPEAK, p: 0.049, z: CLEAR };
const isCarried = ({ people, p }: Pick<KnownWorths, 'people' | 'p'>) => people >= LEAST_TO_SPEAK && p < MODEL_ALPHA;
/** Both sides of what every sentence about part-worths asks for. */
const carried = <Known extends KnownWorths>(said: Known): readonly [Border<Known>, Border<Known>] => [
  { of: 'people', said, unsaid: { ...said, people: LEAST_TO_SPEAK - 1 } },
  { of: 'p', said, unsaid: { ...said, p: MODEL_ALPHA } },
];
const near = { ...sure, z: 1.95 };
const best = { people: LEAST_TO_SPEAK, p: 0.049, bestP: 0.049 };
type KnownBest = typeof best;
const brandIn = { zh: '品牌', en: 'Brand' };
const priceIn = { zh: '价格', en: 'Price' };
const chanceBorders: readonly [Border<Pick<KnownWorths, 'people' | 'p'>>, Border<Pick<KnownWorths, 'people' | 'p'>>] = [
  { of: 'p', said: { ...sure, p: MODEL_ALPHA }, unsaid: sure },
  { of: 'people', said: { ...sure, p: 0.5 }, unsaid: { ...sure, p: 0.5, people: LEAST_TO_SPEAK - 1 } },
];
const isChance = ({ people, p }: Pick<KnownWorths, 'people' | 'p'>) => people >= LEAST_TO_SPEAK && p >= MODEL_ALPHA;
const falling = { isFalling: true, isDearerLiked: true, riseZ: CLEAR };
type KnownPrice = typeof falling;

export const worthClaims = {
  first: claim({
    when: 'at least 30 people (effective base), levels matter at all (test over people with p < 0.05), and the range of part-worths beyond that of the next attribute by 1.96 standard errors',
    holds: (known: KnownWorths) => isCarried(known) && known.z >= CLEAR,
    borders: [...carried(sure), { of: 'z', said: sure, unsaid: near }],
    says: language => worthTexts[language].first,
    example: language => ({ name: brandIn[language], share: '46.1%' }),
  }),
  firstClose: claim({
    when: 'as “first”, and the range not beyond that of the next attribute by 1.96 standard errors',
    holds: (known: KnownWorths) => isCarried(known) && known.z < CLEAR,
    borders: [...carried(near), { of: 'z', said: near, unsaid: sure }],
    says: language => worthTexts[language].firstClose,
    example: language => ({
      name: brandIn[language],
      share: '41.0%',
      other: priceIn[language],
      otherShare: '38.7%',
    }),
  }),
  best: claim({
    when: 'at least 30 people (effective base), levels matter at all (p < 0.05), and of each attribute named the best level ahead of the next with p < 0.05 / number of attributes',
    holds: (known: KnownBest) => isCarried(known) && known.bestP < MODEL_ALPHA,
    borders: [
      { of: 'people', said: best, unsaid: { ...best, people: LEAST_TO_SPEAK - 1 } },
      { of: 'p', said: best, unsaid: { ...best, p: MODEL_ALPHA } },
      { of: 'p of the lead', said: best, unsaid: { ...best, bestP: MODEL_ALPHA } },
    ],
    says: language => worthTexts[language].best,
    example: language => [worthTexts[language].pair(brandIn[language], 'Acme')],
  }),
  choicesByChance: claim({
    when: 'at least 30 people (effective base), and the test that all levels are worth the same, over people, with p ≥ 0.05',
    holds: isChance,
    borders: chanceBorders,
    says: language => cbcTexts[language].chance,
    example: () => undefined,
  }),
  ratingsByChance: claim({
    when: 'at least 30 people (effective base), and the F test of the ratings on the levels with p ≥ 0.05',
    holds: isChance,
    borders: chanceBorders,
    says: language => cpcTexts[language].chance,
    example: () => undefined,
  }),
  weak: claim({
    when: 'R² below 10%',
    holds: ({ rSquared }: { readonly rSquared: number }) => rSquared < 0.1,
    borders: [{ of: 'R²', said: { rSquared: 0.099 }, unsaid: { rSquared: 0.1 } }],
    says: language => cpcTexts[language].weak,
    example: () => undefined,
  }),
  none: claim({
    when: 'at least 30 people (effective base), and none could be chosen and was',
    holds: ({ people, percent }: { readonly people: number; readonly percent: number }) =>
      people >= LEAST_TO_SPEAK && percent > 0,
    borders: [
      { of: 'people', said: { people: 30, percent: 0.1 }, unsaid: { people: 29, percent: 0.1 } },
      { of: 'percent', said: { people: 30, percent: 0.1 }, unsaid: { people: 30, percent: 0 } },
    ],
    says: language => cbcTexts[language].none,
    example: () => '18.4%',
  }),
  notFalling: claim({
    when: 'the (least-squares) line through the part-worths of prices does not fall',
    holds: ({ isFalling }: KnownPrice) => !isFalling,
    borders: [{ of: 'slope', said: { ...falling, isFalling: false }, unsaid: falling }],
    says: language => worthTexts[language].notFalling,
    example: () => undefined,
  }),
  dearerLiked: claim({
    when: 'the line falls, but one price is worth more than the next lower one by 1.96 standard errors',
    holds: ({ isFalling, isDearerLiked, riseZ }: KnownPrice) => isFalling && isDearerLiked && riseZ >= CLEAR,
    borders: [
      { of: 'z', said: falling, unsaid: { ...falling, riseZ: 1.95 } },
      { of: 'slope', said: falling, unsaid: { ...falling, isFalling: false } },
    ],
    says: language => worthTexts[language].dearerLiked,
    example: () => undefined,
  }),
  uneven: claim({
    when: 'the line falls, and one price is worth more than the next lower one by less than 1.96 standard errors',
    holds: ({ isFalling, isDearerLiked, riseZ }: KnownPrice) => isFalling && isDearerLiked && riseZ < CLEAR,
    borders: [
      { of: 'z', said: { ...falling, riseZ: 1.95 }, unsaid: falling },
      { of: 'rise', said: { ...falling, riseZ: 1 }, unsaid: { ...falling, riseZ: 1, isDearerLiked: false } },
    ],
    says: language => worthTexts[language].uneven,
    example: () => undefined,
  }),
};
