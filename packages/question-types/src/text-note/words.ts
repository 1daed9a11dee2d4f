import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '文本说明',
    untitled: '请在此输入说明文字',
    aliases: '说明 文字 段落 标题 提示 描述 备注 介绍 图文 分隔 图片说明',
  },
  en: {
    name: 'Text note',
    untitled: 'Write your note here',
    aliases:
      'text paragraph heading description information instruction html statement note intro introduction picture',
  },
};
