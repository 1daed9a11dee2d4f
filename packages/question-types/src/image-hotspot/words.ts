import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '热点图题',
    untitled: '请评价图片中的各个部分',
    aliases: '热点 热力图 点击 图片 区域 广告测试 热区',
  },
  en: {
    name: 'Image hotspot',
    untitled: 'What do you think of the parts of this picture',
    aliases: 'heat map heatmap click area picture ad test hot spot image',
  },
};
