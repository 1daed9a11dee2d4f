import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '单选题',
    untitled: '请选择您的答案',
    aliases: '单选 选择 是非 判断 二选一 性别 单项 选项 图片选择',
  },
  en: {
    name: 'Single choice',
    untitled: 'Please choose your answer',
    aliases: 'radio select one yes no pick option gender single answer multiple choice picture',
  },
};
