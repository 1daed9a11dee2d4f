import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '日期题',
    untitled: '请选择日期',
    aliases: '日期 时间 生日 年月日 日历 日 时刻 出生',
  },
  en: {
    name: 'Date',
    untitled: 'Please choose a date',
    aliases: 'day calendar birthday time month year birth when',
  },
};
