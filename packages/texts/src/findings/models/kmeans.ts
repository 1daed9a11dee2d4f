import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';

interface Chosen {
  readonly count: number;
  readonly value: string;
}

export const kmeansTexts = bilingual(
  {
    name: 'K 均值聚类',
    answers: '受访者可以分成哪几类人？',
    slots: { variables: { name: '题目', hint: '用来分类的量表、评分或数字题，答卷至少 10 份' } },
    options: {
      clusters: { name: '分成几类', hint: '留空：自动判断是否分成几类，再在 2 到 8 类中选择' },
      standardize: { name: '标准化', hint: '题目量纲不同时请保持开启' },
    },
    titles: { anova: '各题的区分度（方差分析）', choice: '分成几类更合适', elbow: '肘部图' },
    columns: {
      msBetween: '类间均方',
      dfBetween: '自由度',
      msWithin: '类内均方',
      dfWithin: '自由度',
      f: 'F',
      p: '显著性 p',
      within: '类内平方和',
      silhouette: '平均轮廓系数',
      ratio: 'Calinski-Harabasz 指数',
    },
    count: (count: number) => `${count} 类`,
    chosenBy: {
      silhouette: ({ count, value }: Chosen) => `在 2 到 8 类中，分成 ${count} 类时平均轮廓系数最高（${value}）。`,
      ratio: ({ count, value }: Chosen) =>
        `在 2 到 8 类中，分成 ${count} 类时 Calinski-Harabasz 指数最高（${value}），类间差异相对最大。`,
    },
    clear: (value: string) => `平均轮廓系数为 ${value}：大多数人明显更接近自己所在的一类。`,
    unclear: (value: string) => `平均轮廓系数只有 ${value}：各类之间界限不清，可减少题目或换一个类数再试。`,
    notSettled: '迭代次数已用完，分类可能还不是最好的。',
    explained: (percent: string) => `类间差异占总差异的 ${percent}。`,
    anovaIs: 'F 越大，该题越能区分各类。各类本就是按这些题目划分的，因此 p 只作描述，不作检验。',
    lookedAt: (people: number) => `合适的类数根据其中均匀抽取的 ${people} 份答卷判断，分类本身用了全部答卷。`,
    elbowIs: '类数增加，类内差异总会减小；曲线明显变平缓的拐点，就是合适的类数。',
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'K-means clusters',
    answers: 'Which kinds of people are there among those who answered?',
    slots: {
      variables: { name: 'Questions', hint: 'Scales, ratings or numbers to tell people apart by; at least 10 people' },
    },
    options: {
      clusters: {
        name: 'How many groups',
        hint: 'Empty: first whether there are groups at all, then chosen among 2 to 8',
      },
      standardize: { name: 'Standardise', hint: 'Leave it on where questions have different units' },
    },
    titles: { anova: 'What tells the groups apart (ANOVA)', choice: 'How many groups fit', elbow: 'Elbow plot' },
    columns: {
      msBetween: 'Mean square between',
      dfBetween: 'df',
      msWithin: 'Mean square within',
      dfWithin: 'df',
      f: 'F',
      p: 'Significance p',
      within: 'Sum of squares within',
      silhouette: 'Average silhouette',
      ratio: 'Calinski-Harabasz index',
    },
    count: count => `${count} groups`,
    chosenBy: {
      silhouette: ({ count, value }) => `Of 2 to 8 groups, ${count} have the highest average silhouette (${value}).`,
      ratio: ({ count, value }) =>
        `Of 2 to 8 groups, ${count} have the highest Calinski-Harabasz index (${value}): they differ most, measured by the spread within them.`,
    },
    clear: value =>
      `The average silhouette is ${value}: most people are clearly nearer to their own group than to the next.`,
    unclear: value =>
      `The average silhouette is only ${value}: the groups run into each other. Try fewer questions or another number of groups.`,
    notSettled: 'It ran out of iterations: there may be better groups.',
    explained: percent => `Differences between the groups are ${percent} of all differences.`,
    anovaIs:
      'The larger F, the better the question tells the groups apart. They were made by these very questions, so p describes and tests nothing.',
    lookedAt: people =>
      `How many groups fit was judged on ${people} people, taken evenly; the groups themselves are made of all.`,
    elbowIs:
      'More groups always leave less difference within them; where the line bends and flattens is a good number.',
  },
);
