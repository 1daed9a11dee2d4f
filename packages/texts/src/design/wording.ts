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
    names: {
      open: '变量名建议',
      lead: '导出数据时，列名以题号开头。下面按题目内容给还在用默认题号的题目建议变量名，只用小写英文字母、数字和下划线，统计软件可以直接读取。可以修改，清空则保留原题号。',
      published: '问卷已经发布过。改名之后，再导出的数据会用新的列名。',
      nameOf: ({ name }: Name) => `${name} 的变量名`,
      none: '没有可以建议的变量名，这些题目保留原题号。',
      kept: ({ count }: Count) => `另有 ${count} 道题没有建议，保留原题号。`,
      dropped: ({ count }: Count) => `${count} 条建议不符合变量名的规则，没有显示。`,
      submit: ({ count }: Count) => `采用 ${count} 个变量名`,
      taken: ({ count }: Count) => `已采用 ${count} 个变量名，可以撤销`,
    },
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
    names: {
      open: 'Variable names',
      lead: 'The columns of data files begin with a question’s code. For questions that have their number alone, these are names after what they ask: lower-case letters, digits and underscores, which statistics programs take as they are. Change them as you like; an empty one keeps its number.',
      published: 'The survey has been published. Data that are exported after this have the new names.',
      nameOf: ({ name }) => `Variable name of ${name}`,
      none: 'There is nothing to propose: these questions keep their numbers.',
      kept: ({ count }) =>
        count === 1 ? '1 more question keeps its number.' : `${count} more questions keep their numbers.`,
      dropped: ({ count }) =>
        count === 1
          ? '1 proposal was no valid name and is left out.'
          : `${count} proposals were no valid names and are left out.`,
      submit: ({ count }) => (count === 1 ? 'Take 1 name' : `Take ${count} names`),
      taken: ({ count }) =>
        count === 1 ? '1 name taken. You can undo this' : `${count} names taken. You can undo this`,
    },
  },
);
