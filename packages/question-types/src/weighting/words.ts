import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '比重题',
    untitled: '请分配各项的比重',
    aliases: '比重 分配 占比 百分比 权重 恒定总和 预算 打分 分数 总分',
  },
  en: {
    name: 'Weighting',
    untitled: 'Please share out the total among these',
    aliases: 'constant sum allocate share percent budget points total weights 100',
  },
};
