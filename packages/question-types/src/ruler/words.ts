import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '标尺题',
    untitled: '请拖动滑块作答',
    aliases: '滑块 滑动 拖动 标尺 数值 温度计 打分 分值 区间',
  },
  en: {
    name: 'Ruler',
    untitled: 'Please move the sliders',
    aliases: 'slider drag number thermometer visual analogue scale range number',
  },
};
