import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';
import { solutionTexts } from './solution.ts';
import { worthTexts } from './worths.ts';

export const cpcTexts = bilingual(
  {
    name: 'CPC 联合分析',
    answers: '产品的哪些特点会提高或降低购买意愿？',
    slots: { question: { name: 'CPC 题', hint: '一个 CPC 题（逐张卡片评购买意愿）' }, group: solutionTexts.zh.group },
    options: { price: worthTexts.zh.price },
    titles: { fit: '模型拟合' },
    fit: {
      mean: '常数（平均购买意愿）',
      cards: '不同卡片数',
      adjRSquared: '调整后 R²',
      f: (first: number, second: number) => `F（${first}，${second}）`,
      pearson: '预测与卡片均值的 Pearson 相关',
      kendall: '预测与卡片均值的 Kendall tau-b',
    },
    chance: '看不出评分与卡片内容有关（没有显著关系），请勿解读单个水平。',
    weak: '卡片内容只能解释购买意愿差异的不到一成，结果仅供参考。',
    how: '效用由全部评分对各水平的线性回归（效应编码）得出，以购买意愿的分数为单位，每个属性合计为 0；重要性为属性内效用的极差占全部极差的比例。',
    own: '“个人重要性的平均”：先算每个人自己的重要性，再取平均。',
    excluded: (people: number) => `${people} 人对所有卡片评分相同或评得太少，没有个人重要性。`,
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Rating-based conjoint (CPC)',
    answers: 'Which properties of a product raise the intent to buy, and which lower it?',
    slots: {
      question: { name: 'CPC question', hint: 'One CPC question (intent to buy, card by card)' },
      group: solutionTexts.en.group,
    },
    options: { price: worthTexts.en.price },
    titles: { fit: 'Fit of the model' },
    fit: {
      mean: 'Constant (mean intent to buy)',
      cards: 'Different cards',
      adjRSquared: 'Adjusted R²',
      f: (first, second) => `F (${first}, ${second})`,
      pearson: 'Pearson’s r of predicted and mean ratings',
      kendall: 'Kendall’s tau-b of predicted and mean ratings',
    },
    chance: 'There is no evidence that ratings depend on what is on the cards: do not read single levels.',
    weak: 'What is on the cards explains less than a tenth of the differences in intent: read this with care.',
    how: 'Part-worths are those of a linear regression of all ratings on effects-coded levels, in points of intent, summing to 0 by attribute; an attribute’s importance is the range of its part-worths in percent of all ranges.',
    own: '“Mean of people’s own”: everybody’s importances, averaged.',
    excluded: people =>
      people === 1
        ? '1 person rated all cards alike, or too few, and has no importances.'
        : `${people} people rated all cards alike, or too few, and have no importances.`,
  },
);
