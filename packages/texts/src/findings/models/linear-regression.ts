import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';
import type { Slope, Step } from './odds.ts';

interface Effect {
  readonly outcome: string;
  readonly size: string;
  readonly isMore: boolean;
}

export const linearRegressionTexts = bilingual(
  {
    name: '线性回归',
    answers: '哪些因素影响一个得分？各影响多少？',
    slots: {
      dependent: { name: '因变量', hint: '想要解释的得分或数字，例如总体满意度' },
      predictors: { name: '自变量', hint: '可能有影响的题目：量表、评分、数字或单选题' },
    },
    options: {},
    titles: {
      summary: '模型摘要',
      model: '模型',
      anova: '方差分析',
      coefficients: '回归系数',
      effects: '系数与 95% 置信区间',
    },
    columns: {
      r: 'R',
      rSquared: 'R²',
      adjRSquared: '调整后 R²',
      standardError: '估计标准误',
      durbinWatson: 'Durbin-Watson',
      sumOfSquares: '平方和',
      df: '自由度',
      meanSquare: '均方',
      f: 'F',
      p: '显著性 p',
      estimate: '系数 B',
      beta: '标准化系数 Beta',
      t: 't',
      tolerance: '容差',
      vif: 'VIF',
    },
    parts: { regression: '回归', residual: '残差', total: '总计' },
    explains: ({ outcome, percent }: { outcome: string; percent: string }) =>
      `所选题目合起来解释了“${outcome}”差异的 ${percent}。`,
    explainsNothing: (outcome: string) => `没有证据表明所选题目合起来能解释“${outcome}”的差异，系数不宜解读。`,
    slope: ({ outcome, size, isMore, question, towards }: Effect & Slope) =>
      `其他条件相同时，“${question}”每${towards === undefined ? '高 1' : `向“${towards}”靠近一档`}，“${outcome}”平均${isMore ? '高' : '低'} ${size}。`,
    step: ({ outcome, size, isMore, question, option, reference }: Effect & Step) =>
      `其他条件相同时，“${question}”选“${option}”的人，“${outcome}”比选“${reference}”的人平均${isMore ? '高' : '低'} ${size}。`,
    silent: (names: readonly string[]) => `没有发现显著影响：${names.join('、')}。`,
    inflated: (names: readonly string[]) =>
      `VIF 大于 10：${names.join('、')}。这些自变量彼此高度重叠，系数不稳定，建议只保留其中一部分。`,
    neighbours: (value: string) => `Durbin-Watson 为 ${value}，偏离 2：前后提交的答卷可能互相有关，显著性可能被高估。`,
    predicted: { name: (name: string) => `${name}_预测`, label: (outcome: string) => `${outcome}的预测值` },
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Linear regression',
    answers: 'What drives a score, and by how much?',
    slots: {
      dependent: { name: 'Outcome', hint: 'The score or number to explain, such as overall satisfaction' },
      predictors: { name: 'Predictors', hint: 'What may drive it: scales, ratings, numbers or single choices' },
    },
    options: {},
    titles: {
      summary: 'Model summary',
      model: 'Model',
      anova: 'ANOVA',
      coefficients: 'Coefficients',
      effects: 'Coefficients with 95% intervals',
    },
    columns: {
      r: 'R',
      rSquared: 'R²',
      adjRSquared: 'Adjusted R²',
      standardError: 'Std. error of the estimate',
      durbinWatson: 'Durbin-Watson',
      sumOfSquares: 'Sum of squares',
      df: 'df',
      meanSquare: 'Mean square',
      f: 'F',
      p: 'p',
      estimate: 'B',
      beta: 'Beta (standardised)',
      t: 't',
      tolerance: 'Tolerance',
      vif: 'VIF',
    },
    parts: { regression: 'Regression', residual: 'Residual', total: 'Total' },
    explains: ({ outcome, percent }) =>
      `Together, the predictors explain ${percent} of the differences in “${outcome}”.`,
    explainsNothing: outcome =>
      `There is no evidence that the predictors together explain “${outcome}”: do not read its coefficients.`,
    slope: ({ outcome, size, isMore, question, towards }) =>
      `All else equal, each ${towards === undefined ? 'further point' : `step towards “${towards}”`} of “${question}” goes with ${size} ${isMore ? 'more' : 'less'} of “${outcome}” on average.`,
    step: ({ outcome, size, isMore, question, option, reference }) =>
      `All else equal, whoever says “${option}” to “${question}” is on average ${size} ${isMore ? 'higher' : 'lower'} in “${outcome}” than whoever says “${reference}”.`,
    silent: names => `No significant effect was found: ${names.join(', ')}.`,
    inflated: names =>
      `VIF above 10: ${names.join(', ')}. These predictors overlap so much that their coefficients are not steady; keep only some of them.`,
    neighbours: value =>
      `Durbin-Watson is ${value}, away from 2: answers that came one after another may depend on each other, and p may be too small.`,
    predicted: { name: name => `${name}_predicted`, label: outcome => `Predicted: ${outcome}` },
  },
);
