import { bilingual } from '../../bilingual.ts';
import { individualTexts } from './individual.ts';
import type { ModelWords } from './model-words.ts';
import { solutionTexts } from './solution.ts';
import { worthTexts } from './worths.ts';

export const cbcTexts = bilingual(
  {
    name: 'CBC 联合分析',
    answers: '人们选择产品时看重什么，愿意为它多付多少钱？',
    slots: {
      question: { name: 'CBC 题', hint: '一个 CBC 题（在几个方案中选一个）' },
      group: solutionTexts.zh.group,
      covariates: individualTexts.zh.covariates,
    },
    options: {
      estimate: individualTexts.zh.estimate,
      coding: {
        name: '效用的零点',
        words: { effects: '各水平的平均', dummy: '最后一个水平' },
      },
      price: worthTexts.zh.price,
      priceAs: { name: '价格按', words: { levels: '逐个水平估计', line: '一条直线估计' } },
      falls: { name: '价格越高越不受欢迎', hint: '要求对每个人都成立；与此相反的部分按 0 计' },
      ordered: { name: '水平越靠后越好的属性', hint: '属性的序号，多个用逗号分隔，如 2, 4；可留空' },
      ...individualTexts.zh.sampling,
    },
    titles: { fit: '模型拟合' },
    fit: {
      tasks: '选择任务数',
      effectiveTasks: '有效任务数（加权）',
      logLikelihood: '对数似然',
      logLikelihoodNull: '对数似然（随机选择）',
      chiSquare: (df: number) => `χ²（df=${df}）`,
      mcFadden: 'McFadden R²',
      hitRate: '命中率',
      none: '“都不选”的效用',
      noneError: '“都不选”的标准误',
    },
    none: (share: string) => `在 ${share} 的任务中人们一个也不选。`,
    chance: '看不出方案的内容影响了选择（与随机选择没有显著差异），请勿解读单个水平。',
    how: '效用由全部选择任务的条件 logit 模型（MNL）估计；重要性为属性内效用的极差占全部极差的比例。',
    coding: { effects: '每个属性的效用合计为 0。', dummy: '每个属性最后一个水平的效用为 0。' },
    ownImportance: '重要性为每个人自己的重要性的平均。',
    scale: '各组的效用各自估计；选择越一致，效用的绝对值越大，组间宜比较重要性和排序。',
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Choice-based conjoint (CBC)',
    answers: 'What do people weigh when they choose a product, and what would they pay for it?',
    slots: {
      question: { name: 'CBC question', hint: 'One CBC question (one concept of several is chosen)' },
      group: solutionTexts.en.group,
      covariates: individualTexts.en.covariates,
    },
    options: {
      estimate: individualTexts.en.estimate,
      coding: { name: 'Part-worths are 0 at', words: { effects: 'The mean of levels', dummy: 'The last level' } },
      price: worthTexts.en.price,
      priceAs: { name: 'The price is', words: { levels: 'Estimated by level', line: 'A straight line' } },
      falls: {
        name: 'Nobody likes to pay more',
        hint: 'Made to hold for every person: where somebody’s answers say the opposite, the difference counts as 0',
      },
      ordered: {
        name: 'Attributes whose later levels are better',
        hint: 'Their numbers, such as 2, 4; may be empty',
      },
      ...individualTexts.en.sampling,
    },
    titles: { fit: 'Fit of the model' },
    fit: {
      tasks: 'Tasks',
      effectiveTasks: 'Effective tasks (weighted)',
      logLikelihood: 'Log likelihood',
      logLikelihoodNull: 'Log likelihood of chance',
      chiSquare: df => `χ² (df=${df})`,
      mcFadden: 'McFadden’s R²',
      hitRate: 'Hit rate',
      none: 'Utility of “none of these”',
      noneError: 'Std. error of “none of these”',
    },
    none: share => `In ${share} of the tasks people take none of them.`,
    chance: 'There is no evidence that what the concepts are made of moves choices: do not read single levels.',
    how: 'Part-worths are those of a conditional logit (MNL) of all tasks; an attribute’s importance is the range of its part-worths in percent of all ranges.',
    coding: {
      effects: 'The part-worths of an attribute sum to 0.',
      dummy: 'The last level of an attribute has a part-worth of 0.',
    },
    ownImportance: 'Importance is the mean of people’s own importances.',
    scale:
      'Groups are estimated each for itself; the more alike choices are, the larger are part-worths. Compare importance and order rather than sizes.',
  },
);
