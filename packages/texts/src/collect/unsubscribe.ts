import { bilingual } from '../bilingual.ts';

/** The page that the foot of a mail leads to. */
export const unsubscribeTexts = bilingual(
  {
    title: '不再接收这位发件人的邮件？',
    text: '退订后，这位发件人的任何问卷都不会再向您的邮箱发送邀请或提醒。',
    confirm: '确认退订',
    busy: '正在退订…',
    loading: '正在核对链接…',
    doneTitle: '退订成功',
    doneText: '您不会再收到这位发件人的问卷邮件。已经在路上的邮件可能还会送达。',
    failedTitle: '退订未成功',
    home: '了解问枢',
  },
  {
    title: 'No more mail from this sender?',
    text: 'Once you unsubscribe, none of this sender’s surveys will invite or remind you at this address again.',
    confirm: 'Unsubscribe',
    busy: 'Unsubscribing…',
    loading: 'Checking the link…',
    doneTitle: 'You are unsubscribed',
    doneText: 'You will get no more survey mail from this sender. A mail that is already on its way may still arrive.',
    failedTitle: 'You are not unsubscribed',
    home: 'About Wenshu',
  },
);
