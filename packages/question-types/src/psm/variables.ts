import type { DataPart } from '@wenshu/survey-core/answering';
import { currencyOf } from '../_shared/designs/price-list.ts';
import { type PsmAnswer, priceQuestions } from './answer.ts';

/** The four prices. */
export const data: DataPart<never, PsmAnswer> = {
  summary: { kind: 'price-sensitivity', chart: 'line' },
  solution: 'psm',
  variables: ({ question }) =>
    priceQuestions.map(name => ({
      key: `#${name}`,
      name: `_${name}`,
      label: `${question.title.text}: ${name}`,
      measure: 'scale',
      part: { is: name },
      ...currencyOf(question),
    })),
  values: () => answer => priceQuestions.map(name => answer?.[name] ?? null),
};
