import type { Env } from '../../env.ts';
import { createOfficialAccount } from '../social/official-account.ts';
import type { WeChatPay } from '../we-chat-pay/we-chat-pay.ts';
import { createLocalPayout } from './local-payout.ts';
import type { Payout } from './payout.ts';
import { createWeChatPayout } from './we-chat-payout.ts';

/**
 * Undefined: nothing can be received here. By WeChat it needs an official account of its own, since the web site's application is refused inside
 * WeChat. The demonstration pays out only what the demonstration's till took in: real money that nobody can send stays where it is.
 */
export function openPayout({ payment, weChatPay: account }: Env, pay: WeChatPay | undefined): Payout | undefined {
  if (account && pay) return account.receiving && createWeChatPayout(pay, createOfficialAccount(account.receiving));
  return payment.kind === 'till' ? createLocalPayout() : undefined;
}
