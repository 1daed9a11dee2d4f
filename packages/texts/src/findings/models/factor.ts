import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';

export const factorTexts = bilingual(
  {
    name: '因子分析',
    answers: '这么多题目，背后其实在问哪几件事？',
    slots: { variables: { name: '题目', hint: '量表、评分或数字题，至少 2 个，答卷至少 30 份' } },
    options: {
      extraction: { name: '提取方法', words: { pca: '主成分', paf: '主轴因子' } },
      rotation: {
        name: '旋转',
        words: { varimax: '最大方差（Varimax）', none: '不旋转' },
        hint: '旋转后每个题目更清楚地归到一个因子',
      },
      factors: { name: '因子个数', hint: '留空：取特征值大于 1 的因子' },
      hideBelow: { name: '隐藏小于此值的载荷', hint: '常用 0.3 或 0.4，0 表示全部显示' },
      sort: { name: '按因子排序题目' },
    },
    titles: {
      factors: '因子一览',
      kmo: 'KMO 与 Bartlett 检验',
      variance: '总方差解释',
      scree: '碎石图',
      loadings: '旋转后的因子载荷',
      unrotated: '因子载荷（未旋转）',
      loadingsMap: '因子载荷热力图',
      loadingsPlot: '因子载荷图',
      communalities: '公因子方差',
      coefficients: '因子得分系数',
      correlations: '相关矩阵',
    },
    columns: {
      questions: '题目',
      percent: '方差解释率',
      total: '合计',
      ofVariance: '方差 %',
      cumulative: '累积 %',
      initial: '初始',
      extraction: '提取',
      msa: 'MSA',
      eigenvalue: '特征值',
    },
    kmoRows: {
      kmo: 'KMO 取样适切性',
      chiSquare: 'Bartlett 球形检验：近似卡方',
      df: '自由度',
      p: '显著性 p',
    },
    varianceBlocks: { initial: '初始特征值', extraction: '提取载荷平方和', rotation: '旋转载荷平方和' },
    numbered: (number: number) => `因子 ${number}`,
    axis: ({ name, percent }: { name: string; percent: string }) => `${name}（${percent}）`,
    summary: ({ questions, factors, percent }: { questions: number; factors: number; percent: string }) =>
      `${questions} 个题目可以归纳为 ${factors} 个因子，保留了原有信息的 ${percent}。`,
    littleExplained: (percent: string) =>
      `累积方差解释率只有 ${percent}，一般希望超过 50%：这几个因子丢失了较多信息，可增加因子个数，或移除与其他题目无关的题目。`,
    notSuitable: '这些题目之间的相关不足以做因子分析，下面的因子不宜解读；请看 KMO 与 Bartlett 检验。',
    fewPerQuestion: ({ people, questions }: { people: number; questions: number }) =>
      `${people} 份答卷对 ${questions} 个题目偏少，一般希望每个题目至少有 5 份答卷。`,
    weak: (names: readonly string[]) => `几个因子对以下题目的解释不足 30%，可考虑移除：${names.join('、')}。`,
    torn: (names: readonly string[]) => `以下题目在多个因子上的载荷都不低于 0.4，归属不够清楚：${names.join('、')}。`,
    method: ({ extraction, rotation }: { extraction: string; rotation: string }) =>
      `提取方法：${extraction}；旋转：${rotation}。`,
    byEigenvalue: '因子个数按特征值大于 1 确定。',
    kmoIs: ({ value, word }: { value: string; word: string }) => `KMO 为 ${value}，${word}。`,
    kmoWords: {
      excellent: '非常适合做因子分析',
      good: '适合做因子分析',
      fair: '比较适合做因子分析',
      passable: '勉强适合做因子分析',
      poor: '不太适合做因子分析',
      unacceptable: '不适合做因子分析',
    },
    bartlettFound: (p: string) => `Bartlett 检验 ${p}，小于 0.05：题目之间存在相关，这是做因子分析的前提。`,
    bartlettNone: (p: string) => `Bartlett 检验 ${p}，不小于 0.05：题目之间可能并无相关，不适合做因子分析。`,
    kmoScale: 'KMO：0.9 以上非常适合，0.8 适合，0.7 比较适合，0.6 勉强，0.5 不太适合，0.5 以下不适合。',
    varianceIs: '每个因子包含了全部题目多少信息；累积方差解释率一般希望超过 50%。',
    screeIs: (factors: number) => `特征值大于 1 的因子比单个题目包含更多信息；这里取了 ${factors} 个因子。`,
    rule: '特征值 = 1',
    loadingIs: '载荷是题目与因子的相关程度，越接近 1 或 -1，题目越属于该因子；可据此为因子命名。',
    hidden: (below: string) => `绝对值小于 ${below} 的载荷未显示。`,
    plotIs: '箭头方向相近的题目常一起升高，箭头越长，与这两个因子的关系越强。',
    communalityIs: '“提取”是几个因子合起来解释了该题目多少；MSA 是单个题目的 KMO。',
    coefficientIs: '各题目标准化后乘以系数再相加，即为因子得分（回归法）。',
    score: ({ name }: { name: string }) => `因子得分：${name}`,
    named: '因子名称修改成功',
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Factor analysis',
    answers: 'Which few things are all these questions really about?',
    slots: { variables: { name: 'Questions', hint: 'Scales, ratings or numbers, at least 2, and at least 30 people' } },
    options: {
      extraction: { name: 'Extraction', words: { pca: 'Principal components', paf: 'Principal axis' } },
      rotation: {
        name: 'Rotation',
        words: { varimax: 'Varimax', none: 'None' },
        hint: 'Rotated, each question belongs more clearly to one factor',
      },
      factors: { name: 'Number of factors', hint: 'Empty: those with an eigenvalue above 1' },
      hideBelow: { name: 'Hide loadings below', hint: 'Often 0.3 or 0.4; 0 shows all' },
      sort: { name: 'Sort questions by factor' },
    },
    titles: {
      factors: 'Factors at a glance',
      kmo: 'KMO and Bartlett’s test',
      variance: 'Total variance explained',
      scree: 'Scree plot',
      loadings: 'Rotated factor loadings',
      unrotated: 'Factor loadings (unrotated)',
      loadingsMap: 'Heat map of loadings',
      loadingsPlot: 'Loading plot',
      communalities: 'Communalities',
      coefficients: 'Factor score coefficients',
      correlations: 'Correlation matrix',
    },
    columns: {
      questions: 'Questions',
      percent: 'Variance explained',
      total: 'Total',
      ofVariance: '% of variance',
      cumulative: 'Cumulative %',
      initial: 'Initial',
      extraction: 'Extraction',
      msa: 'MSA',
      eigenvalue: 'Eigenvalue',
    },
    kmoRows: {
      kmo: 'KMO measure of sampling adequacy',
      chiSquare: 'Bartlett’s test of sphericity: approx. chi-square',
      df: 'Degrees of freedom',
      p: 'Significance p',
    },
    varianceBlocks: {
      initial: 'Initial eigenvalues',
      extraction: 'Extraction sums of squared loadings',
      rotation: 'Rotation sums of squared loadings',
    },
    numbered: number => `Factor ${number}`,
    axis: ({ name, percent }) => `${name} (${percent})`,
    summary: ({ questions, factors, percent }) =>
      factors === 1
        ? `${questions} questions come down to 1 factor, which keeps ${percent} of what they tell.`
        : `${questions} questions come down to ${factors} factors, which keep ${percent} of what they tell.`,
    littleExplained: percent =>
      `Only ${percent} of the variance is explained; more than 50% is generally expected. Ask for more factors, or take questions away that have nothing to do with the others.`,
    notSuitable:
      'These questions are not correlated enough for factor analysis, so do not read the factors below: see KMO and Bartlett’s test.',
    fewPerQuestion: ({ people, questions }) =>
      `${people} people are few for ${questions} questions: at least 5 per question are generally wanted.`,
    weak: names => `The factors explain less than 30% of these; consider taking them away: ${names.join(', ')}.`,
    torn: names => `These load at 0.4 or more on several factors and belong to none clearly: ${names.join(', ')}.`,
    method: ({ extraction, rotation }) => `Extraction: ${extraction}. Rotation: ${rotation}.`,
    byEigenvalue: 'As many factors as have an eigenvalue above 1.',
    kmoIs: ({ value, word }) => `KMO is ${value}: ${word}.`,
    kmoWords: {
      excellent: 'excellent for factor analysis',
      good: 'good for factor analysis',
      fair: 'fairly good for factor analysis',
      passable: 'just about good enough for factor analysis',
      poor: 'poor for factor analysis',
      unacceptable: 'not suited to factor analysis',
    },
    bartlettFound: p =>
      `Bartlett’s test has ${p}, below 0.05: the questions are correlated, as a factor analysis needs.`,
    bartlettNone: p =>
      `Bartlett’s test has ${p}, not below 0.05: the questions may not be correlated at all, and are not suited to factor analysis.`,
    kmoScale: 'KMO: 0.9 excellent, 0.8 good, 0.7 fair, 0.6 passable, 0.5 poor, below that not suited.',
    varianceIs: 'How much of what all questions tell is in each factor; more than 50% together is generally expected.',
    screeIs: factors =>
      `A factor with an eigenvalue above 1 tells more than a single question; here ${factors === 1 ? '1 is' : `${factors} are`} taken.`,
    rule: 'Eigenvalue = 1',
    loadingIs:
      'A loading is how closely a question goes with a factor: near 1 or -1 it belongs to it. They tell what to call the factors.',
    hidden: below => `Loadings between -${below} and ${below} are not shown.`,
    plotIs:
      'Questions whose arrows point the same way rise together; the longer, the closer they go with these two factors.',
    communalityIs:
      '“Extraction” is how much of a question all factors together explain; MSA is the KMO of a single question.',
    coefficientIs:
      'Each question, standardised, times its coefficient: their sum is the factor score (regression method).',
    score: ({ name }) => `Factor score: ${name}`,
    named: 'The factor has its new name',
  },
);
