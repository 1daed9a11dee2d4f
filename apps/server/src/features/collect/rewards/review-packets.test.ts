import { type CallData, errorCodes, messageCalls, type Reward, reviewCalls, rewardCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildOperator, type TestOperator } from '../../../testing/build-operator.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildReward, fixedPacket, giveFen, TestRespondent } from '../../../testing/rewards/build-reward.ts';
import { balanceOf } from '../../people/ledger/index.ts';
import { endRewardsPaidBy } from './index.ts';

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
