import { bilingual, type Language } from '../bilingual.ts';

/** What stands in an analysis' way. `name` is the variable's, `most` how many there may be. */
export interface AnalysisProblemParams {
  readonly word: keyof (typeof analysisProblemTexts)['zh'];
  readonly name?: string | undefined;
  readonly most?: number | undefined;
  /** How many are needed, and how many there are. */
  readonly least?: number | undefined;
  readonly got?: number | undefined;
  /** Words of one of its options. */
  readonly category?: string | undefined;
}

const analysisProblemTexts = bilingual(
  {
    'not-readable': () => '分析内容无法读取，请重新设置',
    empty: () => '请至少选择一个题目',
    'too-many': ({ most }: Details) => (most === undefined ? '内容过多，请减少一些' : `最多 ${most} 个，请减少一些`),
    'variable-unknown': () => '所选题目已不存在，请移除后重试',
    'question-unknown': () => '所选题目已不存在，请刷新后重试',
    'variable-not-supported': ({ name }: Details) => `${named(name, '所选题目')}不能放在这里`,
    'variable-twice': ({ name }: Details) => `${named(name, '同一题目')}重复了，请保留一个`,
    'filter-not-usable': () => '筛选条件无法使用，可能涉及已不存在的题目，请修改后重试',
    'codes-unknown': ({ name }: Details) => `${named(name, '所选题目')}中有选项已不存在，请修改后重试`,
    'weight-not-usable': () => '权重无法使用，可能涉及已不存在的题目或选项，请修改后重试',
    'weight-nobody': () => '没有一份答卷具备全部加权目标，请减少目标后重试',
    'weight-nobody-in-category': ({ name, category }: Details) =>
      `${named(name, '加权题目')}的“${category}”没有人选择，无法加权，请将其目标改为 0 或删除`,
    'weight-impossible': ({ name, got }: Details) =>
      `${named(name, '权重')}在 ${got ?? 0} 份答卷中是负数或过大，不能用作权重，请先修正数据`,
    'weight-not-taken': () => '该分析不支持加权，请取消权重',
    'derived-not-usable': () => '新建变量无法使用，可能涉及已不存在的题目，请修改后重试',
    'too-few': ({ least }: Details) => `至少需要 ${least} 个题目，请再添加一些`,
    'too-few-people': ({ least, got }: Details) =>
      `分析失败：至少需要 ${least} 份对所选题目都有效的答卷，现在只有 ${got ?? 0} 份。请收集更多答卷、放宽筛选条件，或移除回答较少的题目`,
    'too-many-people': ({ most, got }: Details) =>
      `分析失败：该方法最多处理 ${most} 份答卷，现在有 ${got ?? 0} 份。请用筛选条件缩小范围`,
    'too-few-groups': ({ least, got }: Details) => `分析失败：至少需要 ${least} 个有答卷的组，现在只有 ${got ?? 0} 个`,
    'empty-category': ({ name }: Details) =>
      `分析失败：${named(name, '所选题目')}有选项没有人选择，请先合并或去掉该选项`,
    constant: ({ name }: Details) => `分析失败：${named(name, '有一个题目')}的答案全部相同，请移除后重试`,
    collinear: ({ name }: Details) =>
      `分析失败：${named(name, '有一个题目')}可以由其他题目完全推出（完全共线），请移除后重试`,
    'no-spread': ({ name }: Details) => `分析失败：${named(name, '数据')}没有可供检验的差异`,
    separated: ({ name }: Details) =>
      `分析失败：${named(name, '有一个题目')}可以毫无误差地区分结果（完全分离），系数无法估计，请移除或合并选项后重试`,
    'not-converged': () => '分析失败：计算未能收敛，请减少题目或合并样本很少的选项后重试',
    'no-factors': () => '分析失败：没有特征值大于 1 的因子，这些题目之间的关联太弱',
    'no-association': () => '分析失败：两个题目之间没有关联可以展示',
    'improper-solution': () => '分析失败：因子数与数据不相符，请减少因子数后重试',
    'option-not-fitting': ({ least, most }: Details) =>
      `设置与数据不相符，${least === undefined ? '' : `最小为 ${least}`}${least === undefined || most === undefined ? '' : '，'}${most === undefined ? '' : `最大为 ${most}`}，请修改后重试`,
    'not-estimable': () =>
      '分析失败：现有的回答还不足以估计（例如有的水平或选项总是或从未被选中），请收集更多答卷、放宽筛选条件，或不分组',
    'no-own-worths': () =>
      '还没有每个人各自的效用。请在 CBC 分析中改为按个人估计（分层贝叶斯）并保存到数据，或改用全体合并估计',
    'no-amounts': () => '所选属性的水平不是不同的金额，请改选价格属性，或留空由系统识别',
    'not-five-options': () => '这里需要恰好 5 个选项的题目，依次为 1 至 5',
    'nothing-written': () => '当前范围内没有人填写这道题，没有可分析的文字',
    'search-not-readable': () => '查找内容无法识别：引号和括号需要成对，“|”和“-”后面要有词',
    'never-published': () => '问卷还没有发布过，没有可分析的数据',
    'too-large': ({ name }: Details) =>
      name === undefined
        ? '表格过大，请减少题目或选项后重试'
        : `“${name}”的取值过多，无法逐一列出，请先将其分段后再使用`,
  },
  {
    'not-readable': () => 'This analysis cannot be read. Please set it up again',
    empty: () => 'Please choose at least one question',
    'too-many': ({ most }) =>
      most === undefined
        ? 'This is too much. Please take some away'
        : `There may be at most ${most}. Please take some away`,
    'question-unknown': () => 'A question is gone. Please load the page again',
    'variable-unknown': () => 'A question that was chosen is gone. Please take it away and try again',
    'variable-not-supported': ({ name }) => `${named(name, 'This question')} cannot be used here`,
    'variable-twice': ({ name }) => `${named(name, 'A question')} is here twice. Please keep one`,
    'filter-not-usable': () =>
      'This filter cannot be used: it may name a question that is gone. Please change it and try again',
    'codes-unknown': ({ name }) =>
      `${named(name, 'A question')} is used with options that are gone. Please change it and try again`,
    'weight-not-usable': () =>
      'This weight cannot be used: it may name a question or an option that is gone. Please change it and try again',
    'weight-nobody': () => 'Nobody has an answer to every target of the weight. Please use fewer targets',
    'weight-nobody-in-category': ({ name, category }) =>
      `Nobody is in “${category}” of ${named(name, 'a question of the weight')}, so nobody can stand for it. Please set its target to 0 or remove it`,
    'weight-impossible': ({ name, got }) =>
      `${named(name, 'The weight')} is negative or too large in ${got ?? 0} ${got === 1 ? 'record' : 'records'} and cannot weigh them. Please mend the data first`,
    'weight-not-taken': () => 'This kind of analysis takes no weight. Please take it away',
    'derived-not-usable': () =>
      'A derived variable cannot be used: it may be made of a question that is gone. Please change it and try again',
    'too-few': ({ least }) => `At least ${least} questions are needed. Please add more`,
    'too-few-people': ({ least, got }) =>
      `Analysis failed: it needs at least ${least} people with a valid answer to all that is chosen, and there are ${got ?? 0}. Please collect more, widen the filter, or take a question away that few have answered`,
    'too-many-people': ({ most, got }) =>
      `Analysis failed: this method takes at most ${most} people, and there are ${got ?? 0}. Please narrow the filter`,
    'too-few-groups': ({ least, got }) =>
      `Analysis failed: at least ${least} groups with answers are needed, and there are ${got ?? 0}`,
    'empty-category': ({ name }) =>
      `Analysis failed: nobody chose one of the options of ${named(name, 'a question')}. Please merge it or leave it out`,
    constant: ({ name }) =>
      `Analysis failed: everybody gave the same answer to ${named(name, 'a question')}. Please take it away`,
    collinear: ({ name }) =>
      `Analysis failed: ${named(name, 'a question')} can be worked out exactly from the others. Please take it away`,
    'no-spread': ({ name }) => `Analysis failed: there is no difference to test in ${named(name, 'the data')}`,
    separated: ({ name }) =>
      `Analysis failed: ${named(name, 'a question')} tells the outcomes apart without error, so it has no finite coefficient. Please take it away or merge options`,
    'not-converged': () =>
      'Analysis failed: the calculation did not settle. Please use fewer questions or merge options that few chose',
    'no-factors': () =>
      'Analysis failed: no factor has an eigenvalue above 1. These questions hang together too little',
    'no-association': () => 'Analysis failed: the two questions have nothing to do with each other',
    'improper-solution': () => 'Analysis failed: this number of factors does not fit the data. Please ask for fewer',
    'option-not-fitting': ({ least, most }) =>
      `A setting does not fit the data${least === undefined ? '' : `, at least ${least}`}${most === undefined ? '' : `, at most ${most}`}. Please change it`,
    'not-estimable': () =>
      'Analysis failed: the answers so far cannot tell (a level or an item may always or never be chosen). Please collect more, widen the filter, or do without groups',
    'no-own-worths': () =>
      'There are no utilities of single people yet. Estimate the CBC per person (hierarchical Bayes) and save that to the data, or use the utilities of all together',
    'no-amounts': () =>
      'The levels of this attribute are no different amounts of money. Please name the price, or leave it empty to have it found',
    'not-five-options': () => 'A question with exactly five options goes here, numbered 1 to 5',
    'nothing-written': () => 'Nobody within this selection wrote anything here, so there are no words to look at',
    'search-not-readable': () =>
      'What is looked for cannot be read: quotes and brackets come in pairs, and a word follows “|” and “-”',
    'never-published': () => 'This questionnaire was never published: there is nothing to analyse',
    'too-large': ({ name }) =>
      name === undefined
        ? 'The table is too large. Please use fewer questions or options'
        : `“${name}” has too many values to list each. Please make bands of it first`,
  },
);

type Details = Omit<AnalysisProblemParams, 'word'>;

const named = (name: string | undefined, other: string) => (name === undefined ? other : `“${name}”`);

export function describeAnalysisProblem(problem: AnalysisProblemParams, language: Language): string {
  return analysisProblemTexts[language][problem.word](problem);
}
