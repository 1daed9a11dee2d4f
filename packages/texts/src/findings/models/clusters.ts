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
    parted: ({ count, parts }: { count: number; parts: string }) => `按要求分成 ${count} 类：${parts}。`,
    oneGroup:
      '没有发现受访者自然分成几类：答案的差异没有超出同一群人内部会有的程度。需要强行划分时，可以自己指定类数。',
    tooFew: '样本不足 30，不足以判断受访者是否自然分成几类。需要划分时，可以自己指定类数。',
    noGroups: '没有证据表明受访者自然分成几类：这样划分可以用来整理，但不宜当作真实存在的人群。',
    tiny: (names: readonly string[]) => `${names.join('、')}不到全部受访者的 5%，可能只是少数特别的答卷。`,
    heat: '颜色越深，与全体平均相差越大。',
    profileIs: '每类与全体平均相差几个标准差：大于 0 为偏高，小于 0 为偏低。可据此为各类命名。',
    small: (names: readonly string[]) => `${names.join('、')}不足 30 人，解读时请谨慎。`,
    evidenceIs: '是否存在几类人，由与“同一群人”的 39 次模拟比较得出：模拟保留了各题的取值分布和题目之间的相关。',
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
    parted: ({ count, parts }) => `Parted into ${count} groups as asked: ${parts}.`,
    oneGroup:
      'No separate groups were found: nothing in the answers goes beyond what one group of people would show. To part them all the same, say into how many.',
    tooFew:
      'With fewer than 30 people it cannot be told whether they fall into groups. To part them all the same, say into how many.',
    noGroups:
      'Nothing shows that people fall into separate groups: parting them so may help to sort them, but take no group for a real one.',
    tiny: names =>
      `Less than 5% of people are in ${names.join(', ')}: these may be no more than a few unusual records.`,
    heat: 'The darker, the farther from everybody’s mean.',
    profileIs:
      'How many standard deviations each group is from everybody’s mean: above 0 is high, below 0 low. It tells what to call them.',
    small: names => `Fewer than 30 people are in ${names.join(', ')}: read with care.`,
    evidenceIs:
      'Whether there are groups at all is judged against 39 simulations of one group, with the same answers to each question and the same correlations between them.',
    standardized: 'All questions are standardised, so that none counts more for having larger numbers.',
    saved: 'Group',
  },
);
