import { terminalLanguage } from '../bootstrap/language.mjs';
import type { WaitingOrder } from '../server-modules.ts';

interface NamedOperator {
  readonly account: string;
  readonly name: string;
  readonly roles: readonly string[];
}

const texts = {
  zh: {
    usage:
      '用法：npm run operator -- operators | operators add <手机号或邮箱> <reader|service|content|finance|administrator,…> <原因> | operators remove <手机号或邮箱> <原因> | orders | open <订单号> [版本] | decline <订单号> | force-password <手机号或邮箱> | publish terms|privacy <中文文件> <英文文件> [again] | publish manual|guide|statement <中文文件> <英文文件> | switch manual|terms|privacy on|off | news list | news add <YYYY-MM-DD> <中文文件或 -> <英文文件或 -> [picture=/路径] [address=https://…] | news change <编号> <同 add> | news publish <编号> [YYYY-MM-DDTHH:MM+08:00] | news withdraw <编号> | trial-answers [csv] | go-on',
    forced: (account: string) => `${account} 下次登录时须修改密码，已退出所有设备。`,
    nobody: (account: string) => `没有用户 ${account}。`,
    published: (kind: string, version: number) => `已发布 ${kind} 第 ${version} 版。`,
    switchedOn: (kind: string) => `页脚显示 ${kind}。`,
    switchedOff: (kind: string) => `页脚不再显示 ${kind}。`,
    goesOn: '邮件、短信、数据推送和定时报告恢复发送。',
    notPaused: '发送没有暂停。',
    noOperators: '还没有运营人员。',
    operator: ({ account, name, roles }: NamedOperator) => `${account}  ${name}  ${roles.join(', ')}`,
    operatorAdded: (account: string, roles: readonly string[]) =>
      `${account} 已是运营人员（${roles.join('、')}），可在 /operator 登录，首次登录时设置两步验证。`,
    operatorRemoved: (account: string) => `${account} 不再是运营人员。`,
    none: '没有待处理的订单。',
    noApplications: (language: string) => `试用申请（${language}）：还没有。`,
    order: ({ orderNumber, enterpriseName, wish, seats, days, note, planId }: WaitingOrder) =>
      `${orderNumber}  ${enterpriseName}  ${wish === 'seats' ? `增加 ${seats} 个席位` : days === null ? '永久有效' : `${days} 天`}  ${planId ?? ''}  ${note}`,
    opened: (number: string) => `订单 ${number} 已开通。`,
    declined: (number: string) => `订单 ${number} 未通过。`,
    notWaiting: (number: string) => `没有待处理的订单 ${number}。`,
  },
  en: {
    usage:
      'Usage: npm run operator -- operators | operators add <phone or address> <reader|service|content|finance|administrator,…> <why> | operators remove <phone or address> <why> | orders | open <order number> [plan] | decline <order number> | force-password <phone or address> | publish terms|privacy <Chinese file> <English file> [again] | publish manual|guide|statement <Chinese file> <English file> | switch manual|terms|privacy on|off | news list | news add <YYYY-MM-DD> <Chinese file or -> <English file or -> [picture=/path] [address=https://…] | news change <number> <as for add> | news publish <number> [YYYY-MM-DDTHH:MM+08:00] | news withdraw <number> | trial-answers [csv] | go-on',
    forced: (account: string) =>
      `${account} has to change the password at the next sign-in and is signed out everywhere.`,
    nobody: (account: string) => `Nobody is known as ${account}.`,
    published: (kind: string, version: number) => `Version ${version} of ${kind} was published.`,
    switchedOn: (kind: string) => `The footer leads to ${kind}.`,
    switchedOff: (kind: string) => `The footer no longer leads to ${kind}.`,
    goesOn: 'Mail, SMS, pushes and scheduled reports leave again.',
    notPaused: 'Nothing was paused.',
    noOperators: 'Nobody is an operator yet.',
    operator: ({ account, name, roles }: NamedOperator) => `${account}  ${name}  ${roles.join(', ')}`,
    operatorAdded: (account: string, roles: readonly string[]) =>
      `${account} is an operator now (${roles.join(', ')}): the way in is /operator, with a second factor that is set up at the first entry.`,
    operatorRemoved: (account: string) => `${account} is an operator no more.`,
    none: 'No order waits.',
    noApplications: (language: string) => `Trial applications (${language}): none yet.`,
    order: ({ orderNumber, enterpriseName, wish, seats, days, note, planId }: WaitingOrder) =>
      `${orderNumber}  ${enterpriseName}  ${wish === 'seats' ? `${seats} more seats` : days === null ? 'perpetual' : `${days} days`}  ${planId ?? ''}  ${note}`,
    opened: (number: string) => `Order ${number} was opened.`,
    declined: (number: string) => `Order ${number} was declined.`,
    notWaiting: (number: string) => `No order ${number} waits.`,
  },
};

export const operatorTexts = texts[terminalLanguage()];
