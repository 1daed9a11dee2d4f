import { designData } from '../_shared/design-variables.ts';
import { codeOf, valueLabels } from '../_shared/options.ts';
import type { BestWorst } from './answer.ts';

/** The item that matters most and the one that matters least, set by set. */
export const data = designData<BestWorst>({
  summary: { kind: 'maxdiff', chart: 'bar' },
  variables: (question, set) =>
    (['best', 'worst'] as const).map(side => ({
      name: `_${set}_${side}`,
      label: `${question.title.text}: ${set} ${side}`,
      measure: 'nominal',
      valueLabels: valueLabels(question.items),
    })),
  values: ({ items }, said) =>
    [said?.best, said?.worst].map(itemId => (itemId === undefined ? null : codeOf(items, itemId))),
});
