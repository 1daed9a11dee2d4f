import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '级联题',
    untitled: '请逐级选择',
    aliases: '级联 多级 联动 省市区 分类 层级 省市 地区 地域 行政区划 多级下拉',
  },
  en: {
    name: 'Cascading choice',
    untitled: 'Please choose level by level',
    aliases: 'levels nested dependent dropdown tree region category province city area hierarchy',
  },
};
