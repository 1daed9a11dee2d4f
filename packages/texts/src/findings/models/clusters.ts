import { bilingual } from '../../bilingual.ts';

/** What is said of people in groups, however these were found. */
export const clusterTexts = bilingual(
  {
    titles: { clusters: '各类人群', centers: '各类均值', profile: '人群画像' },
    columns: { people: '人数', weighted: '加权人数', share: '占比', traits: '特点', all: '全体' },
    numbered: (number: number) => `第 ${number} 类`,
    high: (names: string) => `偏高：${names}`,
    low: (names: string) => `偏低：${names}`,
    between: '；',
    average: '各题均接近平均',
    part: ({ name, share }: { name: string; share: string }) => `${name}（${share}）`,
    summary: ({ count, parts }: { count: number; parts: string }) => `受访者可分为 ${count} 类：${parts}。`,
    heat: '颜色越深，与全体平均相差越大。',
    profileIs: '每类与全体平均相差几个标准差：大于 0 为偏高，小于 0 为偏低。可据此为各类命名。',
    small: (names: string) => `${names}不足 30 人，解读时请谨慎。`,
    standardized: '各题已标准化，量纲不同的题目同等重要。',
    saved: '所属人群',
  },
  {
    titles: { clusters: 'Groups of people', centers: 'Means of the groups', profile: 'Profiles' },
    columns: { people: 'People', weighted: 'Weighted', share: 'Share', traits: 'What sets it apart', all: 'Everybody' },
    numbered: number => `Group ${number}`,
    high: names => `High: ${names}`,
    low: names => `Low: ${names}`,
    between: '; ',
    average: 'Near the average in everything',
    part: ({ name, share }) => `${name} (${share})`,
    summary: ({ count, parts }) => `People fall into ${count} groups: ${parts}.`,
    heat: 'The darker, the farther from everybody’s mean.',
    profileIs:
      'How many standard deviations each group is from everybody’s mean: above 0 is high, below 0 low. It tells what to call them.',
    small: names => `Fewer than 30 people are in ${names}: read with care.`,
    standardized: 'All questions are standardised, so that none counts more for having larger numbers.',
    saved: 'Group',
  },
);
