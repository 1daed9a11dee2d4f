import { bilingual } from '../bilingual.ts';

interface Counted {
  readonly count: number;
}

/** Mails of a symposium: words to begin with, and what stands around those that hosts write. */
export const symposiumMailTexts = bilingual(
  {
    at: ({ time, timeZone }: { readonly time: string; readonly timeZone: string }) => `${time}（${timeZone}）`,
    between: ({ from, to, timeZone }: { readonly from: string; readonly to: string; readonly timeZone: string }) =>
      `${from} 至 ${to}（${timeZone}）`,
    minutes: ({ count }: Counted) => `${count} 分钟`,
    days: ({ count }: Counted) => `${count} 天`,
    task: { invite: '座谈会邀请', reminder: '座谈会提醒' },
    button: '进入座谈室',
    calendar: '座谈会',
    host: '主持人',
    why: ({ sender }: { readonly sender: string }) =>
      `这封邮件由 ${sender} 通过问枢发送，因为您受邀参加座谈会。链接只属于您，请不要转发。不想再收到此类邮件？`,
    proposed: {
      live: {
        invite: {
          subject: '邀请您参加：{symposium}',
          text: '{name}，您好！\n\n诚邀您参加在线座谈会“{symposium}”。\n\n时间：{time}\n时长：{length}\n\n届时用电脑或手机打开下面的专属链接即可参加，无需注册。附件是日历文件，可以添加到您的日历。',
        },
        reminder: {
          subject: '提醒：{symposium}',
          text: '{name}，您好！\n\n提醒您，在线座谈会“{symposium}”的时间是 {time}，时长 {length}。\n\n请用下面的专属链接参加。如果您已经在座谈室里，请忽略这封邮件。',
        },
      },
      board: {
        invite: {
          subject: '邀请您参加：{symposium}',
          text: '{name}，您好！\n\n诚邀您参加在线讨论“{symposium}”，持续 {length}：{time}。\n\n您可以在方便的时候用电脑或手机打开下面的专属链接，回答当天的问题，也可以回应其他人的想法，无需注册。',
        },
        reminder: {
          subject: '提醒：{symposium}',
          text: '{name}，您好！\n\n在线讨论“{symposium}”正在进行（{time}），期待您的参与。\n\n请用下面的专属链接继续。',
        },
      },
    },
  },
  {
    at: ({ time, timeZone }) => `${time} (${timeZone})`,
    between: ({ from, to, timeZone }) => `${from} to ${to} (${timeZone})`,
    minutes: ({ count }) => `${count} minutes`,
    days: ({ count }) => (count === 1 ? '1 day' : `${count} days`),
    task: { invite: 'Invitation to a symposium', reminder: 'Reminder of a symposium' },
    button: 'Enter the room',
    calendar: 'symposium',
    host: 'The moderator',
    why: ({ sender }) =>
      `${sender} sent this mail through Wenshu because you are invited to a symposium. The link is yours alone; please do not pass it on. No more such mail?`,
    proposed: {
      live: {
        invite: {
          subject: 'You are invited: {symposium}',
          text: 'Dear {name},\n\nWe would like to invite you to the online discussion “{symposium}”.\n\nWhen: {time}\nLength: {length}\n\nOpen the link below on a computer or phone to take part; you need no account. The file attached puts it into your calendar.',
        },
        reminder: {
          subject: 'A reminder: {symposium}',
          text: 'Dear {name},\n\nThis is a reminder of the online discussion “{symposium}”: {time}, {length}.\n\nPlease take part by the link below. If you are in the room already, ignore this mail.',
        },
      },
      board: {
        invite: {
          subject: 'You are invited: {symposium}',
          text: 'Dear {name},\n\nWe would like to invite you to the online discussion “{symposium}”, which goes on for {length}: {time}.\n\nOpen the link below on a computer or phone whenever it suits you, answer the day’s questions and reply to what others say. You need no account.',
        },
        reminder: {
          subject: 'A reminder: {symposium}',
          text: 'Dear {name},\n\nThe online discussion “{symposium}” is going on ({time}), and we would like to hear from you.\n\nPlease go on by the link below.',
        },
      },
    },
  },
);
