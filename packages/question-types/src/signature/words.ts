import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '电子签名题',
    untitled: '请签名',
    aliases: '签名 签字 手写 确认 承诺 手签',
  },
  en: {
    name: 'Signature',
    untitled: 'Please sign',
    aliases: 'sign autograph consent handwriting signature',
  },
};
