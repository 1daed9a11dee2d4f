import {
  type Call,
  type CallData,
  errorCodes,
  publishCalls,
  type RewardClaim,
  recordCalls,
  respondentCalls,
  rewardCalls,
  rewardClaimCalls,
  scrollListCalls,
  type Visit,
  visitCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginOutwardPause, endOutwardPause } from '../../../../platform/outward-pause.repository.ts';
import { buildPerson, giveRights, signInAnew, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson, buildSurvey, optionB, type TestSurvey } from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { buildReward, TestRespondent } from '../../../../testing/rewards/build-reward.ts';
import { balanceOf } from '../../../people/ledger/index.ts';
import { sentCode } from '../../respondents/index.ts';
import { countClaimsOf, listClaimsAfter } from '../claim.repository.ts';
import { settleRewards } from '../index.ts';

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

const DAY_MS = 24 * 3_600_000;
const calls = rewardCalls;
const ask = (name: keyof typeof calls, input: object = {}, who = creator) =>
  test.call(calls[name] as Call, { scrollId: survey.scrollId, ...input } as never, asPerson(who));
const claims = async (rewardId: string, who = creator) =>
  ((await ask('listClaims', { rewardId }, who)).data as { items: RewardClaim[] }).items;
const respondent = (who = {}) => new TestRespondent(test, survey, who);
const answered = async (who = {}, more: object = {}) => {
  const one = respondent(who);
  await one.answer(undefined, more);
  return one;
};
const inPacket = (id: string) => balanceOf(test.platform.database.pool, { kind: 'packet', id, unit: 'fen' });
const paidOut = () => balanceOf(test.platform.database.pool, { kind: 'house', id: 'paid-out', unit: 'fen' });
const loose = { perDevice: 0, perAddress: 0, holdsSuspicious: false };

describe('a turn', () => {
  it('is told of with the submission where the survey gives something, and only then', async () => {
    const without = respondent();
    expect((await without.answer()).data).not.toHaveProperty('givesReward');
    await buildReward(test, creator, survey);
    // What a link leads to is remembered for a second.
    test.clock.advanceSeconds(2);
    expect((await respondent().answer()).data).toMatchObject({ givesReward: true });
  });

  it('is drawn once with a record, however often and from wherever it is asked for at the same time', async () => {
    const rewardId = await buildReward(test, creator, survey, { count: 20, ...loose });
    const one = await answered();
    const before = await paidOut();
    const drawn = await Promise.all(Array.from({ length: 12 }, () => one.drawn()));
    expect(drawn.every(({ outcome }) => outcome === 'paid' || outcome === 'paying')).toBe(true);
    expect(await one.drawn()).toMatchObject({ outcome: 'paid', amountFen: 150, by: 'demonstration' });
    expect([await inPacket(rewardId), (await paidOut()) - before]).toEqual([20 * 150 - 150, 150]);
    expect(await claims(rewardId)).toHaveLength(1);
  });

  it('is one for a person, also with a second record', async () => {
    const rewardId = await buildReward(test, creator, survey, loose);
    const one = await answered();
    await one.draw();
    const again = await answered({ cookieId: one.who.cookieId! });
    expect((await again.drawn()).outcome).toBe('no-turn');
    expect(await claims(rewardId)).toHaveLength(1);
  });

  it('is nobody’s who did not submit, whose record does not count, or whose record it is not', async () => {
    const quota = await buildSurvey(test, creator, { sizeA: 5, sizeB: 1, whenFull: 'end' });
    survey = quota;
    const rewardId = await buildReward(test, creator, survey, loose);
    await (await answered()).draw();
    const first = respondent();
    await first.answer(optionB);
    const full = respondent();
    await full.answer(optionB);
    expect((await full.drawn()).outcome).toBe('no-turn');
    const halfway = respondent();
    await halfway.answer(undefined, { answerStatus: 1 });
    expect((await halfway.drawn()).outcome).toBe('no-turn');
    const thief = respondent();
    const stolen = await thief.draw({ answerRecordId: first.answerRecordId });
    expect(stolen.code).toBe(errorCodes.rewardTurnNotFound.code);
    expect((await thief.draw({ linkCode: 'nowhere123' })).code).toBe(errorCodes.questionnaireNotFound.code);
    expect(await claims(rewardId)).toHaveLength(1);
  });

  it('that was not won stays so, and says nothing of what is left: as when all is drawn', async () => {
    const rewardId = await buildReward(test, creator, survey, { probability: 1, count: 1, ...loose });
    const people = await Promise.all(Array.from({ length: 8 }, () => answered()));
    const drawn = await Promise.all(people.map(one => one.drawn()));
    const lost = drawn.findIndex(({ outcome }) => outcome === 'none');
    expect(lost).toBeGreaterThanOrEqual(0);
    for (let turn = 0; turn < 40; turn++) expect((await people[lost]!.drawn()).outcome).toBe('none');
    expect(Object.keys(drawn[lost]!).toSorted()).toEqual([
      'address',
      'amountFen',
      'by',
      'code',
      'confirm',
      'outcome',
      'untilTime',
    ]);
    expect(JSON.stringify(drawn[lost])).not.toContain(rewardId);
  });

  it('is for who came by the link, by the channel, or for the people with the label, and for the narrowest of them; personalLinkBindInfo says who they are (P7.89, S7.125)', async () => {
    const added = { respondents: [{ name: '林晓', labels: ['vip'] }, { name: 'Ann' }] };
    await test.call(respondentCalls.addRespondents, { scrollId: survey.scrollId, ...added }, asPerson(creator));
    const list = await test.call(respondentCalls.personalLinkList, { scrollId: survey.scrollId }, asPerson(creator));
    const people = (list.data as CallData<typeof respondentCalls.personalLinkList>).items;
    const codeOf = (name: string) => people.find(one => one.name === name)!.link.replace('/p/', '');
    await buildReward(test, creator, survey, { eachFen: 100, ...loose });
    await buildReward(test, creator, survey, {
      eachFen: 200,
      target: { kind: 'link', linkCode: survey.linkCode },
      ...loose,
    });
    await buildReward(test, creator, survey, { eachFen: 300, target: { kind: 'people', label: 'vip' }, ...loose });
    const drawnBy = async (who: object) => (await (await answered(who)).drawn()).amountFen;
    expect(await drawnBy({})).toBe(200);
    expect(await drawnBy({ codeNum: codeOf('林晓'), linkCode: undefined })).toBe(300);
    expect(await drawnBy({ codeNum: codeOf('Ann'), linkCode: undefined })).toBe(100);
    const info = await ask('personalLinkBindInfo');
    const bound = info.data as CallData<typeof calls.personalLinkBindInfo>;
    expect([bound.people, bound.items.map(({ label, people: many }) => [label, many]).toSorted()]).toEqual([
      2,
      [
        ['', 2],
        ['vip', 1],
      ],
    ]);
  });

  it('is told to somebody of the name list on another device, by the address that was sent to them', async () => {
    await buildReward(test, creator, survey, loose);
    await test.call(
      respondentCalls.addRespondents,
      { scrollId: survey.scrollId, respondents: [{ name: '林晓' }] },
      asPerson(creator),
    );
    const list = await test.call(respondentCalls.personalLinkList, { scrollId: survey.scrollId }, asPerson(creator));
    const { link } = (list.data as CallData<typeof respondentCalls.personalLinkList>).items[0]!;
    const { rows } = await test.platform.database.pool.query<{ id: string }>(
      'select respondent_id as id from survey_respondent where scroll_id = $1',
      [survey.scrollId],
    );
    const reached = { scrollId: survey.scrollId, respondentId: rows[0]!.id, address: 'lin@example.cn' };
    const codeNum = sentCode(test.platform.secrets['answer-pass'], link.replace('/p/', ''), reached);
    const phone = await answered({ codeNum, linkCode: undefined });
    await phone.draw();
    const desk = { codeNum, cookieId: 'another00001', deviceId: 'another00002' };
    const visit = (await test.call(visitCalls.visit, desk)).data as Visit;
    expect(visit).toMatchObject({ step: 'refused', refusal: 'alreadyAnswered', givesReward: true });
    const there = await test.call(rewardClaimCalls.drawReward, desk);
    expect(there.data).toMatchObject({ outcome: 'paid', amountFen: 150 });
    // The address as the list shows it is known to whoever distributes: there the browser decides.
    const seen = await test.call(rewardClaimCalls.drawReward, { ...desk, codeNum: link.replace('/p/', '') });
    expect(seen.code).toBe(errorCodes.rewardTurnNotFound.code);
  });
});

describe('a turn with something that began, or is used up', () => {
  it('is nobody’s who had answered before it was given', async () => {
    const early = await answered();
    test.clock.advanceSeconds(5);
    const rewardId = await buildReward(test, creator, survey, loose);
    expect((await early.drawn()).outcome).toBe('no-turn');
    expect((await (await answered()).drawn()).outcome).toBe('paid');
    expect(await inPacket(rewardId)).toBe(300);
  });

  it('looks like bad luck when nothing is left, from the submission on', async () => {
    await buildReward(test, creator, survey, { count: 1, ...loose });
    expect((await (await answered()).drawn()).outcome).toBe('paid');
    test.clock.advanceSeconds(2);
    const late = respondent();
    expect((await late.answer()).data).toMatchObject({ givesReward: true });
    expect(await late.drawn()).toMatchObject({ outcome: 'none', amountFen: 0, address: '' });
    expect((await late.drawn()).outcome).toBe('none');
  });
});

describe('a suspicious claim', () => {
  it('that is released waits a week for who won it, by the address that they were given when it was held', async () => {
    const local = test.platform.payout;
    Object.assign(test.platform, { payout: { ...local, kind: 'wechat' } });
    try {
      const rewardId = await buildReward(test, creator, survey, { count: 3 });
      const one = await answered();
      await one.draw();
      const twin = await answered({ deviceId: one.who.deviceId! });
      const { outcome, address } = await twin.drawn();
      expect(outcome).toBe('held');
      test.clock.advanceSeconds((15 * DAY_MS) / 1000);
      creator = await signInAnew(test.platform, creator);
      const [held] = (await claims(rewardId)).filter(({ state }) => state === 'held');
      await ask('decideClaims', { rewardId, claimIds: [held!.claimId], isReleased: true });
      test.clock.advanceSeconds((6 * DAY_MS) / 1000);
      await settleRewards(test.platform);
      const look = () => test.call(rewardClaimCalls.receiveReward, { ticket: address.replace('/r/', '') });
      expect((await look()).data).toMatchObject({ outcome: 'due', amountFen: 150 });
      test.clock.advanceSeconds(DAY_MS / 1000);
      expect((await look()).data).toMatchObject({ outcome: 'over' });
    } finally {
      Object.assign(test.platform, { payout: local });
    }
  });

  it('is held with what speaks against it, goes out when its owner releases it, and goes back when they do not', async () => {
    const rewardId = await buildReward(test, creator, survey, { count: 3 });
    const one = await answered();
    await one.draw();
    const twin = await answered({ deviceId: one.who.deviceId! });
    const third = await answered({ deviceId: one.who.deviceId! });
    expect((await twin.drawn()).outcome).toBe('held');
    expect((await third.drawn()).outcome).toBe('held');
    const held = (await claims(rewardId)).filter(({ state }) => state === 'held');
    expect(held.map(({ suspicions }) => suspicions.includes('device-limit'))).toEqual([true, true]);
    const idOf = (who: TestRespondent) =>
      held.find(({ record }) => record?.answerRecordId === who.answerRecordId)!.claimId;
    expect(await inPacket(rewardId)).toBe(300);
    const released = await ask('decideClaims', { rewardId, claimIds: [idOf(twin)], isReleased: true });
    expect(released.data).toEqual({ changed: 1 });
    expect((await twin.drawn()).outcome).toBe('paid');
    await ask('decideClaims', { rewardId, claimIds: [idOf(third), idOf(twin)], isReleased: false });
    expect((await third.drawn()).outcome).toBe('over');
    expect((await twin.drawn()).outcome).toBe('paid');
    // What was refused is there for the next one.
    expect((await (await answered()).drawn()).outcome).toBe('paid');
    expect(await inPacket(rewardId)).toBe(0);
  });

  it('cannot be decided by another survey’s packet', async () => {
    const rewardId = await buildReward(test, creator, survey, { perDevice: 1 });
    const one = await answered();
    await one.draw();
    const twin = await answered({ deviceId: one.who.deviceId! });
    await twin.draw();
    const [held] = (await claims(rewardId)).filter(({ state }) => state === 'held');
    const other = await buildReward(test, creator, survey);
    const crossed = await ask('decideClaims', { rewardId: other, claimIds: [held!.claimId], isReleased: true });
    expect(crossed.code).toBe(errorCodes.rewardNotFound.code);
    expect((await twin.drawn()).outcome).toBe('held');
  });
});

describe('what was won', () => {
  it('is not paid while a restored copy keeps still, and returns to the packet once after a day', async () => {
    const rewardId = await buildReward(test, creator, survey, loose);
    const before = await paidOut();
    await beginOutwardPause(test.platform.database.pool);
    const one = await answered();
    expect((await one.drawn()).outcome).toBe('paying');
    await settleRewards(test.platform);
    expect((await one.drawn()).outcome).toBe('paying');
    await endOutwardPause(test.platform.database.pool);
    await settleRewards(test.platform);
    expect((await one.drawn()).outcome).toBe('paid');
    expect((await paidOut()) - before).toBe(150);
    expect(await inPacket(rewardId)).toBe(300);
  });

  it('stays with who won it when the record is set aside, and the owner sees that', async () => {
    const rewardId = await buildReward(test, creator, survey, loose);
    const one = await answered();
    await one.draw();
    const { scrollId } = survey;
    const aside = { scrollId, answerRecordIds: [one.answerRecordId], reason: 'careless' };
    expect((await test.call(recordCalls.markInvalid, aside as never, asPerson(creator))).code).toBe('0000');
    const [claim] = await claims(rewardId);
    expect(claim).toMatchObject({ state: 'paid', amountFen: 150, record: { setAside: 'invalid' } });
  });

  it('is shown by day and channel, and whose it is only to who may see records', async () => {
    const rewardId = await buildReward(test, creator, survey, { count: 5, ...loose });
    for (let turn = 0; turn < 3; turn++) await (await answered()).draw();
    const helper = await buildPerson(test.platform);
    await giveRights(test.platform, helper, survey.scrollId, ['questionnaire.view', 'rewards.manage']);
    expect((await claims(rewardId)).every(({ record }) => record !== null)).toBe(true);
    const shown = await claims(rewardId, helper);
    expect(shown.map(({ record, amountFen }) => [record, amountFen])).toEqual(
      Array.from({ length: 3 }, () => [null, 150]),
    );
    const sums = (await ask('sumClaims', { rewardId })).data as CallData<typeof calls.sumClaims>;
    expect(sums.reduce((all, { count }) => all + count, 0)).toBe(3);
    expect(sums[0]).toMatchObject({ count: 3, fen: 450 });
    // Whoever may see records of one channel only is told nothing of all of them.
    const ranged = await buildPerson(test.platform);
    await giveRights(test.platform, ranged, survey.scrollId, ['questionnaire.view', 'rewards.manage']);
    await giveRights(test.platform, ranged, survey.scrollId, ['records.view'], { kind: 'channel', channels: ['none'] });
    expect((await ask('listClaims', { rewardId }, ranged)).code).toBe(errorCodes.allRecordsNeeded.code);
  });

  it('of a survey that is removed for ever goes back to who paid in the same step', async () => {
    const rewardId = await buildReward(test, creator, survey, loose);
    await (await answered()).draw();
    const own = () => balanceOf(test.platform.database.pool, { kind: 'person', id: creator.id, unit: 'fen' });
    const before = await own();
    const { scrollId } = survey;
    await test.call(publishCalls.changeStatus, { scrollId, status: 3 }, asPerson(creator));
    await test.call(scrollListCalls.moveToBin, { scrollId }, asPerson(creator));
    expect((await test.call(scrollListCalls.deleteForEver, { scrollId }, asPerson(creator))).code).toBe('0000');
    expect([await own(), await inPacket(rewardId)]).toEqual([before + 300, 0]);
    const { rows } = await test.platform.database.pool.query('select 1 from reward where reward_id = $1', [rewardId]);
    expect(rows).toEqual([]);
  });
});

it('a sheet that is written while others draw names everybody once who had drawn before', async () => {
  const rewardId = await buildReward(test, creator, survey, { count: 9, ...loose });
  const { pool } = test.platform.database;
  for (let turn = 0; turn < 4; turn++) {
    await (await answered()).draw();
    // Two at the same moment, too.
    if (turn !== 1) test.clock.advanceSeconds(1);
  }
  const first = await listClaimsAfter(pool, rewardId, { last: undefined, limit: 2 });
  await (await answered()).draw();
  const rest = await listClaimsAfter(pool, rewardId, { last: first.at(-1), limit: 9 });
  const ids = [...first, ...rest].map(({ claimId }) => claimId);
  expect([ids.length, new Set(ids).size, await countClaimsOf(pool, rewardId)]).toEqual([4, 4, 5]);
});

it('an unclaimed packet returns after 24 hours, once: here one that nobody could be paid by', async () => {
  // WeChat's payout, where nobody has signed in: won, and waiting for a way to be received.
  const local = test.platform.payout;
  Object.assign(test.platform, { payout: { ...local, kind: 'wechat' } });
  try {
    const rewardId = await buildReward(test, creator, survey, { count: 1, ...loose });
    const one = await answered();
    const drawn = await one.drawn();
    expect(drawn).toMatchObject({ outcome: 'due', amountFen: 150, untilTime: test.clock.now().getTime() + DAY_MS });
    expect((await ask('getReward', { rewardId })).data).toMatchObject({ state: 'used-up', leftCount: 0, openCount: 1 });
    const ticket = drawn.address.replace('/r/', '');
    expect((await test.call(rewardClaimCalls.receiveReward, { ticket })).data).toMatchObject({ outcome: 'due' });
    expect((await test.call(rewardClaimCalls.receiveReward, { ticket: `${ticket.slice(0, -2)}xx` })).code).toBe(
      errorCodes.rewardTurnNotFound.code,
    );
    test.clock.advanceSeconds(DAY_MS / 1000);
    creator = await signInAnew(test.platform, creator);
    expect((await one.drawn()).outcome).toBe('over');
    await Promise.all([settleRewards(test.platform), settleRewards(test.platform)]);
    const after = (await ask('getReward', { rewardId })).data;
    expect(after).toMatchObject({ state: 'issuing', leftCount: 1, openCount: 0, balanceFen: 150, receivedCount: 0 });
    expect((await claims(rewardId)).map(({ state }) => state)).toEqual(['returned']);
  } finally {
    Object.assign(test.platform, { payout: local });
  }
});
