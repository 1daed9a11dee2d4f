import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK } from '../../claims/evidence.ts';
import { namingClaim } from '../../claims/naming-claim.ts';

/** What several models say in the same words. */
export const modelClaims = {
  few: claim({
    when: 'fewer than 30 people (effective base)',
    holds: (people: number) => people < LEAST_TO_SPEAK,
    borders: [{ of: 'people', said: LEAST_TO_SPEAK - 1, unsaid: LEAST_TO_SPEAK }],
    says: language => modelResultTexts[language].few,
    example: () => undefined,
  }),
  takenAsScores: namingClaim<string>({
    when: 'options that nobody said to have an order are counted as points by their numbers',
    says: language => modelResultTexts[language].takenAsScores,
    example: language => ({ zh: '职业', en: 'Occupation' })[language],
  }),
};
