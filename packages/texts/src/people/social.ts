import { bilingual } from '../bilingual.ts';

export const socialTexts = bilingual(
  {
    modes: { toQr: '扫码登录', toForm: '账号登录' },
    qr: {
      lead: '用微信扫一扫，快速登录。',
      frame: '微信授权',
      loading: '正在获取二维码…',
      waiting: ({ minutes }: { minutes: number }) => `等待扫码，二维码 ${minutes} 分钟内有效`,
      expired: '二维码已过期',
      failed: '二维码获取失败',
      again: '刷新二维码',
    },
    company: ({ name }: { name: string }) => `用 ${name} 账号登录`,
    stranger: {
      lead: ({ minutes }: { minutes: number }) => `授权成功，请在 ${minutes} 分钟内完成注册或绑定，下次即可直接登录。`,
      gone: '还没有授权，或授权已过期。请先扫码或从企业登录，再来注册或绑定。',
    },
    tabs: { label: '注册或绑定', register: '注册新账号', bind: '绑定已有账号' },
    register: { submit: '注册并绑定', submitting: '正在注册…', success: '注册成功' },
    bind: { submit: '绑定并登录', submitting: '正在绑定…', success: '绑定成功' },
    bound: '微信已绑定',
    returnLost: '本次授权不是在这个窗口发起的，请重新登录',
    third: {
      lead: '使用企业账号登录。',
      leaving: '正在前往企业登录页…',
      returning: '正在登录…',
      missing: '这里没有启用企业登录，请使用其他方式登录。',
      declined: '企业登录没有完成，您可以重试，或使用其他方式登录。',
      again: '重试',
    },
  },
  {
    modes: { toQr: 'QR code', toForm: 'Account' },
    qr: {
      lead: 'Scan with WeChat, and you are in.',
      frame: 'WeChat authorisation',
      loading: 'Fetching the QR code…',
      waiting: ({ minutes }: { minutes: number }) => `Waiting for a scan; the code is good for ${minutes} minutes`,
      expired: 'This QR code has run out',
      failed: 'The QR code could not be fetched',
      again: 'Get a new code',
    },
    company: ({ name }: { name: string }) => `Sign in with ${name}`,
    stranger: {
      lead: ({ minutes }: { minutes: number }) =>
        `You are authorised. Sign up or bind an account within ${minutes} minutes, and next time you are in at once.`,
      gone: 'There is no authorisation, or it has run out. Please scan or sign in with your company first, then sign up or bind here.',
    },
    tabs: { label: 'Sign up or bind', register: 'New account', bind: 'Existing account' },
    register: { submit: 'Sign up and bind', submitting: 'Signing up…', success: 'You have signed up' },
    bind: { submit: 'Bind and sign in', submitting: 'Binding…', success: 'Bound successfully' },
    bound: 'WeChat is bound',
    returnLost: 'This authorisation did not begin in this window. Please sign in again',
    third: {
      lead: 'Sign in with your company account.',
      leaving: 'On the way to your company’s sign-in…',
      returning: 'Signing in…',
      missing: 'Signing in with a company account is not set up here. Please use another way.',
      declined: 'The company’s sign-in was not completed. You can try again, or use another way.',
      again: 'Try again',
    },
  },
);
