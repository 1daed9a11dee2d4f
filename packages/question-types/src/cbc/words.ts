import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '联合分析选择题',
    untitled: '在以下方案中，您会选择哪一个',
    aliases: '联合分析 选择 偏好 属性 离散选择',
  },
  en: {
    name: 'Choice-based conjoint',
    untitled: 'Which of these would you choose?',
    aliases: 'conjoint discrete choice preference attribute dce',
  },
};
