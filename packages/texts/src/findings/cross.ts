import { bilingual } from '../bilingual.ts';

interface Tested {
  readonly name: string;
  readonly value: string;
  readonly df: number;
  readonly p: string;
  readonly v: string;
}
interface Higher {
  readonly line: string;
  readonly column: string;
  readonly value: string;
  readonly others: string;
}

/** Cross tables: heads, notes and what a table means. */
export const crossTexts = bilingual(
  {
    total: '总计',
    base: '样本量',
    weightedBase: '加权样本量',
    effectiveBase: '有效样本量',
    measures: {
      columnPercent: '列百分比',
      rowPercent: '行百分比',
      totalPercent: '总百分比',
      count: '频数',
      unweightedCount: '未加权频数',
      index: '指数',
    },
    statistics: { mean: '均值', deviation: '标准差', standardError: '标准误', median: '中位数' },
    nested: ' × ',
    between: '、',
    quoted: (text: string) => `“${text}”`,
    both: (parts: { all: string; own: string }) => `${parts.all}；${parts.own}`,
    letters: ({ level, correction }: { level: string; correction: string }) =>
      `字母表示该列显著高于所标的列（同一题之内两两比较，置信水平 ${level}${correction}）。`,
    corrections: { none: '，未校正', bonferroni: '，Bonferroni 校正', fdr: '，FDR 校正' },
    overlapping: '多选题各列有共同的受访者，按相依样本检验。',
    smallBase: '* 样本量不足 30，数值仅供参考。',
    index: '指数：100 为与总计的占比相同。',
    chiSquare: ({ name, value, df, p, v }: Tested) => `与 ${name}：χ²(${df}) = ${value}，${p}，Cramér’s V = ${v}`,
    smallExpected: ({ name }: { name: string }) => `与 ${name} 的卡方检验中，较多单元格的期望频数过小，结果仅供参考。`,
    tooManyValues: ({ count }: { count: number }) =>
      `本题有 ${count} 个不同的数值，未逐一列出；可先分组（分段）再作交叉。`,
    p: { below: 'p < 0.001', is: (value: string) => `p = ${value}` },
    meaning: {
      nobody: '当前范围内没有人回答本题。',
      weightless: '当前范围内的答卷权重均为 0，无法计算。',
      tooFew: ({ count }: { count: number }) => `只有 ${count} 人回答，样本太少，不宜据此下结论。`,
      largest: ({ list, value, isSet }: { list: string; value: string; isSet: boolean }) =>
        `${isSet ? '选择最多的是' : '占比最高的是'}${list}（${value}）。`,
      mean: ({ value }: { value: string }) => `均值为 ${value}。`,
      higher: ({ level, list }: { level: string; list: string }) => `在 ${level} 置信水平上：${list}。`,
      higherLine: ({ line, column, value, others }: Higher) => `${line}在${column}中（${value}）显著高于${others}`,
      higherMean: ({ column, value, others, of }: Omit<Higher, 'line'> & { of?: string }) =>
        `${column}${of === undefined ? '' : `对${of}`}的均值（${value}）显著高于${others}`,
      join: '；',
      more: ({ count }: { count: number }) => `另有 ${count} 处显著差异见表中字母。`,
      none: ({ level }: { level: string }) => `在 ${level} 置信水平上，各列之间没有显著差异。`,
      notTested: '各列样本不足以作显著性检验。',
      related: ({ list, level }: { list: string; level: string }) => `与${list}显著相关（卡方检验，${level}）。`,
      unrelated: ({ list, level }: { list: string; level: string }) =>
        `未发现与${list}显著相关（卡方检验，${level}）。`,
    },
  },
  {
    total: 'Total',
    base: 'Base',
    weightedBase: 'Weighted base',
    effectiveBase: 'Effective base',
    measures: {
      columnPercent: 'Column %',
      rowPercent: 'Row %',
      totalPercent: 'Total %',
      count: 'Count',
      unweightedCount: 'Unweighted count',
      index: 'Index',
    },
    statistics: {
      mean: 'Mean',
      deviation: 'Standard deviation',
      standardError: 'Standard error',
      median: 'Median',
    },
    nested: ' × ',
    between: ', ',
    quoted: text => `“${text}”`,
    both: ({ all, own }) => `${all}; ${own}`,
    letters: ({ level, correction }) =>
      `A letter marks a column that is significantly higher than the column of that letter (pairs within one question, ${level} level${correction}).`,
    corrections: { none: ', no correction', bonferroni: ', Bonferroni correction', fdr: ', FDR correction' },
    overlapping: 'Columns of a multiple-choice question share respondents and are tested as dependent samples.',
    smallBase: '* Base below 30: read with care.',
    index: 'Index: 100 is the total’s share.',
    chiSquare: ({ name, value, df, p, v }) => `By ${name}: χ²(${df}) = ${value}, ${p}, Cramér’s V = ${v}`,
    smallExpected: ({ name }) => `The chi-square test by ${name} has many small expected counts: read with care.`,
    tooManyValues: ({ count }) =>
      `This question has ${count} different values, which are not listed one by one; make bands of them first.`,
    p: { below: 'p < 0.001', is: value => `p = ${value}` },
    meaning: {
      nobody: 'Nobody in this selection answered the question.',
      weightless: 'All records of this selection have the weight 0, so nothing can be worked out.',
      tooFew: ({ count }) => `Only ${count} answered: too few to conclude anything.`,
      largest: ({ list, value, isSet }) => `${isSet ? 'Most often chosen' : 'The largest share'}: ${list} (${value}).`,
      mean: ({ value }) => `The mean is ${value}.`,
      higher: ({ level, list }) => `At the ${level} level, ${list}.`,
      higherLine: ({ line, column, value, others }) =>
        `${line} is significantly higher among ${column} (${value}) than among ${others}`,
      higherMean: ({ column, value, others, of }) =>
        `the mean ${of === undefined ? '' : `of ${of} `}is significantly higher among ${column} (${value}) than among ${others}`,
      join: '; ',
      more: ({ count }) =>
        count === 1
          ? 'One more significant difference is marked in the table.'
          : `${count} more significant differences are marked in the table.`,
      none: ({ level }) => `No difference between columns is significant at the ${level} level.`,
      notTested: 'The bases of the columns are too small for a test.',
      related: ({ list, level }) => `Significantly related to ${list} (chi-square test, ${level} level).`,
      unrelated: ({ list, level }) => `No significant relation to ${list} was found (chi-square test, ${level} level).`,
    },
  },
);
