import type { DataPart } from '@wenshu/survey-core/answering';
import { choices, codesOf } from '../_shared/options.ts';
import type { RankingAnswer } from './answer.ts';
import type { RankingSetting } from './settings.ts';

/** The rank of every option; missing for those that got no place. */
export const data: DataPart<RankingSetting, RankingAnswer> = {
  summary: { kind: 'ranks', chart: 'bar' },
  variables: ({ question }) => {
    const items = choices(question.items);
    const codes = codesOf(items);
    return items.map(item => ({
      key: `.${item.id}`,
      name: `_${codes.get(item.id)}`,
      label: `${question.title.text}: ${item.title.text}`,
      measure: 'ordinal',
      reads: [{ as: 'rank', itemId: item.id }],
    }));
  },
  values: ({ question }) => {
    const items = choices(question.items);
    return answer => {
      const ranks = new Map(answer?.order.map((id, place) => [id, place + 1]));
      return items.map(item => ranks.get(item.id) ?? null);
    };
  },
};
