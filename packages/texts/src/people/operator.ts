import { bilingual } from '../bilingual.ts';

interface Wish {
  readonly wish: 'seats' | 'renewal';
  readonly seats: number;
  readonly days: number | null;
  /** Of a renewal: a word of the price list. */
  readonly planId: string | null;
}

/** The page of whoever runs the platform: the orders of enterprises. */
export const operatorPageTexts = bilingual(
  {
    title: '运营台',
    signIn: '登录',
    secret: '运营密钥',
    secretHint: '部署时设置的 OPERATOR_SECRET，与任何账号无关。',
    wrong: '密钥不正确。',
    tooMany: ({ minutes }: { minutes: number }) => `尝试次数过多，请 ${minutes} 分钟后再试。`,
    stale: '页面已过期，请重新登录后再操作。',
    signOut: '退出',
    paused: ({ time }: { time: string }) =>
      `${time} 从备份恢复后，邮件、短信、数据推送和定时报告一直暂停。只有原来的系统不再运行时才继续，否则对方会收到两份。`,
    goOn: '继续对外发送',
    goesOn: '已恢复对外发送。',
    waiting: '待处理的订单',
    none: '没有待处理的订单。',
    decided: '最近处理的订单',
    columns: { order: '订单号', enterprise: '企业', wish: '内容', note: '备注', time: '时间', act: '处理' },
    wish: ({ wish, seats, days, planId }: Wish) =>
      wish === 'seats'
        ? `增加 ${seats} 个席位`
        : `续期${planId === null ? '' : `（${planId}）`}：${days === null ? '永久' : `${days} 天`}${seats > 0 ? `，增加 ${seats} 个席位` : ''}`,
    open: '开通',
    decline: '不通过',
    actOn: ({ act, order }: { act: string; order: string }) => `${act}订单 ${order}`,
    opened: ({ order }: { order: string }) => `订单 ${order} 已开通，企业已收到通知。`,
    declined: ({ order }: { order: string }) => `订单 ${order} 未通过，企业已收到通知。`,
    notWaiting: ({ order }: { order: string }) => `订单 ${order} 已不在待处理之列。`,
    status: { requested: '待处理', opened: '已开通', declined: '未通过' },
    logged: '每次处理都会记入企业的操作日志。',
  },
  {
    title: 'Operator’s desk',
    signIn: 'Sign in',
    secret: 'Operator’s secret',
    secretHint: 'The OPERATOR_SECRET of this installation. It has nothing to do with any account.',
    wrong: 'This is not the secret.',
    tooMany: ({ minutes }) => `Too many tries. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    stale: 'This page was too old. Sign in again and repeat what you wanted.',
    signOut: 'Sign out',
    paused: ({ time }) =>
      `Restored from a backup at ${time}: mail, SMS, pushes and scheduled reports have been paused since. Go on only if the first installation is not at work any more; otherwise people get everything twice.`,
    goOn: 'Go on',
    goesOn: 'What waits leaves from now on.',
    waiting: 'Orders that wait',
    none: 'No order waits.',
    decided: 'Decided last',
    columns: { order: 'Order', enterprise: 'Enterprise', wish: 'For', note: 'Note', time: 'Time', act: 'Decide' },
    wish: ({ wish, seats, days, planId }) => {
      const more = seats === 1 ? '1 more seat' : `${seats} more seats`;
      if (wish === 'seats') return more;
      return `${planId === null ? '' : `${planId}, `}${days === null ? 'for ever' : `${days} days`}${seats > 0 ? `, ${more}` : ''}`;
    },
    open: 'Open',
    decline: 'Decline',
    actOn: ({ act, order }) => `${act} order ${order}`,
    opened: ({ order }) => `Order ${order} is open, and the enterprise was told.`,
    declined: ({ order }) => `Order ${order} was declined, and the enterprise was told.`,
    notWaiting: ({ order }) => `Order ${order} does not wait any more.`,
    status: { requested: 'Waiting', opened: 'Opened', declined: 'Declined' },
    logged: 'Every decision stands in the enterprise’s operation log.',
  },
);
