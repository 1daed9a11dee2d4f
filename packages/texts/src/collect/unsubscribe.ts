import { bilingual } from '../bilingual.ts';

/** The page that the foot of a mail leads to. */
export const unsubscribeTexts = bilingual(
  {
    of: {
      survey: {
        title: '不再接收这位发件人的邮件？',
        text: '退订后，这位发件人的任何问卷都不会再向您的邮箱发送邀请或提醒。',
        doneText: '您不会再收到这位发件人的问卷邮件。已经在路上的邮件可能还会送达。',
      },
      report: {
        title: '不再接收这份报告？',
        text: '退订后，这份报告不会再定期发到您的邮箱。',
        doneText: '您不会再收到这份报告的邮件。已经在路上的邮件可能还会送达。',
      },
      messages: {
        title: '不再用邮件接收消息？',
        text: '退订后，消息不会再发到您的邮箱，您仍可在问枢里查看，也可以在消息页重新开启。',
        doneText: '消息不会再发到您的邮箱，您仍可在问枢里查看。已经在路上的邮件可能还会送达。',
      },
    },
    confirm: '确认退订',
    busy: '正在退订…',
    loading: '正在核对链接…',
    doneTitle: '退订成功',
    failedTitle: '退订未成功',
    again: '重试',
    home: '了解问枢',
  },
  {
    of: {
      survey: {
        title: 'No more mail from this sender?',
        text: 'Once you unsubscribe, none of this sender’s surveys will invite or remind you at this address again.',
        doneText:
          'You will get no more survey mail from this sender. A mail that is already on its way may still arrive.',
      },
      report: {
        title: 'No more mail about this report?',
        text: 'Once you unsubscribe, this report is no longer sent to your mailbox.',
        doneText: 'You will get no more mail about this report. A mail that is already on its way may still arrive.',
      },
      messages: {
        title: 'No more messages by mail?',
        text: 'Once you unsubscribe, your messages stay in Wenshu and are not mailed any more. You can turn it on again on the page of messages.',
        doneText:
          'Your messages stay in Wenshu and are not mailed any more. A mail that is already on its way may still arrive.',
      },
    },
    confirm: 'Unsubscribe',
    busy: 'Unsubscribing…',
    loading: 'Checking the link…',
    doneTitle: 'You are unsubscribed',
    failedTitle: 'You are not unsubscribed',
    again: 'Try again',
    home: 'About Wenshu',
  },
);
