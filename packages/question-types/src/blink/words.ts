import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '闪现题',
    untitled: '请看一张图片',
    aliases: '闪现 瞬间 记忆 广告测试 图片 限时 闪图 广告',
  },
  en: {
    name: 'Blink',
    untitled: 'Please look at a picture',
    aliases: 'flash exposure memory recall ad test picture tachistoscope image advertisement',
  },
};
