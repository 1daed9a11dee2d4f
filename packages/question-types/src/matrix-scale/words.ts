import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '矩阵量表题',
    untitled: '请为以下各项打分',
    aliases: '矩阵 量表 李克特 满意度 打分 表格 同意 态度 认同 赞同 量表矩阵',
  },
  en: {
    name: 'Matrix scale',
    untitled: 'Please rate each of the following',
    aliases: 'grid table likert agree satisfaction score attitude battery',
  },
};
