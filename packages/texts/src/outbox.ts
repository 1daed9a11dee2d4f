import { bilingual } from './bilingual.ts';

/** The page that shows what a local installation would have sent. */
export const outboxTexts = bilingual(
  {
    title: '发件箱',
    explanation: '本机尚未配置邮件和短信服务，以下内容没有真正发出，仅供查看。',
    empty: '还没有邮件或短信。',
    mail: '邮件',
    sms: '短信',
    to: '收件人',
    time: '时间',
  },
  {
    title: 'Outbox',
    explanation:
      'No mail or SMS service is set up on this machine. Nothing below was really sent; it is here to be read.',
    empty: 'No mail or SMS yet.',
    mail: 'Mail',
    sms: 'SMS',
    to: 'To',
    time: 'Time',
  },
);
