import { terminalLanguage } from '../bootstrap/language.mjs';
import type { OrderToHandle } from '../server-modules.ts';

const yuan = (fen: number | null) => (fen === null ? '–' : (fen / 100).toFixed(2));
const quotasOf = ({ quotas }: OrderToHandle) => quotas.map(({ name, samples }) => `  ${name}: ${samples}`).join('\n');

const texts = {
  zh: {
    usage:
      '用法：npm run operator:samples -- list | approve <订单号> <元> | decline <订单号> <原因> | paid <订单号> | field <订单号> <答完地址> <被甄别地址> <配额已满地址>',
    none: '没有待处理的样本订单。',
    order: (order: OrderToHandle) =>
      [
        `—— ${order.orderNumber}  ${order.state}  ${order.samples} 份，${order.days} 天，${order.minutes} 分钟，符合率 ${order.incidencePercent}%，估价 ${yuan(order.estimatedFen)} 元，报价 ${yuan(order.priceFen)} 元`,
        order.targets,
        quotasOf(order),
      ].join('\n'),
    approved: (order: string) => `订单 ${order} 已通过，等待付款。`,
    declined: (order: string) => `订单 ${order} 未通过。`,
    paid: (order: string) => `订单 ${order} 已收款。`,
    fielded: (order: string, path: string) => `订单 ${order} 开始执行，样本库请使用：${path}?uid=<样本编号>`,
    notThere: (order: string) => `订单 ${order} 不存在，或不在这一步；跳转地址需以 http:// 或 https:// 开头。`,
  },
  en: {
    usage:
      'Usage: npm run operator:samples -- list | approve <order> <yuan> | decline <order> <reason> | paid <order> | field <order> <completed address> <screened address> <quota full address>',
    none: 'No order for samples waits.',
    order: (order: OrderToHandle) =>
      [
        `-- ${order.orderNumber}  ${order.state}  ${order.samples} samples, ${order.days} days, ${order.minutes} minutes, incidence ${order.incidencePercent} %, estimated ${yuan(order.estimatedFen)} yuan, price ${yuan(order.priceFen)} yuan`,
        order.targets,
        quotasOf(order),
      ].join('\n'),
    approved: (order: string) => `Order ${order} was approved and waits for its payment.`,
    declined: (order: string) => `Order ${order} was declined.`,
    paid: (order: string) => `Order ${order} is paid.`,
    fielded: (order: string, path: string) =>
      `Order ${order} is being carried out. The panel sends its people to ${path}?uid=<their id>`,
    notThere: (order: string) =>
      `There is no order ${order}, or it is not at this step; addresses begin with http:// or https://.`,
  },
};

export const operatorSampleTexts = texts[terminalLanguage()];
