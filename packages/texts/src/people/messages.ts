import { bilingual } from '../bilingual.ts';
import { nameOfFeature } from './licences.ts';
import { rightTexts } from './rights.ts';
import { amountText, yuan } from './wallet.ts';

type SampleNews = 'approved' | 'declined' | 'paid' | 'fielding' | 'delivered';
const sampleNews: Readonly<Record<'zh' | 'en', Readonly<Record<SampleNews, string>>>> = {
  zh: {
    approved: '已通过审核，等待付款',
    declined: '未通过审核',
    paid: '已确认收款',
    fielding: '开始执行',
    delivered: '已全部交付',
  },
  en: {
    approved: 'was approved and waits for your payment',
    declined: 'was declined',
    paid: 'is paid',
    fielding: 'is being carried out',
    delivered: 'was delivered in full',
  },
};

interface FilledCells {
  survey: string;
  cells: number;
  /** The first few of them; messages of before have none. */
  names?: readonly string[];
}
interface AskedRight {
  by: string;
  thing: string;
  /** A right that is no more has its own word. */
  right: string;
}
interface Licensed {
  feature: string;
  /** Empty for somebody’s own work. */
  enterprise: string;
}
interface ToppedUp {
  unit: 'points' | 'fen';
  amount: number;
}
interface Refunded {
  fen: number;
  order: string;
  reason: string;
}
/** What an operator wrote, for readers of either language. */
interface Announced {
  zh: { title: string; text: string };
  en: { title: string; text: string };
}
const nameOfRight = (right: string, language: 'zh' | 'en') =>
  (rightTexts[language].names as Readonly<Record<string, string>>)[right] ?? right;

/** What the platform tells people, a title and a sentence for each kind. What stands in them is kept; the words are the reader’s. */
export const messageKinds = bilingual(
  {
    'collaborator-added': {
      title: '您被加入了一份问卷',
      content: ({ by, survey }: { by: string; survey: string }) => `${by}邀请您协作“${survey}”。`,
    },
    'collaborator-removed': {
      title: '您已被移出一份问卷',
      content: ({ by, survey }: { by: string; survey: string }) => `${by}已将您移出“${survey}”，您不能再打开它。`,
    },
    'rights-changed': {
      title: '您的协作权限有变化',
      content: ({ by, survey }: { by: string; survey: string }) => `${by}修改了您在“${survey}”中的权限。`,
    },
    'access-asked': {
      title: '有人向您申请权限',
      content: ({ by, thing, right, note }: AskedRight & { note: string }) =>
        `${by}申请“${thing}”的“${nameOfRight(right, 'zh')}”权限${note ? `：${note}` : '。'}`,
    },
    'access-given': {
      title: '您申请的权限已获批准',
      content: ({ by, thing, right, reply }: AskedRight & { reply: string }) =>
        `${by}授予了您“${thing}”的“${nameOfRight(right, 'zh')}”权限${reply ? `：${reply}` : '，现在就可以使用。'}`,
    },
    'access-declined': {
      title: '您申请的权限暂未通过',
      content: ({ by, thing, right, reply }: AskedRight & { reply: string }) =>
        `${by}暂时没有授予您“${thing}”的“${nameOfRight(right, 'zh')}”权限${reply ? `：${reply}` : '，如有需要请与对方沟通。'}`,
    },
    'api-keys-ended': {
      title: 'API 密钥已失效',
      content: ({ count }: { count: number }) =>
        `您的登录密码已更换，原有的 ${count} 个 API 密钥随之失效。仍需使用的程序，请在个人中心为它新建密钥。`,
    },
    'file-ready': {
      title: '文件已生成',
      content: ({ title }: { title: string }) => `“${title}”已生成，可以下载了。`,
    },
    'file-failed': {
      title: '文件生成失败',
      content: ({ title }: { title: string }) => `“${title}”没有生成，原因见“我的下载”。`,
    },
    'quota-full': {
      title: '配额已满',
      content: ({ survey, cells, names }: FilledCells) =>
        names?.length
          ? `“${survey}”的配额 ${names.map(name => `“${name}”`).join('、')}${cells > names.length ? ` 等 ${cells} 个单元` : ''}已收满。`
          : `“${survey}”有 ${cells} 个配额单元已收满。`,
    },
    'survey-ended-cap': {
      title: '问卷已自动结束',
      content: ({ survey, cap }: { survey: string; cap: number }) => `“${survey}”已收满 ${cap} 份答卷，自动停止收集。`,
    },
    'survey-ended-time': {
      title: '问卷已自动结束',
      content: ({ survey }: { survey: string }) => `“${survey}”已到结束时间，自动停止收集。`,
    },
    'sample-order': {
      title: '样本订单有进展',
      content: ({ survey, state, note }: { survey: string; state: SampleNews; note: string }) =>
        `“${survey}”的样本订单${sampleNews.zh[state]}${note && `：${note}`}。`,
    },
    'comment-mention': {
      title: '有人在评论中提到了您',
      content: ({ by, survey, words }: { by: string; survey: string; words: string }) =>
        `${by}在“${survey}”中写道：${words}`,
    },
    'comment-reply': {
      title: '您的评论有新回复',
      content: ({ by, survey, words }: { by: string; survey: string; words: string }) =>
        `${by}在“${survey}”中回复了您：${words}`,
    },
    'comment-resolved': {
      title: '您的评论已解决',
      content: ({ by, survey, words }: { by: string; survey: string; words: string }) =>
        `${by}把您在“${survey}”中的评论标为已解决：${words}`,
    },
    'enterprise-added': {
      title: '您已加入一家企业',
      content: ({ by, enterprise }: { by: string; enterprise: string }) => `${by}将您加入了企业“${enterprise}”。`,
    },
    'enterprise-removed': {
      title: '您已被移出一家企业',
      content: ({ by, enterprise }: { by: string; enterprise: string }) =>
        `${by}已将您移出企业“${enterprise}”，您在其中的项目和任务已移交给管理员。`,
    },
    'project-role-given': {
      title: '您有了新的项目角色',
      content: ({ by, project }: { by: string; project: string }) => `${by}设置了您在项目“${project}”中的角色。`,
    },
    'project-role-taken': {
      title: '您已被移出一个项目',
      content: ({ by, project }: { by: string; project: string }) => `${by}已将您移出项目“${project}”。`,
    },
    'order-opened': {
      title: '订单已开通',
      content: ({ enterprise, order }: { enterprise: string; order: string }) =>
        `“${enterprise}”的订单 ${order} 已开通，立即生效。`,
    },
    'order-declined': {
      title: '订单未通过',
      content: ({ enterprise, order }: { enterprise: string; order: string }) =>
        `“${enterprise}”的订单 ${order} 未通过，如有疑问请联系客服。`,
    },
    'enterprise-extended': {
      title: '企业有效期已延长',
      content: ({ enterprise }: { enterprise: string }) => `“${enterprise}”的有效期已延长，立即生效。`,
    },
    'enterprise-seats': {
      title: '企业席位有变化',
      content: ({ enterprise, seats }: { enterprise: string; seats: number }) =>
        `“${enterprise}”的席位数已调整为 ${seats} 个，立即生效。`,
    },
    'enterprise-expired': {
      title: '企业已到期',
      content: ({ enterprise }: { enterprise: string }) =>
        `“${enterprise}”的有效期已由平台终止，续费前可以查看和导出其中的内容，不能改动。如有疑问请联系客服。`,
    },
    'second-factor-reset': {
      title: '两步验证已被重置',
      content: ({ account }: { account: string }) =>
        `客服核实身份后重置了账号 ${account} 的两步验证，原有的恢复码已失效，所有登录均已退出。请尽快重新开启。如果不是您本人要求，请立即修改密码并联系客服。`,
    },
    'licence-granted': {
      title: '功能已开通',
      content: ({ feature, enterprise }: Licensed) =>
        `${enterprise ? `“${enterprise}”` : '您的个人空间'}已开通“${nameOfFeature(feature, 'zh')}”，现在就可以使用。`,
    },
    'licence-withdrawn': {
      title: '功能已停用',
      content: ({ feature, enterprise }: Licensed) =>
        `${enterprise ? `“${enterprise}”` : '您的个人空间'}的“${nameOfFeature(feature, 'zh')}”授权已停用，已有的内容不受影响。如有疑问请联系客服。`,
    },
    'topped-up': {
      title: '充值已到账',
      content: ({ unit, amount }: ToppedUp) => `您充值的 ${amountText.zh({ unit, amount })} 已到账。`,
    },
    'top-up-refunded': {
      title: '充值订单已退款',
      content: ({ fen, order, reason }: Refunded) => `充值订单 ${order} 已退款 ${yuan(fen)}，原路退回。原因：${reason}`,
    },
    'mail-approved': {
      title: '邮件已通过审核',
      content: ({ survey, task }: { survey: string; task: string }) =>
        `“${survey}”的邮件“${task}”已通过审核，正在发送。`,
    },
    'packet-approved': {
      title: '红包已通过审核',
      content: ({ survey, packet }: { survey: string; packet: string }) =>
        `“${survey}”的红包“${packet}”已通过审核，开始发放。`,
    },
    'packet-rejected': {
      title: '红包未通过审核',
      content: ({ survey, packet, why }: { survey: string; packet: string; why: string }) =>
        `“${survey}”的红包“${packet}”未通过审核：${why}`,
    },
    'mail-rejected': {
      title: '邮件未通过审核',
      content: ({ survey, task, reason }: { survey: string; task: string; reason: string }) =>
        `“${survey}”的邮件“${task}”未通过审核：${reason}`,
    },
    'enterprise-given': {
      title: '您成为了企业管理员',
      content: ({ enterprise }: { enterprise: string }) => `“${enterprise}”已移交给您，您现在是它的管理员。`,
    },
    'second-factor-asked': {
      title: '企业要求开启两步验证',
      content: ({ enterprise }: { enterprise: string }) =>
        `“${enterprise}”要求成员开启两步验证。未开启的成员暂时不能打开企业的内容，开启后立即恢复。`,
    },
    'report-sending-stopped': {
      title: '报告的定期发送已停止',
      content: ({ report }: { report: string }) =>
        `“${report}”不再定期发送：您已不能管理这份报告或导出答卷数据，或者它的分享链接已被撤回。`,
    },
    'cleaning-stopped': {
      title: '自动清洗已停止',
      content: ({ survey }: { survey: string }) =>
        `“${survey}”不再自动清洗新答卷：您已不能处理它的答卷，或者有规则用到的题目已经不在数据里。`,
    },
    announcement: {
      title: ({ zh }: Announced) => `平台公告：${zh.title}`,
      content: ({ zh }: Announced) => zh.text,
    },
  },
  {
    'collaborator-added': {
      title: 'You were added to a survey',
      content: ({ by, survey }) => `${by} invites you to work on “${survey}”.`,
    },
    'collaborator-removed': {
      title: 'You were removed from a survey',
      content: ({ by, survey }) => `${by} removed you from “${survey}”. You can no longer open it.`,
    },
    'rights-changed': {
      title: 'Your rights have changed',
      content: ({ by, survey }) => `${by} changed what you may do in “${survey}”.`,
    },
    'access-asked': {
      title: 'Somebody asks you for access',
      content: ({ by, thing, right, note }) =>
        `${by} asks for the right “${nameOfRight(right, 'en')}” in “${thing}”${note ? `: ${note}` : '.'}`,
    },
    'access-given': {
      title: 'You were given what you asked for',
      content: ({ by, thing, right, reply }) =>
        `${by} gave you the right “${nameOfRight(right, 'en')}” in “${thing}”${reply ? `: ${reply}` : '. You can use it now.'}`,
    },
    'access-declined': {
      title: 'Your request was not granted this time',
      content: ({ by, thing, right, reply }) =>
        `${by} did not give you the right “${nameOfRight(right, 'en')}” in “${thing}” this time${reply ? `: ${reply}` : '. If you need it, please talk to them.'}`,
    },
    'api-keys-ended': {
      title: 'Your API keys have ended',
      content: ({ count }) =>
        `Your password was changed, and ${count === 1 ? 'your API key' : `your ${count} API keys`} ended with it. Programs that you still need get a new one under your account.`,
    },
    'file-ready': {
      title: 'A file is ready',
      content: ({ title }) => `“${title}” is ready to download.`,
    },
    'file-failed': {
      title: 'A file could not be made',
      content: ({ title }) => `“${title}” could not be made. Your downloads tell why.`,
    },
    'quota-full': {
      title: 'Quota reached',
      content: ({ survey, cells, names }) => {
        const verb = cells === 1 ? 'is' : 'are';
        if (!names?.length)
          return `${cells === 1 ? 'A quota cell' : `${cells} quota cells`} of “${survey}” ${verb} full.`;
        const more = cells > names.length ? ` and ${cells - names.length} more` : '';
        return `In “${survey}”, ${names.map(name => `“${name}”`).join(', ')}${more} ${verb} full.`;
      },
    },
    'survey-ended-cap': {
      title: 'A survey has ended by itself',
      content: ({ survey, cap }) => `“${survey}” has reached its target of ${cap} and no longer collects.`,
    },
    'survey-ended-time': {
      title: 'A survey has ended by itself',
      content: ({ survey }) => `“${survey}” has reached its end time and no longer collects.`,
    },
    'sample-order': {
      title: 'Your order for samples has gone on',
      content: ({ survey, state, note }) =>
        `The order for samples of “${survey}” ${sampleNews.en[state]}${note && `: ${note}`}.`,
    },
    'comment-mention': {
      title: 'You were mentioned in a comment',
      content: ({ by, survey, words }) => `${by} in “${survey}”: ${words}`,
    },
    'comment-reply': {
      title: 'Your comment was answered',
      content: ({ by, survey, words }) => `${by} answered you in “${survey}”: ${words}`,
    },
    'comment-resolved': {
      title: 'Your comment was resolved',
      content: ({ by, survey, words }) => `${by} resolved your comment in “${survey}”: ${words}`,
    },
    'enterprise-added': {
      title: 'You were added to an enterprise',
      content: ({ by, enterprise }) => `${by} added you to “${enterprise}”.`,
    },
    'enterprise-removed': {
      title: 'You were removed from an enterprise',
      content: ({ by, enterprise }) =>
        `${by} removed you from “${enterprise}”. Your projects and tasks there now belong to its administrator.`,
    },
    'project-role-given': {
      title: 'You have a role in a project',
      content: ({ by, project }) => `${by} set your role in the project “${project}”.`,
    },
    'project-role-taken': {
      title: 'You were removed from a project',
      content: ({ by, project }) => `${by} removed you from the project “${project}”.`,
    },
    'order-opened': {
      title: 'An order is open',
      content: ({ enterprise, order }) => `Order ${order} of “${enterprise}” was opened and holds from now on.`,
    },
    'order-declined': {
      title: 'An order was declined',
      content: ({ enterprise, order }) =>
        `Order ${order} of “${enterprise}” was declined. Customer service can tell you why.`,
    },
    'enterprise-extended': {
      title: 'The term of an enterprise was extended',
      content: ({ enterprise }) => `The term of “${enterprise}” was extended. This holds from now on.`,
    },
    'enterprise-seats': {
      title: 'An enterprise has other seats',
      content: ({ enterprise, seats }) =>
        `“${enterprise}” has ${seats === 1 ? 'one seat' : `${seats} seats`} from now on.`,
    },
    'enterprise-expired': {
      title: 'An enterprise has expired',
      content: ({ enterprise }) =>
        `The platform has ended the term of “${enterprise}”. Until it is renewed, what is in it can be looked at and exported, not changed. Customer service can tell you why.`,
    },
    'second-factor-reset': {
      title: 'Your two-step verification was reset',
      content: ({ account }) =>
        `Customer service checked who was asking and reset the two-step verification of ${account}. Your recovery codes are void and you were signed out everywhere. Please turn it on again soon. If you did not ask for this, change your password at once and call customer service.`,
    },
    'licence-granted': {
      title: 'A feature is yours to use',
      content: ({ feature, enterprise }) =>
        `${nameOfFeature(feature, 'en')} is licensed ${enterprise ? `in “${enterprise}”` : 'for your own work'} from now on.`,
    },
    'licence-withdrawn': {
      title: 'A licence has ended',
      content: ({ feature, enterprise }) =>
        `${nameOfFeature(feature, 'en')} is no longer licensed ${enterprise ? `in “${enterprise}”` : 'for your own work'}. What you made with it stays. Customer service can tell you why.`,
    },
    'topped-up': {
      title: 'Your top-up has been credited',
      content: ({ unit, amount }) => `${amountText.en({ unit, amount })} from your top-up have been credited.`,
    },
    'top-up-refunded': {
      title: 'A top-up was refunded',
      content: ({ fen, order, reason }) =>
        `${yuan(fen)} of order ${order} were paid back the way they came. Reason: ${reason}`,
    },
    'mail-approved': {
      title: 'Your mail was approved',
      content: ({ survey, task }) => `“${task}” of “${survey}” was approved and is being sent.`,
    },
    'packet-approved': {
      title: 'Your red packet was approved',
      content: ({ survey, packet }) => `The red packet “${packet}” of “${survey}” was approved and is being given out.`,
    },
    'packet-rejected': {
      title: 'Your red packet was rejected',
      content: ({ survey, packet, why }) => `The red packet “${packet}” of “${survey}” was rejected: ${why}`,
    },
    'mail-rejected': {
      title: 'Your mail was rejected',
      content: ({ survey, task, reason }) => `“${task}” of “${survey}” was rejected: ${reason}`,
    },
    'enterprise-given': {
      title: 'You administer an enterprise',
      content: ({ enterprise }) => `“${enterprise}” was handed over to you. You are its administrator now.`,
    },
    'second-factor-asked': {
      title: 'Two-step verification is asked for',
      content: ({ enterprise }) =>
        `“${enterprise}” asks its members for two-step verification. Without it nothing of the enterprise opens; with it everything does at once.`,
    },
    'report-sending-stopped': {
      title: 'A report is not sent any more',
      content: ({ report }) =>
        `“${report}” is no longer sent by mail: you may not manage it or export its responses any more, or its link was withdrawn.`,
    },
    'cleaning-stopped': {
      title: 'Records are not cleaned by themselves any more',
      content: ({ survey }) =>
        `New records of “${survey}” are no longer cleaned: you may not change its records any more, or a rule names a question that is gone.`,
    },
    announcement: {
      title: ({ en }) => `Announcement: ${en.title}`,
      content: ({ en }) => en.text,
    },
  },
);

/** A message as a mail: what stands around it. */
export const messageMailTexts = bilingual(
  {
    sender: '问枢',
    button: '在问枢中查看',
    why: '您在问枢的消息设置中开启了邮件通知。不想再收到？',
  },
  {
    sender: 'Wenshu',
    button: 'Open in Wenshu',
    why: 'You asked Wenshu to send your messages by mail too. No more of them?',
  },
);

type Kinds = typeof messageKinds.zh;
export type MessageKind = keyof Kinds;
/** What a message of this kind is filled with: plain data, so that it can be kept. */
export type MessageDetails<Kind extends MessageKind> = Parameters<Kinds[Kind]['content']>[0];
