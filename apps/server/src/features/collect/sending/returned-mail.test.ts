import { type Call, type CallData, respondentCalls, sendCalls } from '@wenshu/api-contract';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { MailServer } from '../../../testing/mail-server.ts';
import { bareReport, complaint, deliveryReport } from '../../../testing/returned-mails.ts';
import { allowMail } from './index.ts';
import { sendDue } from './run-sending.ts';

const server = new MailServer();
const secret = 'between the mail server and us';
let test: TestApp;
let creator: TestPerson;
let scrollId: string;

beforeAll(async () => {
  const env = {
    SMTP_URL: await server.start(),
    MAIL_FROM: 'noreply@wenshu.example',
    MAIL_PER_SECOND: '10000',
    MAIL_REVIEW: 'off',
    MAIL_BOUNCE_ADDRESS: 'bounce+*@wenshu.example',
    MAIL_RETURN_SECRET: secret,
  };
  test = await buildTestApp({ env });
  creator = await buildPerson(test.platform);
  ({ scrollId } = await buildSurvey(test, creator));
  const names = ['left', 'angry', 'full', 'gone', 'stays'];
  const respondents = names.map(name => ({ name, email: `${name}@example.cn` }));
  await data(respondentCalls.addRespondents, { respondents });
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

const data = async <C extends Call>(call: C, input: object): Promise<CallData<C>> => {
  const answer = await test.call(call, { scrollId, ...input } as never, asPerson(creator));
  expect(answer.code).toBe('0000');
  return answer.data as CallData<C>;
};
const send = async (code: string) => {
  const contents = [{ language: 'en', subject: 'Hello', body: '{link}' }];
  await data(sendCalls.sendMsgBatch, { sendMethod: 'mail', code, name: code, contents });
  for (let idle = 0; idle < 2; test.clock.advanceSeconds(1)) idle = (await sendDue(test.platform)) > 0 ? 0 : idle + 1;
};
const stands = async (code: string) => {
  const { items } = await data(sendCalls.sendRecipients, { code });
  return Object.fromEntries(items.map(({ name, state, reason }) => [name, [state, reason]]));
};
const handIn = (payload: string, authorization = `Bearer ${secret}`) =>
  test.app.inject({
    method: 'POST',
    url: '/mail-returns',
    payload,
    headers: { authorization, 'content-type': 'message/rfc822' },
  });
const mailTo = async (to: string) => {
  const { raw, from } = server.received.find(mail => mail.to === to)!;
  const { messageId = '' } = await PostalMime.parse(raw);
  return { to, returnPath: from, messageId: messageId.slice(1, -1) };
};

it('is taken from a mail server that knows the secret, told in both lists, and nobody is written to in vain or against their will again', async () => {
  await send('first');
  const left = await mailTo('left@example.cn');
  expect(left.returnPath).toMatch(/^bounce\+[0-9a-f]{44}@wenshu\.example$/);
  expect((await handIn(deliveryReport(left), 'Bearer guessed')).statusCode).toBe(401);
  expect((await stands('first')).left).toEqual(['sent', null]);

  const reports = [
    deliveryReport(left),
    complaint(await mailTo('angry@example.cn')),
    bareReport(await mailTo('full@example.cn')),
  ];
  for (const report of [...reports, ...reports]) expect((await handIn(report)).json()).toEqual({ isTaken: true });
  const stranger = deliveryReport({ to: 'stays@example.cn', messageId: `${'x'.repeat(22)}@wenshu.example` });
  expect((await handIn(stranger)).json()).toEqual({ isTaken: false });
  expect(await stands('first')).toEqual({
    left: ['failed', 'address-gone'],
    angry: ['sent', 'complained'],
    full: ['failed', 'returned'],
    gone: ['failed', 'address-gone'],
    stays: ['sent', null],
  });
  const listed = (await data(respondentCalls.findRespondents, {})).items.find(({ name }) => name === 'angry');
  expect(listed?.distribution.mail).toMatchObject({ state: 'sent', reason: 'complained' });

  server.received.length = 0;
  await send('second');
  expect(server.received.map(({ to }) => to).toSorted()).toEqual(['full@example.cn', 'stays@example.cn']);
  expect(await stands('second')).toMatchObject({
    left: ['not-sent', 'address-gone'],
    angry: ['not-sent', 'complained'],
    gone: ['not-sent', 'address-gone'],
  });
});

it('no longer holds once an operator says so', async () => {
  expect(await allowMail(test.platform, ' Left@example.cn')).toBe(true);
  expect(await allowMail(test.platform, 'left@example.cn')).toBe(false);
  server.received.length = 0;
  await send('third');
  expect(server.received.map(({ to }) => to)).toContain('left@example.cn');
});

it('is taken by nobody where no secret is set', async () => {
  const other = await buildTestApp();
  expect((await other.app.inject({ method: 'POST', url: '/mail-returns', payload: 'x' })).statusCode).toBe(404);
  await other.close();
});
