import type { FakeAnswer, FakeRoute, SignedNotice } from './fake-we-chat-pay.ts';

interface Order {
  readonly number: string;
  readonly fen: number;
  readonly notifyUrl: string;
  readonly body: Readonly<Record<string, unknown>>;
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED';
  paid: number;
}
interface Refund {
  readonly number: string;
  readonly order: string;
  readonly fen: number;
  status: 'SUCCESS' | 'PROCESSING' | 'CLOSED';
}

/** Native payment and refunds, as the documentation of WeChat Pay v3 has them. */
export class FakeTransactions {
  readonly orders = new Map<string, Order>();
  readonly refunds = new Map<string, Refund>();
  /** What becomes of the next refunds. */
  refundsBecome: Refund['status'] = 'SUCCESS';
  /** The merchant's account is empty. */
  isOutOfMoney = false;
  /** Questions about refunds are refused by this word, as while a right or a signature is wrong. */
  refusesQuestions: string | undefined;
  /** The account of who paid is gone. */
  isPayerGone = false;

  /** Somebody scans and pays; another amount than asked cannot happen there, but may be told. */
  pay(orderNumber: string, fen?: number): void {
    const order = this.orders.get(orderNumber);
    if (order?.state !== 'NOTPAY') throw new Error(`${orderNumber} cannot be paid`);
    order.state = 'SUCCESS';
    order.paid = fen ?? order.fen;
  }

  /** What stands in the notice of an order, or in the answer to a question for it. */
  resourceOf(orderNumber: string): object {
    const order = this.orders.get(orderNumber);
    if (!order) throw new Error(`no order ${orderNumber}`);
    const { state, paid } = order;
    return {
      appid: order.body.appid,
      mchid: order.body.mchid,
      out_trade_no: orderNumber,
      trade_type: 'NATIVE',
      trade_state: state,
      ...(state === 'SUCCESS' && {
        transaction_id: `42000${orderNumber}`,
        success_time: '2026-03-02T16:00:05+08:00',
        amount: { total: paid, payer_total: paid, currency: 'CNY', payer_currency: 'CNY' },
        payer: { openid: 'o-somebody' },
      }),
    };
  }

  readonly routes: readonly FakeRoute[] = [
    ({ method, path, body }) =>
      method === 'POST' && path === '/v3/pay/transactions/native' ? this.#begin(body) : undefined,
    ({ method, path, query, body }) => {
      const [, number, act] = /^\/v3\/pay\/transactions\/out-trade-no\/([\w*-]{6,32})(\/close)?$/.exec(path) ?? [];
      if (number === undefined) return undefined;
      const order = this.orders.get(number);
      if (!order) return refuse(404, 'ORDER_NOT_EXIST');
      if (method === 'GET' && act === undefined)
        return query.get('mchid') === order.body.mchid
          ? { status: 200, body: this.resourceOf(number) }
          : refuse(400, 'PARAM_ERROR');
      if (method !== 'POST' || act === undefined || body.mchid !== order.body.mchid) return refuse(400, 'PARAM_ERROR');
      if (order.state === 'SUCCESS') return refuse(400, 'ORDER_PAID');
      order.state = 'CLOSED';
      return { status: 204 };
    },
    ({ method, path, body }) =>
      method === 'POST' && path === '/v3/refund/domestic/refunds' ? this.#refund(body) : undefined,
    ({ method, path }) => {
      const [, number] = /^\/v3\/refund\/domestic\/refunds\/(\w+)$/.exec(path) ?? [];
      if (method !== 'GET' || number === undefined) return undefined;
      if (this.refusesQuestions !== undefined) return refuse(403, this.refusesQuestions);
      const refund = this.refunds.get(number);
      return refund ? { status: 200, body: refundBody(refund) } : refuse(404, 'RESOURCE_NOT_EXISTS');
    },
  ];

  #begin(body: Readonly<Record<string, unknown>>): FakeAnswer {
    const { out_trade_no: number, amount, description, notify_url: notifyUrl, time_expire: expire } = body;
    const { total } = (amount ?? {}) as { total?: unknown };
    const isWhole =
      typeof number === 'string' &&
      /^[\w*-]{6,32}$/.test(number) &&
      typeof description === 'string' &&
      Buffer.byteLength(description) <= 127;
    const hasTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+\d\d:\d\d$/.test(String(expire));
    if (!isWhole || !hasTime || typeof total !== 'number' || !String(notifyUrl).startsWith('https://'))
      return refuse(400, 'PARAM_ERROR');
    this.orders.set(number, { number, fen: total, notifyUrl: String(notifyUrl), body, state: 'NOTPAY', paid: 0 });
    return { status: 200, body: { code_url: `weixin://wxpay/bizpayurl?pr=${number}` } };
  }

  #refund(body: Readonly<Record<string, unknown>>): FakeAnswer {
    const { out_trade_no: order, out_refund_no: number, amount } = body as Readonly<Record<string, string>>;
    const { refund: fen, total } = (amount ?? {}) as unknown as { refund: number; total: number };
    const of = this.orders.get(order ?? '');
    if (of?.state !== 'SUCCESS' || number === undefined) return refuse(404, 'RESOURCE_NOT_EXISTS');
    const before = this.refunds.get(number);
    if (before) return { status: 200, body: refundBody(before) };
    if (this.isPayerGone) return refuse(403, 'USER_ACCOUNT_ABNORMAL');
    if (this.isOutOfMoney) return refuse(403, 'NOT_ENOUGH');
    const given = [...this.refunds.values()].filter(one => one.order === order && one.status !== 'CLOSED');
    const sum = given.reduce((all, one) => all + one.fen, 0);
    if (total !== of.paid || sum + fen > of.paid) return refuse(400, 'INVALID_REQUEST');
    const refund: Refund = { number, order: of.number, fen, status: this.refundsBecome };
    this.refunds.set(number, refund);
    return { status: 200, body: refundBody(refund) };
  }
}

const refuse = (status: number, code: string): FakeAnswer => ({ status, body: { code, message: code } });
const refundBody = ({ number, order, fen, status }: Refund) => ({
  refund_id: `50000${number}`,
  out_refund_no: number,
  out_trade_no: order,
  status,
  amount: { refund: fen, currency: 'CNY' },
});

/** What is sent to us, as an HTTP request. */
export const noticeRequest = ({ headers, body }: SignedNotice) => ({
  method: 'POST' as const,
  url: '/we-chat-pay/notice',
  headers: { 'content-type': 'application/json', ...headers },
  payload: body,
});
