import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';

interface Difference {
  readonly question: string;
  readonly highest: string;
  readonly high: string;
  readonly lowest: string;
  readonly low: string;
  /** With its sign: "p<0.001", "p=0.012". */
  readonly p: string;
  readonly size: string;
}

export const compareMeansTexts = bilingual(
  {
    name: '均值比较',
    answers: '不同人群的平均分是否有差异？',
    slots: {
      variables: { name: '比较的得分', hint: '量表、评分或数字题' },
      group: {
        name: '分组题',
        hint: '单选题；两组做 t 检验，多组做方差分析。留空时比较同一批人的多个得分，或与一个数值比较',
      },
    },
    options: {
      postHoc: {
        name: '事后两两比较',
        words: {
          auto: '自动',
          tukey: 'Tukey',
          bonferroni: 'Bonferroni',
          gamesHowell: 'Games-Howell',
          scheffe: 'Scheffé',
          lsd: 'LSD',
        },
        hint: '用于三组及以上；自动：各组波动一致时用 Tukey，不一致时用 Games-Howell',
      },
      value: { name: '检验值', hint: '没有分组题时使用：把平均分与该数值比较；留空则两两配对比较' },
    },
    titles: {
      means: '均值与 95% 置信区间',
      intervals: '均值与 95% 置信区间图',
      differences: '差值与 95% 置信区间图',
      tTest: '独立样本 t 检验',
      paired: '配对样本 t 检验',
      oneSample: (value: string) => `单样本 t 检验（检验值 ${value}）`,
      anova: '方差分析',
      robust: '方差齐性、Welch 检验与效应量',
      postHoc: '事后两两比较',
    },
    columns: {
      people: '样本量',
      effective: '有效样本量',
      mean: '均值',
      sd: '标准差',
      standardError: '标准误',
      low: '95% 下限',
      high: '95% 上限',
      leveneF: 'Levene F',
      leveneP: 'Levene p',
      t: 't',
      df: '自由度',
      p: '显著性 p',
      difference: '均值差',
      cohensD: 'Cohen’s d',
      sumOfSquares: '平方和',
      meanSquare: '均方',
      f: 'F',
      welchF: 'Welch F',
      welchDf: 'Welch 自由度 2',
      welchP: 'Welch p',
      etaSquared: 'η²',
      omegaSquared: 'ω²',
    },
    parts: { equal: '假定方差相等', welch: '不假定方差相等', between: '组间', within: '组内', total: '总计' },
    versus: (first: string, second: string) => `${first} − ${second}`,
    sizes: { tiny: '很小', small: '较小', medium: '中等', large: '较大' },
    differ: ({ question, highest, high, lowest, low, p, size }: Difference) =>
      `“${question}”：各组有显著差异（${p}），“${highest}”最高（${high}），“${lowest}”最低（${low}），差异程度${size}。`,
    unranked: ({ question, p }: { question: string; p: string }) =>
      `“${question}”：各组有显著差异（${p}），但还不足以确定哪一组最高、哪一组最低。`,
    pairDiffers: ({ higher, lower, size }: { higher: string; lower: string; size: string }) =>
      `同一批人中，“${higher}”比“${lower}”平均高 ${size}，差异显著。`,
    valueDiffers: ({
      question,
      mean,
      value,
      isMore,
    }: {
      question: string;
      mean: string;
      value: string;
      isMore: boolean;
    }) => `“${question}”的均值为 ${mean}，显著${isMore ? '高于' : '低于'} ${value}。`,
    same: (names: readonly string[]) => `没有发现显著差异：${names.join('、')}。`,
    small: (names: readonly string[]) => `样本不足 30：${names.join('、')}，结果仅供参考。`,
    uneven: (names: readonly string[]) =>
      `各组的波动不一致（Levene p<0.05）：${names.join('、')}。结论依据不假定方差相等的 Welch 检验。`,
    pooled: (method: string) =>
      `所选的两两比较方法（${method}）假定各组波动一致，这里并不成立：建议改用 Games-Howell。`,
    untested: (names: readonly string[]) => `答案过少或全部相同，无法检验：${names.join('、')}。`,
    onlyDifferent: '配对较多，仅列出有显著差异的。',
    manyScores: '文字结论按同时检验的项数校正（Holm）；表中各项的 p 值未做此校正。',
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Compare means',
    answers: 'Do groups of people differ in their average scores?',
    slots: {
      variables: { name: 'Scores', hint: 'Scales, ratings or numbers' },
      group: {
        name: 'Grouping question',
        hint: 'A single choice: two groups get a t-test, more an ANOVA. Without it, scores of the same people are compared with each other, or with a value',
      },
    },
    options: {
      postHoc: {
        name: 'Post-hoc comparisons',
        words: {
          auto: 'Automatic',
          tukey: 'Tukey',
          bonferroni: 'Bonferroni',
          gamesHowell: 'Games-Howell',
          scheffe: 'Scheffé',
          lsd: 'LSD',
        },
        hint: 'For three groups and more. Automatic: Tukey, or Games-Howell where their spread differs',
      },
      value: {
        name: 'Test value',
        hint: 'Without a grouping question: what the averages are compared with. Left open, scores are compared in pairs',
      },
    },
    titles: {
      means: 'Means with 95% intervals',
      intervals: 'Means with 95% intervals, as a chart',
      differences: 'Differences with 95% intervals',
      tTest: 'Independent samples t-test',
      paired: 'Paired samples t-test',
      oneSample: value => `One-sample t-test (value ${value})`,
      anova: 'ANOVA',
      robust: 'Equal variances, Welch’s test and effect size',
      postHoc: 'Post-hoc comparisons',
    },
    columns: {
      people: 'N',
      effective: 'Effective N',
      mean: 'Mean',
      sd: 'Std. deviation',
      standardError: 'Std. error',
      low: '95% low',
      high: '95% high',
      leveneF: 'Levene’s F',
      leveneP: 'Levene’s p',
      t: 't',
      df: 'df',
      p: 'p',
      difference: 'Mean difference',
      cohensD: 'Cohen’s d',
      sumOfSquares: 'Sum of squares',
      meanSquare: 'Mean square',
      f: 'F',
      welchF: 'Welch’s F',
      welchDf: 'Welch’s df2',
      welchP: 'Welch’s p',
      etaSquared: 'η²',
      omegaSquared: 'ω²',
    },
    parts: {
      equal: 'Equal variances',
      welch: 'Unequal variances (Welch)',
      between: 'Between groups',
      within: 'Within groups',
      total: 'Total',
    },
    versus: (first, second) => `${first} − ${second}`,
    sizes: { tiny: 'very small', small: 'small', medium: 'medium', large: 'large' },
    differ: ({ question, highest, high, lowest, low, p, size }) =>
      `“${question}”: groups differ significantly (${p}). “${highest}” is highest (${high}), “${lowest}” lowest (${low}); the effect is ${size}.`,
    unranked: ({ question, p }) =>
      `“${question}”: groups differ significantly (${p}), but not surely enough to say which is highest and which lowest.`,
    pairDiffers: ({ higher, lower, size }) =>
      `The same people give “${higher}” on average ${size} more than “${lower}”, a significant difference.`,
    valueDiffers: ({ question, mean, value, isMore }) =>
      `The mean of “${question}” is ${mean}, significantly ${isMore ? 'above' : 'below'} ${value}.`,
    same: names => `No significant difference was found: ${names.join(', ')}.`,
    small: names => `Fewer than 30 people: ${names.join(', ')}. Read these with care.`,
    uneven: names =>
      `Spread differs between groups (Levene’s p<0.05): ${names.join(', ')}. What is said here follows Welch’s test, which does without equal variances.`,
    pooled: method =>
      `The chosen post-hoc comparisons (${method}) assume equal spread, which does not hold here: Games-Howell does without it.`,
    untested: names => `Too few answers, or all the same, to be tested: ${names.join(', ')}.`,
    onlyDifferent: 'Of so many pairs only those that differ significantly are listed.',
    manyScores:
      'What is said in words allows for how many are tested at once (Holm); the tables show each p by itself.',
  },
);
