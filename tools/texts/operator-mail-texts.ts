import { terminalLanguage } from '../bootstrap/language.mjs';

interface Shown {
  readonly taskId: string;
  readonly name: string;
  readonly senderName: string;
  readonly contents: readonly { readonly language: string; readonly subject: string; readonly body: string }[];
}

const wordsOf = ({ contents }: Shown) =>
  contents.map(({ language, subject, body }) => `[${language}] ${subject}\n${body}`).join('\n\n');

const texts = {
  zh: {
    usage: '用法：npm run operator:mail -- list | approve <编号> | reject <编号> <原因> | points <手机号> <积分>',
    none: '没有待审核的邮件。',
    mail: (mail: Shown) =>
      `—— ${mail.taskId}  ${mail.name}（发件人：${mail.senderName || '平台'}）\n${wordsOf(mail)}\n`,
    approved: (code: string) => `邮件 ${code} 已通过，将在一分钟内开始发送。`,
    rejected: (code: string) => `邮件 ${code} 已驳回。`,
    granted: (phone: string, balance: number) => `${phone} 现有 ${balance} 积分。`,
    notThere: (word: string) => `没有可处理的 ${word}。`,
  },
  en: {
    usage: 'Usage: npm run operator:mail -- list | approve <code> | reject <code> <reason> | points <phone> <number>',
    none: 'No mail waits for a review.',
    mail: (mail: Shown) =>
      `-- ${mail.taskId}  ${mail.name} (from ${mail.senderName || 'the platform'})\n${wordsOf(mail)}\n`,
    approved: (code: string) => `Mail ${code} was approved and begins to leave within a minute.`,
    rejected: (code: string) => `Mail ${code} was rejected.`,
    granted: (phone: string, balance: number) => `${phone} has ${balance} points now.`,
    notThere: (word: string) => `There is no ${word} to do this with.`,
  },
};

export const operatorMailTexts = texts[terminalLanguage()];
