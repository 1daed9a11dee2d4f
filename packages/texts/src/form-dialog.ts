import { bilingual } from './bilingual.ts';

/** What every box with a form says by itself. */
export const formDialogTexts = bilingual(
  {
    cancel: '取消',
    unsaved: {
      title: '放弃已填写的内容？',
      text: '这里填写的内容还没有保存，关闭后会丢失。',
      confirm: '放弃并关闭',
      decline: '继续填写',
    },
  },
  {
    cancel: 'Cancel',
    unsaved: {
      title: 'Discard what you have filled in?',
      text: 'What you filled in here has not been saved and will be lost when you close this.',
      confirm: 'Discard and close',
      decline: 'Keep filling in',
    },
  },
);
