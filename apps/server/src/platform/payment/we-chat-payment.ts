import type { WeChatPay } from '../we-chat-pay/we-chat-pay.ts';
import { WeChatPayFailure } from '../we-chat-pay/we-chat-pay-failure.ts';
import { type FoundPayment, type FoundRefund, type Payment, PaymentFailure, type PaymentNotice } from './payment.ts';

interface WeChatPaymentOptions {
  readonly weChatPay: WeChatPay;
  readonly appId: string;
  /** Where their notices come to. */
  readonly noticeUrl: string;
}

/** Where notices are taken. */
export const WECHAT_NOTICE_PATH = '/we-chat-pay/notice';

const TRANSACTIONS = '/v3/pay/transactions';
const REFUNDS = '/v3/refund/domestic/refunds';
/** In bytes, of what the payer reads. */
const LONGEST_TITLE = 127;
const LONGEST_REASON = 80;

/** About the payment or the payer: no later try ends otherwise. An empty account of the merchant's, rights or signatures are mended by people. */
const FINAL_CODES = ['USER_ACCOUNT_ABNORMAL', 'TRADE_OVERDUE', 'INVALID_REQUEST'];
const isFinal = (code: string): boolean => FINAL_CODES.includes(code);

type Fields = Readonly<Record<string, unknown>>;

/** Native payment: they say what a QR code says, and the payer scans it. */
export function createWeChatPayment({ weChatPay, appId, noticeUrl }: WeChatPaymentOptions): Payment {
  const { mchId } = weChatPay;
  const orderPath = (orderNumber: string) => `${TRANSACTIONS}/out-trade-no/${orderNumber}`;
  return {
    way: 'we-chat',
    async begin({ orderNumber, fen, title, expiresAt }) {
      const answer = await asked(
        weChatPay.request('POST', `${TRANSACTIONS}/native`, {
          appid: appId,
          mchid: mchId,
          description: cutBytes(title, LONGEST_TITLE),
          out_trade_no: orderNumber,
          time_expire: expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
          notify_url: noticeUrl,
          amount: { total: fen, currency: 'CNY' },
        }),
      );
      const { code_url: payCode } = (answer ?? {}) as Fields;
      if (typeof payCode !== 'string') throw new PaymentFailure('unreachable', 'no code_url');
      return { payCode };
    },
    find: orderNumber =>
      unless('ORDER_NOT_EXIST', { state: 'unknown' } as const, async () =>
        readPayment(await weChatPay.request('GET', `${orderPath(orderNumber)}?mchid=${mchId}`)),
      ),
    close: orderNumber =>
      unless('ORDER_NOT_EXIST', undefined, async () => {
        await weChatPay.request('POST', `${orderPath(orderNumber)}/close`, { mchid: mchId });
      }),
    async refund({ orderNumber, refundNumber, fen, orderFen, reason }) {
      const body = {
        out_trade_no: orderNumber,
        out_refund_no: refundNumber,
        reason: cutBytes(reason, LONGEST_REASON),
        notify_url: noticeUrl,
        amount: { refund: fen, total: orderFen, currency: 'CNY' },
      };
      return readRefund(await asked(weChatPay.request('POST', REFUNDS, body)));
    },
    findRefund: refundNumber =>
      unless('RESOURCE_NOT_EXISTS', 'unknown' as const, async () =>
        readRefund(await weChatPay.request('GET', `${REFUNDS}/${refundNumber}`)),
      ),
    openNotice(headers, body) {
      const notice = weChatPay.openNotice(headers, body);
      return notice && readNotice(notice.eventType, notice.resource as Fields, mchId);
    },
  };
}

/** Of theirs with one word for "there is no such": that is an answer. */
async function unless<T, Other>(code: string, other: Other, ask: () => Promise<T>): Promise<T | Other> {
  try {
    return await asked(ask());
  } catch (error) {
    const cause = error instanceof PaymentFailure ? error.cause : undefined;
    if (cause instanceof WeChatPayFailure && cause.code === code) return other;
    throw error;
  }
}

async function asked<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    // An answer that is not theirs says nothing of what was done.
    if (!(error instanceof WeChatPayFailure) || error.problem !== 'refused')
      throw new PaymentFailure('unreachable', error);
    const { code = 'refused' } = error;
    throw new PaymentFailure(isFinal(code) ? 'final' : 'refused', error, code);
  }
}

function readPayment(answer: unknown): FoundPayment {
  const { trade_state: state, transaction_id: transaction, success_time: time, amount } = (answer ?? {}) as Fields;
  const { total } = (amount ?? {}) as Fields;
  // Refunded was paid before.
  if (state === 'SUCCESS' || state === 'REFUND') {
    if (typeof total !== 'number' || typeof transaction !== 'string')
      throw new PaymentFailure('unreachable', 'paid, and not how much');
    const paidAt = new Date(String(time));
    return { state: 'paid', fen: total, transaction, paidAt: Number.isNaN(paidAt.getTime()) ? new Date() : paidAt };
  }
  if (state === 'CLOSED' || state === 'REVOKED' || state === 'PAYERROR') return { state: 'closed' };
  return { state: 'waiting' };
}

function readRefund(answer: unknown): FoundRefund {
  const { status, refund_status: noticed = status } = (answer ?? {}) as Fields;
  if (noticed === 'SUCCESS') return 'done';
  // ABNORMAL is theirs to mend: the payer’s card is gone. It is settled at their site, not by us.
  return noticed === 'CLOSED' ? 'refused' : 'waiting';
}

function readNotice(eventType: string, resource: Fields, mchId: string): PaymentNotice | undefined {
  const { out_trade_no: orderNumber, out_refund_no: refundNumber, mchid } = resource;
  if (mchid !== mchId) return undefined;
  if (eventType.startsWith('REFUND.') && typeof refundNumber === 'string')
    return { about: 'refund', refundNumber, found: readRefund(resource) };
  if (eventType.startsWith('TRANSACTION.') && typeof orderNumber === 'string')
    return { about: 'payment', orderNumber, found: readPayment(resource) };
  return undefined;
}

/** No character is cut in two. */
function cutBytes(text: string, most: number): string {
  let cut = text;
  while (Buffer.byteLength(cut) > most) cut = [...cut].slice(0, -1).join('');
  return cut;
}
