import { bilingual } from '../bilingual.ts';

/** Statistics of single questions. */
export const summaryTexts = bilingual(
  {
    /** A part of a question: its row, its option. */
    part: ({ title, part }: { title: string; part: string }) => `${title} · ${part}`,
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
    /** Words that people wrote. */
    written: {
      titles: {
        written: (title: string) => `${title}：填写内容`,
        words: (title: string) => `${title}：高频词`,
        cloud: (title: string) => `${title}：词云`,
        verbatims: (title: string) => `${title}：原话`,
      },
      wrote: '填写人数',
      distinct: '不同内容数',
      newest: ({ read, total }: { read: number; total: number }) =>
        `有内容的答卷共 ${total} 份，这里统计最近的 ${read} 份。`,
      parted: (count: number) => `文字较长，词语只统计最近的 ${count} 份。`,
      onceEach: '同一份答卷里的同一个词只计一次；虚词、数字和标点不计。',
      notWeighted: '文字内容不加权，频数为实际份数。',
      ofEverybody: '文字内容为全部受访者的，不按对比组拆分。',
    },
  },
  {
    part: ({ title, part }) => `${title} · ${part}`,
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
    written: {
      titles: {
        written: title => `${title}: what was written`,
        words: title => `${title}: words`,
        cloud: title => `${title}: word cloud`,
        verbatims: title => `${title}: in their own words`,
      },
      wrote: 'Wrote something',
      distinct: 'Different texts',
      newest: ({ read, total }) => `${total} records have a text; the newest ${read} are counted here.`,
      parted: count => `People wrote much: words are those of the newest ${count} records.`,
      onceEach: 'A word counts once per record; small words, numbers and punctuation are left out.',
      notWeighted: 'Texts are not weighted: counts are records.',
      ofEverybody: 'Texts are everybody’s, not split by group.',
    },
  },
);
