import { bilingual } from '../../bilingual.ts';

/** The part of the coding page on which answers that say nearly the same are coded together. */
export const codingGroupsTexts = bilingual(
  {
    loading: '正在把意思几乎相同的回答归到一起…回答多时需要几秒。',
    loadFailed: '没能分组',
    loadFailedText: '请检查网络后重试。',
    retry: '重试',
    intro: '文字几乎相同的回答归为一组，一次编完。含否定词不同（满意、不满意）或数字不同的不会归到一起。',
    search: '搜索回答',
    lists: { name: '显示哪些组', all: '全部', uncoded: '还有未编码的' },
    looked: ({ answers }: { answers: string }) => `看了 ${answers} 条回答`,
    sum: ({ groups, together, answers }: { groups: string; together: string; answers: string }) =>
      `${answers} 条回答中，${together} 条归成 ${groups} 组`,
    older: ({ count }: { count: string }) => `回答太多，只分组了较新的部分，还有 ${count} 条没有参加`,
    fresh: ({ count }: { count: string }) => `分组后又有 ${count} 条新回答`,
    again: '重新分组',
    none: { title: '没有相似的回答', text: '每条回答的说法都不一样。可以在“编码”里逐条编，或者用规则按词查找。' },
    noneFound: { title: '没有符合条件的组', text: '换个词试试，或者改为显示全部。' },
    groups: '相似的回答',
    group: ({ text, count }: { text: string; count: string }) => `${text}，${count} 条`,
    count: ({ count }: { count: string }) => `${count} 条`,
    wordings: ({ count }: { count: string }) => `${count} 种说法`,
    codedOf: ({ coded, count }: { coded: string; count: string }) => `已编码 ${coded} / ${count}`,
    none0: '未编码',
    open: '看这组的回答',
    close: '收起',
    more: ({ count }: { count: string }) => `再看 ${count} 组`,
    moreMembers: '再看一些',
    codes: '编码',
    codesHint: '选中一组，点编码或按它的快捷键，整组一起编。',
    noCodes: '编码框还是空的。请先在“编码框”里添加编码。',
    key: ({ key }: { key: string }) => `快捷键 ${key}`,
    give: ({ code, group }: { code: string; group: string }) => `给“${group}”这组加上“${code}”`,
    keys: '↑↓ 或 J K 换组，回车看回答，编码的快捷键给整组编码，Ctrl+Z 撤销。',
    ask: {
      title: '这组里有些回答已经编过码',
      text: ({ count, already, otherwise, uncoded, code }: GroupSum & { code: string }) =>
        `这组共 ${count} 条：${already} 条已有“${code}”，${otherwise} 条是别的编码，${uncoded} 条未编码。`,
      all: '全部加上（保留原有编码）',
      uncoded: ({ count }: { count: string }) => `只编未编码的 ${count} 条`,
      cancel: '取消',
    },
    take: {
      title: '整组去掉这个编码？',
      text: ({ count, code }: { count: string; code: string }) => `这组 ${count} 条回答都有“${code}”。去掉后可以撤销。`,
      confirm: '整组去掉',
      cancel: '取消',
    },
    working: ({ done, count }: { done: string; count: string }) => `正在编码 ${done} / ${count}`,
    stop: '停止',
    stopped: ({ done }: { done: string }) => `已停止，编了 ${done} 条，可以撤销`,
    done: ({ count, code }: { count: string; code: string }) => `已给 ${count} 条回答加上“${code}”`,
    taken: ({ count, code }: { count: string; code: string }) => `已从 ${count} 条回答去掉“${code}”`,
    undo: '撤销',
    redo: '重做',
    undone: '已撤销',
    redone: '已重做',
  },
  {
    loading: 'Putting answers together that say nearly the same… Of many answers this takes some seconds.',
    loadFailed: 'The answers could not be grouped',
    loadFailedText: 'Check your connection and try again.',
    retry: 'Try again',
    intro:
      'Answers in nearly the same words stand together, to be coded at once. Answers that differ in a denial (satisfied, not satisfied) or in a number never do.',
    search: 'Search answers',
    lists: { name: 'Which groups', all: 'All', uncoded: 'With uncoded answers' },
    looked: ({ answers }) => `Looked at ${answers} ${answers === '1' ? 'answer' : 'answers'}`,
    sum: ({ groups, together, answers }) =>
      `Of ${answers} ${answers === '1' ? 'answer' : 'answers'}, ${together} are in ${groups} ${groups === '1' ? 'group' : 'groups'}`,
    older: ({ count }) => `There are so many answers that only the newest were grouped: ${count} were left out`,
    fresh: ({ count }) => `${count} more ${count === '1' ? 'answer has' : 'answers have'} come since`,
    again: 'Group again',
    none: {
      title: 'No two answers are alike',
      text: 'Everybody says it in other words. Code them one by one, or look for words with rules.',
    },
    noneFound: { title: 'No group fits', text: 'Try another word, or show all groups.' },
    groups: 'Answers that are alike',
    group: ({ text, count }) => `${text}, ${count} answers`,
    count: ({ count }) => `${count} answers`,
    wordings: ({ count }) => `${count} wordings`,
    codedOf: ({ coded, count }) => `${coded} of ${count} coded`,
    none0: 'Not coded',
    open: 'Show the answers',
    close: 'Hide the answers',
    more: ({ count }) => `Show ${count} more`,
    moreMembers: 'Show more',
    codes: 'Codes',
    codesHint: 'Choose a group, then a code, or press its key: all of the group gets it.',
    noCodes: 'The frame has no codes yet. Add some under “Frame” first.',
    key: ({ key }) => `Key ${key}`,
    give: ({ code, group }) => `Give “${code}” to the group “${group}”`,
    keys: '↑ ↓ or J K: another group. Enter: its answers. The key of a code: all of the group gets it. Ctrl+Z: undo.',
    ask: {
      title: 'Some of these answers are coded already',
      text: ({ count, already, otherwise, uncoded, code }) =>
        `Of ${count} answers, ${already} have “${code}” already, ${otherwise} have other codes and ${uncoded} have none.`,
      all: 'Add it to all, and keep the others',
      uncoded: ({ count }) => `Only to the ${count} without a code`,
      cancel: 'Cancel',
    },
    take: {
      title: 'Take this code away from the whole group?',
      text: ({ count, code }) => `All ${count} answers of this group have “${code}”. You can undo this.`,
      confirm: 'Take it away',
      cancel: 'Cancel',
    },
    working: ({ done, count }) => `Coding ${done} of ${count}`,
    stop: 'Stop',
    stopped: ({ done }) => `Stopped after ${done}. You can undo this`,
    done: ({ count, code }) => `“${code}” given to ${count} ${count === '1' ? 'answer' : 'answers'}`,
    taken: ({ count, code }) => `“${code}” taken away from ${count} ${count === '1' ? 'answer' : 'answers'}`,
    undo: 'Undo',
    redo: 'Redo',
    undone: 'Undone',
    redone: 'Done again',
  },
);

/** Numbers as they are shown. */
interface GroupSum {
  readonly count: string;
  readonly already: string;
  readonly otherwise: string;
  readonly uncoded: string;
}
