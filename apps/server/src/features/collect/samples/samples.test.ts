import {
  answerCalls,
  type Call,
  type CallData,
  channelCalls,
  errorCodes,
  estimateSample,
  linkCalls,
  type Message,
  messageCalls,
  sampleCalls,
  type Visit,
  visitCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, optionA, sentAnswers, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { approveOrder, declineOrder, fieldOrder, listOrdersToHandle, noteOrderPaid } from './index.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let turn = 0;

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
});

const ask = (call: Call, input: object = {}) =>
  test.call(call, { scrollId: survey.scrollId, ...input } as never, asPerson(creator));
const data = async <C extends Call>(call: C, input: object = {}): Promise<CallData<C>> => {
  const answer = await ask(call, input);
  expect(answer.code).toBe('0000');
  return answer.data as CallData<C>;
};
const wish = { samples: 2, days: 3, minutes: 5, incidencePercent: 40, targets: '一二线城市的咖啡爱好者' };
const order = (more: object = {}) => data(sampleCalls.orderSample, { ...wish, ...more });
const orderNow = async () => (await data(sampleCalls.listSampleOrders))[0]!;
const panel = {
  finished: 'https://panel.example/c?uid={uid}',
  screened: 'https://panel.example/s?uid={uid}',
  quotaFull: 'https://panel.example/q?uid={uid}',
};
const submit = async (linkCode: string, uid: string) => {
  const more = { parameters: { uid }, cookieId: uid };
  const sent = sentAnswers({ ...survey, linkCode }, `sample${++turn}`.padEnd(20, '0'), optionA, more);
  const { data: found } = await test.call(answerCalls.submitAnswer, sent);
  return (found as { answerRecord: { answerStatus: number } }).answerRecord.answerStatus;
};

it('an order goes from its estimate over review and payment to a channel of its own, and is delivered by the last sample (S1.8)', async () => {
  const quotas = [{ name: '女', samples: 1 }];
  const { orderNumber, estimatedFen } = await order({ quotas });
  expect(estimatedFen).toBe(estimateSample(wish).totalFen);
  const { platform } = test;
  expect((await listOrdersToHandle(platform)).map(one => one.orderNumber)).toContain(orderNumber);
  // No step before its time.
  expect(await noteOrderPaid(platform, orderNumber)).toBe(false);
  expect(await fieldOrder(platform, orderNumber, panel)).toBeUndefined();
  expect(await approveOrder(platform, orderNumber, 12_300)).toBe(true);
  expect(await approveOrder(platform, orderNumber, 99_900)).toBe(false);
  expect(await fieldOrder(platform, orderNumber, panel)).toBeUndefined();
  expect((await data(linkCalls.list)).map(({ linkCode }) => linkCode)).toEqual([survey.linkCode]);
  expect(await noteOrderPaid(platform, orderNumber)).toBe(true);
  expect((await ask(sampleCalls.cancelSample, { orderNumber })).code).toBe(errorCodes.sampleStateRefused.code);
  expect(await fieldOrder(platform, orderNumber, { ...panel, screened: 'javascript:alert(1)' })).toBeUndefined();
  const path = await fieldOrder(platform, orderNumber, panel);
  const linkCode = path!.slice('/s/'.length);
  const own = (await data(linkCalls.list)).find(link => link.linkCode === linkCode)!;
  expect(own.channel).toBe(`sample_${orderNumber}`);
  expect(await data(channelCalls.get, { channelCode: own.channelCode! })).toMatchObject({ links: [{ linkCode }] });
  const opened = (await test.call(visitCalls.visit, { linkCode })).data as Visit;
  expect(opened).toMatchObject({
    endPageLinks: { finished: panel.finished, screened: panel.screened, 'quota-full': panel.quotaFull },
  });
  expect(await submit(linkCode, 'p1')).toBe(2);
  expect(await orderNow()).toMatchObject({ state: 'fielding', collected: 1, priceFen: 12_300, quotas });
  test.clock.advanceSeconds(60);
  // The last place is one person's, and the others are told that it is full.
  const last = await Promise.all(['p2', 'p3', 'p4'].map(uid => submit(linkCode, uid)));
  expect(last.toSorted()).toEqual([2, 4, 4]);
  const delivered = await orderNow();
  expect(delivered).toMatchObject({ state: 'delivered', collected: 2 });
  expect(delivered.steps.map(({ state, takenBy }) => [state, takenBy])).toEqual([
    ['requested', 'customer'],
    ['approved', 'operator'],
    ['paid', 'operator'],
    ['fielding', 'operator'],
    ['delivered', 'platform'],
  ]);
  expect((await test.call(visitCalls.visit, { linkCode })).data).toMatchObject({ refusal: 'linkFull' });
  const told = (await test.call(messageCalls.messageReadList, {}, { ...asPerson(creator), lang: 'en' }))
    .data as Message[];
  expect(told.map(({ content }) => content).toSorted()).toEqual(
    ['is being carried out', 'is paid', 'was approved and waits for your payment', 'was delivered in full'].map(
      news => `The order for samples of “Coffee habits” ${news}.`,
    ),
  );
});

it('an order is declined with a reason that the customer reads, or cancelled before it is paid', async () => {
  const { orderNumber } = await order();
  expect(await declineOrder(test.platform, orderNumber, 'Too rare')).toBe(true);
  expect(await orderNow()).toMatchObject({ state: 'declined', steps: [{}, { state: 'declined', note: 'Too rare' }] });
  expect((await ask(sampleCalls.cancelSample, { orderNumber })).code).toBe(errorCodes.sampleStateRefused.code);
  test.clock.advanceSeconds(1);
  const second = await order();
  await approveOrder(test.platform, second.orderNumber, 10_000);
  expect(await data(sampleCalls.cancelSample, { orderNumber: second.orderNumber })).toMatchObject({
    state: 'cancelled',
  });
  expect(await noteOrderPaid(test.platform, second.orderNumber)).toBe(false);
});

it('an order that cannot be is refused, and one of another survey is not there', async () => {
  const code = async (more: object) => (await ask(sampleCalls.orderSample, { ...wish, ...more })).code;
  expect(await code({ samples: 5000, incidencePercent: 10, days: 2 })).toBe(errorCodes.sampleTooSoon.code);
  expect(
    await code({
      quotas: [
        { name: 'a', samples: 2 },
        { name: 'b', samples: 1 },
      ],
    }),
  ).toBe(errorCodes.sampleQuotasTooMany.code);
  for (const wrong of [{ samples: 0 }, { days: 91 }, { incidencePercent: 101 }, { minutes: 1.5 }, { targets: ' ' }])
    expect(await code(wrong)).toBe(errorCodes.inputInvalid.code);
  const { orderNumber } = await order();
  survey = await buildSurvey(test, creator);
  expect((await ask(sampleCalls.cancelSample, { orderNumber })).code).toBe(errorCodes.sampleOrderNotFound.code);
});

it('as many orders are open as may be, also when all are sent at once', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => ask(sampleCalls.orderSample, wish)));
  expect(answers.filter(({ code }) => code === '0000')).toHaveLength(20);
  expect(answers.filter(({ code }) => code === errorCodes.tooManySampleOrders.code)).toHaveLength(5);
});
