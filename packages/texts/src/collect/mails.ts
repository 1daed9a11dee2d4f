import { bilingual } from '../bilingual.ts';

/** What a mail says around the words that somebody wrote. */
export const mailTexts = bilingual(
  {
    platform: '问枢',
    button: '开始填写',
    why: ({ sender }: { sender: string }) =>
      `这封邮件由 ${sender} 通过问枢发送，因为您在其邀请名单中。不想再收到此类邮件？`,
    unsubscribe: '退订',
    trial: ({ subject }: { subject: string }) => `[测试] ${subject}`,
    somebody: '王小明',
  },
  {
    platform: 'Wenshu',
    button: 'Begin the survey',
    why: ({ sender }) => `${sender} sent this mail through Wenshu because you are on their list. No more such mail?`,
    unsubscribe: 'Unsubscribe',
    trial: ({ subject }) => `[Test] ${subject}`,
    somebody: 'Alex Wang',
  },
);

/** The field of a name list in which a person's language stands, and what people write into it, in small letters. */
export const languageNameTexts = bilingual(
  { field: '语言', names: { zh: ['中文', '汉语', '简体中文'], en: ['英文', '英语', '英語'] } },
  { field: 'language', names: { zh: ['chinese', 'zh-cn', 'cn'], en: ['english', 'en-us', 'en-gb'] } },
);

export const sendRemindTexts = bilingual(
  { name: ({ task, turn }: { task: string; turn: number }) => `${task}（第 ${turn} 次提醒）` },
  { name: ({ task, turn }) => `${task} (reminder ${turn})` },
);

/** Words to begin with; what stands in braces is filled in for each person. */
export const sendTemplateTexts = bilingual(
  {
    mail: {
      invite: {
        subject: '邀请您参加：{survey}',
        body: '{name}，您好！\n\n我们正在开展“{survey}”，诚邀您参与。填写只需几分钟，您的回答将被妥善保密。\n\n{link}\n\n这是您的专属链接，请不要转发给他人。感谢您的支持！',
      },
      reminder: {
        subject: '提醒：{survey} 期待您的参与',
        body: '{name}，您好！\n\n前些天我们邀请您参加“{survey}”，目前还没有收到您的完整答卷。如果您方便，请抽几分钟完成：\n\n{link}\n\n如果您已经提交，请忽略这封邮件。谢谢！',
      },
    },
    sms: {
      invite: { subject: '', body: '【问枢】{name}您好，邀请您参加“{survey}”：{link}' },
      reminder: { subject: '', body: '【问枢】{name}您好，“{survey}”还差您的回答：{link}' },
    },
  },
  {
    mail: {
      invite: {
        subject: 'You are invited: {survey}',
        body: 'Dear {name},\n\nWe are running “{survey}” and would like to hear from you. It takes a few minutes, and your answers are kept confidential.\n\n{link}\n\nThis link is yours alone; please do not pass it on. Thank you!',
      },
      reminder: {
        subject: 'A reminder: {survey}',
        body: 'Dear {name},\n\nA few days ago we invited you to “{survey}”. Your answers are not complete yet. If you have a few minutes, you can finish here:\n\n{link}\n\nIf you have just sent them, please ignore this mail. Thank you!',
      },
    },
    sms: {
      invite: { subject: '', body: '[Wenshu] {name}, you are invited to “{survey}”: {link}' },
      reminder: {
        subject: '',
        body: '[Wenshu] {name}, “{survey}” still lacks your answers: {link}',
      },
    },
  },
);
