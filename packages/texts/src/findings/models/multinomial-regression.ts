import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';

interface Against {
  readonly option: string;
  readonly reference: string;
}

export const multinomialRegressionTexts = bilingual(
  {
    name: '多分类 Logistic 回归',
    answers: '在多个选项之间，哪些因素让人选这个而不是那个？',
    slots: {
      dependent: { name: '因变量', hint: '有三个或更多选项的单选题' },
      predictors: { name: '自变量', hint: '可能有影响的题目：量表、评分、数字或单选题' },
    },
    options: { reference: { name: '参照选项', hint: '其他选项都与它比较；不选则为第一项' } },
    titles: { summary: '模型摘要', coefficients: '回归系数' },
    against: ({ option, reference }: Against) => `${option}（对比${reference}）`,
    rather: ({ option, reference }: Against) => `选“${option}”而不是“${reference}”`,
    same: ({ option, reference }: Against) => `没有发现所选题目能区分选“${option}”与选“${reference}”的人。`,
    explainsNothing: (outcome: string) => `没有证据表明所选题目合起来能解释“${outcome}”，系数不宜解读。`,
    reference: (reference: string) => `各选项都与“${reference}”比较。`,
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Multinomial regression',
    answers: 'Of several options, what makes people choose this one rather than that?',
    slots: {
      dependent: { name: 'Outcome', hint: 'A single choice of three options or more' },
      predictors: { name: 'Predictors', hint: 'What may drive it: scales, ratings, numbers or single choices' },
    },
    options: {
      reference: {
        name: 'Compared with',
        hint: 'The option that all others are compared with; the first if none is chosen',
      },
    },
    titles: { summary: 'Model summary', coefficients: 'Coefficients' },
    against: ({ option, reference }) => `${option} (vs ${reference})`,
    rather: ({ option, reference }) => `“${option}” rather than “${reference}”`,
    same: ({ option, reference }) => `No predictor was found that tells “${option}” from “${reference}”.`,
    explainsNothing: outcome =>
      `There is no evidence that the predictors together explain “${outcome}”: do not read its coefficients.`,
    reference: reference => `All options are compared with “${reference}”.`,
  },
);
