import { distributions } from '@wenshu/statistics';
import { linearRegressionTexts } from '@wenshu/texts/findings/models/linear-regression';
import { claim } from '../../claims/claim.ts';
import { MODEL_ALPHA } from '../../claims/evidence.ts';
import {
  effectBorders,
  foundNothing,
  isSureEffect,
  isSureModel,
  type KnownEffect,
  modelBorders,
  nothingBorders,
  sureEffect,
} from '../regression/claims.ts';

/** From here on predictors say the same thing twice, as the textbooks have it. */
const HIGH_VIF = 10;
/** Residuals of neighbours are taken as unrelated so near to 2. */
const QUIET = 0.5;

const outcomeIn = { zh: '总体满意度', en: 'Overall satisfaction' };
type SlopeWords = Parameters<(typeof linearRegressionTexts)['zh']['slope']>[0];
const slopeIn = {
  zh: { outcome: outcomeIn.zh, size: '0.42', isMore: true, question: '服务' },
  en: { outcome: outcomeIn.en, size: '0.42', isMore: true, question: 'Service' },
};

interface Neighbours {
  readonly durbinWatson: number;
  readonly people: number;
}

/** Unrelated residuals have a Durbin-Watson of 2 with a deviation of about 2/√n. */
const chanceOfNeighbours = ({ durbinWatson, people }: Neighbours) =>
  2 * distributions.normalSf((Math.abs(durbinWatson - 2) * Math.sqrt(people)) / 2);

export const linearRegressionClaims = {
  explains: claim({
    when: 'F test of the model with p < 0.05, at least 30 people (effective base)',
    holds: isSureModel,
    borders: modelBorders,
    says: language => linearRegressionTexts[language].explains,
    example: language => ({ outcome: outcomeIn[language], percent: '41.2%' }),
  }),
  explainsNothing: claim({
    when: 'F test of the model with p ≥ 0.05, at least 30 people (effective base)',
    holds: foundNothing,
    borders: nothingBorders,
    says: language => linearRegressionTexts[language].explainsNothing,
    example: language => outcomeIn[language],
  }),
  slope: claim({
    when: 'of a number or a scale: F test of the model with p < 0.05, t test of the column too (Holm over all columns), at least 30 people (effective base)',
    holds: isSureEffect,
    borders: effectBorders,
    says: language => linearRegressionTexts[language].slope,
    example: (language): SlopeWords => ({ ...slopeIn[language], towards: undefined }),
  }),
  step: claim({
    when: 'of an option: as “slope”',
    holds: isSureEffect,
    borders: effectBorders,
    says: language => linearRegressionTexts[language].step,
    example: language => ({
      ...slopeIn[language],
      question: { zh: '地区', en: 'Region' }[language],
      option: { zh: '华南', en: 'South' }[language],
      reference: { zh: '华北', en: 'North' }[language],
    }),
  }),
  silent: claim({
    when: 'F test of the model with p < 0.05, t test of the column with p ≥ 0.05 (Holm over all columns), at least 30 people (effective base)',
    holds: (known: KnownEffect) => isSureModel(known) && known.p >= MODEL_ALPHA,
    borders: [
      { of: 'p', said: { ...sureEffect, p: MODEL_ALPHA }, unsaid: sureEffect },
      { of: 'p of the model', said: { ...sureEffect, p: 1 }, unsaid: { ...sureEffect, p: 1, fitP: MODEL_ALPHA } },
    ],
    says: language => linearRegressionTexts[language].silent,
    example: (language): readonly string[] => ({ zh: ['价格', '等候时间'], en: ['Price', 'Waiting time'] })[language],
  }),
  inflated: claim({
    when: 'a variance inflation factor above 10',
    holds: (vif: number) => vif > HIGH_VIF,
    borders: [{ of: 'VIF', said: 10.1, unsaid: HIGH_VIF }],
    says: language => linearRegressionTexts[language].inflated,
    example: (language): readonly string[] => ({ zh: ['服务', '态度'], en: ['Service', 'Staff'] })[language],
  }),
  neighbours: claim({
    when: 'Durbin-Watson more than 0.5 away from 2, and more than chance would have it (2/√n as its deviation, p < 0.05)',
    holds: (known: Neighbours) => Math.abs(known.durbinWatson - 2) > QUIET && chanceOfNeighbours(known) < MODEL_ALPHA,
    borders: [
      { of: 'distance', said: { durbinWatson: 1.49, people: 100 }, unsaid: { durbinWatson: 1.5, people: 100 } },
      { of: 'people', said: { durbinWatson: 1.45, people: 60 }, unsaid: { durbinWatson: 1.45, people: 40 } },
    ],
    says: language => linearRegressionTexts[language].neighbours,
    example: () => '1.32',
  }),
};
