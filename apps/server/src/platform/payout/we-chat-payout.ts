import type { OfficialAccount } from '../social/official-account.ts';
import type { WeChatPay } from '../we-chat-pay/we-chat-pay.ts';
import { WeChatPayFailure } from '../we-chat-pay/we-chat-pay-failure.ts';
import { type Payout, PayoutAway, type PayoutBill, PayoutRefused, type PayoutStanding } from './payout.ts';

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
export function createWeChatPayout(pay: WeChatPay, account: OfficialAccount): Payout {
  const { appId } = account;
  const pathOf = (billNo: string) => `${BILLS}/out-bill-no/${billNo}`;
  const ask = (billNo: string) => asked(() => pay.request('GET', pathOf(billNo)));
  return {
    kind: 'wechat',
    merchant: { merchantId: pay.mchId, appId },
    signIn: account,
    ask,
    async send(bill) {
      if (bill.openId === null) return { state: 'failed' };
      try {
        return await asked(() => pay.request('POST', BILLS, bodyOf(bill, appId)));
      } catch (error) {
        if (!(error instanceof PayoutRefused)) throw error;
        // A refusal says nothing of a request before it whose answer was lost: whether there is such a bill does.
        const known = await ask(bill.billNo);
        if (known.state !== 'unknown') return known;
        if (OF_THE_PERSON.includes(error.code)) return { state: 'failed' };
        throw error;
      }
    },
    async cancel(billNo) {
      try {
        return await asked(() => pay.request('POST', `${pathOf(billNo)}/cancel`));
      } catch (error) {
        // Refused, such as one that was just confirmed: what holds then is asked for.
        if (error instanceof PayoutRefused) return ask(billNo);
        throw error;
      }
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

/** `unknown` only where they say that there is no such bill. Away is whatever leaves open whether it was done. */
async function asked(work: () => Promise<unknown>): Promise<PayoutStanding> {
  try {
    return readStanding(await work());
  } catch (error) {
    if (!(error instanceof WeChatPayFailure)) throw error;
    if (error.problem !== 'refused') throw new PayoutAway(error.message, { cause: error });
    if (error.code === 'NOT_FOUND') return { state: 'unknown' };
    throw new PayoutRefused(error.code ?? String(error.status), { cause: error });
  }
}

/** Refusals that only the person could change. All others are about us (no right, an empty account, a wrong scene, another address), and pass. */
const OF_THE_PERSON = [
  ...['ACCOUNT_FROZEN', 'ACCOUNT_NOT_EXIST', 'PAYEE_ACCOUNT_ABNORMAL', 'PAYEE_ACCOUNT_LIMIT'],
  ...['REAL_NAME_CHECK_FAIL', 'NAME_NOT_CORRECT', 'V2_ACCOUNT_SIMPLE_BAN', 'RECEIVE_ACCOUNT_NOT_PERMMIT'],
];

function readStanding(answer: unknown): PayoutStanding {
  const { state, package_info: packageInfo } = (answer ?? {}) as { state?: unknown; package_info?: unknown };
  const known = typeof state === 'string' ? states[state] : undefined;
  if (known === undefined) throw new PayoutAway(`a state that nobody knows: ${String(state)}`);
  if (known !== 'waiting') return { state: known };
  return typeof packageInfo === 'string' ? { state: 'waiting', packageInfo } : { state: 'waiting' };
}
