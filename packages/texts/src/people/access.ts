import { bilingual } from '../bilingual.ts';

interface Named {
  readonly name: string;
}

const everybody = new Intl.ListFormat('en', { type: 'conjunction' });
const listed = new Intl.ListFormat('en', { type: 'disjunction' });

/** Asking for a right that one lacks, and answering who asks. */
export const accessTexts = bilingual(
  {
    dialog: {
      title: '申请权限',
      lead: ({ right, givers }: { right: string; givers: readonly string[] }) =>
        `向${givers.join('、') || '可以授权的人'}申请“${right}”权限。对方会收到消息，处理后会通知您。`,
      note: '申请说明（选填）',
      notePlaceholder: '例如：需要给客户发问卷链接',
      send: '发送申请',
      cancel: '取消',
    },
    sent: '申请已发送，处理后会通知您',
    held: '您已有这项权限',
    open: ({ givers, time }: { givers: readonly string[]; time: string }) =>
      `已于 ${time} 申请，等待${givers.join('、')}处理。通过后本页会自动打开。`,
    declined: ({ reply }: { reply: string }) =>
      `您的申请暂未通过。${reply && `对方回复：“${reply}”`}如仍有需要，可在 24 小时后再次申请。`,
    requests: {
      title: ({ count }: { count: number }) => `权限申请（${count}）`,
      failed: '权限申请没有加载出来',
      retry: '重试',
      onTask: ({ right, name }: { right: string } & Named) => `申请任务“${name}”的“${right}”权限`,
      onThis: ({ right }: { right: string }) => `申请“${right}”权限`,
      byOf: ({ name }: Named) => `以什么方式授予${name}`,
      alone: '仅这一项权限',
      byRole: ({ name }: Named) => `设为“${name}”`,
      give: '同意',
      giveTo: ({ name }: Named) => `同意${name}的申请`,
      decline: '婉拒',
      declineTo: ({ name }: Named) => `婉拒${name}的申请`,
      given: ({ name }: Named) => `已授予${name}，并已通知对方`,
      declined: ({ name }: Named) => `已告知${name}`,
      noRole: '没有您可以授予的、含有此权限的角色',
    },
    declineDialog: {
      title: ({ name }: Named) => `婉拒${name}的申请`,
      lead: '写一句话让对方知道原因，对方会在消息里看到。',
      reply: '回复（选填）',
      send: '婉拒',
    },
  },
  {
    dialog: {
      title: 'Ask for access',
      lead: ({ right, givers }) =>
        `${everybody.format(givers) || 'Whoever can give it'} will be asked for the right “${right}”. You get a message when it is answered.`,
      note: 'Why you need it (optional)',
      notePlaceholder: 'For example: I send the links to our customers',
      send: 'Send',
      cancel: 'Cancel',
    },
    sent: 'You have asked. You will get a message when it is answered',
    held: 'You have this right already',
    open: ({ givers, time }) =>
      `You asked on ${time} and wait for ${listed.format(givers)}. This page opens by itself once you may see it.`,
    declined: ({ reply }) =>
      `Your request was not granted this time. ${reply && `The answer: “${reply}” `}If you still need it, you can ask again after 24 hours.`,
    requests: {
      title: ({ count }) => `Requests for access (${count})`,
      failed: 'The requests for access could not be loaded',
      retry: 'Try again',
      onTask: ({ right, name }) => `asks for “${right}” in the task “${name}”`,
      onThis: ({ right }) => `asks for “${right}”`,
      byOf: ({ name }) => `How to give it to ${name}`,
      alone: 'Only this right',
      byRole: ({ name }) => `The role “${name}”`,
      give: 'Give',
      giveTo: ({ name }) => `Give it to ${name}`,
      decline: 'Decline',
      declineTo: ({ name }) => `Decline the request of ${name}`,
      given: ({ name }) => `${name} has it now, and was told`,
      declined: ({ name }) => `${name} was told`,
      noRole: 'There is no role with this right that you could give',
    },
    declineDialog: {
      title: ({ name }) => `Decline the request of ${name}`,
      lead: 'A word about the reason helps: they read it in their message.',
      reply: 'Reply (optional)',
      send: 'Decline',
    },
  },
);
