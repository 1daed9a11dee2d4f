import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '价格敏感度题',
    untitled: '请选择您认为合适的价格',
    aliases: '价格 敏感度 定价 心理价位',
  },
  en: {
    name: 'Price sensitivity',
    untitled: 'Please choose the prices that fit',
    aliases: 'van westendorp price pricing',
  },
};
