import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '对比量表题',
    untitled: '您的看法更接近哪一边',
    aliases: '对比 语义差异 两极 双极 形容词 量表 打分 语义差别',
  },
  en: {
    name: 'Contrast scale',
    untitled: 'Which side is closer to your view',
    aliases: 'semantic differential bipolar opposite adjectives contrast',
  },
};
