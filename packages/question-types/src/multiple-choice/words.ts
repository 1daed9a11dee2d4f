import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '多选题',
    untitled: '请选择所有符合的选项',
    aliases: '多选 复选 勾选 选择 不定项 多项 选项 图片选择',
  },
  en: {
    name: 'Multiple choice',
    untitled: 'Please choose all that apply',
    aliases: 'checkbox check tick select many multi option several answers multiple choice picture',
  },
};
