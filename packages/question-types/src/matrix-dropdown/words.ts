import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '矩阵下拉题',
    untitled: '请为以下各项逐一选择',
    aliases: '矩阵 表格 下拉 选择 下拉矩阵',
  },
  en: {
    name: 'Matrix, dropdown',
    untitled: 'Please choose for each of the following',
    aliases: 'grid table select list drop-down',
  },
};
