import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '联合分析评分题',
    untitled: '请评价以下方案',
    aliases: '联合分析 评分 卡片 属性',
  },
  en: {
    name: 'Full-profile conjoint',
    untitled: 'How do you rate these?',
    aliases: 'conjoint card rating attribute',
  },
};
