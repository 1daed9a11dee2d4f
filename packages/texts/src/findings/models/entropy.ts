import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';

export const entropyTexts = bilingual(
  {
    name: '熵值法',
    answers: '做综合评分时，每个指标该占多少权重？',
    slots: {
      positive: { name: '越大越好的指标', hint: '量表、评分或数字题，合计至少 2 个，答卷至少 5 份' },
      negative: { name: '越小越好的指标', hint: '如等待时间、投诉次数' },
    },
    options: {},
    titles: { weights: '指标权重', chart: '权重排序' },
    columns: { direction: '方向', entropy: '信息熵 e', divergence: '信息效用值 d', weight: '权重 w' },
    directions: { positive: '越大越好', negative: '越小越好' },
    most: ({ name, weight }: { name: string; weight: string }) => `权重最大的指标是“${name}”（${weight}）。`,
    close: '权重最大的指标领先于其他指标，可能只是偶然，不宜据此排出先后。',
    weightIs: '权重只来自数据：一个指标越能拉开受访者之间的差距，权重越大，与它本身重要与否无关。',
    constant: (names: readonly string[]) => `以下指标的答案全部相同，权重为 0：${names.join('、')}。`,
    method: '各指标按最小值和最大值归一化，w = d ÷ Σd，d = 1 − e；综合得分 = Σ 权重 × 归一化值。结果未加权。',
    score: '综合得分',
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Entropy weights',
    answers: 'How much should each measure count in an overall score?',
    slots: {
      positive: {
        name: 'More is better',
        hint: 'Scales, ratings or numbers, at least 2 in all, and at least 5 people',
      },
      negative: { name: 'Less is better', hint: 'Such as waiting time or complaints' },
    },
    options: {},
    titles: { weights: 'Weights of the measures', chart: 'Weights in order' },
    columns: { direction: 'Direction', entropy: 'Entropy e', divergence: 'Divergence d', weight: 'Weight w' },
    directions: { positive: 'More is better', negative: 'Less is better' },
    most: ({ name, weight }) => `“${name}” has the largest weight (${weight}).`,
    close: 'The lead of the largest weight over the others may be chance: do not rank the measures by it.',
    weightIs:
      'The weights come from the data alone: the farther a measure sets people apart, the more it weighs, however important it is in itself.',
    constant: names => `Everybody gave the same answer to these, so they weigh nothing: ${names.join(', ')}.`,
    method:
      'Each measure goes from 0 at its least to 1 at its most; w = d ÷ Σd with d = 1 − e; the score is the sum of weight × measure. Unweighted.',
    score: 'Overall score',
  },
);
