import { bilingual } from '../bilingual.ts';

/** The files of a survey's links. */
export const linkFileTexts = bilingual(
  {
    jobTitle: ({
      name,
      links,
      notAsked,
    }: {
      name: string;
      links: 'anonymous' | 'anonymous-codes' | 'personal' | 'personal-codes';
      /** How many were left out because they wish so. */
      notAsked: number;
    }) =>
      `${name}：${{ anonymous: '匿名链接 Excel', 'anonymous-codes': '匿名链接与二维码 ZIP', personal: '一对一链接 Excel', 'personal-codes': '一对一链接与二维码 ZIP' }[links]}${notAsked > 0 ? `（不含 ${notAsked} 位不愿再受访的人）` : ''}`,
    fileNames: { anonymous: '匿名链接', personal: '一对一链接' },
    codesFolder: '二维码',
    heads: {
      number: '序号',
      name: '名称',
      channel: '渠道',
      address: '链接',
      state: '状态',
      views: '浏览',
      answers: '回收',
      success: '成功样本',
      screened: '被甄别',
      quotaFull: '配额已满',
      seconds: '平均用时（秒）',
      person: '姓名',
      mobile: '手机号',
      email: '邮箱',
      group: '分组',
      labels: '标签',
      status: '答题状态',
      sent: { mail: '邮件发送', sms: '短信发送' },
      lastSent: { mail: '最近一封邮件', sms: '最近一条短信' },
    },
    states: { open: '开放', closed: '关闭' },
    listed: (words: readonly string[]) => words.join('、'),
  },
  {
    jobTitle: ({ name, links, notAsked }) =>
      `${name}: ${{ anonymous: 'anonymous links, Excel', 'anonymous-codes': 'anonymous links with QR codes, ZIP', personal: 'one-to-one links, Excel', 'personal-codes': 'one-to-one links with QR codes, ZIP' }[links]}${notAsked > 0 ? ` (without ${notAsked} who wish not to be asked)` : ''}`,
    fileNames: { anonymous: 'anonymous links', personal: 'one-to-one links' },
    codesFolder: 'QR codes',
    heads: {
      number: 'No.',
      name: 'Name',
      channel: 'Channel',
      address: 'Link',
      state: 'State',
      views: 'Views',
      answers: 'Answers',
      success: 'Success samples',
      screened: 'Screened out',
      quotaFull: 'Quota full',
      seconds: 'Average time (s)',
      person: 'Name',
      mobile: 'Mobile',
      email: 'Email',
      group: 'Group',
      labels: 'Labels',
      status: 'Answer status',
      sent: { mail: 'By email', sms: 'By SMS' },
      lastSent: { mail: 'Last email', sms: 'Last SMS' },
    },
    states: { open: 'Open', closed: 'Closed' },
    listed: words => words.join(', '),
  },
);
