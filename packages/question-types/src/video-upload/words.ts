import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '视频上传题',
    untitled: '请上传视频',
    aliases: '视频 录像 拍摄 上传 附件 短片 录制',
  },
  en: {
    name: 'Video upload',
    untitled: 'Please upload a video',
    aliases: 'film clip camera recording attachment video',
  },
};
