import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '横向填空题',
    untitled: '请补全以下内容',
    aliases: '填空 完形 句子 补全 横向 句中填空',
  },
  en: {
    name: 'Row fill-in',
    untitled: 'Please complete the text',
    aliases: 'cloze sentence gap blank inline text fill in the blanks',
  },
};
