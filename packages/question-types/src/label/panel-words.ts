import { bilingual } from '@wenshu/texts';

/** What a creator reads in this type's panel. */
export const panelWords = bilingual(
  {
    creatorOnly: '标签题只能由任务创建者操作。标签最多 500 个，每个 1 到 20 个字符。',
  },
  {
    creatorOnly: 'Only the task creator can operate a label question. At most 500 labels of 1 to 20 characters.',
  },
);
