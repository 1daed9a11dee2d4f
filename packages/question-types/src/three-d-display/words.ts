import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '3D 展示题',
    untitled: '请查看这个模型',
    aliases: '三维 模型 展示 产品 旋转 3D 立体',
  },
  en: {
    name: '3D display',
    untitled: 'Please look at this model',
    aliases: 'model object product rotate glb 3d three-dimensional',
  },
};
