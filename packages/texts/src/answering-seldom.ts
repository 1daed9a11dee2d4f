import { bilingual } from './bilingual.ts';

/** What a respondent reads in questions that most surveys do without: it travels with them, not with the page. */
export const answeringSeldomTexts = bilingual(
  {
    uploads: {
      choose: { picture: '选择图片', video: '选择视频', file: '选择文件' },
      take: { picture: '拍照', video: '拍摄视频', file: '拍照' },
      onPhone: { picture: '请使用手机拍照上传', video: '请使用手机拍摄上传', file: '请使用手机拍照上传' },
      drop: '也可以把文件拖到这里',
      anyFormat: '任何格式',
      rules: ({ formats, mb, count }: { formats: string; mb: number; count: number }) =>
        `支持 ${formats}，单个不超过 ${mb} MB，最多 ${count} 个`,
      list: '已选文件',
      waiting: '等待上传',
      percent: ({ percent }: { percent: number }) => `已上传 ${percent}%`,
      sending: ({ name }: { name: string }) => `正在上传 ${name}`,
      sent: ({ name }: { name: string }) => `${name} 已上传`,
      removed: ({ name }: { name: string }) => `${name} 已删除`,
      notSent: ({ name, why }: { name: string; why: string }) => `${name} 上传失败：${why}`,
      cancel: ({ name }: { name: string }) => `取消上传 ${name}`,
      again: ({ name }: { name: string }) => `重试：${name}`,
      remove: ({ name }: { name: string }) => `删除 ${name}`,
      problems: {
        'too-large': ({ mb }: { mb: number }) => `文件超过 ${mb} MB`,
        'wrong-format': '不支持这种格式',
        'no-network': '网络异常',
        failed: '上传失败',
      },
      pictureFormat: '请上传 PNG、JPG、JPEG、GIF 格式的图片',
    },
  },
  {
    uploads: {
      choose: { picture: 'Choose pictures', video: 'Choose a video', file: 'Choose files' },
      take: { picture: 'Take a photo', video: 'Record a video', file: 'Take a photo' },
      onPhone: {
        picture: 'Please take photos on a mobile phone',
        video: 'Please record the video on a mobile phone',
        file: 'Please take photos on a mobile phone',
      },
      drop: 'Or drop files here',
      anyFormat: 'Any format',
      rules: ({ formats, mb, count }) => `${formats}; up to ${mb} MB each, ${count} at most`,
      list: 'Chosen files',
      waiting: 'Waiting',
      percent: ({ percent }) => `${percent}% sent`,
      sending: ({ name }) => `Sending ${name}`,
      sent: ({ name }) => `${name} was sent`,
      removed: ({ name }) => `${name} was removed`,
      notSent: ({ name, why }) => `${name} was not sent: ${why}`,
      cancel: ({ name }) => `Cancel ${name}`,
      again: ({ name }) => `Try again: ${name}`,
      remove: ({ name }) => `Remove ${name}`,
      problems: {
        'too-large': ({ mb }) => `larger than ${mb} MB`,
        'wrong-format': 'this format is not accepted',
        'no-network': 'no connection',
        failed: 'sending failed',
      },
      pictureFormat: 'please upload PNG, JPG, JPEG, GIF images',
    },
  },
);
