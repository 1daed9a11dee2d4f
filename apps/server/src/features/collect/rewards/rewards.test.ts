import { type Call, type CallData, errorCodes, operationCalls, type Reward, rewardCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildReward, fixedPacket, giveFen, TestRespondent } from '../../../testing/rewards/build-reward.ts';
import { balanceOf } from '../../people/ledger/index.ts';
import { approvePacket, rejectPacket } from './index.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
beforeAll(async () => {
  test = await buildTestApp({ env: { TRUST_PROXY: 'loopback' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
});

const loose = { perDevice: 0, perAddress: 0, holdsSuspicious: false };
const calls = rewardCalls;
const ask = (name: keyof typeof calls, input: object = {}, who = creator) =>
  test.call(calls[name] as Call, { scrollId: survey.scrollId, ...input } as never, asPerson(who));
const data = async (name: keyof typeof calls, input: object = {}) => {
  const answer = await ask(name, input);
  expect(answer.code).toBe('0000');
  return answer.data;
};
const reward = async (name: keyof typeof calls, input: object = {}) => (await data(name, input)) as Reward;
const own = (who = creator) => balanceOf(test.platform.database.pool, { kind: 'person', id: who.id, unit: 'fen' });
const inPacket = (id: string) => balanceOf(test.platform.database.pool, { kind: 'packet', id, unit: 'fen' });
const respondent = (who = {}) => new TestRespondent(test, survey, who);

describe('a red packet', () => {
  it('has id, name, status, type, received amount and count, creation time and the link it is given out by (P1.13, P3.34, S3.85)', async () => {
    const target = { kind: 'link', linkCode: survey.linkCode };
    const rewardId = await buildReward(test, creator, survey, { target, name: '谢谢' });
    const drawer = respondent();
    await drawer.answer();
    await drawer.draw();
    const [listed] = (await data('listRewards')) as Reward[];
    expect(listed).toMatchObject({
      rewardId,
      name: '谢谢',
      state: 'issuing',
      kind: 'fixed',
      receivedFen: 150,
      receivedCount: 1,
      link: `/s/${survey.linkCode}`,
      createTime: test.clock.now().getTime(),
      leftCount: 2,
      balanceFen: 300,
    });
  });

  it('goes from unpaid over its review to being given out, is closed, opened, added to and ended, and what is left comes back (S4.36)', async () => {
    await giveFen(test, { kind: 'person', id: creator.id }, 1000);
    const made = await reward('createReward', fixedPacket);
    expect([made.state, made.totalFen, await own()]).toEqual(['unpaid', 450, 1000]);
    const { rewardId } = made;
    expect(await reward('payReward', { rewardId })).toMatchObject({ state: 'under-review', balanceFen: 450 });
    expect(await own()).toBe(550);
    expect((await ask('payReward', { rewardId })).code).toBe(errorCodes.rewardStateRefused.code);
    expect(await approvePacket(test.platform, rewardId)).toBe(true);
    expect(await approvePacket(test.platform, rewardId)).toBe(false);
    expect((await reward('switchReward', { rewardId, isOpen: false })).state).toBe('closed');
    expect(await reward('addToReward', { rewardId, count: 2 })).toMatchObject({
      count: 5,
      totalFen: 750,
      balanceFen: 750,
    });
    expect((await reward('switchReward', { rewardId, isOpen: true })).state).toBe('issuing');
    const drawer = respondent();
    await drawer.answer();
    expect(await drawer.drawn()).toMatchObject({ outcome: 'paid', amountFen: 150 });
    expect((await ask('returnReward', { rewardId })).code).toBe(errorCodes.rewardStateRefused.code);
    await data('switchReward', { rewardId, isOpen: false });
    expect(await reward('returnReward', { rewardId })).toMatchObject({ state: 'ended', balanceFen: 0 });
    expect(await own()).toBe(850);
  });

  it('that was rejected says why, is paid more or less for when it is edited, and goes to its review again', async () => {
    await giveFen(test, { kind: 'person', id: creator.id }, 1000);
    const { rewardId } = await reward('createReward', fixedPacket);
    await data('payReward', { rewardId });
    await rejectPacket(test.platform, rewardId, 'Unclear purpose');
    expect(await reward('getReward', { rewardId })).toMatchObject({ state: 'rejected', reason: 'Unclear purpose' });
    const edited = await reward('editReward', { rewardId, ...fixedPacket, count: 2, name: 'Clear' });
    expect(edited).toMatchObject({ state: 'under-review', reason: '', balanceFen: 300, leftCount: 2, name: 'Clear' });
    expect(await own()).toBe(700);
    await rejectPacket(test.platform, rewardId, 'Again');
    const beyond = await ask('editReward', { rewardId, ...fixedPacket, count: 50 });
    expect(beyond.code).toBe(errorCodes.balanceTooLow.code);
    expect(await inPacket(rewardId)).toBe(300);
    expect(await reward('returnReward', { rewardId })).toMatchObject({ state: 'ended' });
    expect(await own()).toBe(1000);
  });

  it('that nobody paid for is edited and deleted, and one that is paid for is not deleted', async () => {
    const { rewardId } = await reward('createReward', fixedPacket);
    const wish = { ...fixedPacket, count: 4, probability: 30 };
    expect(await reward('editReward', { rewardId, ...wish })).toMatchObject({
      count: 4,
      totalFen: 600,
      probability: 30,
    });
    expect((await ask('payReward', { rewardId })).code).toBe(errorCodes.balanceTooLow.code);
    await data('deleteReward', { rewardId });
    expect((await ask('getReward', { rewardId })).code).toBe(errorCodes.rewardNotFound.code);
    const paid = await buildReward(test, creator, survey);
    expect((await ask('deleteReward', { rewardId: paid })).code).toBe(errorCodes.rewardStateRefused.code);
  });

  it.each([
    ['a fixed amount below one yuan', { eachFen: 99 }, 'inputInvalid'],
    ['a fixed amount above 200 yuan', { eachFen: 20_001 }, 'inputInvalid'],
    ['half a fen', { eachFen: 150.5 }, 'inputInvalid'],
    ['no amount', { eachFen: undefined }, 'rewardAmountWrong'],
    ['no packets', { count: 0 }, 'rewardAmountWrong'],
    ['lucky packets of less than 0.30 on average', { kind: 'lucky', totalFen: 89 }, 'rewardAmountWrong'],
    ['lucky packets of more than 200 on average', { kind: 'lucky', totalFen: 60_001 }, 'rewardAmountWrong'],
    ['a probability of 0', { probability: 0 }, 'inputInvalid'],
    ['a probability of 101', { probability: 101 }, 'inputInvalid'],
    ['another survey’s link', { target: { kind: 'link', linkCode: 'elsewhere1' } }, 'rewardTargetUnknown'],
  ] as const)('is refused with %s', async (_what, wish, refusal) => {
    expect((await ask('createReward', { ...fixedPacket, ...wish })).code).toBe(errorCodes[refusal].code);
  });

  it('is nobody’s business without the right on its survey, by the survey of somebody else, or signed out', async () => {
    const rewardId = await buildReward(test, creator, survey);
    const stranger = await buildPerson(test.platform);
    const other = await buildSurvey(test, stranger);
    for (const name of ['listRewards', 'listPayers', 'personalLinkBindInfo'] as const)
      expect((await ask(name, {}, stranger)).code).toBe(errorCodes.noPermission.code);
    for (const name of ['getReward', 'payReward', 'deleteReward', 'returnReward', 'sumClaims', 'listClaims'] as const) {
      expect((await ask(name, { rewardId }, stranger)).code).toBe(errorCodes.noPermission.code);
      // By a survey of one's own, a packet of another's is none.
      const crossed = await test.call(
        calls[name] as Call,
        { scrollId: other.scrollId, rewardId } as never,
        asPerson(stranger),
      );
      expect([name, crossed.code]).toEqual([name, errorCodes.rewardNotFound.code]);
    }
    const signedOut = await test.call(calls.listRewards, { scrollId: survey.scrollId });
    expect(signedOut.status).toBe(401);
  });

  it('is paid by nobody but its payer, and by an enterprise only for who may spend what it has', async () => {
    const helper = await buildPerson(test.platform);
    await giveRights(test.platform, helper, survey.scrollId, ['questionnaire.view', 'rewards.manage']);
    await giveFen(test, { kind: 'person', id: creator.id }, 1000);
    await giveFen(test, { kind: 'person', id: helper.id }, 1000);
    const { rewardId } = await reward('createReward', fixedPacket);
    expect((await ask('payReward', { rewardId }, helper)).code).toBe(errorCodes.rewardPayerRefused.code);
    expect([await own(), await own(helper)]).toEqual([1000, 1000]);
    const payer = { kind: 'enterprise', enterpriseId: 'nobodysEnterprise' };
    expect((await ask('createReward', { ...fixedPacket, payer })).code).toBe(errorCodes.noPermission.code);
  });

  it('stands in the reward centre of who manages it, with those of other surveys, and of nobody else (S2.51)', async () => {
    const first = await buildReward(test, creator, survey, { name: 'First' });
    const other = await buildSurvey(test, creator);
    const second = await buildReward(test, creator, other, { name: 'Second' });
    const center = async (who: TestPerson, wish = {}) => {
      const answer = await test.call(calls.listOwnRewards, wish, asPerson(who));
      return (answer.data as CallData<typeof calls.listOwnRewards>).items.map(({ rewardId }) => rewardId).toSorted();
    };
    expect(await center(creator)).toEqual([first, second].toSorted());
    await test.call(
      calls.switchReward,
      { scrollId: other.scrollId, rewardId: second, isOpen: false },
      asPerson(creator),
    );
    expect(await center(creator, { state: 'closed' })).toEqual([second]);
    expect(await center(await buildPerson(test.platform))).toEqual([]);
  });

  it('is given out by another link, or to the name list, when saveRedEnvelopeLink says so (P7.90, S7.126)', async () => {
    const rewardId = await buildReward(test, creator, survey);
    const target = { kind: 'link', linkCode: survey.linkCode };
    expect(await reward('saveRedEnvelopeLink', { rewardId, target })).toMatchObject({
      target,
      link: `/s/${survey.linkCode}`,
    });
    const people = { kind: 'people', label: 'vip' };
    expect(await reward('saveRedEnvelopeLink', { rewardId, target: people })).toMatchObject({
      target: people,
      link: null,
    });
    const wrong = await ask('saveRedEnvelopeLink', { rewardId, target: { kind: 'channel', channelCode: 'nowhere' } });
    expect(wrong.code).toBe(errorCodes.rewardTargetUnknown.code);
    const drawer = respondent();
    await drawer.answer();
    expect((await drawer.drawn()).outcome).toBe('no-turn');
  });

  it('that is paid for goes to other people by its payer alone, and waits for another look when it was not for them', async () => {
    const link = { kind: 'link', linkCode: survey.linkCode };
    const rewardId = await buildReward(test, creator, survey, { target: { kind: 'people', label: '' }, ...loose });
    const helper = await buildPerson(test.platform);
    await giveRights(test.platform, helper, survey.scrollId, ['questionnaire.view', 'rewards.manage']);
    const turned = await ask('saveRedEnvelopeLink', { rewardId, target: link }, helper);
    expect(turned.code).toBe(errorCodes.rewardPayerRefused.code);
    expect((await reward('getReward', { rewardId })).target.kind).toBe('people');
    const narrower = { kind: 'people', label: 'vip' };
    expect((await reward('saveRedEnvelopeLink', { rewardId, target: narrower })).state).toBe('issuing');
    expect((await reward('saveRedEnvelopeLink', { rewardId, target: link })).state).toBe('under-review');
    const early = respondent();
    await early.answer();
    expect((await early.drawn()).outcome).toBe('no-turn');
    test.clock.advanceSeconds(60);
    await approvePacket(test.platform, rewardId);
    // They answered before it was given to such as them.
    expect((await early.drawn()).outcome).toBe('no-turn');
    const late = respondent();
    await late.answer();
    expect((await late.drawn()).outcome).toBe('paid');
  });

  it('keeps its payer when it is edited, and tells which enterprise that is', async () => {
    const { rewardId, payer } = await reward('createReward', fixedPacket);
    expect(payer).toEqual({ kind: 'person', enterpriseId: null, name: creator.nickName, isOwn: true });
    const helper = await buildPerson(test.platform);
    await giveRights(test.platform, helper, survey.scrollId, ['questionnaire.view', 'rewards.manage']);
    const edited = await ask('editReward', { rewardId, ...fixedPacket, name: 'By a helper' }, helper);
    expect(edited.data).toMatchObject({ name: 'By a helper', payer: { name: creator.nickName, isOwn: false } });
  });

  it('is added to up to twice what an operator saw; beyond that it waits for another look, and nobody draws meanwhile', async () => {
    const rewardId = await buildReward(test, creator, survey, loose);
    expect((await reward('addToReward', { rewardId, count: 3 })).state).toBe('issuing');
    await data('switchReward', { rewardId, isOpen: false });
    await data('switchReward', { rewardId, isOpen: true });
    const first = respondent();
    await first.answer();
    await first.draw();
    expect(await reward('addToReward', { rewardId, count: 1 })).toMatchObject({ state: 'under-review', count: 7 });
    const one = respondent();
    await one.answer();
    expect((await one.drawn()).outcome).toBe('no-turn');
    await rejectPacket(test.platform, rewardId, 'Why so many');
    // One of them is gone: what is left is not divided as if it were all.
    const other = await ask('editReward', { rewardId, ...fixedPacket, ...loose, count: 2 });
    expect(other.code).toBe(errorCodes.rewardPartlyGiven.code);
    const same = await reward('editReward', { rewardId, ...fixedPacket, ...loose, count: 7, name: 'Explained' });
    expect(same).toMatchObject({ state: 'under-review', leftCount: 6, balanceFen: 900 });
    await approvePacket(test.platform, rewardId);
    expect((await one.drawn()).outcome).toBe('paid');
  });

  it('is neither made nor paid for where nobody could receive it; gift codes are', async () => {
    const { rewardId } = await reward('createReward', fixedPacket);
    await giveFen(test, { kind: 'person', id: creator.id }, 1000);
    const { payout } = test.platform;
    Object.assign(test.platform, { payout: undefined });
    try {
      const refused = errorCodes.rewardNotReceivable.code;
      expect((await ask('createReward', fixedPacket)).code).toBe(refused);
      expect((await ask('payReward', { rewardId })).code).toBe(refused);
      expect([await own(), await inPacket(rewardId)]).toEqual([1000, 0]);
      expect((await ask('createReward', { ...fixedPacket, kind: 'codes' })).code).toBe('0000');
    } finally {
      Object.assign(test.platform, { payout });
    }
  });

  it('leaves lines in the operation log: who made it, paid for it and ended it', async () => {
    const rewardId = await buildReward(test, creator, survey);
    await data('switchReward', { rewardId, isOpen: false });
    await data('returnReward', { rewardId });
    const log = await test.call(operationCalls.list, { scrollId: survey.scrollId } as never, asPerson(creator));
    const actions = (log.data as { items: { action: string }[] }).items.map(({ action }) => action);
    for (const action of ['reward.create', 'reward.pay', 'reward.switch', 'reward.return'])
      expect(actions).toContain(action);
  });
});
