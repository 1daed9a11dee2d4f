import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '矩阵单选题',
    untitled: '请对以下各项作出选择',
    aliases: '矩阵 表格 满意度 量表 逐项 网格 态度 单选矩阵',
  },
  en: {
    name: 'Matrix, single choice',
    untitled: 'Please choose an answer for each of the following',
    aliases: 'grid table radio likert satisfaction battery',
  },
};
