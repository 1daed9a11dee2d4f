import { bilingual } from '../bilingual.ts';

interface Count {
  readonly count: number;
}
interface Name {
  readonly name: string;
}

/** Wording help for one question in the editor. */
export const wordingTexts = bilingual(
  {
    rephrase: '换个问法',
    shorten: '精简题目',
    options: '推荐选项',
    titles: { rephrase: '换个问法', shorten: '精简题目', options: '推荐选项' },
    regionOf: ({ name }: Name) => `${name} 的措辞建议`,
    asking: '正在想…',
    stop: '停止',
    mends: {
      shorter: '更简短',
      'one-thing': '一次只问一件事',
      balanced: '正反两面都能答',
      direct: '直接提问',
    },
    take: '采用',
    takeOf: ({ name }: Name) => `采用：${name}`,
    taken: '已采用，可以撤销',
    append: '添加这些选项',
    replace: '用这些选项',
    appendOf: ({ name }: Name) => `添加这些选项：${name}`,
    replaceOf: ({ name }: Name) => `用这些选项：${name}`,
    proposed: '建议的选项',
    none: {
      rephrase: '这道题没有找到更好的问法。',
      shorten: '这道题已经很简短。',
      options: '没有找到适合这道题的现成选项。',
    },
    dropped: ({ count }: Count) => `另有 ${count} 条不可用（丢失引用或格式、重复或过长），没有显示。`,
    changed: '题目在这期间有改动，请重新获取。',
    again: '重新获取',
    retry: '重试',
    failed: '没有获取成功，题目没有变化。',
    close: '关闭建议',
  },
  {
    rephrase: 'Ask it otherwise',
    shorten: 'Shorten the title',
    options: 'Suggest options',
    titles: { rephrase: 'Other words', shorten: 'Shorter words', options: 'Suggested options' },
    regionOf: ({ name }) => `Wording help for ${name}`,
    asking: 'Thinking…',
    stop: 'Stop',
    mends: {
      shorter: 'Shorter',
      'one-thing': 'One thing at a time',
      balanced: 'Room for both sides',
      direct: 'Asked directly',
    },
    take: 'Take it',
    takeOf: ({ name }) => `Take it: ${name}`,
    taken: 'Taken. You can undo it',
    append: 'Add these options',
    replace: 'Use these options',
    appendOf: ({ name }) => `Add these options: ${name}`,
    replaceOf: ({ name }) => `Use these options: ${name}`,
    proposed: 'Proposed options',
    none: {
      rephrase: 'No better words were found for this question.',
      shorten: 'This title is short already.',
      options: 'No ready-made options fit this question.',
    },
    dropped: ({ count }) =>
      count === 1
        ? 'One more could not be used: it lost a quote or a format, said the same, or was too long.'
        : `${count} more could not be used: they lost a quote or a format, said the same, or were too long.`,
    changed: 'The question has changed meanwhile. Ask again.',
    again: 'Ask again',
    retry: 'Try again',
    failed: 'It did not work. The question is as it was.',
    close: 'Close the proposals',
  },
);
