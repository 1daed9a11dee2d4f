import { designData } from '../_shared/designs/design-variables.ts';
import { codesOf, valueLabels } from '../_shared/options.ts';
import type { BestWorst } from './answer.ts';

/** The item that matters most and the one that matters least, set by set. */
export const data = designData<BestWorst>({
  summary: { kind: 'maxdiff', chart: 'bar' },
  solution: 'maxdiff',
  variables: (question, set) =>
    (['best', 'worst'] as const).map(side => ({
      key: `#${set}.${side}`,
      name: `_${set}_${side}`,
      label: `${question.title.text}: ${set} ${side}`,
      measure: 'nominal',
      part: { is: side, number: set },
      valueLabels: valueLabels(question.items),
    })),
  values: ({ items }) => {
    const codes = codesOf(items);
    return said => [said?.best, said?.worst].map(itemId => codes.get(itemId ?? '') ?? null);
  },
});
