import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: 'Kano 模型题',
    untitled: '请评价以下功能',
    aliases: '卡诺 需求 功能 满意度',
  },
  en: {
    name: 'Kano',
    untitled: 'What do you think of these features?',
    aliases: 'feature need satisfaction model',
  },
};
