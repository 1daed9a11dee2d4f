import { limits } from '@wenshu/survey-core/answering';
import { designData } from '../_shared/design-variables.ts';

/** The intent of each card of the version. */
export const data = designData<number>({
  summary: { kind: 'conjoint', chart: 'part-worths' },
  solution: 'cpc',
  variables: (question, card) => [
    {
      key: `#${card}`,
      name: `_${card}`,
      label: `${question.title.text}: ${card}`,
      measure: 'ordinal',
      part: { is: 'task', number: card },
      range: { least: limits.purchaseIntent.min, most: limits.purchaseIntent.max },
    },
  ],
  values: () => intent => [intent ?? null],
});
