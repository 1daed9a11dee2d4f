import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '下拉题',
    untitled: '请选择您的答案',
    aliases: '下拉 选择 列表 省份 单选 城市 下拉单选',
  },
  en: {
    name: 'Dropdown',
    untitled: 'Please choose your answer',
    aliases: 'select list menu combo radio province single drop-down',
  },
};
