import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '多选下拉题',
    untitled: '请选择所有符合的选项',
    aliases: '下拉 多选 选择 列表 下拉多选',
  },
  en: {
    name: 'Multi-select dropdown',
    untitled: 'Please choose all that apply',
    aliases: 'select list checkbox menu multi drop-down several',
  },
};
