import { multinomialRegressionTexts } from '@wenshu/texts/findings/models/multinomial-regression';
import { claim } from '../../claims/claim.ts';
import { MODEL_ALPHA } from '../../claims/evidence.ts';
import { foundNothing, isSureModel, type KnownModel, nothingBorders, sureModel } from '../regression/claims.ts';

/** One option against the one that all are compared with. */
interface Known extends KnownModel {
  /** The least p of its columns; Holm over the columns of all options. */
  readonly leastP: number;
}

const same: Known = { ...sureModel, leastP: MODEL_ALPHA };

export const multinomialRegressionClaims = {
  same: claim({
    when: 'the model is more than chance (p < 0.05), no column of this option is (Holm over the columns of all options, p ≥ 0.05), at least 30 people (effective base)',
    holds: (known: Known) => isSureModel(known) && known.leastP >= MODEL_ALPHA,
    borders: [
      { of: 'p', said: same, unsaid: { ...same, leastP: 0.049 } },
      { of: 'p of the model', said: same, unsaid: { ...same, fitP: MODEL_ALPHA } },
    ],
    says: language => multinomialRegressionTexts[language].same,
    example: language =>
      ({ zh: { option: '咖啡', reference: '茶' }, en: { option: 'Coffee', reference: 'Tea' } })[language],
  }),
  explainsNothing: claim({
    when: 'likelihood ratio test of the model with p ≥ 0.05, at least 30 people (effective base)',
    holds: foundNothing,
    borders: nothingBorders,
    says: language => multinomialRegressionTexts[language].explainsNothing,
    example: language => ({ zh: '常喝的饮料', en: 'Usual drink' })[language],
  }),
};
