import { logisticRegressionTexts } from '@wenshu/texts/findings/models/logistic-regression';
import { claim } from '../../claims/claim.ts';
import { MODEL_ALPHA } from '../../claims/evidence.ts';
import { foundNothing, isSureModel, type KnownModel, nothingBorders, sureModel } from '../regression/claims.ts';

/** So many of the rarer outcome per column of the model before its figures are steady. */
const EVENTS_PER_TERM = 10;

interface Known extends KnownModel {
  /** In per cent: rightly classified, and by always guessing the larger group. */
  readonly right: number;
  readonly guessed: number;
}

const better: Known = { ...sureModel, right: 60.1, guessed: 60 };
const eventIn = { zh: '会', en: 'Yes' };

export const logisticRegressionClaims = {
  classified: claim({
    when: 'likelihood ratio test of the model with p < 0.05, at least 30 people (effective base), and more are classified rightly than by always guessing the larger group',
    holds: (known: Known) => isSureModel(known) && known.right > known.guessed,
    borders: [
      { of: 'p', said: better, unsaid: { ...better, fitP: MODEL_ALPHA } },
      { of: 'rightly classified', said: better, unsaid: { ...better, right: 60 } },
      { of: 'people', said: better, unsaid: { ...better, people: 29 } },
    ],
    says: language => logisticRegressionTexts[language].classified,
    example: () => ({ right: '71.3%', guessed: '58.3%' }),
  }),
  noBetter: claim({
    when: 'likelihood ratio test of the model with p < 0.05, at least 30 people (effective base), and no more are classified rightly than by always guessing the larger group',
    holds: (known: Known) => isSureModel(known) && known.right <= known.guessed,
    borders: [
      { of: 'rightly classified', said: { ...better, right: 60 }, unsaid: better },
      { of: 'p', said: { ...better, right: 60 }, unsaid: { ...better, right: 60, fitP: MODEL_ALPHA } },
    ],
    says: language => logisticRegressionTexts[language].noBetter,
    example: () => undefined,
  }),
  explainsNothing: claim({
    when: 'likelihood ratio test of the model with p ≥ 0.05, at least 30 people (effective base)',
    holds: foundNothing,
    borders: nothingBorders,
    says: language => logisticRegressionTexts[language].explainsNothing,
    example: language => eventIn[language],
  }),
  fewEvents: claim({
    when: 'fewer than 10 people of the rarer outcome per column of the model',
    holds: ({ rarer, terms }: { readonly rarer: number; readonly terms: number }) => rarer < EVENTS_PER_TERM * terms,
    borders: [{ of: 'people per column', said: { rarer: 39, terms: 4 }, unsaid: { rarer: 40, terms: 4 } }],
    says: language => logisticRegressionTexts[language].fewEvents,
    example: () => ({ rarer: 39, terms: 4 }),
  }),
};
