import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';

interface Test {
  readonly chiSquare: string;
  readonly df: string;
  readonly p: string;
}

export const correspondenceTexts = bilingual(
  {
    name: '对应分析',
    answers: '哪类人更偏向哪个选项？在一张图上看两个题目的关系',
    slots: {
      rows: { name: '第一个题目', hint: '单选题，如品牌' },
      columns: { name: '第二个题目', hint: '单选题，如年龄段；答卷至少 100 份' },
    },
    options: {
      spread: {
        name: '坐标',
        words: { symmetric: '对称', principal: '主坐标' },
        hint: '对称便于比较两题的选项；主坐标便于比较同一题的选项',
      },
    },
    titles: {
      map: '对应分析图',
      inertia: '惯量',
      points: (title: string) => `各选项的位置：${title}`,
      counts: '对应表',
    },
    columns: {
      singular: '奇异值',
      inertia: '惯量',
      percent: '惯量 %',
      cumulative: '累积 %',
      total: '合计',
      mass: '质量',
      coordinate: '坐标',
      contribution: '对维度的贡献',
      cos2: '维度对点的解释（cos²）',
    },
    dimension: (number: number) => `维度 ${number}`,
    axis: ({ number, percent }: { number: number; percent: string }) => `维度 ${number}（${percent}）`,
    pair: ({ row, column }: { row: string; column: string }) => `${row}与${column}`,
    associated: ({ chiSquare, df, p }: Test) => `两个题目之间存在关联（卡方 ${chiSquare}，自由度 ${df}，${p}）。`,
    notAssociated: ({ chiSquare, df, p }: Test) =>
      `没有发现两个题目之间有显著关联（卡方 ${chiSquare}，自由度 ${df}，${p}），图上的远近可能只是偶然。`,
    together: (pairs: string) => `明显比随机情况更常同时出现的：${pairs}。`,
    mapShows: (percent: string) => `图中包含了两题关联信息的 ${percent}。`,
    near: '离原点越远的选项越有特点；两题的选项若在原点的同一方向，往往同时出现。',
    little: (percent: string) => `图中只包含 ${percent} 的信息，位置可能有误导，请结合对应表解读。`,
    faint: (value: string) => `两题的关联很弱（Cramér V = ${value}），实际意义不大。`,
    small: (names: readonly string[]) => `以下选项人数很少，位置不稳定，可先合并：${names.join('、')}。`,
    onEffective: '卡方检验按有效样本量计算。',
    inertiaIs: '惯量是两题关联的强弱，等于卡方除以样本量；各维度依次解释其中最多的部分。',
    pointsAre: '“贡献”是该选项在多大程度上决定了维度；cos² 越接近 1，该选项在图上的位置越可信。',
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Correspondence analysis',
    answers: 'Who leans towards which option? Two questions on one map',
    slots: {
      rows: { name: 'First question', hint: 'A single choice, such as a brand' },
      columns: { name: 'Second question', hint: 'A single choice, such as age; at least 100 people' },
    },
    options: {
      spread: {
        name: 'Coordinates',
        words: { symmetric: 'Symmetric', principal: 'Principal' },
        hint: 'Symmetric to compare options of both questions, principal to compare those of one',
      },
    },
    titles: {
      map: 'Map of both questions',
      inertia: 'Inertia',
      points: title => `Where the options stand: ${title}`,
      counts: 'Correspondence table',
    },
    columns: {
      singular: 'Singular value',
      inertia: 'Inertia',
      percent: '% of inertia',
      cumulative: 'Cumulative %',
      total: 'Total',
      mass: 'Mass',
      coordinate: 'Coordinate',
      contribution: 'Contribution to the dimension',
      cos2: 'Explained by the dimension (cos²)',
    },
    dimension: number => `Dimension ${number}`,
    axis: ({ number, percent }) => `Dimension ${number} (${percent})`,
    pair: ({ row, column }) => `${row} with ${column}`,
    associated: ({ chiSquare, df, p }) => `The two questions are related (chi-square ${chiSquare}, df ${df}, ${p}).`,
    notAssociated: ({ chiSquare, df, p }) =>
      `No significant relation was found (chi-square ${chiSquare}, df ${df}, ${p}): what lies near on the map may do so by chance.`,
    together: pairs => `Clearly more often together than chance has it: ${pairs}.`,
    mapShows: percent => `The map holds ${percent} of how the two are related.`,
    near: 'The farther from the middle, the more an option stands out; options of both questions in the same direction tend to go together.',
    little: percent => `The map holds only ${percent} of it and may mislead: read it beside the table.`,
    faint: value => `The two are only faintly related (Cramér’s V ${value}): that matters little in practice.`,
    small: names =>
      `Few people chose these, so they stand on unsure ground; consider merging them: ${names.join(', ')}.`,
    onEffective: 'Chi-square is on the effective base.',
    inertiaIs:
      'Inertia is how strongly the two are related, chi-square by the number of people; each dimension takes the most of what is left.',
    pointsAre:
      'The contribution is how much an option makes a dimension what it is; the nearer cos² is to 1, the more its place on the map can be trusted.',
  },
);
