import { bilingual } from '../bilingual.ts';

/** What stands in the place of numbers that somebody is not told, because they may see some of a survey’s records only. */
export const sightTexts = bilingual(
  {
    partly: '仅部分数据',
    noTotals: '您只能看到一部分数据，这里不显示总数。',
    within: '以下数字只统计您能看到的数据，不显示浏览次数。',
    noForecast: '您只能看到一部分数据，这里不预计总量与配额的变化；没有名额的会保持原样，完成后告诉您数量。',
  },
  {
    partly: 'Part of the data',
    noTotals: 'You may see part of the data, so totals are not shown here.',
    within: 'These numbers count the data that you may see. Views are not shown.',
    noForecast:
      'You may see part of the data, so changes of the total and of quotas are not foreseen here. Those without room stay as they are, and you are told how many.',
  },
);
