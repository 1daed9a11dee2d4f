import { bilingual } from '../bilingual.ts';

interface Counted {
  readonly count: number;
}

/** Inviting people to a symposium by mail. */
export const symposiumInviteTexts = bilingual(
  {
    loading: '正在打开…',
    loadFailed: '没有打开',
    loadFailedText: '请检查网络后重试。',
    retry: '重试',
    open: '发送邀请',
    calendar: '下载日历文件',
    title: '发送邀请或提醒',
    kind: '类型',
    kinds: { invite: '邀请', reminder: '提醒' },
    to: '收件人',
    toProblem: '请选择收件人',
    toHints: { invite: '默认选择还没有邀请的人。', reminder: '默认选择已邀请、还没有来过的人。' },
    withoutAddress: '没有邮箱的人不在其中，可以复制链接发给对方。',
    subject: '主题',
    text: '正文',
    textHint: '可以使用 {name} 姓名、{symposium} 座谈会名称、{time} 时间、{length} 时长，发送时自动替换。',
    needed: '请填写',
    preview: '预览',
    after: '正文之后是每个人的专属链接，并附上日历文件。',
    somebody: '王小明',
    send: '发送',
    sendTo: ({ count }: Counted) => `发送给 ${count} 人`,
    sent: ({ count }: Counted) => `正在发送给 ${count} 人。`,
    waits: ({ count }: Counted) => `已提交，审核通过后发送给 ${count} 人。`,
    notAsked: ({ count }: Counted) => `${count} 人不愿再收到邀请，没有发送。`,
    reviewed: '邮件由平台审核后发出。',
    doubles: ({ names }: { readonly names: string }) => `已有席位，没有重复添加：${names}`,
    column: '邀请',
    take: {
      from: '从已有名单添加',
      sources: { friends: '我的联系人', list: '问卷名单中的所有人', done: '问卷名单中已完成答卷的人' },
      choose: '选择来源',
      group: '分组',
      everybody: '全部分组',
      survey: '问卷',
      chooseSurvey: '选择问卷',
      take: '填入下面的名单',
      taken: ({ count }: Counted) => `已填入 ${count} 人，可以修改后再添加。`,
      nobody: '没有符合的人。',
      notAsked: ({ count }: Counted) => `${count} 人不愿再收到邀请，没有填入。`,
      more: ({ count }: Counted) => `共有 ${count} 人，一场座谈会放不下，只填入了前面的。`,
    },
  },
  {
    loading: 'Opening…',
    loadFailed: 'It could not be opened',
    loadFailedText: 'Please check the network and try again.',
    retry: 'Try again',
    open: 'Send invitations',
    calendar: 'Download calendar file',
    title: 'Send invitations or reminders',
    kind: 'Kind',
    kinds: { invite: 'Invitation', reminder: 'Reminder' },
    to: 'To',
    toProblem: 'Please choose somebody',
    toHints: {
      invite: 'Those who were not invited yet are chosen.',
      reminder: 'Those who were invited and have not come are chosen.',
    },
    withoutAddress: 'Whoever has no mail address is not listed; you can copy their links and send them yourself.',
    subject: 'Subject',
    text: 'Text',
    textHint: 'You can use {name}, {symposium}, {time} and {length}; they are filled in for each person.',
    needed: 'Please fill this in',
    preview: 'Preview',
    after: 'Each person’s own link follows, with a calendar file attached.',
    somebody: 'Alex Wang',
    send: 'Send',
    sendTo: ({ count }) => (count === 1 ? 'Send to 1 person' : `Send to ${count} people`),
    sent: ({ count }) => (count === 1 ? 'On its way to 1 person.' : `On its way to ${count} people.`),
    waits: ({ count }) =>
      count === 1
        ? 'Handed in; sent to 1 person after its review.'
        : `Handed in; sent to ${count} people after its review.`,
    notAsked: ({ count }) =>
      count === 1
        ? '1 person wants no more invitations and got none.'
        : `${count} people want no more invitations and got none.`,
    reviewed: 'Somebody of the platform looks at mails before they leave.',
    doubles: ({ names }) => `They have a seat already and got no second one: ${names}`,
    column: 'Invitation',
    take: {
      from: 'Take from a list',
      sources: {
        friends: 'My contacts',
        list: 'Everybody on a survey’s name list',
        done: 'Those on a survey’s name list who have completed it',
      },
      choose: 'Choose where from',
      group: 'Group',
      everybody: 'All groups',
      survey: 'Survey',
      chooseSurvey: 'Choose a survey',
      take: 'Fill in below',
      taken: ({ count }) =>
        `${count} ${count === 1 ? 'person' : 'people'} filled in. You can change the list before adding them.`,
      nobody: 'There is nobody to take.',
      notAsked: ({ count }) =>
        `${count} ${count === 1 ? 'person wishes' : 'people wish'} not to be asked again and ${count === 1 ? 'was' : 'were'} left out.`,
      more: ({ count }) => `There are ${count}, more than a symposium holds: the first of them were filled in.`,
    },
  },
);
