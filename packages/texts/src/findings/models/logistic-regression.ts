import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';

export const logisticRegressionTexts = bilingual(
  {
    name: '二元 Logistic 回归',
    answers: '哪些因素让人更可能选择某一项？',
    slots: {
      dependent: { name: '因变量', hint: '单选题，例如是否会再次购买' },
      predictors: { name: '自变量', hint: '可能有影响的题目：量表、评分、数字或单选题' },
    },
    options: {
      event: { name: '要预测的选项', hint: '其余选项合为一类；不选则为第一项' },
      cutoff: { name: '分类界值', hint: '预测概率达到该值即判为所选选项' },
    },
    titles: {
      summary: '模型摘要',
      coefficients: (event: string) => `回归系数（预测“${event}”）`,
      classification: '分类表',
    },
    columns: { predicted: (text: string) => `预测：${text}`, correct: '正确率', total: '合计' },
    other: '其他',
    classified: ({ right, guessed }: { right: string; guessed: string }) =>
      `对建模所用的这批人，模型判断正确 ${right}；一律猜较多的一类则为 ${guessed}。`,
    explainsNothing: (event: string) => `没有证据表明所选题目合起来能预测“${event}”，系数不宜解读。`,
    choosing: (event: string) => `选“${event}”`,
    fewEvents: ({ rarer, terms }: { rarer: number; terms: number }) =>
      `较少的一类只有 ${rarer} 人，而模型有 ${terms} 个自变量；一般每个自变量至少需要 10 人，结果可能不稳定。`,
    noBetter: '模型的正确率没有超过一律猜较多的一类，适合看影响方向，不宜用来逐人预测。',
    event: (event: string) => `预测的是“${event}”，其余选项合为一类。`,
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Logistic regression',
    answers: 'What makes people more likely to choose one option?',
    slots: {
      dependent: { name: 'Outcome', hint: 'A single choice, such as whether people would buy again' },
      predictors: { name: 'Predictors', hint: 'What may drive it: scales, ratings, numbers or single choices' },
    },
    options: {
      event: { name: 'Option to predict', hint: 'All others together are the rest; the first one if none is chosen' },
      cutoff: { name: 'Cut-off', hint: 'From this probability on somebody is classified as that option' },
    },
    titles: {
      summary: 'Model summary',
      coefficients: event => `Coefficients (predicting “${event}”)`,
      classification: 'Classification table',
    },
    columns: { predicted: text => `Predicted: ${text}`, correct: 'Correct', total: 'Total' },
    other: 'Others',
    classified: ({ right, guessed }) =>
      `Of the people it was fitted to, the model classifies ${right} rightly; always guessing the larger group would get ${guessed}.`,
    explainsNothing: event =>
      `There is no evidence that the predictors together predict “${event}”: do not read its coefficients.`,
    choosing: event => `“${event}”`,
    fewEvents: ({ rarer, terms }) =>
      `The smaller group has only ${rarer} people for ${terms} predictors. With fewer than 10 per predictor the figures may not be steady.`,
    noBetter:
      'It classifies no better than always guessing the larger group: read it for what matters, not to predict single people.',
    event: event => `What is predicted is “${event}”; all other options together are the rest.`,
  },
);
