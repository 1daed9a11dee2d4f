import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';

interface Share {
  readonly name: string;
  readonly percent: string;
}

export const keyDriversTexts = bilingual(
  {
    name: '关键驱动因素',
    answers: '哪些方面对总体评价影响最大，各占多少？',
    slots: {
      dependent: { name: '总体评价', hint: '想要提升的得分，例如总体满意度或推荐意愿' },
      drivers: { name: '驱动因素', hint: '各方面的评分，2 至 20 个' },
    },
    options: {
      method: {
        name: '图表采用',
        words: { shapley: 'Shapley 值', relativeWeights: 'Johnson 相对权重' },
        hint: '两种方法结果通常接近，表格中都会列出',
      },
    },
    titles: {
      shares: (method: string) => `各因素占可解释部分的比例（${method}）`,
      drivers: '驱动因素明细',
    },
    columns: {
      share: '占比',
      shapley: 'Shapley 值占比',
      relativeWeights: '相对权重占比',
      part: '占 R² 的份额',
      correlation: '相关系数',
      beta: '标准化系数 Beta',
      alone: '单独解释的 R²',
      last: '额外增加的 R²',
    },
    explained: ({ outcome, percent }: { outcome: string; percent: string }) =>
      `这些因素合起来解释了“${outcome}”差异的 ${percent}（R²）。`,
    leading: ([first, ...next]: readonly Share[]) =>
      `影响最大的是“${first!.name}”（占 ${first!.percent}）${next.length > 0 ? '，其次是' : ''}${next.map(({ name, percent }) => `“${name}”（${percent}）`).join('和')}。`,
    nothing: (outcome: string) => `没有证据表明这些因素与“${outcome}”有关：解释的部分没有超出偶然。`,
    little: '这些因素能解释的部分不到 10%，可能还有更重要的因素没有问到。',
    opposite: (names: readonly string[]) => `与总体评价显著负相关：${names.join('、')}。请检查题目是否反向计分。`,
    methods: {
      shapley: 'Shapley 值：在所有加入顺序下，每个因素平均增加的 R²；因素之间相关时也能公平分摊。',
      relativeWeights: 'Johnson 相对权重：把因素换成互不相关的形式后分摊 R²。',
    },
    weighted: '已加权。',
    cause: '占比说明关联的强弱，不代表因果。',
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Key drivers',
    answers: 'Which aspects move the overall rating most, and by what share?',
    slots: {
      dependent: {
        name: 'Overall rating',
        hint: 'The score to improve, such as overall satisfaction or recommendation',
      },
      drivers: { name: 'Drivers', hint: 'Ratings of single aspects, 2 to 20' },
    },
    options: {
      method: {
        name: 'Chart by',
        words: { shapley: 'Shapley value', relativeWeights: 'Johnson’s relative weights' },
        hint: 'Both usually come out alike; the table has both',
      },
    },
    titles: { shares: method => `Share of what is explained (${method})`, drivers: 'Drivers in detail' },
    columns: {
      share: 'Share',
      shapley: 'Shapley share',
      relativeWeights: 'Relative weight share',
      part: 'Part of R²',
      correlation: 'Correlation',
      beta: 'Beta (standardised)',
      alone: 'R² alone',
      last: 'R² added last',
    },
    explained: ({ outcome, percent }) =>
      `Together, the drivers explain ${percent} of the differences in “${outcome}” (R²).`,
    leading: ([first, ...next]) =>
      `What matters most is “${first!.name}” (${first!.percent})${next.length > 0 ? ', then ' : ''}${next.map(({ name, percent }) => `“${name}” (${percent})`).join(' and ')}.`,
    nothing: outcome =>
      `There is no evidence that the drivers have to do with “${outcome}”: they explain no more than chance would.`,
    little: 'The drivers explain less than 10%: something more important may not have been asked.',
    opposite: names =>
      `These correlate negatively with the overall rating: ${names.join(', ')}. Check whether their scales are reversed.`,
    methods: {
      shapley:
        'Shapley value: the R² that a driver adds on average over all orders of adding them; fair where drivers go together.',
      relativeWeights: 'Johnson’s relative weights: R² shared out over drivers made independent of each other.',
    },
    weighted: 'Weighted.',
    cause: 'Shares show how strongly things go together, not what causes what.',
  },
);
