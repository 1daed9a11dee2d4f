import { terminalLanguage } from '../bootstrap/language.mjs';

interface Shown {
  readonly taskId: string;
  readonly name: string;
  readonly senderName: string;
  readonly contents: readonly { readonly language: string; readonly subject: string; readonly body: string }[];
}

interface FoundMail {
  readonly kind: 'spf' | 'dkim' | 'dmarc';
  readonly name: string;
  readonly value: string;
  readonly finding: 'right' | 'missing' | 'other' | 'twice' | 'not-asked';
  readonly found: readonly string[];
}

const wordsOf = ({ contents }: Shown) =>
  contents.map(({ language, subject, body }) => `[${language}] ${subject}\n${body}`).join('\n\n');

const findings = {
  zh: {
    right: '正确',
    missing: '缺少',
    other: '内容不对',
    twice: '有两条，等于没有',
    'not-asked': '无法查询 DNS，尚不清楚',
  },
  en: {
    right: 'right',
    missing: 'missing',
    other: 'says something else',
    twice: 'there are two, which counts as none',
    'not-asked': 'the DNS could not be asked, so nothing is known',
  },
} as const;

const texts = {
  zh: {
    usage:
      '用法：npm run operator:mail -- list | approve <编号> | reject <编号> <原因> | domain | allow <邮箱地址> | points <手机号> <积分>',
    none: '没有待审核的邮件。',
    mail: (mail: Shown) =>
      `—— ${mail.taskId}  ${mail.name}（发件人：${mail.senderName || '平台'}）\n${wordsOf(mail)}\n`,
    approved: (code: string) => `邮件 ${code} 已通过，将在一分钟内开始发送。`,
    rejected: (code: string) => `邮件 ${code} 已驳回。`,
    record: ({ kind, name, value, finding, found }: FoundMail) =>
      [
        `—— ${kind.toUpperCase()}：${findings.zh[finding]}`,
        `TXT 记录：${name}`,
        ...(finding === 'right' ? [] : [`建议内容：${value}`]),
        ...found.map(text => `现有内容：${text}`),
        ...(kind === 'spf' && finding !== 'right' ? ['如邮件服务商另有说明，请使用服务商给出的 SPF。'] : []),
        '',
      ].join('\n'),
    noDomain: '尚未设置 SMTP_URL 和 MAIL_FROM：邮件不会离开本机。',
    allowed: (address: string) => `${address} 可以重新接收邮件。`,
    granted: (phone: string, balance: number) => `${phone} 现有 ${balance} 积分。`,
    notThere: (word: string) => `没有可处理的 ${word}。`,
  },
  en: {
    usage:
      'Usage: npm run operator:mail -- list | approve <code> | reject <code> <reason> | domain | allow <address> | points <phone> <number>',
    none: 'No mail waits for a review.',
    mail: (mail: Shown) =>
      `-- ${mail.taskId}  ${mail.name} (from ${mail.senderName || 'the platform'})\n${wordsOf(mail)}\n`,
    approved: (code: string) => `Mail ${code} was approved and begins to leave within a minute.`,
    rejected: (code: string) => `Mail ${code} was rejected.`,
    record: ({ kind, name, value, finding, found }: FoundMail) =>
      [
        `-- ${kind.toUpperCase()}: ${findings.en[finding]}`,
        `TXT record at ${name}`,
        ...(finding === 'right' ? [] : [`to put there: ${value}`]),
        ...found.map(text => `stands there: ${text}`),
        ...(kind === 'spf' && finding !== 'right' ? ['If your mail provider names another SPF, take that one.'] : []),
        '',
      ].join('\n'),
    noDomain: 'SMTP_URL and MAIL_FROM are not set: no mail leaves this machine.',
    allowed: (address: string) => `${address} gets mail again.`,
    granted: (phone: string, balance: number) => `${phone} has ${balance} points now.`,
    notThere: (word: string) => `There is no ${word} to do this with.`,
  },
};

export const operatorMailTexts = texts[terminalLanguage()];
