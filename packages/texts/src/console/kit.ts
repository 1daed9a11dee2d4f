import { bilingual } from '../bilingual.ts';

/** What several rooms of the console say that are about something written. */
export const consoleKitTexts = bilingual(
  {
    languages: { zh: '中文', en: '英文' },
    languageTabs: '语言',
    hands: { secret: '运营密钥', command: '命令行', product: '随产品提供' },
    when: '时间',
    now: '立即',
    atMoment: '定时',
    moment: '时刻',
    momentHint: '按您这台设备的时区。',
    momentNeeded: '请选择一个将来的时刻',
    preview: '预览',
    back: '返回列表',
    look: '查看',
    unsaved: '有未保存的修改',
    leave: {
      title: '放弃未保存的修改？',
      text: '离开后，刚才填写的内容会丢失。',
      confirm: '放弃并离开',
      decline: '继续编辑',
    },
  },
  {
    languages: { zh: 'Chinese', en: 'English' },
    languageTabs: 'Language',
    hands: { secret: 'The operator’s secret', command: 'Command line', product: 'With the product' },
    when: 'When',
    now: 'Now',
    atMoment: 'At a moment',
    moment: 'Moment',
    momentHint: 'In the time zone of this device.',
    momentNeeded: 'Choose a moment to come',
    preview: 'Preview',
    back: 'Back to the list',
    look: 'Look',
    unsaved: 'There are changes that are not saved',
    leave: {
      title: 'Discard what is not saved?',
      text: 'If you leave, what you have written is lost.',
      confirm: 'Discard and leave',
      decline: 'Keep editing',
    },
  },
);
