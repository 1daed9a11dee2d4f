import { solutionExampleTexts } from '@wenshu/texts/design/solution-examples';
import { claim } from '../claims/claim.ts';

export const simulatedClaims = {
  held: claim({
    when: 'answers were simulated, so that the true values are known; a count, at least one value',
    holds: (values: number) => values > 0,
    borders: [{ of: 'values', said: 1, unsaid: 0 }],
    says: language => solutionExampleTexts[language].held,
    example: () => ({ inside: 8, all: 8 }),
  }),
};
