import { bilingual } from '../bilingual.ts';

/** To a mailbox that somebody says is theirs. */
export const mailboxCodeTexts = bilingual(
  {
    subject: '问枢：邮箱验证码',
    text: ({ code, minutes }: { code: string; minutes: number }) =>
      `验证码：${code}\n\n有人在问枢中填写了这个邮箱。如果是您本人，请在 ${minutes} 分钟内输入验证码；如果不是，请忽略这封邮件，不会再有邮件发来。\n`,
  },
  {
    subject: 'Wenshu: the code for your mailbox',
    text: ({ code, minutes }) =>
      `Code: ${code}\n\nSomebody entered this address in Wenshu. If it was you, type in the code within ${minutes} minutes. If not, ignore this mail: nothing more is sent here.\n`,
  },
);
