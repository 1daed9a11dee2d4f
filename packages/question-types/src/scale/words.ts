import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '量表题',
    untitled: '您的同意程度如何',
    aliases: '量表 李克特 同意 满意度 打分 程度 五级 七级 语义 态度 认同 赞同',
  },
  en: {
    name: 'Scale',
    untitled: 'How much do you agree',
    aliases: 'likert agree satisfaction score opinion five points seven points attitude level degree',
  },
};
