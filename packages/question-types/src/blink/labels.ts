import { bilingual } from '@wenshu/texts';

/** What a respondent reads in this type alone. */
export const labels = bilingual(
  {
    intro: ({ seconds }: { seconds: number }) => `图片只显示一次，持续 ${seconds} 秒，请准备好后再开始`,
    ready: '准备好了，开始',
    loading: '正在准备图片…',
    readInstead: '看不到图片？阅读文字说明',
    over: '图片已展示完毕',
  },
  {
    intro: ({ seconds }) =>
      `The picture is shown only once, for ${seconds === 1 ? 'one second' : `${seconds} seconds`}. Start when you are ready`,
    ready: 'I am ready, start',
    loading: 'Getting the picture ready…',
    readInstead: 'Cannot see the picture? Read a description',
    over: 'The picture has been shown',
  },
);
