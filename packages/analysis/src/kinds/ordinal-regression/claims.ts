import { ordinalRegressionTexts } from '@wenshu/texts/findings/models/ordinal-regression';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';
import { foundNothing, nothingBorders } from '../regression/claims.ts';

interface Lines {
  /** Of the test of parallel lines; 1 where there is none. */
  readonly p: number;
  readonly people: number;
  readonly isWeighted: boolean;
}

const bent: Lines = { p: 0.049, people: LEAST_TO_SPEAK, isWeighted: true };
const isBent = ({ p, people }: Lines) => p < MODEL_ALPHA && people >= LEAST_TO_SPEAK;
const bentBorder = { of: 'p', said: bent, unsaid: { ...bent, p: MODEL_ALPHA } };

export const ordinalRegressionClaims = {
  explainsNothing: claim({
    when: 'likelihood ratio test of the model with p ≥ 0.05, at least 30 people (effective base)',
    holds: foundNothing,
    borders: nothingBorders,
    says: language => ordinalRegressionTexts[language].explainsNothing,
    example: language => ({ zh: '满意程度', en: 'Satisfaction' })[language],
  }),
  bent: claim({
    when: 'test of parallel lines with p < 0.05, at least 30 people (effective base)',
    holds: isBent,
    borders: [bentBorder, { of: 'people', said: bent, unsaid: { ...bent, people: LEAST_TO_SPEAK - 1 } }],
    says: language => ordinalRegressionTexts[language].bent,
    example: () => undefined,
  }),
  bentUnweighted: claim({
    when: 'as “bent”, with a weight',
    holds: (known: Lines) => isBent(known) && known.isWeighted,
    borders: [bentBorder, { of: 'weight', said: bent, unsaid: { ...bent, isWeighted: false } }],
    says: language => ordinalRegressionTexts[language].bentUnweighted,
    example: () => undefined,
  }),
};
