import { bilingual } from '@wenshu/texts';

/** What a respondent reads in this type alone. */
export const labels = bilingual(
  {
    pad: '签名区域，请用手指或鼠标书写',
    hint: '请在框内签名',
    typed: '无法手写？请输入姓名',
    undo: '撤销一笔',
    confirm: '确认签名',
    sending: '正在保存签名…',
    saved: '签名已保存',
    picture: '您的签名',
    again: '重新签名',
    pictureOf: ({ name }: { name: string }) => `签名：${name}`,
    notSaved: ({ why }: { why: string }) => `签名未保存：${why}`,
  },
  {
    pad: 'Signature field, write with a finger or the mouse',
    hint: 'Please sign in the box',
    typed: 'Cannot write by hand? Type your name',
    undo: 'Undo the last stroke',
    confirm: 'Use this signature',
    sending: 'Saving the signature…',
    saved: 'Your signature is saved',
    picture: 'Your signature',
    again: 'Sign again',
    pictureOf: ({ name }) => `Signature: ${name}`,
    notSaved: ({ why }) => `The signature was not saved: ${why}`,
  },
);
