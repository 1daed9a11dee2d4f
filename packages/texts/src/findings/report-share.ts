import { bilingual } from '../bilingual.ts';

interface Timed {
  readonly time: string;
}
interface Named {
  readonly name: string;
}
interface Counted {
  readonly count: number;
}

/** The dialog by which something is shown to people outside. */
export const reportShareTexts = bilingual(
  {
    loading: '正在读取…',
    loadFailed: '没有读取成功',
    loadFailedText: '请检查网络后重试。',
    retry: '重试',
    cancel: '取消',
    share: '分享',
    titleReport: '分享报告',
    titleSurvey: '分享问卷或统计结果',
    list: '已有的分享',
    hint: '打开链接的人看到的数据，以您现在能查看的范围为准；撤回后立即失效。',
    what: '分享的内容',
    things: { statistics: '统计结果', questionnaire: '问卷', report: '报告' },
    password: '访问密码',
    noPassword: '不设密码',
    passwordWrong: '密码为 8–20 位数字',
    endTime: '有效期至（不填则长期有效）',
    download: '允许下载',
    create: '生成分享链接',
    madeAndCopied: '分享链接已生成并复制',
    made: '分享链接已生成',
    withdraw: '撤回',
    withdrawTitle: '撤回这个分享？',
    withdrawText: '链接会立即失效，正在查看的人也将无法继续查看。',
    withdrawn: '已撤回',
    hasPassword: '有密码',
    isOpen: '无密码',
    forEver: '长期有效',
    until: ({ time }: Timed) => `有效期至 ${time}`,
    mayDownload: '可下载',
    opened: ({ count }: Counted) => `已打开 ${count} 次`,
    by: ({ name }: Named) => `由 ${name} 分享`,
    reportOf: ({ name }: Named) => `报告“${name}”`,
    copy: '复制链接',
    copied: '链接已复制',
    notCopied: '没有复制成功，请手动复制',
  },
  {
    loading: 'Loading…',
    loadFailed: 'It could not be loaded',
    loadFailedText: 'Please check the network and try again.',
    retry: 'Try again',
    cancel: 'Cancel',
    share: 'Share',
    titleReport: 'Share the report',
    titleSurvey: 'Share the questionnaire or its statistics',
    list: 'Shared already',
    hint: 'Whoever opens the link sees the data that you may see at that moment. Withdrawn, it ends at once.',
    what: 'What is shared',
    things: { statistics: 'Statistics', questionnaire: 'Questionnaire', report: 'Report' },
    password: 'Password',
    noPassword: 'No password',
    passwordWrong: 'A password has 8 to 20 digits',
    endTime: 'Last day (empty: no end)',
    download: 'Downloads are allowed',
    create: 'Create a link',
    madeAndCopied: 'The link was created and copied',
    made: 'The link was created',
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw this share?',
    withdrawText: 'The link ends at once, also for whoever is looking at it.',
    withdrawn: 'Withdrawn',
    hasPassword: 'With a password',
    isOpen: 'No password',
    forEver: 'No end',
    until: ({ time }) => `Until ${time}`,
    mayDownload: 'Downloads allowed',
    opened: ({ count }) => (count === 1 ? 'Opened once' : `Opened ${count} times`),
    by: ({ name }) => `Shared by ${name}`,
    reportOf: ({ name }) => `Report “${name}”`,
    copy: 'Copy link',
    copied: 'The link was copied',
    notCopied: 'It could not be copied. Please copy it by hand',
  },
);
