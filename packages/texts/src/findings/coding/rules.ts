import { bilingual, type Language } from '../../bilingual.ts';

/** What is wrong with a rule, and where in it. */
export interface RuleProblemParams {
  readonly word: keyof (typeof codingRuleTexts)['zh']['problems'];
  /** In its letters, from 0. */
  readonly at: number;
}

/** Rules that code: what they are called, and what is wrong with one. */
export const codingRuleTexts = bilingual(
  {
    /** A problem at its place. */
    at: ({ place, problem }: { place: number; problem: string }) => `第 ${place} 个字：${problem}`,
    problems: {
      empty: '这里缺少要查找的词',
      'too-long': '太长了：整条规则最多 500 个字，一个词最多 40 个字',
      'too-many-terms': '词太多：一条规则最多 60 个',
      'too-deep': '括号嵌套太多：最多 8 层',
      'open-quote': '引号没有配对',
      'open-bracket': '括号没有配对',
      'stray-bracket': '多了一个右括号',
      'only-excludes': '不能只排除：至少写一个要找的词',
      'only-wildcards': '不能只有通配符：至少写一个字',
      'too-many-rules': '一项编码最多 200 条规则，请先删除不用的',
    },
  },
  {
    at: ({ place, problem }) => `At letter ${place}: ${problem}`,
    problems: {
      empty: 'a word to look for is missing here',
      'too-long': 'Too long. A rule has at most 500 letters, one term at most 40 words or signs',
      'too-many-terms': 'too many words. A rule has at most 60',
      'too-deep': 'brackets go at most 8 deep',
      'open-quote': 'this quotation mark has no partner',
      'open-bracket': 'this bracket has no partner',
      'stray-bracket': 'one closing bracket too many',
      'only-excludes': 'there is nothing to look for, only something to leave out',
      'only-wildcards': 'wildcards alone find everything. Write at least one letter',
      'too-many-rules': 'A coding has at most 200 rules. Remove some that are not used',
    },
  },
);

/** What is wrong with a rule, in the reader’s words, and where. */
export function describeRuleProblem({ word, at }: RuleProblemParams, language: Language): string {
  const { at: placed, problems } = codingRuleTexts[language];
  return word === 'too-many-rules' || word === 'too-long'
    ? problems[word]
    : placed({ place: at + 1, problem: problems[word] });
}
