import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '评分题',
    untitled: '请评分',
    aliases: '打分 评分 星级 星星 满意度 五星 分数 评价',
  },
  en: {
    name: 'Rating',
    untitled: 'Please give a rating',
    aliases: 'stars score satisfaction points smileys faces review',
  },
};
