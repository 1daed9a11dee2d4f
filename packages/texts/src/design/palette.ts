import { bilingual } from '../bilingual.ts';

/** The list of types to add. The words of each type are in its folder. */
export const paletteTexts = bilingual(
  {
    recent: '最近使用',
    addAgain: ({ name }: { name: string }) => `再添加：${name}`,
    enterAdds: ({ name }: { name: string }) => `按回车添加“${name}”`,
    nothingFor: ({ words }: { words: string }) => `没有与“${words}”对应的题型`,
    tryThese: '换个说法试试：',
    suggestions: ['单选', '打分', '满意度', '矩阵', '上传'],
    refusedSome: '带锁的题型暂时不能添加，点一下可以看到原因',
    refusals: {
      'may-not-edit': '您没有编辑这份问卷的权限',
      'only-creator': '只有任务创建者可以操作标签题',
    },
  },
  {
    recent: 'Used lately',
    addAgain: ({ name }) => `Add again: ${name}`,
    enterAdds: ({ name }) => `Enter adds “${name}”`,
    nothingFor: ({ words }) => `No question type for “${words}”`,
    tryThese: 'Try another word:',
    suggestions: ['choice', 'stars', 'likert', 'matrix', 'upload'],
    refusedSome: 'Types with a lock cannot be added for now; a click says why',
    refusals: {
      'may-not-edit': 'You do not have permission to edit this questionnaire',
      'only-creator': 'Only the task creator can operate label questions',
    },
  },
);
