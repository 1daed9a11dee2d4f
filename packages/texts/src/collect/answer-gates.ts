import { bilingual } from '../bilingual.ts';

/** What the gates before a survey say, and the pages of those who do not get in. Fetched with them. */
export const answerGateTexts = bilingual(
  {
    password: {
      title: '请输入访问密码',
      text: '这份问卷需要密码才能填写。',
      label: '访问密码',
      submit: '进入问卷',
      empty: '请输入访问密码',
    },
    identity: {
      title: '身份验证',
      text: '请填写以下信息，核对通过后开始答题。',
      smsCode: '短信验证码',
      send: '获取验证码',
      sendAgain: ({ seconds }: { seconds: number }) => `${seconds} 秒后可重新获取`,
      sent: '验证码已发送',
      submit: '验证并继续',
      empty: ({ label }: { label: string }) => `请填写${label}`,
    },
    captcha: {
      title: '请输入图中的字符',
      text: '验证通过后，您的答案将立即提交。',
      label: '图形验证码',
      picture: '图形验证码图片',
      refresh: '换一个',
      listen: '改听语音',
      see: '改看图片',
      sound: '语音验证码：请输入听到的四个数字',
      submit: '提交',
      cancel: '返回问卷',
      failed: '验证码加载失败，请换一个',
    },
    refusals: {
      surveyNotStarted: { title: '问卷尚未开始', text: '请在开始后再来填写。' },
      notInNameList: { title: '验证未通过', text: '您不在本次调查的名单中。' },
      notParticipating: { title: '您未参与本次调查', text: '如有疑问，请联系问卷发布者。' },
      weChatOnly: {
        title: '请在微信中打开',
        text: '这份问卷只能在微信中填写。请用微信扫描二维码，或复制链接，发送到微信后打开。',
      },
      linkNotGenuine: {
        title: '链接无效',
        text: '这个链接不完整或已被更改，请从原来的地方重新打开，或向发给您链接的人索取新链接。',
      },
      linkExpired: { title: '链接已过期', text: '请从原来的地方重新打开，或向发给您链接的人索取新链接。' },
    },
    startsAt: ({ time }: { time: string }) => `开始时间：${time}`,
    copyLink: '复制链接',
    scanCode: '本页的二维码，请用微信扫描',
  },
  {
    password: {
      title: 'Please enter the password',
      text: 'This survey is protected by a password.',
      label: 'Password',
      submit: 'Open the survey',
      empty: 'Please enter the password',
    },
    identity: {
      title: 'Identity check',
      text: 'Please fill in the following. Once it has been checked, you can start.',
      smsCode: 'SMS code',
      send: 'Send code',
      sendAgain: ({ seconds }) => `Send again in ${seconds} s`,
      sent: 'The code has been sent',
      submit: 'Check and continue',
      empty: ({ label }) => `Please fill in: ${label}`,
    },
    captcha: {
      title: 'Please type the characters you see',
      text: 'Your answers are sent right afterwards.',
      label: 'Picture code',
      picture: 'Picture code',
      refresh: 'Another one',
      listen: 'Listen instead',
      see: 'Back to the picture',
      sound: 'Spoken code: type the four digits you hear',
      submit: 'Submit',
      cancel: 'Back to the survey',
      failed: 'The code could not be loaded. Please ask for another',
    },
    refusals: {
      surveyNotStarted: { title: 'Not open yet', text: 'Please come back when the survey has started.' },
      notInNameList: { title: 'Verification failed', text: 'You are not in the name list of this survey.' },
      notParticipating: {
        title: 'You do not participate in this survey',
        text: 'If you have questions, please ask whoever sent you the link.',
      },
      weChatOnly: {
        title: 'Please open it in WeChat',
        text: 'This survey can only be answered in WeChat. Scan the code with WeChat, or copy the link, send it to yourself in WeChat and open it there.',
      },
      linkNotGenuine: {
        title: 'This link is not valid',
        text: 'It is incomplete or was changed. Please open it again from where you found it, or ask whoever sent it for a new one.',
      },
      linkExpired: {
        title: 'This link has expired',
        text: 'Please open it again from where you found it, or ask whoever sent it for a new one.',
      },
    },
    startsAt: ({ time }) => `Starts: ${time}`,
    copyLink: 'Copy the link',
    scanCode: 'QR code of this page, to be scanned with WeChat',
  },
);
