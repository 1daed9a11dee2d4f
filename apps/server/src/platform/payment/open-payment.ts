import type { Env } from '../../env.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { WeChatPay } from '../we-chat-pay/we-chat-pay.ts';
import type { Payment } from './payment.ts';
import { createTillPayment } from './till-payment.ts';
import { createWeChatPayment, WECHAT_NOTICE_PATH } from './we-chat-payment.ts';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly weChatPay: WeChatPay | undefined;
  readonly addressOf: (path: string) => string;
}

/** Undefined: nobody can pay here. */
export function openPayment(env: Env, { weChatPay, ...parts }: Parts): Payment | undefined {
  if (env.weChatPay && weChatPay)
    return createWeChatPayment({
      weChatPay,
      appId: env.weChatPay.appId,
      noticeUrl: parts.addressOf(WECHAT_NOTICE_PATH),
    });
  return env.payment.kind === 'till' ? createTillPayment(parts) : undefined;
}
