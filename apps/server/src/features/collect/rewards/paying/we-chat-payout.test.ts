import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Call, type CallData, errorCodes, type Reward, rewardCalls, rewardClaimCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLocalPayout } from '../../../../platform/payout/local-payout.ts';
import { buildPerson, signInAnew, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson, buildSurvey, type TestSurvey } from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { type FakeWeChatPay, startFakeWeChatPay } from '../../../../testing/fakes/fake-we-chat-pay.ts';
import { buildReward, TestRespondent } from '../../../../testing/rewards/build-reward.ts';
import { FakeTransfers } from '../../../../testing/rewards/fake-transfers.ts';
import { TestClock } from '../../../../testing/test-clock.ts';
import { balanceOf } from '../../../people/ledger/index.ts';
import { requireTicket } from '../claims/claim-ticket.ts';
import { settleRewards } from '../index.ts';
import { beginPayout, runPayouts } from './pay-out.ts';

const DAY_SECONDS = 24 * 3600;
const ACCOUNT = 'wx8888888888888888';
const transfers = new FakeTransfers();
/** Their clock is ours. */
let clock: { now(): Date } = new TestClock();
let pay: FakeWeChatPay;
let social: Server;
let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let rewardId: string;
beforeAll(async () => {
  pay = await startFakeWeChatPay([transfers.route], () => clock.now());
  // The code is the person: `of-ann` is who WeChat knows as ann.
  social = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://x').searchParams;
    const code = query.get('code') ?? '';
    const isAccount = query.get('appid') === ACCOUNT && query.get('secret') === pay.env.WECHAT_PAY_APP_SECRET;
    const known = code.startsWith('of-') && isAccount;
    response.end(JSON.stringify(known ? { openid: code.slice('of-'.length) } : { errcode: 40029 }));
  });
  await new Promise<void>(resolve => social.listen(0, '127.0.0.1', resolve));
  const api = `http://127.0.0.1:${(social.address() as AddressInfo).port}`;
  // The web site's own application is another one, by which nobody can be paid.
  const site = { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 'secret', WECHAT_API_URL: api };
  test = await buildTestApp({ env: { ...pay.env, ...site, TRUST_PROXY: 'loopback' } });
  clock = test.clock;
});
afterAll(async () => {
  await test.close();
  await pay.stop();
  await new Promise(resolve => social.close(resolve));
});
const claimOf = (ticket: string) => requireTicket(test.platform, ticket);
beforeEach(async () => {
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
  rewardId = await buildReward(test, creator, survey, { count: 4, perDevice: 0, perAddress: 0 });
});

const inPacket = () => balanceOf(test.platform.database.pool, { kind: 'packet', id: rewardId, unit: 'fen' });
const state = async () => {
  const answer = await test.call(rewardCalls.getReward, { scrollId: survey.scrollId, rewardId }, asPerson(creator));
  const { receivedCount, receivedFen, openCount, leftCount } = answer.data as Reward;
  return { receivedCount, receivedFen, openCount, leftCount };
};

/** Somebody who has won, with their turn's address. */
async function winner() {
  const one = new TestRespondent(test, survey);
  await one.answer();
  const { outcome, address } = await one.drawn();
  expect(outcome).toBe('due');
  return { one, ticket: address.replace('/r/', '') };
}

async function receive(ticket: string, code: string) {
  const { address } = (await test.call(rewardClaimCalls.rewardSignIn, { ticket })).data as { address: string };
  const gone = new URL(address);
  const asked = [gone.pathname, gone.searchParams.get('scope'), gone.searchParams.get('appid')];
  expect(asked).toEqual(['/connect/oauth2/authorize', 'snsapi_base', ACCOUNT]);
  const back = { code, state: gone.searchParams.get('state')! };
  return test.call(rewardClaimCalls.receiveReward, { ticket, back });
}
const look = async (ticket: string) =>
  (await test.call(rewardClaimCalls.receiveReward as Call, { ticket } as never)).data as CallData<
    typeof rewardClaimCalls.receiveReward
  >;

it('what somebody won waits for their confirmation in WeChat, is asked for when no notice came, and is received', async () => {
  const { ticket } = await winner();
  const sent = (await receive(ticket, 'of-ann')).data;
  expect(sent).toMatchObject({ outcome: 'paying', amountFen: 150, by: 'wechat' });
  const [billNo, bill] = [...transfers.bills].at(-1)!;
  expect([bill.openid, bill.amount]).toEqual(['ann', 150]);
  expect(sent).toMatchObject({
    confirm: { merchantId: pay.mchId, appId: ACCOUNT, packageInfo: `package-of-${billNo}` },
  });
  expect(await inPacket()).toBe(450);
  transfers.confirm(billNo);
  // Asked for at once by whoever waits in front of the page, but not again within some seconds.
  expect((await look(ticket)).outcome).toBe('paying');
  test.clock.advanceSeconds(6);
  expect(await look(ticket)).toMatchObject({ outcome: 'paid', confirm: null });
  expect(await state()).toEqual({ receivedCount: 1, receivedFen: 150, openCount: 0, leftCount: 3 });
  expect(pay.unsigned).toEqual([]);
});

it('whose answer was lost is sent again under the same number, and pays once', async () => {
  const { ticket } = await winner();
  pay.hangUpOnce('POST');
  expect((await receive(ticket, 'of-ben')).data).toMatchObject({ outcome: 'paying', confirm: null });
  test.clock.advanceSeconds(121);
  await settleRewards(test.platform);
  const bill = [...transfers.bills.values()].find(({ openid }) => openid === 'ben')!;
  expect(bill.made).toBe(2);
  expect((await look(ticket)).confirm).not.toBeNull();
  expect(await inPacket()).toBe(450);
});

it('that nobody confirms in 24 hours is taken back, once, and lies in its packet again', async () => {
  const { ticket } = await winner();
  await receive(ticket, 'of-cleo');
  test.clock.advanceSeconds(DAY_SECONDS);
  creator = await signInAnew(test.platform, creator);
  await Promise.all([settleRewards(test.platform), settleRewards(test.platform)]);
  expect([...transfers.bills.values()].find(({ openid }) => openid === 'cleo')!.state).toBe('CANCELLED');
  expect((await look(ticket)).outcome).toBe('over');
  expect([await inPacket(), await state()]).toEqual([
    600,
    { receivedCount: 0, receivedFen: 0, openCount: 0, leftCount: 4 },
  ]);
});

it('that was confirmed at the last moment is paid, and not taken back', async () => {
  const { ticket } = await winner();
  await receive(ticket, 'of-dora');
  for (const [billNo, { openid }] of transfers.bills) if (openid === 'dora') transfers.confirm(billNo);
  test.clock.advanceSeconds(DAY_SECONDS);
  await settleRewards(test.platform);
  expect((await look(ticket)).outcome).toBe('paid');
  expect(await inPacket()).toBe(450);
});

it.each([
  ['NO_AUTH', 403],
  ['NOT_ENOUGH', 403],
  ['PARAM_ERROR', 400],
  ['INVALID_REQUEST', 400],
])('that WeChat refuses for a reason of ours (%s) stays theirs, says so, and is sent again', async (code, status) => {
  const { ticket } = await winner();
  pay.answerOnce({ status, body: { code, message: 'not now' } });
  expect((await receive(ticket, `of-${code}`)).data).toMatchObject({ outcome: 'paying', confirm: null });
  const refused = async () => {
    const { rows } = await test.platform.database.pool.query(
      `select refusal from payout where state = 'to-send' and reward_id = $1`,
      [rewardId],
    );
    return rows.map(({ refusal }) => refusal);
  };
  expect([await inPacket(), await refused()]).toEqual([450, [code]]);
  test.clock.advanceSeconds(121);
  await settleRewards(test.platform);
  expect((await look(ticket)).confirm).not.toBeNull();
  expect(await refused()).toEqual([]);
});

it('that cannot be asked about after its day is over comes back only once WeChat says that there is none', async () => {
  const { ticket } = await winner();
  pay.answerOnce({ status: 403, body: { code: 'NO_AUTH', message: 'no' } });
  await receive(ticket, 'of-zoe');
  const { rows } = await test.platform.database.pool.query<{ billNo: string }>(
    'select bill_no as "billNo" from payout where reward_id = $1',
    [rewardId],
  );
  const { billNo } = rows[0]!;
  test.clock.advanceSeconds(DAY_SECONDS);
  pay.answerOnce({ status: 403, body: { code: 'NO_AUTH', message: 'no' } });
  await runPayouts(test.platform, billNo);
  expect([await inPacket(), (await look(ticket)).outcome]).toEqual([450, 'paying']);
  test.clock.advanceSeconds(3601);
  await runPayouts(test.platform, billNo);
  expect([await inPacket(), (await look(ticket)).outcome]).toEqual([600, 'over']);
});

it('that went out by WeChat is not declared paid by a demonstration, whatever the settings say after a restart', async () => {
  const { ticket } = await winner();
  await receive(ticket, 'of-hal');
  const weChat = test.platform.payout;
  for (const payout of [createLocalPayout(), undefined]) {
    Object.assign(test.platform, { payout });
    test.clock.advanceSeconds(DAY_SECONDS + 1);
    await settleRewards(test.platform);
    expect((await look(ticket)).outcome).toBe('paying');
  }
  Object.assign(test.platform, { payout: weChat });
  await settleRewards(test.platform);
  expect([(await look(ticket)).outcome, await inPacket()]).toEqual(['over', 600]);
});

it('that WeChat refuses comes back, and is there for the next one', async () => {
  const { ticket } = await winner();
  expect((await receive(ticket, 'of-nobody')).data).toMatchObject({ outcome: 'over' });
  expect([await inPacket(), (await state()).leftCount]).toEqual([600, 4]);
});

it('is received once by a WeChat account, by a state of the same turn, and by who WeChat names', async () => {
  const [first, second] = [await winner(), await winner()];
  await receive(first.ticket, 'of-eve');
  expect((await receive(second.ticket, 'of-eve')).code).toBe(errorCodes.rewardReceivedBefore.code);
  expect((await receive(second.ticket, 'forged')).code).toBe(errorCodes.rewardSignInAway.code);
  const { address } = (await test.call(rewardClaimCalls.rewardSignIn, { ticket: first.ticket })).data as {
    address: string;
  };
  const back = { code: 'of-fay', state: new URL(address).searchParams.get('state')! };
  const crossed = await test.call(rewardClaimCalls.receiveReward, { ticket: second.ticket, back });
  expect(crossed.code).toBe(errorCodes.rewardSignInAway.code);
  expect((await look(second.ticket)).outcome).toBe('due');
});

it('is received by the same account once what it had not taken went back; of two at once one is told', async () => {
  const first = await winner();
  await receive(first.ticket, 'of-ivy');
  test.clock.advanceSeconds(DAY_SECONDS);
  await settleRewards(test.platform);
  expect((await look(first.ticket)).outcome).toBe('over');
  const [fourth, fifth] = [await winner(), await winner()];
  const answers = await Promise.all([receive(fourth.ticket, 'of-ivy'), receive(fifth.ticket, 'of-ivy')]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', errorCodes.rewardReceivedBefore.code]);
  // Both were asked about before either was written.
  const marked = { openId: 'jan', mark: Buffer.from('one account') };
  const [sixth, seventh] = [await claimOf(fourth.ticket), await claimOf(fifth.ticket)];
  const left = [sixth, seventh].find(({ state: now }) => now === 'due')!;
  await test.platform.database.pool.query('update reward_claim set receiver_mark = $2 where claim_id = $1', [
    (left === sixth ? seventh : sixth).claimId,
    marked.mark,
  ]);
  await expect(beginPayout(test.platform, left, marked)).rejects.toThrow('rewardReceivedBefore');
});

it('comes back to nobody’s account when who paid is gone: it lapses', async () => {
  const { ticket } = await winner();
  await receive(ticket, 'of-kim');
  const pool = test.platform.database.pool;
  const balance = (account: { kind: 'person' | 'house'; id: string }) => balanceOf(pool, { ...account, unit: 'fen' });
  const gone = randomUUID();
  await pool.query(`update payout set payer_id = $2 where reward_id = $1 and state = 'waiting'`, [rewardId, gone]);
  await pool.query(`update reward set payer_id = $2, state = 'ended' where reward_id = $1`, [rewardId, gone]);
  const before = await balance({ kind: 'house', id: 'lapsed' });
  test.clock.advanceSeconds(DAY_SECONDS);
  await settleRewards(test.platform);
  expect(await balance({ kind: 'person', id: gone })).toBe(0);
  expect((await balance({ kind: 'house', id: 'lapsed' })) - before).toBe(150);
});

it('is found on the way when the survey is removed meanwhile: taken back, it belongs to who paid', async () => {
  const { ticket } = await winner();
  await receive(ticket, 'of-gus');
  const own = () => balanceOf(test.platform.database.pool, { kind: 'person', id: creator.id, unit: 'fen' });
  const before = await own();
  const { removeCollected } = await import('../../../remove-collected.ts');
  await test.platform.database.transaction(async db => {
    await removeCollected(test.platform, db, survey.scrollId);
    await db.query('delete from questionnaire where scroll_id = $1', [survey.scrollId]);
  });
  expect(await own()).toBe(before + 450);
  test.clock.advanceSeconds(DAY_SECONDS);
  await settleRewards(test.platform);
  expect([await own(), await inPacket()]).toEqual([before + 600, 0]);
});
