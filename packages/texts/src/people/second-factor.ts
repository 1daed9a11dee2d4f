import { bilingual } from '../bilingual.ts';

/** The step after a sign-in that asks for the second factor. */
export const secondFactorTexts = bilingual(
  {
    title: '两步验证',
    lead: '请输入身份验证器上显示的 6 位数字。',
    recoveryLead: '请输入一个未使用过的恢复码。',
    code: '动态验证码',
    recovery: '恢复码',
    submit: '验证并登录',
    submitting: '正在验证…',
    useRecovery: '手机不在身边？使用恢复码',
    useCode: '改用动态验证码',
    back: '返回登录',
    blank: '请输入验证码',
  },
  {
    title: 'Two-step verification',
    lead: 'Enter the six digits that your authenticator app shows.',
    recoveryLead: 'Enter a recovery code that you have not used yet.',
    code: 'Code',
    recovery: 'Recovery code',
    submit: 'Verify and sign in',
    submitting: 'Verifying…',
    useRecovery: 'Phone not at hand? Use a recovery code',
    useCode: 'Use a code instead',
    back: 'Back to sign-in',
    blank: 'Enter the code',
  },
);
