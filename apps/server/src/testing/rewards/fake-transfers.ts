import type { FakeRoute } from '../fakes/fake-we-chat-pay.ts';

interface Bill {
  readonly openid: string;
  readonly amount: number;
  state: string;
  /** How often it was asked to make it. */
  made: number;
}

/** Transfers as WeChat Pay's documentation tells of them: a bill waits for its person, is confirmed, fails, or is taken back. */
export class FakeTransfers {
  readonly bills = new Map<string, Bill>();

  confirm(billNo: string): void {
    const bill = this.bills.get(billNo);
    if (bill?.state === 'WAIT_USER_CONFIRM') bill.state = 'SUCCESS';
  }

  readonly route: FakeRoute = ({ method, path, body }) => {
    const base = '/v3/fund-app/mch-transfer/transfer-bills';
    if (method === 'POST' && path === base) return this.#make(body);
    const [, billNo = '', action] = /\/out-bill-no\/(\w{1,32})(\/cancel)?$/.exec(path) ?? [];
    if (!path.startsWith(base) || billNo === '') return undefined;
    const bill = this.bills.get(billNo);
    if (!bill) return { status: 404, body: { code: 'NOT_FOUND', message: 'no such bill' } };
    if (action === undefined) return this.#tell(billNo, bill);
    if (bill.state !== 'WAIT_USER_CONFIRM')
      return { status: 400, body: { code: 'INVALID_REQUEST', message: bill.state } };
    bill.state = 'CANCELLED';
    return this.#tell(billNo, bill);
  };

  #make(body: Readonly<Record<string, unknown>>) {
    const { out_bill_no: billNo, openid, transfer_amount: amount, appid, transfer_scene_id: scene } = body;
    const isWhole = typeof amount === 'number' && Number.isInteger(amount) && amount >= 30;
    if (typeof billNo !== 'string' || !/^[0-9A-Za-z]{1,32}$/.test(billNo) || !isWhole || !appid || !scene)
      return { status: 400, body: { code: 'PARAM_ERROR', message: 'not as documented' } };
    if (typeof openid !== 'string' || openid === 'nobody')
      return { status: 400, body: { code: 'V2_ACCOUNT_SIMPLE_BAN', message: 'openid' } };
    const before = this.bills.get(billNo);
    if (before && (before.openid !== openid || before.amount !== amount))
      return { status: 400, body: { code: 'ALREADY_EXISTS', message: 'other values under the same number' } };
    const bill = before ?? { openid, amount, state: 'WAIT_USER_CONFIRM', made: 0 };
    bill.made += 1;
    this.bills.set(billNo, bill);
    return this.#tell(billNo, bill);
  }

  #tell(billNo: string, { state }: Bill) {
    const packageInfo = state === 'WAIT_USER_CONFIRM' ? { package_info: `package-of-${billNo}` } : {};
    return {
      status: 200,
      body: Object.assign({ out_bill_no: billNo, transfer_bill_no: `T${billNo}`, state }, packageInfo),
    };
  }
}
