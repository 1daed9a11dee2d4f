import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: 'NPS',
    untitled: '您有多大可能把我们推荐给朋友或同事',
    aliases: '推荐 净推荐值 净推荐 口碑 打分 忠诚 满意度 0-10 推荐意愿',
  },
  en: {
    name: 'NPS',
    untitled: 'How likely are you to recommend us to a friend or colleague',
    aliases: 'net promoter score recommend loyalty satisfaction 0-10 likelihood',
  },
};
