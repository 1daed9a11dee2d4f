import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';

export const ordinalRegressionTexts = bilingual(
  {
    name: '有序 Logistic 回归',
    answers: '哪些因素让人给出更高的等级？',
    slots: {
      dependent: { name: '因变量', hint: '选项有高低之分的题目，例如满意程度' },
      predictors: { name: '自变量', hint: '可能有影响的题目：量表、评分、数字或单选题' },
    },
    options: { isReversed: { name: '选项由高到低排列', hint: '第一个选项是最高一级时打开' } },
    titles: { summary: '模型摘要', coefficients: '回归系数', thresholds: '阈值', parallelLines: '平行线检验' },
    higher: (outcome: string) => `“${outcome}”达到更高等级`,
    explainsNothing: (outcome: string) => `没有证据表明所选题目合起来能解释“${outcome}”，系数不宜解读。`,
    bent: '平行线检验 p<0.05：同一因素在不同等级之间的作用不一致，可以改用多分类 Logistic 回归对照。',
    bentUnweighted: '平行线检验按权重作为人数计算，样本越大越容易显著。',
    order: (levels: readonly string[]) => `等级由低到高：${levels.join(' < ')}。`,
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Ordinal regression',
    answers: 'What makes people give a higher grade?',
    slots: {
      dependent: { name: 'Outcome', hint: 'A question whose options go from low to high, such as satisfaction' },
      predictors: { name: 'Predictors', hint: 'What may drive it: scales, ratings, numbers or single choices' },
    },
    options: { isReversed: { name: 'Options go from high to low', hint: 'Where the first option is the best' } },
    titles: {
      summary: 'Model summary',
      coefficients: 'Coefficients',
      thresholds: 'Thresholds',
      parallelLines: 'Test of parallel lines',
    },
    higher: outcome => `a higher grade of “${outcome}”`,
    explainsNothing: outcome =>
      `There is no evidence that the predictors together explain “${outcome}”: do not read its coefficients.`,
    bent: 'The test of parallel lines has p<0.05: something does not matter equally from grade to grade. Compare with a multinomial regression.',
    bentUnweighted:
      'That test takes weights for numbers of people, so it finds something the sooner the larger they are.',
    order: levels => `From low to high: ${levels.join(' < ')}.`,
  },
);
