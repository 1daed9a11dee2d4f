import type { WeChatPay } from '../we-chat-pay/we-chat-pay.ts';
import { WeChatPayFailure } from '../we-chat-pay/we-chat-pay-failure.ts';
import { type Payout, PayoutAway, type PayoutBill, type PayoutStanding } from './payout.ts';

const BILLS = '/v3/fund-app/mch-transfer/transfer-bills';
/** Of their scenes the one for thanks and prizes ("cash marketing"), which asks what it is for. */
const SCENE = '1000';
const REPORT = [
  { info_type: '活动名称', info_content: '问卷作答奖励' },
  { info_type: '奖励说明', info_content: '完成问卷的红包' },
];
const REMARK = '问卷红包';

/**
 * Transfers of WeChat Pay v3 to somebody's change purse. The person confirms in WeChat; until they do it can be taken back. The bill's number
 * is ours, so that a request whose answer was lost is made again, and pays once.
 */
export function createWeChatPayout(pay: WeChatPay, appId: string): Payout {
  const pathOf = (billNo: string) => `${BILLS}/out-bill-no/${billNo}`;
  const ask = (billNo: string) => asked(() => pay.request('GET', pathOf(billNo)));
  return {
    kind: 'wechat',
    merchant: { merchantId: pay.mchId, appId },
    ask,
    async send(bill) {
      if (bill.openId === null) return { state: 'failed' };
      const standing = await asked(() => pay.request('POST', BILLS, bodyOf(bill, appId)));
      if (standing.state !== 'unknown') return standing;
      // A refusal says nothing of a request before it whose answer was lost: whether there is such a bill does.
      const known = await ask(bill.billNo);
      return known.state === 'unknown' ? { state: 'failed' } : known;
    },
    async cancel(billNo) {
      const standing = await asked(() => pay.request('POST', `${pathOf(billNo)}/cancel`));
      // Refused, such as one that was just confirmed: what holds then is asked for.
      return standing.state === 'unknown' ? ask(billNo) : standing;
    },
  };
}

const bodyOf = ({ billNo, openId, amountFen }: PayoutBill, appId: string) => ({
  appid: appId,
  out_bill_no: billNo,
  transfer_scene_id: SCENE,
  openid: openId,
  transfer_amount: amountFen,
  transfer_remark: REMARK,
  transfer_scene_report_infos: REPORT,
});

const states: Readonly<Record<string, PayoutStanding['state']>> = {
  ACCEPTED: 'waiting',
  PROCESSING: 'waiting',
  WAIT_USER_CONFIRM: 'waiting',
  TRANSFERING: 'waiting',
  CANCELING: 'waiting',
  SUCCESS: 'done',
  FAIL: 'failed',
  CANCELLED: 'cancelled',
};

/** `unknown` of what they refuse. Away is whatever leaves open whether it was done. */
async function asked(work: () => Promise<unknown>): Promise<PayoutStanding> {
  try {
    return readStanding(await work());
  } catch (error) {
    if (!(error instanceof WeChatPayFailure)) throw error;
    if (error.problem === 'refused' && !PASSING.includes(error.code ?? '')) return { state: 'unknown' };
    throw new PayoutAway(error.message, { cause: error });
  }
}

/** Refusals that are none for good: our account is empty, they are asked too often, or are busy. */
const PASSING = ['NOT_ENOUGH', 'FREQUENCY_LIMITED', 'FREQUENCY_LIMIT_EXCEED', 'SYSTEM_ERROR', 'SIGN_ERROR'];

function readStanding(answer: unknown): PayoutStanding {
  const { state, package_info: packageInfo } = (answer ?? {}) as { state?: unknown; package_info?: unknown };
  const known = typeof state === 'string' ? states[state] : undefined;
  if (known === undefined) throw new PayoutAway(`a state that nobody knows: ${String(state)}`);
  if (known !== 'waiting') return { state: known };
  return typeof packageInfo === 'string' ? { state: 'waiting', packageInfo } : { state: 'waiting' };
}
