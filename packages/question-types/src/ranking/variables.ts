import type { DataPart } from '@wenshu/survey-core/answering';
import { choices, codeOf } from '../_shared/options.ts';
import type { RankingAnswer } from './answer.ts';
import type { RankingSetting } from './settings.ts';

/** The rank of every option; missing for those that got no place. */
export const data: DataPart<RankingSetting, RankingAnswer> = {
  summary: { kind: 'ranks', chart: 'bar' },
  variables: ({ question }) => {
    const items = choices(question.items);
    return items.map(item => ({
      name: `_${codeOf(items, item.id)}`,
      label: `${question.title.text}: ${item.title.text}`,
      measure: 'ordinal',
    }));
  },
  values: ({ question }, answer) =>
    choices(question.items).map(item => {
      const place = answer?.order.indexOf(item.id) ?? -1;
      return place < 0 ? null : place + 1;
    }),
};
