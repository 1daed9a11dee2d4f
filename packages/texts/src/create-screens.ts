import { bilingual } from './bilingual.ts';

/** What the screens around the editor share: quota, settings, appearance, languages. */
export const createScreenTexts = bilingual(
  {
    problemsTitle: '发布前请先处理以下问题',
    toEditor: '去编辑页处理',
    preview: '预览',
    published: '已发布，正在收集',
    structureLocked: '问卷正在收集。这里的内容属于问卷设计，暂停收集后才能修改。',
    suspendToEdit: '暂停并编辑',
    ended: '问卷已结束收集，设计不能再修改。',
    readOnly: '您只有查看权限。',
    appliesNow: '即时生效',
    appliesOnPublish: '发布后生效',
    saved: '已保存',
    saving: '正在保存…',
    cancel: '取消',
    done: '完成',
    remove: '删除',
    edit: '修改',
  },
  {
    problemsTitle: 'Please settle these before publishing',
    toEditor: 'Settle them in the editor',
    preview: 'Preview',
    published: 'Published and collecting answers',
    structureLocked:
      'The survey is collecting. What you see here belongs to its design: suspend collection to change it.',
    suspendToEdit: 'Suspend and edit',
    ended: 'The survey has ended; its design can no longer be changed.',
    readOnly: 'You may view this questionnaire, but not edit it.',
    appliesNow: 'Applies at once',
    appliesOnPublish: 'Applies when published',
    saved: 'Saved',
    saving: 'Saving…',
    cancel: 'Cancel',
    done: 'Done',
    remove: 'Delete',
    edit: 'Edit',
  },
);
