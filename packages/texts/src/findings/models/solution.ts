import { bilingual } from '../../bilingual.ts';

type Names = readonly string[];

/** What the analyses of all solutions say in the same words. */
export const solutionTexts = bilingual(
  {
    group: { name: '对比人群', hint: '可选：一个单选题，按它的选项分组比较' },
    everybody: '全部',
    named: (name: string, people: number) => `${name}（n=${people}）`,
    smallGroups: (names: Names) => `以下人群不足 30 人，结果仅供参考：${names.join('、')}。`,
    leftOutGroups: (names: Names) => `以下人群的回答还不足以得出结果，没有列出：${names.join('、')}。`,
    unread: (tasks: number) => `有 ${tasks} 个回答与当时的设计对不上，未计入。`,
    asAnswered: '每份答卷按作答时的版本和设计读取。',
    sameAnswerer: '区间把每一次选择当作独立的回答；同一人回答多次，真实的误差会略大。',
    low: '95% 下限',
    high: '95% 上限',
  },
  {
    group: { name: 'Compare groups', hint: 'Optional: a single-choice question, whose options are compared' },
    everybody: 'Everybody',
    named: (name, people) => `${name} (n=${people})`,
    smallGroups: names => `Fewer than 30 people, to be read with care: ${names.join(', ')}.`,
    leftOutGroups: names => `Too few answers to tell anything, and so not shown: ${names.join(', ')}.`,
    unread: tasks =>
      tasks === 1
        ? '1 answer does not fit the design of its time and is left out.'
        : `${tasks} answers do not fit the design of their time and are left out.`,
    asAnswered: 'Every record is read with the version and the design that it was answered with.',
    sameAnswerer:
      'Intervals take every choice as an answer of its own; as people answer several times, the true error is somewhat larger.',
    low: '95% low',
    high: '95% high',
  },
);
