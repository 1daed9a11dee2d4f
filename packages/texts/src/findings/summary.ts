import { bilingual } from '../bilingual.ts';

/** Statistics of single questions. */
export const summaryTexts = bilingual(
  {
    /** A part of a question: its row, its option. */
    part: ({ title, part }: { title: string; part: string }) => `${title} · ${part}`,
    onlyBase: '这类题目暂时只统计作答人数。',
    base: '样本量',
    count: '频数',
    percent: '百分比',
    low: (level: string) => `${level} 区间下限`,
    high: (level: string) => `${level} 区间上限`,
    figures: {
      mean: '均值',
      meanLow: (level: string) => `均值 ${level} 区间下限`,
      meanHigh: (level: string) => `均值 ${level} 区间上限`,
      deviation: '标准差',
      standardError: '标准误',
      median: '中位数',
      top2: '前两项占比（Top 2）',
      bottom2: '后两项占比（Bottom 2）',
    },
    figuresOf: (title: string) => `${title}：统计量`,
    hidden: ({ count, least }: { count: number; least: string }) => `另有 ${count} 项不足 ${least}，未显示。`,
    several: '多选题，各项百分比之和可超过 100%。',
    interval: (level: string) => `区间为 ${level} 置信区间（Wilson，按有效样本量）。`,
  },
  {
    part: ({ title, part }) => `${title} · ${part}`,
    onlyBase: 'Of questions of this kind only the people who answered are counted for now.',
    base: 'Base',
    count: 'Count',
    percent: 'Per cent',
    low: level => `${level} interval, low`,
    high: level => `${level} interval, high`,
    figures: {
      mean: 'Mean',
      meanLow: level => `Mean, ${level} interval, low`,
      meanHigh: level => `Mean, ${level} interval, high`,
      deviation: 'Standard deviation',
      standardError: 'Standard error',
      median: 'Median',
      top2: 'Top 2 box',
      bottom2: 'Bottom 2 box',
    },
    figuresOf: title => `${title}: figures`,
    hidden: ({ count, least }) => `${count} more below ${least} are not shown.`,
    several: 'Several answers were possible: per cents may add up to more than 100%.',
    interval: level => `Intervals are ${level} confidence intervals (Wilson, on the effective base).`,
  },
);
