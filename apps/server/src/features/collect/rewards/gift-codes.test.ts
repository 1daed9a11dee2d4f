import { type Call, errorCodes, REWARD_LIMITS, type Reward, rewardCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { madeFile } from '../../../testing/made-file.ts';
import { buildReward, fixedPacket, TestRespondent } from '../../../testing/rewards/build-reward.ts';
import { sendForm } from '../../../testing/send-form.ts';

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

const ask = (name: keyof typeof rewardCalls, input: object = {}) =>
  test.call(rewardCalls[name] as Call, { scrollId: survey.scrollId, ...input } as never, asPerson(creator));
const upload = (rewardId: string, text: string, name = 'codes.txt', token: string | undefined = creator.token) =>
  sendForm(test.app, rewardCalls.addCodes, {
    fields: { scrollId: survey.scrollId, rewardId },
    file: { content: Buffer.from(text), name },
    ...(token !== undefined && { token }),
  });
const list = async (wish: object = {}) => {
  const wanted = {
    kind: 'codes',
    name: 'Vouchers',
    probability: 100,
    target: { kind: 'survey' },
    perDevice: 0,
    perAddress: 0,
  };
  return ((await ask('createReward', { ...wanted, ...wish })).data as Reward).rewardId;
};
const found = async (rewardId: string) => (await ask('getReward', { rewardId })).data as Reward;

it('gift codes are added from a list, those that are there already are left out, and their heading is none', async () => {
  const rewardId = await list();
  expect((await ask('switchReward', { rewardId, isOpen: true })).code).toBe(errorCodes.rewardHasNoCodes.code);
  expect((await upload(rewardId, '兑换码\nA-1\nA-2\n\nA-2\n')).data).toEqual({ added: 2, known: 0 });
  expect((await upload(rewardId, 'code,note\nA-2,old\nB-1,new\n', 'codes.csv')).data).toEqual({ added: 1, known: 1 });
  expect(await found(rewardId)).toMatchObject({ state: 'unpaid', count: 3, leftCount: 3, totalFen: 0 });
});

it.each([
  ['an empty list', '\n\n', 'importFileEmpty'],
  ['a code that is too long', 'x'.repeat(REWARD_LIMITS.code + 1), 'rewardCodesWrong'],
  [
    'more codes than may be',
    Array.from({ length: REWARD_LIMITS.count + 1 }, (_, at) => `c${at}`).join('\n'),
    'tooManyRewardCodes',
  ],
] as const)('%s is refused, and nothing of it is kept', async (_what, text, refusal) => {
  const rewardId = await list();
  expect((await upload(rewardId, text)).code).toBe(errorCodes[refusal].code);
  expect((await found(rewardId)).leftCount).toBe(0);
});

it('a list is added by nobody else, and to no red packet', async () => {
  const rewardId = await list();
  const stranger = await buildPerson(test.platform);
  expect((await upload(rewardId, 'A-1', 'codes.txt', stranger.token)).code).toBe(errorCodes.noPermission.code);
  const packet = await buildReward(test, creator, survey, fixedPacket);
  expect((await upload(packet, 'A-1')).code).toBe(errorCodes.rewardStateRefused.code);
});

it('each is given once under any race, told again to who won it, and kept so that nobody reads it from the table', async () => {
  const rewardId = await list();
  const codes = Array.from({ length: 10 }, (_, at) => `GIFT-${at}-小`);
  await upload(rewardId, codes.join('\n'));
  expect((await ask('switchReward', { rewardId, isOpen: true })).data).toMatchObject({ state: 'issuing' });
  const people = Array.from({ length: 14 }, () => new TestRespondent(test, survey));
  await Promise.all(people.map(one => one.answer()));
  const drawn = await Promise.all(people.map(one => one.drawn()));
  const given = drawn.filter(({ outcome }) => outcome === 'code').map(({ code }) => code);
  expect(given.toSorted()).toEqual(codes);
  expect(drawn.filter(({ outcome }) => outcome !== 'code').map(({ code }) => code)).toEqual(['', '', '', '']);
  const winner = drawn.findIndex(({ outcome }) => outcome === 'code');
  expect(await people[winner]!.drawn()).toMatchObject({ code: drawn[winner]!.code, amountFen: 0, by: 'demonstration' });
  expect(await found(rewardId)).toMatchObject({ state: 'used-up', leftCount: 0, receivedCount: 10 });
  const { rows } = await test.platform.database.pool.query('select * from reward_share where reward_id = $1', [
    rewardId,
  ]);
  const kept = rows.map(row => Buffer.concat([row.code, row.code_mark]).toString('latin1')).join();
  expect(kept).not.toContain('GIFT');
  // More of them open it again.
  await upload(rewardId, 'LATE-1');
  expect((await found(rewardId)).state).toBe('issuing');
});

it('what went to whom is a sheet and a csv that their owner takes along (P1.13)', async () => {
  const rewardId = await list();
  await upload(rewardId, 'A-1\nA-2');
  await ask('switchReward', { rewardId, isOpen: true });
  const one = new TestRespondent(test, survey);
  await one.answer();
  await one.draw();
  const wanted = { scrollId: survey.scrollId, rewardId } as const;
  const csv = await madeFile(test, creator, rewardCalls.exportClaims, { ...wanted, format: 'csv' });
  expect(csv.text).toContain(one.answerRecordId);
  expect(csv.text).not.toContain('A-1');
  const xlsx = await madeFile(test, creator, rewardCalls.exportClaims, wanted);
  expect(xlsx.job).toMatchObject({ state: 'done', type: 'rewards' });
});
