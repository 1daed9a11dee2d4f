import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '评价题',
    untitled: '请评价我们的服务',
    aliases: '评价 打分 星级 满意度 服务 标签 评语 点评 评论 好评',
  },
  en: {
    name: 'Evaluation',
    untitled: 'Please rate our service',
    aliases: 'stars review tags feedback satisfaction score comment service rating',
  },
};
