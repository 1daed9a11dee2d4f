import { bilingual } from '../../bilingual.ts';

interface Effect {
  readonly outcome: string;
  readonly times: string;
}

/** A predictor of points, as a sentence names it. */
export interface Slope {
  readonly question: string;
  /** The option that more points lead to, where that has to be said. */
  readonly towards: string | undefined;
}

/** An option of a predictor against the one that it is compared with. */
export interface Step {
  readonly question: string;
  readonly option: string;
  readonly reference: string;
}

/** What regressions of odds say in the same words. */
export const oddsTexts = bilingual(
  {
    estimate: '系数 B',
    wald: 'Wald',
    oddsRatio: '优势比 Exp(B)',
    chart: '优势比与 95% 置信区间',
    fit: {
      model: '模型',
      minus2LL: '-2 对数似然',
      chiSquare: '卡方',
      df: '自由度',
      coxSnell: 'Cox-Snell R²',
      nagelkerke: 'Nagelkerke R²',
      mcFadden: 'McFadden R²',
    },
    slope: ({ outcome, times, question, towards }: Effect & Slope) =>
      `其他条件相同时，“${question}”每${towards === undefined ? '高 1' : `向“${towards}”靠近一档`}，${outcome}的几率变为原来的 ${times} 倍。`,
    step: ({ outcome, times, question, option, reference }: Effect & Step) =>
      `其他条件相同时，“${question}”选“${option}”的人，${outcome}的几率是选“${reference}”的人的 ${times} 倍。`,
    silent: (names: readonly string[]) => `没有发现显著影响：${names.join('、')}。`,
    unsteady: (names: readonly string[]) =>
      `有影响，但倍数无法确定（置信区间过宽，样本太少或几乎完全区分了结果）：${names.join('、')}。`,
    probability: {
      name: (name: string) => `${name}_概率`,
      ofOption: ({ name, code }: { name: string; code: number }) => `${name}_概率_${code}`,
      label: (option: string) => `“${option}”的预测概率`,
    },
    odds: '几率（优势）是发生与不发生的概率之比：概率 50% 时为 1，概率 80% 时为 4。',
  },
  {
    estimate: 'B',
    wald: 'Wald',
    oddsRatio: 'Odds ratio Exp(B)',
    chart: 'Odds ratios with 95% intervals',
    fit: {
      model: 'Model',
      minus2LL: '-2 log likelihood',
      chiSquare: 'Chi-square',
      df: 'df',
      coxSnell: 'Cox-Snell R²',
      nagelkerke: 'Nagelkerke R²',
      mcFadden: 'McFadden R²',
    },
    slope: ({ outcome, times, question, towards }) =>
      `All else equal, each ${towards === undefined ? 'further point' : `step towards “${towards}”`} of “${question}” multiplies the odds of ${outcome} by ${times}.`,
    step: ({ outcome, times, question, option, reference }) =>
      `All else equal, whoever says “${option}” to “${question}” has ${times} times the odds of ${outcome} that whoever says “${reference}” has.`,
    silent: names => `No significant effect was found: ${names.join(', ')}.`,
    unsteady: names =>
      `With an effect, but by how much cannot be told (too few people, or options that almost part the outcome): ${names.join(', ')}.`,
    probability: {
      name: name => `${name}_probability`,
      ofOption: ({ name, code }) => `${name}_probability_${code}`,
      label: option => `Probability of “${option}”`,
    },
    odds: 'Odds are the chance that it is so over the chance that it is not: 1 at 50%, 4 at 80%.',
  },
);
