import { bilingual } from '../bilingual.ts';

/** The field for a code by SMS, and the slider before it. */
export const smsCodeTexts = bilingual(
  {
    code: '短信验证码',
    placeholder: '6 位数字',
    placeholderBefore: '请先获取',
    send: '获取验证码',
    sendAgain: '重新获取',
    wait: ({ seconds }: { seconds: number }) => `${seconds} 秒后重发`,
    sent: '发送成功',
    slider: {
      title: '安全验证',
      label: '滑块',
      hint: '请将滑块拖到最右边',
      keys: '也可以用键盘方向键移动滑块',
      passed: '验证通过',
      failed: '验证失败，点击刷新',
    },
  },
  {
    code: 'SMS code',
    placeholder: '6 digits',
    placeholderBefore: 'Get it first',
    send: 'Send code',
    sendAgain: 'Send again',
    wait: ({ seconds }) => `Again in ${seconds} s`,
    sent: 'Sent successfully',
    slider: {
      title: 'Security check',
      label: 'Slider',
      hint: 'Drag the slider to the right',
      keys: 'Or move it with the arrow keys',
      passed: 'Verified',
      failed: 'Verification failed, click to refresh',
    },
  },
);
