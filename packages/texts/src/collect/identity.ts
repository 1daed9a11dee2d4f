import { bilingual } from '../bilingual.ts';

/** The name list and the identity check before a survey: its fields, and the message it sends. */
export const identityTexts = bilingual(
  {
    fields: { name: '姓名', mobile: '手机号', email: '邮箱' },
    group: '分组',
    labels: '标签',
    sms: ({ code }: { code: string }) => `【问枢】您的身份验证码是 ${code}，5 分钟内有效。`,
  },
  {
    fields: { name: 'Name', mobile: 'Mobile number', email: 'E-mail' },
    group: 'Group',
    labels: 'Labels',
    sms: ({ code }) => `[Wenshu] Your code for the identity check is ${code}. It is valid for 5 minutes.`,
  },
);
