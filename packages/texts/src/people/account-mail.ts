import { bilingual } from '../bilingual.ts';

interface LinkWords {
  link: string;
  hours: number;
}

/** Mails about an account, to an address that somebody says is theirs. Words of ours alone: nobody can send their own to a stranger by them. */
export const accountMailTexts = bilingual(
  {
    register: {
      subject: '问枢：完成注册',
      text: ({ link, hours }: LinkWords) =>
        `请打开下面的链接，设置密码并完成注册（${hours} 小时内有效，只能使用一次）：\n\n${link}\n\n如果不是您本人操作，请忽略这封邮件：不打开链接，就不会有账号。\n`,
    },
    taken: {
      subject: '问枢：这个邮箱已有账号',
      text: ({ signIn, reset }: { signIn: string; reset: string }) =>
        `有人想用这个邮箱注册，或把它设为账号邮箱，而它已经有问枢账号了。\n\n直接登录：${signIn}\n忘记密码：${reset}\n\n如果不是您本人操作，请忽略这封邮件，您的账号没有任何变化。\n`,
    },
    reset: {
      subject: '问枢：设置新密码',
      text: ({ link, hours }: LinkWords) =>
        `请打开下面的链接设置新密码（${hours} 小时内有效，只能使用一次）：\n\n${link}\n\n如果不是您本人操作，请忽略这封邮件，您的密码没有变化。\n`,
    },
    change: {
      subject: '问枢：确认邮箱',
      text: ({ link, hours }: LinkWords) =>
        `有人想把这个邮箱设为自己的问枢账号邮箱。如果是您本人，请在已登录该账号的浏览器中打开下面的链接（${hours} 小时内有效）：\n\n${link}\n\n如果不是您本人操作，请忽略这封邮件。\n`,
    },
    moved: {
      subject: '问枢：账号邮箱已更换',
      text: '您的问枢账号不再使用这个邮箱：它已被换成另一个，或已移除。\n\n如果不是您本人操作，请立即用手机号重置密码，或联系客服。\n',
    },
    factorReset: {
      subject: '问枢：两步验证已被重置',
      text: '客服核实身份后，重置了您问枢账号的两步验证。原有的恢复码已失效，所有登录均已退出。请登录后尽快重新开启。\n\n如果不是您本人要求，请立即修改密码并联系客服。\n',
    },
  },
  {
    register: {
      subject: 'Wenshu: complete your sign-up',
      text: ({ link, hours }) =>
        `Open this link to choose a password and complete your sign-up (valid for ${hours} hours, once):\n\n${link}\n\nIf this was not you, ignore this mail: without the link there is no account.\n`,
    },
    taken: {
      subject: 'Wenshu: this address has an account',
      text: ({ signIn, reset }) =>
        `Somebody wanted to sign up with this address, or to make it the address of their account. It has a Wenshu account already.\n\nSign in: ${signIn}\nForgot your password: ${reset}\n\nIf this was not you, ignore this mail. Nothing about your account has changed.\n`,
    },
    reset: {
      subject: 'Wenshu: choose a new password',
      text: ({ link, hours }) =>
        `Open this link to choose a new password (valid for ${hours === 1 ? 'one hour' : `${hours} hours`}, once):\n\n${link}\n\nIf this was not you, ignore this mail. Your password has not changed.\n`,
    },
    change: {
      subject: 'Wenshu: confirm your address',
      text: ({ link, hours }) =>
        `Somebody wants this to be the address of their Wenshu account. If it was you, open this link in the browser where you are signed in (valid for ${hours === 1 ? 'one hour' : `${hours} hours`}):\n\n${link}\n\nIf this was not you, ignore this mail.\n`,
    },
    moved: {
      subject: 'Wenshu: the address of your account was changed',
      text: 'Your Wenshu account does not use this address any more: it was replaced or removed.\n\nIf this was not you, reset your password by phone at once, or ask our support.\n',
    },
    factorReset: {
      subject: 'Wenshu: your two-step verification was reset',
      text: 'Our customer service checked who was asking and reset the two-step verification of your Wenshu account. Your recovery codes are void and you were signed out everywhere. Please sign in and turn it on again soon.\n\nIf you did not ask for this, change your password at once and call customer service.\n',
    },
  },
);
