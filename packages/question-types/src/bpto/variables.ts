import type { DataPart, FlowItem } from '@wenshu/survey-core/answering';
import { codeOf } from '../_shared/options.ts';
import { priceListOf } from '../_shared/price-list.ts';
import type { BptoAnswer } from './answer.ts';

/** The codes of the brands chosen in turn (0: none of them), and the highest price at which each brand was chosen. */
export const data: DataPart<never, BptoAnswer> = {
  summary: { kind: 'price-trade-off', chart: 'line' },
  variables: ({ question }) => [
    { name: '_steps', label: question.title.text, measure: 'text' },
    ...question.items.map(item => ({
      name: `_${codeOf(question.items, item.id)}`,
      label: `${question.title.text}: ${item.title.text}`,
      measure: 'scale' as const,
    })),
  ],
  values: ({ question }, answer) => {
    const codes = answer?.choices.map(choice => (choice === null ? 0 : codeOf(question.items, choice)));
    return [codes?.join(',') || null, ...question.items.map(item => highestPrice(item, answer))];
  },
};

function highestPrice({ id, settings }: FlowItem, answer: BptoAnswer | undefined): number | null {
  const times = answer?.choices.filter(choice => choice === id).length ?? 0;
  return times > 0 ? (priceListOf(settings)[times - 1] ?? null) : null;
}
