import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '矩阵多选题',
    untitled: '请对以下各项选择所有符合的选项',
    aliases: '矩阵 表格 多选 网格 多选矩阵',
  },
  en: {
    name: 'Matrix, multiple choice',
    untitled: 'Please choose all that apply to each of the following',
    aliases: 'grid table checkbox multi battery',
  },
};
