import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '文件上传题',
    untitled: '请上传文件',
    aliases: '文件 附件 上传 文档 简历 资料',
  },
  en: {
    name: 'File upload',
    untitled: 'Please upload a file',
    aliases: 'attachment document cv pdf file',
  },
};
