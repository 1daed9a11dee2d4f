import { bilingual } from '../bilingual.ts';

/** The page that stands in for a messaging app on a machine of one's own. */
export const localSocialTexts = bilingual(
  {
    title: '模拟微信授权',
    explanation: '本机没有接入微信。在这里选择一个身份，就相当于用该微信扫码并同意授权。',
    qrCode: '本页地址的二维码',
    choose: '选择身份',
    identities: ['小林', '小周', '小陈'],
    another: '其他身份',
    anotherHint: '字母、数字或汉字',
    allow: '同意授权',
  },
  {
    title: 'Stand-in for WeChat',
    explanation:
      'This machine is not connected to WeChat. Choosing somebody here is as good as scanning with their WeChat.',
    qrCode: 'QR code of this page’s address',
    choose: 'Who are you?',
    identities: ['Lin', 'Zhou', 'Chen'],
    another: 'Somebody else',
    anotherHint: 'Letters and digits',
    allow: 'Allow',
  },
);
