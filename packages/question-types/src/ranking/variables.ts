import type { DataPart } from '@wenshu/survey-core/answering';
import { itemVariables } from '../_shared/item-variables.ts';
import { choices } from '../_shared/options.ts';
import type { RankingAnswer } from './answer.ts';
import type { RankingSetting } from './settings.ts';

/** The rank of every option; missing for those that got no place. */
export const data: DataPart<RankingSetting, RankingAnswer> = {
  summary: { kind: 'ranks', chart: 'bar' },
  variables: ({ question }) => {
    const items = choices(question.items);
    return itemVariables(question, items, item => ({
      measure: 'ordinal',
      range: { least: 1, most: items.length },
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
