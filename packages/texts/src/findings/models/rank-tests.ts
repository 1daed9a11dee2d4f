import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';

interface Difference {
  readonly question: string;
  readonly highest: string;
  readonly lowest: string;
  readonly p: string;
}

export const rankTestsTexts = bilingual(
  {
    name: '非参数检验',
    answers: '得分分布不规则或样本很少时，各组是否有差异？',
    slots: {
      variables: { name: '比较的得分', hint: '量表、评分或数字题' },
      group: { name: '分组题', hint: '单选题；留空时比较同一批人的多个得分' },
    },
    options: {},
    titles: { tests: '秩检验', chart: '平均秩', ranks: '秩与中位数', pairs: '两两比较' },
    columns: {
      method: '方法',
      people: '样本量',
      statistic: '统计量',
      z: 'Z',
      df: '自由度',
      p: '显著性 p',
      adjustedP: '校正后 p（Bonferroni）',
      effect: '效应量',
      meanRank: '平均秩',
      rankSum: '秩和',
      median: '中位数',
    },
    methods: {
      mannWhitney: { name: 'Mann-Whitney U', hint: 'Mann-Whitney U 检验比较两组的名次高低，不要求得分服从正态分布。' },
      kruskalWallis: {
        name: 'Kruskal-Wallis H',
        hint: 'Kruskal-Wallis H 检验比较多组的名次高低；两两比较用 Mann-Whitney，按 Bonferroni 校正。',
      },
      wilcoxon: { name: 'Wilcoxon 符号秩', hint: 'Wilcoxon 符号秩检验比较同一批人的两个得分，相等的不计入。' },
      friedman: {
        name: 'Friedman',
        hint: 'Friedman 检验比较同一批人的多个得分；两两比较用 Wilcoxon，按 Bonferroni 校正。',
      },
    },
    versus: ' 与 ',
    higher: '把所有得分从低到高排名次，平均秩越高，得分整体越高。',
    together: (count: number) => `所选 ${count} 个得分`,
    differ: ({ question, highest, lowest, p }: Difference) =>
      `“${question}”：有显著差异（${p}），“${highest}”整体最高，“${lowest}”整体最低。`,
    unranked: ({ question, p }: Pick<Difference, 'question' | 'p'>) =>
      `“${question}”：有显著差异（${p}），但还不足以确定谁最高、谁最低。`,
    same: (names: readonly string[]) => `没有发现显著差异：${names.join('；')}。`,
    few: '部分组不足 30 人，结果仅供参考。',
    untested: (names: readonly string[]) => `答案过少或全部相同，无法检验：${names.join('；')}。`,
    effects: '效应量在 0 到 1 之间：两组为 r，多组为 ε²，同一批人的多个得分为 Kendall W；越大差异越明显。',
    manyScores: '文字结论按同时检验的项数校正（Holm）；表中各项的 p 值未做此校正。',
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Rank tests',
    answers: 'Do groups differ, where scores are irregular or people few?',
    slots: {
      variables: { name: 'Scores', hint: 'Scales, ratings or numbers' },
      group: { name: 'Grouping question', hint: 'A single choice; without it, scores of the same people are compared' },
    },
    options: {},
    titles: { tests: 'Rank tests', chart: 'Mean ranks', ranks: 'Ranks and medians', pairs: 'Every two of them' },
    columns: {
      method: 'Test',
      people: 'N',
      statistic: 'Statistic',
      z: 'Z',
      df: 'df',
      p: 'p',
      adjustedP: 'Adjusted p (Bonferroni)',
      effect: 'Effect size',
      meanRank: 'Mean rank',
      rankSum: 'Sum of ranks',
      median: 'Median',
    },
    methods: {
      mannWhitney: {
        name: 'Mann-Whitney U',
        hint: 'The Mann-Whitney U test compares how two groups rank; scores need not be normally distributed.',
      },
      kruskalWallis: {
        name: 'Kruskal-Wallis H',
        hint: 'The Kruskal-Wallis H test compares how several groups rank; every two by Mann-Whitney, adjusted by Bonferroni.',
      },
      wilcoxon: {
        name: 'Wilcoxon signed rank',
        hint: 'The Wilcoxon signed rank test compares two scores of the same people; equal ones do not count.',
      },
      friedman: {
        name: 'Friedman',
        hint: 'The Friedman test compares several scores of the same people; every two by Wilcoxon, adjusted by Bonferroni.',
      },
    },
    versus: ' and ',
    higher:
      'All scores are put in order, the lowest first: the higher a mean rank, the higher the scores on the whole.',
    together: count => `All ${count} scores`,
    differ: ({ question, highest, lowest, p }) =>
      `“${question}”: a significant difference (${p}). “${highest}” ranks highest, “${lowest}” lowest.`,
    unranked: ({ question, p }) =>
      `“${question}”: a significant difference (${p}), but not sure enough to say which ranks highest and which lowest.`,
    same: names => `No significant difference was found: ${names.join('; ')}.`,
    few: 'Some groups have fewer than 30 people: read them with care.',
    untested: names => `Too few answers, or all the same, to be tested: ${names.join('; ')}.`,
    effects:
      'Effect sizes are 0 to 1: r of two, ε² of several groups, Kendall’s W of several scores of the same people; the larger, the clearer.',
    manyScores:
      'What is said in words allows for how many are tested at once (Holm); the tables show each p by itself.',
  },
);
