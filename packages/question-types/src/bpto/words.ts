import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '品牌价格权衡题',
    untitled: '按现在的价格，您会买哪一个',
    aliases: '品牌 价格 权衡 定价',
  },
  en: {
    name: 'Brand–price trade-off',
    untitled: 'At these prices, which one would you buy?',
    aliases: 'brand price pricing',
  },
};
