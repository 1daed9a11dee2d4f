import { bilingual } from '../../bilingual.ts';
import { saidOf } from './said-of.ts';

interface Option {
  readonly question: string;
  readonly option: string;
}

interface Points {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

/** What all regressions say in the same words. */
export const regressionTexts = bilingual(
  {
    constant: '常数',
    option: ({ question, option, reference }: Option & { reference: string }) =>
      saidOf.zh(question, `${option}（对比${reference}）`),
    points: ({ name, least, most }: Points) => `${name}（${least}–${most} 分）`,
    standardError: '标准误',
    p: '显著性 p',
    low: '95% 下限',
    high: '95% 上限',
    few: ({ people }: { people: number }) => `样本只有 ${people} 份，不足 30，结果仅供参考。`,
    fewPerTerm: ({ people, terms }: { people: number; terms: number }) =>
      `模型有 ${terms} 个自变量（含拆分的选项），样本只有 ${people} 份；一般每个自变量至少需要 10 份，结果可能不稳定。`,
    reference: ({ question, option }: Option) => `${question}以“${option}”为参照`,
    references: (each: readonly string[]) => `按选项拆成 0/1 变量的题目：${each.join('；')}。`,
    named: ({ question, option }: Option) => `${question}的“${option}”`,
    empty: (each: readonly string[]) => `没有人选择的选项不在模型中：${each.join('、')}。`,
    manyTerms: '文字结论按自变量的个数校正（Holm）；表中的星号和 p 值未做此校正。',
    cause: '回归说明题目之间的关联，不代表因果。',
  },
  {
    constant: 'Constant',
    option: ({ question, option, reference }) => saidOf.en(question, `${option} (vs ${reference})`),
    points: ({ name, least, most }) => `${name} (points ${least}–${most})`,
    standardError: 'Std. error',
    p: 'p',
    low: '95% low',
    high: '95% high',
    few: ({ people }) => `Only ${people} people, fewer than 30: read it with care.`,
    fewPerTerm: ({ people, terms }) =>
      `The model has ${terms} predictors, options counted each, and only ${people} people. With fewer than 10 people per predictor its figures may not be steady.`,
    reference: ({ question, option }) => `those of ${question} are compared with “${option}”`,
    references: each => `Taken as categories, a column of 0 and 1 for each option: ${each.join('; ')}.`,
    named: ({ question, option }) => `“${option}” of ${question}`,
    empty: each => `Options that nobody chose are not in the model: ${each.join(', ')}.`,
    manyTerms: 'What is said in words allows for the number of predictors (Holm); stars and p in the tables do not.',
    cause: 'A regression shows what goes together, not what causes what.',
  },
);
