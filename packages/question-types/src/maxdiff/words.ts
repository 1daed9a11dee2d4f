import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: 'MaxDiff 题',
    untitled: '请在每一组中选出最看重和最不看重的一项',
    aliases: '最大差异 最好 最差 偏好 排序',
  },
  en: {
    name: 'MaxDiff',
    untitled: 'Which matters most to you, and which least?',
    aliases: 'best worst preference maximum difference',
  },
};
