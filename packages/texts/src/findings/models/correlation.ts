import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';

interface Pair {
  readonly first: string;
  readonly second: string;
  readonly value: string;
}

export const correlationTexts = bilingual(
  {
    name: '相关分析',
    answers: '哪些题目的得分会一起升高，或此消彼长？',
    slots: { variables: { name: '变量', hint: '量表、评分或数字题，至少 2 个' } },
    options: {
      method: {
        name: '相关系数',
        words: { pearson: 'Pearson', spearman: 'Spearman', kendall: 'Kendall tau-b', partial: '偏相关' },
      },
      missing: { name: '缺失值', words: { pairwise: '成对剔除', listwise: '整行剔除' } },
    },
    titles: { matrix: '相关矩阵', map: '相关热力图' },
    measures: { coefficient: '相关系数', p: '显著性 p', people: '样本量' },
    strongest: ({ first, second, value }: Pair) => `显著相关的题目中，最强的是“${first}”与“${second}”（${value}）。`,
    faint: '有的题目之间显著相关，但都很弱（相关系数绝对值不到 0.1），实际意义不大。',
    none: '没有发现哪一对题目显著相关。',
    constant: (names: readonly string[]) => `${names.join('、')}的取值全部相同，无法计算相关。`,
    few: '部分题目对的样本不足 30，结果仅供参考。',
    listwise: '仅计入全部题目都有答案的样本。',
    weighted: '已加权；显著性按有效样本量计算。',
    unweighted: 'Kendall 相关系数不支持加权，这里未使用权重。',
    manyPairs: '文字结论按题目对的数量校正（Holm）；表中的星号和 p 值未做此校正。',
    cause: '相关不代表因果。',
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Correlation',
    answers: 'Which scores rise together, and which go opposite ways?',
    slots: { variables: { name: 'Variables', hint: 'Scales, ratings or numbers, at least 2' } },
    options: {
      method: {
        name: 'Coefficient',
        words: { pearson: 'Pearson', spearman: 'Spearman', kendall: 'Kendall tau-b', partial: 'Partial' },
      },
      missing: { name: 'Missing answers', words: { pairwise: 'Left out by pair', listwise: 'Left out by person' } },
    },
    titles: { matrix: 'Correlation matrix', map: 'Heat map of correlations' },
    measures: { coefficient: 'Coefficient', p: 'p', people: 'People' },
    strongest: ({ first, second, value }) =>
      `Of the significant correlations, the strongest is between “${first}” and “${second}” (${value}).`,
    faint:
      'Some are significantly correlated, but only faintly (coefficients below 0.1 either way): that matters little in practice.',
    none: 'No two of them were found to be significantly correlated.',
    constant: names => `Everybody gave the same answer to ${names.join(', ')}, so there is nothing to correlate.`,
    few: 'Some pairs have fewer than 30 people: read them with care.',
    listwise: 'Only people who answered all of them are counted.',
    weighted: 'Weighted; significance is that of the effective base.',
    unweighted: 'Kendall’s coefficient takes no weights: this is unweighted.',
    manyPairs: 'What is said in words allows for the number of pairs (Holm); stars and p in the table do not.',
    cause: 'A correlation does not say what causes what.',
  },
);
