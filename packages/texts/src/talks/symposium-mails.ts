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
    house: '问枢',
    left: {
      subject: ({ symposium }: { readonly symposium: string }) => `还有问题等您回答：${symposium}`,
      dear: ({ name }: { readonly name: string }) => `${name}，您好！`,
      text: ({ symposium, count }: Counted & { readonly symposium: string }) =>
        `在线讨论“${symposium}”有 ${count} 个问题等您回答。请用下面的专属链接继续。`,
    },
    told: {
      subject: ({ symposium }: { readonly symposium: string }) => `每日小结：${symposium}`,
      deeds: ({
        people,
        messages,
        answers,
      }: {
        readonly people: number;
        readonly messages: number;
        readonly answers: number;
      }) => `上次小结以来，${people} 位参与者发言 ${messages} 条，完成互动题 ${answers} 次。`,
      behind: ({ count, all }: Counted & { readonly all: number }) =>
        count === 0 ? '目前开放的问题大家都已回答。' : `${all} 位参与者中，${count} 位还有问题没有回答。`,
      why: '您主持这场讨论，所以每天收到一封小结；没有动静的日子不发送。可以在座谈会设置里关闭，也可以退订。',
    },
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
    house: 'Wenshu',
    left: {
      subject: ({ symposium }) => `Questions wait for you: ${symposium}`,
      dear: ({ name }) => `Dear ${name},`,
      text: ({ symposium, count }) =>
        `${count === 1 ? '1 question waits' : `${count} questions wait`} for your answer in the online discussion “${symposium}”. Please go on by the link below.`,
    },
    told: {
      subject: ({ symposium }) => `Daily summary: ${symposium}`,
      deeds: ({ people, messages, answers }) =>
        `Since the last summary: ${people === 1 ? '1 participant' : `${people} participants`}, ${messages === 1 ? '1 message' : `${messages} messages`}, ${answers === 1 ? '1 activity' : `${answers} activities`} answered.`,
      behind: ({ count, all }) =>
        count === 0
          ? 'Everybody has answered what is open.'
          : `${count} of ${all} participants have not answered everything that is open.`,
      why: 'You moderate this discussion, so you get a summary each day on which something happened. It can be switched off in the set-up, or unsubscribed from.',
    },
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
