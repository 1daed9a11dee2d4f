import { bilingual } from '../bilingual.ts';

interface Counted {
  readonly count: number;
}
interface Named {
  readonly name: string;
}
interface Timed {
  readonly time: string;
}
interface Numbered {
  readonly number: number;
}

/** What people note while they analyse transcripts. */
export const talkMemoTexts = bilingual(
  {
    loading: '正在加载备忘…',
    loadFailed: '没能加载备忘',
    loadFailedText: '写好的备忘都在，请检查网络后重试。',
    retry: '重试',
    title: '备忘',
    where: '记在哪里',
    onTurn: ({ number }: Numbered) => `第 ${number} 次发言`,
    onTranscript: '这份笔录',
    onCode: ({ name }: Named) => `编码“${name}”`,
    onOtherCode: '另一个编码框的编码，或已不在的编码',
    onProject: '整个项目',
    aTurnOf: ({ name }: Named) => `“${name}”的一次发言`,
    words: '备忘内容',
    hint: '记下想法，和同事共享',
    add: '添加备忘',
    save: '保存',
    cancel: '取消',
    edit: '修改',
    remove: '删除',
    removeTitle: '删除这条备忘？',
    removeText: '删除后不能恢复。',
    left: '已注销的用户',
    changed: ({ time }: Timed) => `${time} 修改`,
    failed: '没能加载备忘，请检查网络。',
    search: '搜索备忘',
    found: ({ count }: Counted) => `${count} 条备忘`,
    none: '还没有备忘',
    noneText: '打开一份笔录，在右侧给发言、笔录或编码写下想法，它们会汇总到这里。',
  },
  {
    loading: 'Loading memos…',
    loadFailed: 'The memos could not be loaded',
    loadFailedText: 'What has been written is safe. Check your connection and try again.',
    retry: 'Try again',
    title: 'Memos',
    where: 'What it is about',
    onTurn: ({ number }) => `Turn ${number}`,
    onTranscript: 'This transcript',
    onCode: ({ name }) => `The code “${name}”`,
    onOtherCode: 'A code of another frame, or one that has gone',
    onProject: 'The whole project',
    aTurnOf: ({ name }) => `A turn of “${name}”`,
    words: 'Memo',
    hint: 'Note a thought, for you and your colleagues',
    add: 'Add the memo',
    save: 'Save',
    cancel: 'Cancel',
    edit: 'Edit',
    remove: 'Remove',
    removeTitle: 'Remove this memo?',
    removeText: 'Nothing brings it back.',
    left: 'Somebody who has left',
    changed: ({ time }) => `changed ${time}`,
    failed: 'The memos could not be loaded. Check your connection.',
    search: 'Search memos',
    found: ({ count }) => `${count} ${count === 1 ? 'memo' : 'memos'}`,
    none: 'There are no memos yet',
    noneText:
      'Open a transcript and note what you think of a turn, a transcript or a code. All of it is gathered here.',
  },
);
