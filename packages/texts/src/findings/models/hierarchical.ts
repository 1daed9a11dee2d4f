import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';

export const hierarchicalTexts = bilingual(
  {
    name: '层次聚类',
    answers: '受访者怎样一步步聚成几类人？',
    slots: { variables: { name: '题目', hint: '用来分类的量表、评分或数字题，答卷 10 到 4000 份' } },
    options: {
      method: {
        name: '合并方法',
        words: { ward: 'Ward 法', average: '组间平均', complete: '最远距离', single: '最近距离' },
      },
      clusters: { name: '分成几类', hint: '留空：在树上间隔最大处自动切分' },
      standardize: { name: '标准化', hint: '题目量纲不同时请保持开启' },
    },
    titles: { dendrogram: '聚类树', cuts: '分成不同类数时各类的人数', schedule: '最后的合并步骤' },
    columns: { sizes: '各类人数', first: '第一类人数', second: '第二类人数', height: '合并距离', left: '合并后类数' },
    leaf: (people: number) => `${people} 人`,
    count: (count: number) => `${count} 类`,
    step: (step: number) => `第 ${step} 步`,
    chosen: (count: number) => `分成 ${count} 类时，再往下合并的距离增加最多，因此在此处切分。`,
    method: (name: string) => `合并方法：${name}，欧氏距离。`,
    treeIs: '从左到右，相近的人先合并；横线越长，合并的两类差别越大。虚线是切分处。',
    folded: (branches: number) => `树的末端已收起，只画出最后的 ${branches} 个分支。`,
    cophenetic: (value: string) => `共表型相关系数 ${value}，越接近 1，树越能反映人与人之间的差别。`,
    unfaithful: (value: string) => `共表型相关系数只有 ${value}，树与实际差别不太一致，可换一种合并方法再试。`,
    scheduleIs: '合并距离突然变大，说明合并了差别较大的两类。',
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Hierarchical clusters',
    answers: 'How do people join, step by step, into a few kinds?',
    slots: {
      variables: { name: 'Questions', hint: 'Scales, ratings or numbers to tell people apart by; 10 to 4,000 people' },
    },
    options: {
      method: {
        name: 'Linkage',
        words: { ward: 'Ward', average: 'Average', complete: 'Complete (farthest)', single: 'Single (nearest)' },
      },
      clusters: { name: 'How many groups', hint: 'Empty: cut where the tree has its widest gap' },
      standardize: { name: 'Standardise', hint: 'Leave it on where questions have different units' },
    },
    titles: {
      dendrogram: 'Dendrogram',
      cuts: 'Sizes for each number of groups',
      schedule: 'The last steps of joining',
    },
    columns: {
      sizes: 'People in each group',
      first: 'People in the first',
      second: 'People in the second',
      height: 'Distance',
      left: 'Groups left',
    },
    leaf: people => (people === 1 ? '1 person' : `${people} people`),
    count: count => `${count} groups`,
    step: step => `Step ${step}`,
    chosen: count => `It is cut at ${count} groups, where joining on would bring together what is farthest apart.`,
    method: name => `Linkage: ${name}. Euclidean distances.`,
    treeIs:
      'From left to right, people who are alike join first; the longer a line, the more the two it joins differ. The dashed line is the cut.',
    folded: branches => `The ends of the tree are folded up: the last ${branches} branches are drawn.`,
    cophenetic: value => `Cophenetic correlation ${value}: the nearer 1, the better the tree tells how people differ.`,
    unfaithful: value =>
      `The cophenetic correlation is only ${value}: the tree does not tell well how people differ. Try another linkage.`,
    scheduleIs: 'Where the distance leaps, two groups were joined that differ much.',
  },
);
