import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '分页',
    untitled: '分页',
    aliases: '分页 换页 下一页 翻页 分隔',
  },
  en: {
    name: 'Page break',
    untitled: 'Page break',
    aliases: 'page next pagination new page section',
  },
};
