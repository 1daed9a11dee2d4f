import { bilingual } from '../bilingual.ts';

interface Timed {
  readonly time: string;
}

/** What stands around a report while it is read, by members and by people outside: small, because it travels to phones. */
export const reportReadingTexts = bilingual(
  {
    counting: '正在统计…',
    noNumbers: '暂时没有数据',
    everybody: '全部',
    pageOf: ({ number }: { number: number }) => `第 ${number} 页`,
    asOf: ({ time }: Timed) => `数据截至 ${time}`,
    shared: {
      opening: '正在打开…',
      failed: '没有打开，请检查网络后重试',
      refusedText: '如需查看，请联系分享给您的人。',
      locked: '请输入密码',
      lockedText: '分享者为这份内容设置了密码。',
      password: '密码',
      passwordRule: '密码为 8–20 位数字',
      enter: '查看',
      by: ({ name }: { name: string }) => `由 ${name} 分享`,
      refresh: '刷新数据',
      download: '下载报告',
      downloading: '正在生成…',
      noQuestions: '这份问卷还没有发布的题目。',
    },
  },
  {
    counting: 'Counting…',
    noNumbers: 'No data for now',
    everybody: 'All',
    pageOf: ({ number }) => `Page ${number}`,
    asOf: ({ time }) => `Data as of ${time}`,
    shared: {
      opening: 'Opening…',
      failed: 'It could not be opened. Please check the network and try again',
      refusedText: 'If you need to see it, please ask the person who shared it with you.',
      locked: 'Enter the password',
      lockedText: 'Whoever shared this has protected it by a password.',
      password: 'Password',
      passwordRule: 'A password has 8 to 20 digits',
      enter: 'Open',
      by: ({ name }) => `Shared by ${name}`,
      refresh: 'Refresh',
      download: 'Download',
      downloading: 'Preparing…',
      noQuestions: 'This questionnaire has no published questions yet.',
    },
  },
);
