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
      residual: '调整残差',
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
    surely: '文字结论按表中全部比较次数作 Holm 校正，可能少于字母标记。',
    smallBase: ({ least }: { least: number }) => `* 样本量（加权时为有效样本量）不足 ${least}，数值仅供参考。`,
    index: '指数：100 为与总计的占比相同。',
    residual: '调整残差：该列与其余受访者相比，偏离“没有差别”多少个标准误；绝对值超过 1.96 约相当于 95% 置信水平。',
    tests: {
      'chi-square': '卡方检验',
      fisher: 'Fisher 精确检验',
      welch: 'Welch 方差分析',
      options: '逐项检验，Holm 校正',
      pairs: '两两比较，Bonferroni 校正',
    },
    testedBy: ({ name, test, p }: { name: string; test: string; p: string }) => `“${name}”（${test}，${p}）`,
    fisher: ({ name, p }: { name: string; p: string }) => `与 ${name}：Fisher 精确检验，${p}`,
    welch: ({ name, f, eta, p }: { name: string; f: string; eta: string; p: string }) =>
      `与 ${name}：Welch 方差分析，${f === '' ? '' : `${f}，`}${p}，η = ${eta}`,
    welchF: ({ value, df1, df2 }: { value: string; df1: string; df2: string }) => `F(${df1}, ${df2}) = ${value}`,
    options: ({ name, tested, p }: { name: string; tested: number; p: string }) =>
      `与 ${name}：多选题的选项并不互斥，没有整体的卡方检验；逐项检验 ${tested} 项，Holm 校正后最小的 ${p}`,
    pairs: ({ name, tested, p }: { name: string; tested: number; p: string }) =>
      `与 ${name}：两两比较共 ${tested} 次，Bonferroni 校正后最小的 ${p}`,
    chiSquare: ({ name, value, df, p, v }: Tested) => `与 ${name}：χ²(${df}) = ${value}，${p}，Cramér’s V = ${v}`,
    smallExpected: ({ name }: { name: string }) => `与 ${name} 的卡方检验中，较多单元格的期望频数过小，结果仅供参考。`,
    exactInstead: ({ name }: { name: string }) =>
      `与 ${name} 的卡方检验中，较多单元格的期望频数过小，请以精确检验的结果为准。`,
    meansInstead: ({ count }: { count: number }) =>
      `本题有 ${count} 个不同的数值，不作卡方检验，改为比较均值；如需比较分布，可先把数值分段再作交叉。`,
    tooManyValues: ({ count }: { count: number }) =>
      `本题有 ${count} 个不同的数值，未逐一列出；可先分组（分段）再作交叉。`,
    p: { below: 'p < 0.001', is: (value: string) => `p = ${value}` },
    meaning: {
      nobody: '当前范围内没有人回答本题。',
      weightless: '当前范围内的答卷权重均为 0，无法计算。',
      tooFew: ({ count }: { count: number }) => `只有 ${count} 人回答，样本太少，不宜据此下结论。`,
      tooFewEffective: ({ people, effective }: { people: number; effective: string }) =>
        `${people} 人回答，加权后只相当于 ${effective} 人（有效样本量），样本太少，不宜据此下结论。`,
      largest: ({ list, value, isSet }: { list: string; value: string; isSet: boolean }) =>
        `${isSet ? '选择最多的是' : '占比最高的是'}${list}（${value}）。`,
      severalLead: ({ count, value, isSet }: { count: number; value: string; isSet: boolean }) =>
        `有 ${count} 项并列${isSet ? '选择最多' : '占比最高'}（均为 ${value}）。`,
      mean: ({ value }: { value: string }) => `均值为 ${value}。`,
      higher: ({ level, list }: { level: string; list: string }) => `在 ${level} 置信水平上：${list}。`,
      higherLine: ({ line, column, value, others }: Higher) => `${line}在${column}中（${value}）显著高于${others}`,
      higherMean: ({ column, value, others, of }: Omit<Higher, 'line'> & { of?: string }) =>
        `${column}${of === undefined ? '' : `对${of}`}的均值（${value}）显著高于${others}`,
      join: '；',
      more: ({ count }: { count: number }) => `另有 ${count} 处显著差异见表中字母。`,
      chance: ({ count, comparisons }: { count: number; comparisons: number }) =>
        `表中有 ${count} 处标有字母的差异可能只是偶然：一共作了 ${comparisons} 次比较。`,
      onlySmall: ({ least }: { least: number }) => `只有样本量不足 ${least} 的列显出差异，人数太少，不宜据此下结论。`,
      none: ({ level }: { level: string }) => `在 ${level} 置信水平上，各列之间没有显著差异。`,
      overallOnly: (list: string) =>
        `整体来看，本题的回答因${list}而异；但逐对比较时，没有哪两列的差异足够明确，差异可能分散在多个选项或多个列上。`,
      pairsOnly: (list: string) => `不过整体检验并未发现本题与${list}显著相关，上述差异宜另行验证。`,
      tooSmall: ({ least }: { least: number }) => `样本量达到 ${least} 的列不足两个，未作显著性检验。`,
      nothingToCompare: '有人作答的列不足两个，没有可比较的列。',
      related: ({ list, level }: { list: string; level: string }) => `在 ${level} 置信水平上，与${list}显著相关。`,
      unrelated: ({ list, level }: { list: string; level: string }) =>
        `在 ${level} 置信水平上，未发现与${list}显著相关。`,
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
      residual: 'Adjusted residual',
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
    surely:
      'Sentences count all comparisons of the table (Holm’s correction), so they may name fewer differences than letters mark.',
    smallBase: ({ least }) => `* Base (with weights: effective base) below ${least}: read with care.`,
    index: 'Index: 100 is the total’s share.',
    residual:
      'Adjusted residual: how many standard errors the column is from what everybody else answered; beyond ±1.96 is about the 95% level.',
    tests: {
      'chi-square': 'chi-square test',
      fisher: 'Fisher’s exact test',
      welch: 'Welch’s analysis of variance',
      options: 'option by option, Holm’s correction',
      pairs: 'pair by pair, Bonferroni correction',
    },
    testedBy: ({ name, test, p }) => `“${name}” (${test}, ${p})`,
    fisher: ({ name, p }) => `By ${name}: Fisher’s exact test, ${p}`,
    welch: ({ name, f, eta, p }) =>
      `By ${name}: Welch’s analysis of variance, ${f === '' ? '' : `${f}, `}${p}, η = ${eta}`,
    welchF: ({ value, df1, df2 }) => `F(${df1}, ${df2}) = ${value}`,
    options: ({ name, tested, p }) =>
      `By ${name}: options of a multiple-choice question are not exclusive, so there is no overall chi-square test; ${tested === 1 ? 'one option was' : `${tested} options were`} tested one by one, smallest ${p} after Holm’s correction`,
    pairs: ({ name, tested, p }) =>
      `By ${name}: ${tested === 1 ? 'one pair of columns' : `${tested} comparisons of two columns`}, smallest ${p} after Bonferroni’s correction`,
    chiSquare: ({ name, value, df, p, v }) => `By ${name}: χ²(${df}) = ${value}, ${p}, Cramér’s V = ${v}`,
    smallExpected: ({ name }) => `The chi-square test by ${name} has many small expected counts: read with care.`,
    exactInstead: ({ name }) =>
      `The chi-square test by ${name} has many small expected counts: go by the exact test instead.`,
    meansInstead: ({ count }) =>
      `This question has ${count} different values, so means are compared and there is no chi-square test; to compare how the values are spread, make bands of them first.`,
    tooManyValues: ({ count }) =>
      `This question has ${count} different values, which are not listed one by one; make bands of them first.`,
    p: { below: 'p < 0.001', is: value => `p = ${value}` },
    meaning: {
      nobody: 'Nobody in this selection answered the question.',
      weightless: 'All records of this selection have the weight 0, so nothing can be worked out.',
      tooFew: ({ count }) => `Only ${count} answered: too few to conclude anything.`,
      tooFewEffective: ({ people, effective }) =>
        `${people} answered, but weighting leaves an effective base of only ${effective}: too few to conclude anything.`,
      largest: ({ list, value, isSet }) => `${isSet ? 'Most often chosen' : 'The largest share'}: ${list} (${value}).`,
      severalLead: ({ count, value, isSet }) =>
        `${count} answers ${isSet ? 'were chosen equally often and most' : 'share the largest share'} (${value} each).`,
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
      chance: ({ count, comparisons }) =>
        `${count === 1 ? 'One marked difference' : `${count} marked differences`} may be chance: ${comparisons === 1 ? 'one comparison was' : `${comparisons} comparisons were`} made.`,
      onlySmall: ({ least }) =>
        `Only columns with a base below ${least} stand out, which is too few people to conclude anything.`,
      none: ({ level }) => `No difference between columns is significant at the ${level} level.`,
      overallOnly: list =>
        `As a whole the answers differ by ${list}, but no two columns differ clearly when compared one by one: the difference may be spread over several answers or columns.`,
      pairsOnly: list =>
        `The test of the question as a whole, however, finds no significant relation to ${list}: check these differences before relying on them.`,
      tooSmall: ({ least }) => `Fewer than two columns have a base of ${least}, so none were tested.`,
      nothingToCompare: 'Fewer than two columns have answers, so there is nothing to compare.',
      related: ({ list, level }) => `Significantly related to ${list} at the ${level} level.`,
      unrelated: ({ list, level }) => `No significant relation to ${list} was found at the ${level} level.`,
    },
  },
);
