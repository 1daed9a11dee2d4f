import { bilingual, type Language } from '../bilingual.ts';

/** What stands in an analysis' way. `name` is the variable's, `most` how many there may be. */
export interface AnalysisProblemParams {
  readonly word: keyof (typeof analysisProblemTexts)['zh'];
  readonly name?: string | undefined;
  readonly most?: number | undefined;
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
    'weight-not-taken': () => '该分析不支持加权，请取消权重',
    'derived-not-usable': () => '新建变量无法使用，可能涉及已不存在的题目，请修改后重试',
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
    'weight-not-taken': () => 'This kind of analysis takes no weight. Please take it away',
    'derived-not-usable': () =>
      'A derived variable cannot be used: it may be made of a question that is gone. Please change it and try again',
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
