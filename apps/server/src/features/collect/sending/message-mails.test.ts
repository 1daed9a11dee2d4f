import { type Call, type CallData, errorCodes, messageCalls, sendCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { MailServer } from '../../../testing/mail-server.ts';
import { sendMessage } from '../../people/messages/index.ts';
import { stopMail } from './mail-stops.ts';
import { queueMessageLetters } from './queue-message-letters.ts';
import { sendDue } from './run-sending.ts';

const server = new MailServer();
let test: TestApp;
let person: TestPerson;
let email: string;
let people = 0;
beforeAll(async () => {
  test = await buildTestApp({
    env: {
      SMTP_URL: await server.start(),
      MAIL_FROM: 'noreply@wenshu.example',
      MAIL_PER_SECOND: '10000',
      PUBLIC_URL: 'https://wenshu.example',
    },
  });
});
beforeEach(async () => {
  person = await buildPerson(test.platform);
  await speak(2);
  email = `reader${++people}@example.cn`;
  server.received.length = 0;
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

/** 1 Chinese, 2 English. */
const speak = (language: 1 | 2) =>
  test.platform.database.pool.query('update person set language = $2 where id = $1', [person.id, language]);
const ask = (call: Call, input: object, lang: 'zh' | 'en' = 'en') =>
  test.call(call, input as never, { ...asPerson(person), lang });
const setting = async () => (await ask(messageCalls.mailSetting, {})).data as CallData<typeof messageCalls.mailSetting>;
const save = (input: object) => ask(messageCalls.saveMailSetting, { isOn: true, email, kinds: [], ...input });
const preset = async () => (await setting()).kinds.filter(({ isOn }) => isOn).map(({ kind }) => kind);
/** The mailbox is shown to be theirs, by the code that it gets. */
const turnOn = async (kinds?: readonly string[]) => {
  const wanted = kinds ?? (await preset());
  expect((await save({ kinds: wanted })).data).toEqual({ isSaved: false });
  const verifyCode = /\d{6}/.exec((await server.mailsTo(email))[0]!.text!)![0];
  expect((await save({ kinds: wanted, verifyCode })).data).toEqual({ isSaved: true });
  server.received.length = 0;
};
const tell = (title = 'Data') =>
  sendMessage(test.platform.database.pool, {
    to: [person.id],
    kind: 'file-ready',
    details: { title },
    link: { page: 'downloads' },
  });
const tellRemoved = () =>
  sendMessage(test.platform.database.pool, {
    to: [person.id],
    kind: 'enterprise-removed',
    details: { by: 'Lin', enterprise: 'Orchard' },
  });
const sendAll = async () => {
  await queueMessageLetters(test.platform);
  for (let idle = 0; idle < 3; ) {
    idle = (await sendDue(test.platform)) > 0 ? 0 : idle + 1;
    test.clock.advanceSeconds(1);
  }
};
const subjects = async () => (await server.mailsTo(email)).map(({ subject }) => subject);
const addressIn = (headers: readonly { key: string; value: string }[]) =>
  new URL(headers.find(({ key }) => key === 'list-unsubscribe')!.value.slice(1, -1));

describe('messages by mail', () => {
  it('leave nothing until a mailbox was shown to be one’s own; then what one must know, and no more', async () => {
    await tellRemoved();
    expect(await setting()).toMatchObject({ email: '', isOn: false });
    expect((await save({ kinds: ['no-such-kind'] })).code).toBe(errorCodes.inputInvalid.code);
    expect((await save({ email: '' })).code).toBe(errorCodes.inputInvalid.code);
    expect((await save({})).data).toEqual({ isSaved: false });
    expect(await setting()).toMatchObject({ email: '', isOn: false });
    expect((await save({ verifyCode: '000000' })).code).toBe(errorCodes.trialCodeWrong.code);
    server.received.length = 0;
    const wanted = await preset();
    expect(wanted).toEqual(expect.arrayContaining(['enterprise-removed', 'project-role-given', 'order-opened']));
    expect(wanted).not.toContain('file-ready');
    await turnOn();
    await tell();
    await tellRemoved();
    await sendAll();
    expect(await subjects()).toEqual(['You were removed from an enterprise']);
  });

  it('say what the message says, in the language of the person, and lead to it', async () => {
    await speak(1);
    await turnOn(['file-ready']);
    await tell('<b>数据</b>');
    await sendAll();
    const [mail] = await server.mailsTo(email);
    expect(mail).toMatchObject({ subject: '文件已生成', from: { name: '问枢', address: 'noreply@wenshu.example' } });
    expect(mail!.text).toContain('“<b>数据</b>”已生成');
    expect(mail!.html).toContain('&lt;b&gt;数据');
    expect(mail!.text).toContain('https://wenshu.example/download');
  });

  it('leave once, also when two processes look for them at once, or one dies in between', async () => {
    await turnOn(['file-ready']);
    for (let count = 0; count < 5; count++) await tell(`Data ${count}`);
    const dying = test.platform.database.transaction(async db => {
      await queueMessageLetters({
        ...test.platform,
        database: { ...test.platform.database, transaction: work => work(db, () => {}) },
      });
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    await Promise.all([queueMessageLetters(test.platform), queueMessageLetters(test.platform)]);
    await sendAll();
    expect(await subjects()).toHaveLength(5);
    expect(new Set((await server.mailsTo(email)).map(({ messageId }) => messageId)).size).toBe(5);
  });

  it('are not sent of what was taken back, or removed before', async () => {
    await turnOn(['file-ready']);
    const refused = test.platform.database.transaction(async db => {
      await sendMessage(db, { to: [person.id], kind: 'file-ready', details: { title: 'Refused' } });
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    await tell();
    const [message] = (await ask(messageCalls.messageReadList, {})).data as { messageUserId: string }[];
    await ask(messageCalls.deleteMessage, { messageUserId: message!.messageUserId });
    await sendAll();
    expect(await subjects()).toEqual([]);
  });

  it('end with one click in a mail, also what is queued, and the setting says so; one can turn them on again', async () => {
    await turnOn(['file-ready']);
    await tell();
    await sendAll();
    const { headers } = (await server.mailsTo(email))[0]!;
    expect(headers).toContainEqual(expect.objectContaining({ key: 'list-unsubscribe-post' }));
    const address = addressIn(headers);
    const ref = Object.fromEntries(address.searchParams);
    const check = () => test.call(sendCalls.checkEmailUnsubscribe, ref as never);
    expect((await check()).data).toEqual({ isUnsubscribed: false, of: 'messages' });
    await tell('Queued');
    await queueMessageLetters(test.platform);
    await test.app.inject({ method: 'POST', url: `${address.pathname}${address.search}` });
    expect((await check()).data).toMatchObject({ isUnsubscribed: true });
    await tell('Later');
    await sendAll();
    expect(await subjects()).toHaveLength(1);
    expect(await setting()).toMatchObject({ email, isOn: false });
    // The mailbox is known to be theirs: no code is asked for.
    expect((await save({ kinds: ['file-ready'] })).data).toEqual({ isSaved: true });
    await tell('Again');
    await sendAll();
    expect(await subjects()).toHaveLength(2);
  });

  it('go to the new mailbox after a change, and the word in an old mail turns nothing off there', async () => {
    await turnOn(['file-ready']);
    await tell();
    await sendAll();
    const address = addressIn((await server.mailsTo(email))[0]!.headers as never);
    email = `moved${people}@example.cn`;
    await turnOn(['file-ready']);
    await test.app.inject({ method: 'POST', url: `${address.pathname}${address.search}` });
    expect(await setting()).toMatchObject({ email, isOn: true });
    await tell();
    await sendAll();
    expect(await subjects()).toHaveLength(1);
  });

  it('do not go where mailboxes are gone or complained', async () => {
    await turnOn(['file-ready']);
    await tell();
    await stopMail(test.platform, email, 'complained');
    await sendAll();
    expect(await subjects()).toEqual([]);
    expect((await save({ kinds: [] })).code).toBe(errorCodes.mailNotSent.code);
  });
});
