import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '标签题',
    untitled: '请选择符合您的标签',
    aliases: '标签 画像 属性 分组 人群 人群标签',
  },
  en: {
    name: 'Label',
    untitled: 'Please choose the labels that fit you',
    aliases: 'tag profile segment attribute label',
  },
};
