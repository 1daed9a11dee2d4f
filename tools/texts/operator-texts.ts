import { terminalLanguage } from '../bootstrap/language.mjs';

interface Shown {
  readonly orderNumber: string;
  readonly enterpriseName: string;
  readonly wish: 'seats' | 'renewal';
  readonly seats: number;
  readonly days: number | null;
  readonly note: string;
}

const texts = {
  zh: {
    usage: '用法：npm run operator -- orders | open <订单号> | decline <订单号> | go-on',
    goesOn: '邮件、短信、数据推送和定时报告恢复发送。',
    notPaused: '发送没有暂停。',
    none: '没有待处理的订单。',
    order: ({ orderNumber, enterpriseName, wish, seats, days, note }: Shown) =>
      `${orderNumber}  ${enterpriseName}  ${wish === 'seats' ? `增加 ${seats} 个席位` : days === null ? '永久有效' : `${days} 天`}  ${note}`,
    opened: (number: string) => `订单 ${number} 已开通。`,
    declined: (number: string) => `订单 ${number} 未通过。`,
    notWaiting: (number: string) => `没有待处理的订单 ${number}。`,
  },
  en: {
    usage: 'Usage: npm run operator -- orders | open <order number> | decline <order number> | go-on',
    goesOn: 'Mail, SMS, pushes and scheduled reports leave again.',
    notPaused: 'Nothing was paused.',
    none: 'No order waits.',
    order: ({ orderNumber, enterpriseName, wish, seats, days, note }: Shown) =>
      `${orderNumber}  ${enterpriseName}  ${wish === 'seats' ? `${seats} more seats` : days === null ? 'perpetual' : `${days} days`}  ${note}`,
    opened: (number: string) => `Order ${number} was opened.`,
    declined: (number: string) => `Order ${number} was declined.`,
    notWaiting: (number: string) => `No order ${number} waits.`,
  },
};

export const operatorTexts = texts[terminalLanguage()];
