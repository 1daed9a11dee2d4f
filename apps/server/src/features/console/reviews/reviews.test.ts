import {
  type CallData,
  errorCodes,
  messageCalls,
  respondentCalls,
  reviewCalls,
  sampleCalls,
  sendCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildOperator, type TestOperator } from '../../../testing/build-operator.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { mailingCalls } from '../../../testing/mailing.ts';
import { stopMail } from '../../collect/sending/mail-stops.ts';

const calls = reviewCalls;
const { notWaiting, inputInvalid, operatorNotAllowed } = errorCodes;

let test: TestApp;
let service: TestOperator;
let creator: TestPerson;
let survey: TestSurvey;
let turn = 0;
beforeAll(async () => {
  test = await buildTestApp();
  service = await buildOperator(test, 'service');
});
beforeEach(async () => {
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
});
afterAll(() => test.close());

const { data } = mailingCalls(() => ({ test, creator, survey }));
const ask = async (call: keyof typeof calls, input: object = {}, { seat } = service) =>
  test.call(calls[call], input as never, seat);
const told = async () =>
  (await test.call(messageCalls.messageReadList, {}, { ...asPerson(creator), lang: 'en' })).data as {
    kind: string;
    content: string;
  }[];
type Decisions = CallData<typeof calls.history>;
const history = async (wanted: object = {}) => (await ask('history', wanted)).data as Decisions;

describe('a mailing', () => {
  const zh = {
    language: 'zh',
    subject: '邀请 {name}',
    body: '{name}，您好！<script>alert(1)</script>\n\n{link}\n\n{城市}',
  };
  const en = { language: 'en', subject: 'For {name}', body: 'Dear {name}\n\n{link}' };
  const send = async () => {
    await data(respondentCalls.addRespondents, {
      respondents: [
        { name: '林晓', email: 'lin@example.cn', custom: { 城市: '上海' } },
        { name: 'Ann', email: 'ann@example.com', custom: { 城市: 'Leeds' } },
      ],
    });
    turn += 1;
    const remind = { afterDays: 3, most: 1, to: 'not-finished', contents: [{ ...en, subject: 'Again, {name}' }] };
    const batch = {
      sendMethod: 'mail',
      code: `task${turn}`,
      name: 'First wave',
      contents: [zh, en],
      senderName: 'Research',
    };
    return (await data(sendCalls.sendMsgBatch, { ...batch, replyTo: 'desk.of.lin@example.cn', remind })).code;
  };

  it('is read as somebody made up gets it, in each language and with its reminders, and nobody of the list is told', async () => {
    const taskId = await send();
    const waiting = (await ask('mails', { size: 200 })).data as CallData<typeof calls.mails>;
    expect(waiting.total).toBe(waiting.items.length);
    expect(waiting.items.at(-1)).toMatchObject({
      taskId,
      name: 'First wave',
      surveyName: 'Coffee habits',
      senderName: 'Research',
      replyTo: 'd***@example.cn',
      owner: { userId: creator.id, name: creator.nickName },
      recipients: 2,
      languages: ['zh', 'en'],
      hasReminders: true,
    });
    const answer = await ask('mail', { taskId });
    const { contents } = answer.data as CallData<typeof calls.mail>;
    expect(contents.map(({ isReminder, language }) => [isReminder, language])).toEqual([
      [false, 'zh'],
      [false, 'en'],
      [true, 'en'],
    ]);
    expect(contents[2]!.subject).toMatch(/^Again, /);
    expect(contents[0]!.html).not.toContain('<script>');
    expect(contents[0]!.html).toContain('&lt;script&gt;');
    for (const hidden of ['林晓', 'Ann', 'lin@', 'ann@', 'desk.of', '上海', creator.phone, survey.linkCode])
      expect(JSON.stringify([waiting, answer])).not.toContain(hidden);
  });

  it('is approved by one of two, and not again', async () => {
    const taskId = await send();
    const [one, other] = await Promise.all([
      ask('approve', { taskId, why: 'plain invitation' }),
      ask('reject', { taskId, why: 'no purpose' }),
    ]);
    expect([one.code, other.code].toSorted()).toEqual(['0000', notWaiting.code]);
    expect((await ask('mail', { taskId })).code).toBe(notWaiting.code);
    expect((await ask('approve', { taskId, why: 'late' })).code).toBe(notWaiting.code);
    expect((await ask('approve', { taskId: 'nowhere1', why: 'none' })).code).toBe(notWaiting.code);
    expect(await told()).toHaveLength(1);
  });

  it('is rejected with a reason, which its senders read and the history keeps', async () => {
    const taskId = await send();
    expect((await ask('reject', { taskId, why: ' ' })).code).toBe(inputInvalid.code);
    expect((await ask('reject', { taskId, why: 'Say what it is for' })).code).toBe('0000');
    expect((await told())[0]).toMatchObject({
      kind: 'mail-rejected',
      content: expect.stringContaining('Say what it is for'),
    });
    expect((await history({ kind: 'mail', size: 1 })).items).toMatchObject([
      {
        action: 'mail.reject',
        why: 'Say what it is for',
        about: 'First wave',
        state: 'rejected',
        by: { kind: 'person', name: service.nickName },
      },
    ]);
  });

  it('is seen and not decided by a reader', async () => {
    const taskId = await send();
    const reader = await buildOperator(test, 'reader');
    expect((await ask('mail', { taskId }, reader)).code).toBe('0000');
    expect((await ask('reject', { taskId, why: 'no purpose' }, reader)).code).toBe(operatorNotAllowed.code);
    expect((await ask('address', { email: 'a@example.com' }, reader)).code).toBe(operatorNotAllowed.code);
  });
});

describe('an address that gets no more mail', () => {
  it('is looked up by the whole of it, and receives again once', async () => {
    const email = 'Complainer@example.com';
    expect((await ask('address', { email })).data).toEqual({ reason: null, sinceTime: null });
    await stopMail(test.platform, email, 'complained');
    const found = (await ask('address', { email: ' complainer@EXAMPLE.com ' })).data;
    expect(found).toEqual({ reason: 'complained', sinceTime: test.clock.now().getTime() });
    expect((await ask('address', { email: 'complainer@' })).code).toBe(inputInvalid.code);
    const allow = () => ask('allow', { email, why: 'she asked for it' });
    const codes = (await Promise.all([allow(), allow()])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['0000', notWaiting.code]);
    expect((await ask('address', { email })).data).toEqual({ reason: null, sinceTime: null });
    const kept = await history({ kind: 'mail', size: 1 });
    expect(kept.items).toMatchObject([{ action: 'mail.allow', about: 'C***@example.com', why: 'she asked for it' }]);
  });
});

describe('an order for samples', () => {
  const wish = { samples: 2, days: 3, minutes: 5, incidencePercent: 40, targets: 'Coffee lovers' };
  const order = async () => (await data(sampleCalls.orderSample, wish)).orderNumber;
  const panel = {
    finished: 'https://panel.example/c?uid={uid}',
    screened: 'https://panel.example/s?uid={uid}',
    quotaFull: 'https://panel.example/q?uid={uid}',
  };

  it('goes from its price over its payment into the field, each step once and none before its time', async () => {
    const orderNumber = await order();
    const why = 'as agreed';
    const listed = (await ask('samples')).data as CallData<typeof calls.samples>;
    expect(listed.items.at(-1)).toMatchObject({
      orderNumber,
      surveyName: 'Coffee habits',
      state: 'requested',
      samples: 2,
    });
    expect((await ask('paid', { orderNumber, why })).code).toBe(notWaiting.code);
    expect((await ask('field', { orderNumber, why, ...panel })).code).toBe(notWaiting.code);
    expect((await ask('quote', { orderNumber, priceFen: 0, why })).code).toBe(inputInvalid.code);
    const quotes = await Promise.all([
      ask('quote', { orderNumber, priceFen: 12_300, why }),
      ask('quote', { orderNumber, priceFen: 99_900, why }),
    ]);
    expect(quotes.map(({ code }) => code).toSorted()).toEqual(['0000', notWaiting.code]);
    expect((await ask('paid', { orderNumber, why })).code).toBe('0000');
    const wrong = { ...panel, screened: 'javascript:alert(1)' };
    expect((await ask('field', { orderNumber, why, ...wrong })).code).toBe(inputInvalid.code);
    const fielded = await ask('field', { orderNumber, why, ...panel });
    expect(fielded.data).toEqual({ path: expect.stringMatching(/^\/s\//) });
    expect((await ask('samples')).data).toMatchObject({ total: listed.total - 1 });
    const { items } = await history({ kind: 'sample', size: 3 });
    expect(items.map(({ action, about, state }) => [action, about, state])).toEqual([
      ['sample.field', 'Coffee habits', 'fielding'],
      ['sample.paid', 'Coffee habits', 'fielding'],
      ['sample.approve', 'Coffee habits', 'fielding'],
    ]);
    expect(items[2]!.priceFen).toBe(quotes[0]!.code === '0000' ? 12_300 : 99_900);
  });

  it('is declined with a reason that its customer reads', async () => {
    const orderNumber = await order();
    expect((await ask('decline', { orderNumber, why: 'too few of them' })).code).toBe('0000');
    expect((await told())[0]!.content).toContain('too few of them');
    expect((await ask('decline', { orderNumber, why: 'again' })).code).toBe(notWaiting.code);
    // Whoever is refused has decided nothing.
    expect((await history({ size: 1 })).items).toMatchObject([{ why: 'too few of them' }]);
  });
});

describe('the history', () => {
  it('is of mailings and orders together or of either, a page at a time, and outlives what it was about', async () => {
    const all = await history({ size: 200 });
    const [mail, sample] = [await history({ kind: 'mail' }), await history({ kind: 'sample' })];
    expect(all.total).toBe(mail.total + sample.total);
    expect(sample.items.every(({ action }) => action.startsWith('sample.'))).toBe(true);
    expect((await history({ size: 1, page: 2 })).items).toEqual([all.items[1]]);
    await test.platform.database.pool.query('delete from sample_order_step');
    await test.platform.database.pool.query('delete from sample_order');
    expect((await history({ kind: 'sample', size: 1 })).items).toMatchObject([
      { about: null, state: null, why: 'too few of them' },
    ]);
  });
});
