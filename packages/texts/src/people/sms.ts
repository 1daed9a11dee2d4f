import { bilingual } from '../bilingual.ts';

/** The messages that carry a code, by what it is for (the numbers of `smsTypes`). */
export const smsTexts = bilingual(
  {
    1: ({ code }: { code: string }) => `【问枢】您正在注册，验证码 ${code}，5 分钟内有效。请勿告诉他人。`,
    2: ({ code }: { code: string }) => `【问枢】您正在登录，验证码 ${code}，5 分钟内有效。请勿告诉他人。`,
    3: ({ code }: { code: string }) =>
      `【问枢】您正在重置密码，验证码 ${code}，5 分钟内有效。如非本人操作，请忽略本短信。`,
    4: ({ code }: { code: string }) => `【问枢】您正在将此号码设为账号手机号，验证码 ${code}，5 分钟内有效。`,
  },
  {
    1: ({ code }) => `[Wenshu] ${code} is your code for signing up. It is valid for 5 minutes; share it with nobody.`,
    2: ({ code }) => `[Wenshu] ${code} is your code for signing in. It is valid for 5 minutes; share it with nobody.`,
    3: ({ code }) =>
      `[Wenshu] ${code} is your code for a new password. It is valid for 5 minutes. If you did not ask for it, ignore this message.`,
    4: ({ code }) => `[Wenshu] ${code} is the code for moving your account to this number. It is valid for 5 minutes.`,
  },
);

/** The message that tells of something that was done to an account. */
export const smsNoticeTexts = bilingual(
  {
    factorReset: '【问枢】客服已重置您账号的两步验证，所有登录均已退出。如非您本人要求，请立即修改密码并联系客服。',
  },
  {
    factorReset:
      '[Wenshu] Customer service reset the two-step verification of your account and signed you out everywhere. If you did not ask for this, change your password at once.',
  },
);
