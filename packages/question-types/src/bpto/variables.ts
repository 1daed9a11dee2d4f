import type { DataPart, FlowQuestion } from '@wenshu/survey-core/answering';
import { currencyOf, priceListOf } from '../_shared/designs/price-list.ts';
import { itemVariables } from '../_shared/item-variables.ts';
import { codesOf } from '../_shared/options.ts';
import type { BptoAnswer } from './answer.ts';

/** The codes of the brands chosen in turn (0: none of them), and the highest price at which each brand was chosen. */
export const data: DataPart<never, BptoAnswer> = {
  summary: { kind: 'price-trade-off', chart: 'line' },
  solution: 'bpto',
  variables: ({ question }) => [
    { key: '#steps', name: '_steps', label: question.title.text, measure: 'text', content: 'sequence' },
    ...itemVariables(question, question.items, () => ({ measure: 'scale', ...currencyOf(question) })),
  ],
  values: ({ question }) => {
    const codes = codesOf(question.items);
    const brands = pricesOf(question);
    return answer => {
      const steps = answer?.choices.map(choice => (choice === null ? 0 : codes.get(choice)));
      return [steps?.join(',') || null, ...brands.map(brand => highestPrice(brand, answer))];
    };
  },
  design: ({ question }) => {
    const codes = codesOf(question.items);
    const names = new Map(question.items.map(({ id, title }) => [id, title.text]));
    return pricesOf(question).map(brand => ({ ...brand, code: codes.get(brand.id), name: names.get(brand.id) }));
  },
};

type Brand = { readonly id: string; readonly prices: readonly number[] };

function pricesOf({ items }: FlowQuestion): readonly Brand[] {
  return items.map(({ id, settings }) => ({ id, prices: priceListOf(settings) }));
}

function highestPrice({ id, prices }: Brand, answer: BptoAnswer | undefined): number | null {
  const times = answer?.choices.filter(choice => choice === id).length ?? 0;
  return times > 0 ? (prices[times - 1] ?? null) : null;
}
