import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';

interface Alpha {
  readonly value: string;
  /** The ends of its interval. */
  readonly low: string;
  readonly high: string;
}

export const reliabilityTexts = bilingual(
  {
    name: '信度分析',
    answers: '这组题目测的是同一件事吗，结果可靠吗？',
    slots: {
      items: { name: '题目', hint: '同一量表的题目，合计至少 2 个' },
      reversed: { name: '反向计分题目', hint: '表述相反的题目，计算前会自动反转' },
    },
    options: {},
    titles: {
      alpha: '信度系数',
      items: '项总计统计',
      itemTotal: '各题与其余题目的相关',
      splitHalf: '折半信度',
      guttman: 'Guttman 系数',
    },
    figures: {
      alpha: 'Cronbach α',
      standardizedAlpha: '标准化 α',
      correlation: '平均题间相关',
      items: '题目数',
      mean: '总分均值',
      variance: '总分方差',
      first: '前半题目数',
      second: '后半题目数',
      halves: '两半的相关',
      spearmanBrown: 'Spearman-Brown（等长）',
      spearmanBrownUnequal: 'Spearman-Brown（不等长）',
      guttman: 'Guttman 折半系数',
    },
    columns: {
      mean: '均值',
      sd: '标准差',
      meanIfDeleted: '删除该题后的总分均值',
      varianceIfDeleted: '删除该题后的总分方差',
      itemTotal: '校正后的题总相关',
      multiple: '多重相关平方',
      alphaIfDeleted: '删除该题后的 α',
    },
    lambda: (number: string) => `λ${number}`,
    reversed: (name: string) => `${name}（反向）`,
    alphaIs: ({ value, low, high, word }: Alpha & { readonly word: string }) =>
      `Cronbach α 为 ${value}（95% 置信区间 ${low} 至 ${high}），${word}。`,
    poor: ({ value, low, high }: Alpha) =>
      `Cronbach α 为 ${value}（95% 置信区间 ${low} 至 ${high}），信度不足：这些题目可能测的不是同一件事，不宜直接相加。`,
    twoItems: (value: string) =>
      `只有两个题目时，α 反映的只是这两题的相关（${value}），不足以判断信度；建议至少用三个题目。`,
    alphaWords: {
      excellent: '信度非常好',
      good: '信度较好',
      acceptable: '信度可以接受',
      questionable: '信度勉强',
    },
    better: ({ name, value }: { name: string; value: string }) => `删除“${name}”后，α 可提高到 ${value}。`,
    against: (names: readonly string[]) => `以下题目与其余题目显著负相关，可能需要反向计分：${names.join('、')}。`,
    weak: (names: readonly string[]) => `以下题目与其余题目的相关明显低于 0.3，可考虑修改或删除：${names.join('、')}。`,
    alphaScale: 'α：0.9 以上非常好，0.8 较好，0.7 可以接受，0.6 勉强，0.6 以下不足。',
    itemsAre: '“校正后的题总相关”是该题与其余题目之和的相关，一般希望不低于 0.3。',
    itemTotalIs: '越高，该题与其余题目测的越是同一件事。',
    halvesAre: '按题目在问卷中的顺序分为前后两半，反向题留在原处；两半越一致，信度越高。',
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Reliability',
    answers: 'Do these questions measure one thing, and can it be relied upon?',
    slots: {
      items: { name: 'Questions', hint: 'Questions of one scale, at least 2 in all' },
      reversed: {
        name: 'Reversed questions',
        hint: 'Those worded the other way round; they are turned before counting',
      },
    },
    options: {},
    titles: {
      alpha: 'Reliability coefficients',
      items: 'Item-total statistics',
      itemTotal: 'Each question against the others',
      splitHalf: 'Split-half reliability',
      guttman: 'Guttman’s coefficients',
    },
    figures: {
      alpha: 'Cronbach’s alpha',
      standardizedAlpha: 'Standardised alpha',
      correlation: 'Average correlation between questions',
      items: 'Questions',
      mean: 'Mean of the sum',
      variance: 'Variance of the sum',
      first: 'Questions in the first half',
      second: 'Questions in the second half',
      halves: 'Correlation of the halves',
      spearmanBrown: 'Spearman-Brown (equal length)',
      spearmanBrownUnequal: 'Spearman-Brown (unequal length)',
      guttman: 'Guttman’s split-half coefficient',
    },
    columns: {
      mean: 'Mean',
      sd: 'Standard deviation',
      meanIfDeleted: 'Scale mean if deleted',
      varianceIfDeleted: 'Scale variance if deleted',
      itemTotal: 'Corrected item-total correlation',
      multiple: 'Squared multiple correlation',
      alphaIfDeleted: 'Alpha if deleted',
    },
    lambda: number => `λ${number}`,
    reversed: name => `${name} (reversed)`,
    alphaIs: ({ value, low, high, word }) => `Cronbach’s alpha is ${value} (95% interval ${low} to ${high}): ${word}.`,
    poor: ({ value, low, high }) =>
      `Cronbach’s alpha is ${value} (95% interval ${low} to ${high}): poor reliability. These questions may not measure one thing, and should not simply be added up.`,
    twoItems: value =>
      `With only two questions, alpha just restates their correlation (${value}) and says little about reliability; use three or more.`,
    alphaWords: {
      excellent: 'excellent reliability',
      good: 'good reliability',
      acceptable: 'acceptable reliability',
      questionable: 'questionable reliability',
    },
    better: ({ name, value }) => `Without “${name}”, alpha would rise to ${value}.`,
    against: names => `These correlate negatively with the others, and may have to be reversed: ${names.join(', ')}.`,
    weak: names =>
      `These correlate with the others clearly below 0.3; consider rewording them or leaving them out: ${names.join(', ')}.`,
    alphaScale: 'Alpha: 0.9 excellent, 0.8 good, 0.7 acceptable, 0.6 questionable, below that poor.',
    itemsAre:
      'The corrected item-total correlation is that of a question with the sum of the others; at least 0.3 is generally wanted.',
    itemTotalIs: 'The higher, the more a question measures the same thing as the others.',
    halvesAre:
      'The first half of the questions in the questionnaire’s order against the second, reversed ones left in their place; the closer they agree, the more reliable.',
  },
);
