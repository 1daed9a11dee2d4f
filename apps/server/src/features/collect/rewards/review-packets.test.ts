import {
  type CallData,
  errorCodes,
  messageCalls,
  projectCalls,
  type Reward,
  reviewCalls,
  rewardCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildEnterprise, buildProject } from '../../../testing/build-enterprise.ts';
import { buildOperator, type TestOperator } from '../../../testing/build-operator.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildReward, fixedPacket, giveFen, TestRespondent } from '../../../testing/rewards/build-reward.ts';
import { balanceOf } from '../../people/ledger/index.ts';
import { approvePacket, endRewardsOf, endRewardsPaidBy, forgetDrawers } from './index.ts';

let test: TestApp;
let service: TestOperator;
let creator: TestPerson;
let survey: TestSurvey;
beforeAll(async () => {
  test = await buildTestApp({ env: { TRUST_PROXY: 'loopback' } });
  service = await buildOperator(test, 'service');
});
afterAll(() => test.close());
beforeEach(async () => {
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
});

const reward = async (name: 'createReward' | 'payReward' | 'getReward', input: object) => {
  // Tests send what they like; the call itself checks it.
  const sent = { scrollId: survey.scrollId, ...input } as never;
  return (await test.call(rewardCalls[name], sent, asPerson(creator))).data as Reward;
};
const waiting = async () => {
  const { data } = await test.call(reviewCalls.packets, { size: 200 }, service.seat);
  return (data as CallData<typeof reviewCalls.packets>).items;
};
async function paidPacket(): Promise<string> {
  await giveFen(test, { kind: 'person', id: creator.id }, 1000);
  const { rewardId } = await reward('createReward', fixedPacket);
  await reward('payReward', { rewardId });
  return rewardId;
}

it('a paid packet waits for the operator, who rejects it with a reason that its maker reads, and what was decided is kept (S4.36)', async () => {
  const rewardId = await paidPacket();
  const unpaid = await reward('createReward', fixedPacket);
  const listed = await waiting();
  expect(listed.find(one => one.rewardId === unpaid.rewardId)).toBeUndefined();
  expect(listed.find(one => one.rewardId === rewardId)).toMatchObject({
    totalFen: 450,
    count: 3,
    payerName: creator.nickName,
    surveyName: 'Coffee habits',
    eachFen: 150,
    targetKind: 'survey',
    link: null,
    perDevice: 1,
    perAddress: 3,
    holdsSuspicious: true,
    approvedFen: 0,
  });
  const why = 'the purpose is unclear';
  expect((await test.call(reviewCalls.rejectPacket, { rewardId, why }, service.seat)).code).toBe('0000');
  const again = await test.call(reviewCalls.approvePacket, { rewardId, why }, service.seat);
  expect(again.code).toBe(errorCodes.notWaiting.code);
  expect(await reward('getReward', { rewardId })).toMatchObject({ state: 'rejected', reason: why });
  const told = (await test.call(messageCalls.messageReadList, {}, { ...asPerson(creator), lang: 'en' })).data;
  expect(told).toMatchObject([{ kind: 'packet-rejected', content: expect.stringContaining(why) }]);
  const history = await test.call(reviewCalls.history, { kind: 'packet' }, service.seat);
  const lines = (history.data as CallData<typeof reviewCalls.history>).items;
  expect(lines.find(({ action }) => action === 'packet.reject')).toMatchObject({
    why,
    about: 'Thank you',
    state: 'rejected',
  });
});

it('an approved packet is given out at once; nobody approves without a reason, without the right, or without a seat', async () => {
  const rewardId = await paidPacket();
  const reader = await buildOperator(test, 'reader');
  const decide = (input: object, seat?: object) => test.call(reviewCalls.approvePacket, input as never, seat);
  expect((await decide({ rewardId, why: '' }, service.seat)).code).toBe(errorCodes.inputInvalid.code);
  expect((await decide({ rewardId, why: 'fine' }, reader.seat)).code).toBe(errorCodes.operatorNotAllowed.code);
  expect((await decide({ rewardId, why: 'fine' }, asPerson(creator))).code).not.toBe('0000');
  expect((await reward('getReward', { rewardId })).state).toBe('under-review');
  expect((await decide({ rewardId, why: 'fine' }, service.seat)).code).toBe('0000');
  expect((await reward('getReward', { rewardId })).state).toBe('issuing');
});

it('a packet ends before its payer’s account does, and what was won before stays with who won it', async () => {
  const helper = await buildPerson(test.platform);
  await giveRights(test.platform, helper, survey.scrollId, ['questionnaire.view', 'rewards.manage']);
  const rewardId = await buildReward(test, helper, survey, { perDevice: 0, perAddress: 0 });
  const one = new TestRespondent(test, survey);
  await one.answer();
  await one.draw();
  const own = () => balanceOf(test.platform.database.pool, { kind: 'person', id: helper.id, unit: 'fen' });
  const before = await own();
  await endRewardsPaidBy(test.platform, 'person', helper.id);
  expect([await own(), (await reward('getReward', { rewardId })).state]).toEqual([before + 300, 'ended']);
  expect((await one.drawn()).outcome).toBe('paid');
  // Done again, nothing moves.
  await endRewardsPaidBy(test.platform, 'person', helper.id);
  expect(await own()).toBe(before + 300);
});

it('an operator sees whom a packet is for, by which link, and what had been approved when it comes back', async () => {
  const target = { kind: 'link', linkCode: survey.linkCode };
  const rewardId = await buildReward(test, creator, survey, { target });
  const pool = test.platform.database.pool;
  const everybody = { scrollId: survey.scrollId, rewardId, target: { kind: 'survey' as const } };
  await test.call(rewardCalls.saveRedEnvelopeLink, everybody, asPerson(creator));
  expect((await waiting()).find(one => one.rewardId === rewardId)).toMatchObject({
    targetKind: 'survey',
    approvedFen: 450,
  });
  const made = await reward('createReward', { ...fixedPacket, target });
  await reward('payReward', { rewardId: made.rewardId });
  expect((await waiting()).find(one => one.rewardId === made.rewardId)).toMatchObject({
    targetKind: 'link',
    link: `/s/${survey.linkCode}`,
    approvedFen: 0,
  });
  // What WeChat refuses is told with its word for it, until it takes it.
  await pool.query(
    `insert into payout (bill_no, reward_id, amount_fen, payer_kind, payer_id, way, refusal, tries, made_at, next_at, expires_at)
     values ('refused0001', $1, 150, 'person', $2, 'wechat', 'NO_AUTH', 4, $3, $3, $3), ('taken0001', $1, 150, 'person', $2, 'wechat', '', 1, $3, $3, $3)`,
    [rewardId, creator.id, test.clock.now()],
  );
  const refused = await test.call(reviewCalls.refusedPayouts, {}, service.seat);
  expect(refused.data).toMatchObject({
    items: [{ billNo: 'refused0001', rewardName: 'Thank you', amountFen: 150, refusal: 'NO_AUTH', tries: 4 }],
    total: 1,
  });
});

it('a packet that an enterprise paid for its own survey closes once the survey has left it', async () => {
  const enterprise = await buildEnterprise(test, creator);
  const { enterpriseId } = enterprise;
  const { projectId } = await buildProject(test, enterprise, creator, []);
  await test.call(projectCalls.moveTask, { scrollId: survey.scrollId, projectId }, asPerson(creator));
  await giveFen(test, { kind: 'enterprise', id: enterpriseId }, 1000);
  const payer = { kind: 'enterprise', enterpriseId };

  const { rewardId } = await reward('createReward', { ...fixedPacket, payer, perDevice: 0, perAddress: 0 });
  expect((await reward('payReward', { rewardId })).payer).toMatchObject(payer);
  await approvePacket(test.platform, rewardId);
  const [early, late] = [new TestRespondent(test, survey), new TestRespondent(test, survey)];
  for (const one of [early, late]) await one.answer();
  expect((await early.drawn()).outcome).toBe('paid');
  // It is its creator's own again, who may not spend what the enterprise has.
  const { pool } = test.platform.database;
  await pool.query('delete from object_above where object_id = $1', [survey.scrollId]);
  await pool.query(`delete from role_holding where object_kind = 'enterprise' and object_id = $1`, [enterpriseId]);
  expect((await late.drawn()).outcome).toBe('no-turn');
  expect((await reward('getReward', { rewardId })).state).toBe('closed');
  const opened = await test.call(
    rewardCalls.switchReward,
    { scrollId: survey.scrollId, rewardId, isOpen: true },
    asPerson(creator),
  );
  expect(opened.code).toBe(errorCodes.noPermission.code);
});

it('of a survey with very many packets each one’s money goes back when it is removed', async () => {
  const rewardId = await buildReward(test, creator, survey);
  const { pool } = test.platform.database;
  await pool.query(
    `insert into reward (reward_id, scroll_id, kind, name, state, target_kind, probability, per_device, per_address, holds_suspicious, packets, total_fen,
                         payer_kind, payer_id, created_at)
     select 'many' || lpad(n::text, 6, '0'), $1, 'codes', 'old', 'ended', 'survey', 100, 0, 0, false, 0, 0, 'person', $2, $3::timestamptz + interval '1 hour'
       from generate_series(1, 501) n`,
    [survey.scrollId, creator.id, test.clock.now()],
  );
  const inPacket = () => balanceOf(pool, { kind: 'packet', id: rewardId, unit: 'fen' });
  expect(await inPacket()).toBe(450);
  await test.platform.database.transaction(db => endRewardsOf(test.platform, db, survey.scrollId));
  expect(await inPacket()).toBe(0);
});

it('by which device somebody drew is forgotten once the packet has ended, and not before', async () => {
  const rewardId = await buildReward(test, creator, survey, { perDevice: 0, perAddress: 0 });
  const one = new TestRespondent(test, survey);
  await one.answer();
  await one.draw();
  const { pool } = test.platform.database;
  const kept = async () => {
    const { rows } = await pool.query('select device, client_address from reward_claim where reward_id = $1', [
      rewardId,
    ]);
    return Object.values(rows[0]).filter(value => value !== '').length;
  };
  await forgetDrawers(pool);
  expect(await kept()).toBe(2);
  await endRewardsPaidBy(test.platform, 'person', creator.id);
  await forgetDrawers(pool);
  expect(await kept()).toBe(0);
});
