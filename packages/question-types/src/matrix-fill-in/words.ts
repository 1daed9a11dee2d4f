import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '矩阵填空题',
    untitled: '请填写以下各项',
    aliases: '矩阵 表格 填空 填表 录入',
  },
  en: {
    name: 'Matrix, fill-in',
    untitled: 'Please fill in each of the following',
    aliases: 'grid table text inputs spreadsheet',
  },
};
