import { designData } from '../_shared/design-variables.ts';

/** The intent of each card of the version. */
export const data = designData<number>({
  summary: { kind: 'conjoint', chart: 'part-worths' },
  variables: (question, card) => [
    { key: `#${card}`, name: `_${card}`, label: `${question.title.text}: ${card}`, measure: 'ordinal' },
  ],
  values: () => intent => [intent ?? null],
});
