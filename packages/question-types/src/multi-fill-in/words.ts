import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '多项填空题',
    untitled: '请填写以下各项',
    aliases: '填空 多空 表单 联系方式 多行 信息 多项填空 登记 报名',
  },
  en: {
    name: 'Multi fill-in',
    untitled: 'Please fill in the following',
    aliases: 'form contact fields text inputs blanks registration several',
  },
};
