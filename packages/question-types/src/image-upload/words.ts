import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '图片上传题',
    untitled: '请上传图片',
    aliases: '图片 照片 拍照 上传 截图 附件 相片 传图',
  },
  en: {
    name: 'Image upload',
    untitled: 'Please upload pictures',
    aliases: 'photo picture camera attachment screenshot image',
  },
};
