import {
  errorCodes,
  operationCalls,
  respondentCalls,
  type SendDecision,
  type SendRecipient,
  sendCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, type TestSurvey } from '../../../testing/build-survey.ts';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { MailServer } from '../../../testing/mail-server.ts';
import { buildMailingApp, mailingCalls } from '../../../testing/mailing.ts';
import { deliveryReport } from '../../../testing/returned-mails.ts';
import { balanceOf } from '../../people/points/index.ts';
import { makeDueReminders } from './make-reminders.ts';
import { writeOutcome } from './send-message.repository.ts';
import { takeMailReturn } from './take-mail-return.ts';
import { mailRef, noteMailOpened } from './unsubscribe.ts';

const CLAIM_SECONDS = 300;
const DAY_SECONDS = 86_400;
const server = new MailServer();
let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let turn = 0;

beforeAll(async () => {
  const env = { MAIL_FROM: 'noreply@wenshu.example', MAIL_PER_SECOND: '1000', MAIL_REVIEW: 'off' };
  test = await buildMailingApp(server, env);
});
afterAll(async () => {
  await test.close();
  await server.stop();
});
beforeEach(async () => {
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
  server.received.length = 0;
});

const { ask, data, sendAll } = mailingCalls(() => ({ test, creator, survey }));
const query = <Row extends object>(sql: string, values: unknown[] = []) =>
  test.platform.database.pool.query<Row>(sql, values).then(({ rows }) => rows);
const contents = [{ language: 'zh', subject: '邀请 {name}', body: '{name}：{link}' }];
const send = async (respondents: readonly object[], more: object = {}) => {
  await data(respondentCalls.addRespondents, { respondents });
  const task = { sendMethod: 'mail', code: `doubt${++turn}`, name: '第一轮', contents, ...more };
  return (await data(sendCalls.sendMsgBatch, task)).code;
};
/** The server takes these mails and says nothing: the line breaks. */
const silent = (...names: string[]) => names.map(name => ({ name, email: `silent.${name}@example.cn` }));
const decide = (code: string, decision: SendDecision, more: object = {}, person = creator) =>
  ask(sendCalls.decideDoubtful, { code, decision, ...more }, person);
const recipients = async (code: string, more: object = {}): Promise<SendRecipient[]> =>
  (await data(sendCalls.sendRecipients, { code, ...more })).items;
const states = async (code: string) => (await recipients(code)).map(({ name, state }) => [name, state]);
const taskOf = async (code: string, sendMethod = 'mail') =>
  (await data(sendCalls.sendTasks, { sendMethod })).items.find(one => one.code === code)!;

describe('a mail of which nobody knows whether the server took it', () => {
  it('is shown as such, with what one can look up, and not sent again by itself; its task is not done', async () => {
    const code = await send([...silent('lin'), { name: 'mei', email: 'mei@example.cn' }]);
    await sendAll();
    test.clock.advanceSeconds(2 * CLAIM_SECONDS);
    await sendAll();
    expect(server.received.map(({ to }) => to).toSorted()).toEqual(['mei@example.cn', 'silent.lin@example.cn']);
    const [lin, mei] = await recipients(code);
    expect(lin).toMatchObject({ state: 'doubtful', reason: null, sentTime: null, handedTime: expect.any(Number) });
    const [mail] = await server.mailsTo('silent.lin@example.cn');
    expect(`<${lin!.sendId}>`).toBe(mail!.messageId);
    expect(mei).toMatchObject({ state: 'sent', sendId: null, handedTime: null });
    expect(await recipients(code, { state: 'doubtful' })).toHaveLength(1);
    expect(await taskOf(code)).toMatchObject({ state: 'doubtful', counts: { sent: 1, doubtful: 1, queued: 0 } });
    const { items } = await data(respondentCalls.findRespondents);
    expect(items.map(({ distribution }) => distribution.mail?.state)).toEqual(['doubtful', 'sent']);
  });

  it('is what a dead sender was handing over once its claim has run out; what it had only claimed is sent', async () => {
    const code = await send([
      { name: 'lin', email: 'lin@dead.example.cn' },
      { name: 'mei', email: 'mei@dead.example.cn' },
    ]);
    const left = `tries = 1, due_at = $3::timestamptz + interval '5 minutes' where task_id = $1 and address = $2`;
    const now = test.clock.now();
    await query(`update send_message set state = 'handing', handed_at = $3, ${left}`, [
      code,
      'lin@dead.example.cn',
      now,
    ]);
    await query(`update send_message set state = 'claimed', ${left}`, [code, 'mei@dead.example.cn', now]);
    await sendAll();
    expect(await states(code)).toEqual([
      ['lin', 'queued'],
      ['mei', 'queued'],
    ]);
    test.clock.advanceSeconds(CLAIM_SECONDS);
    await sendAll();
    expect(await states(code)).toEqual([
      ['lin', 'doubtful'],
      ['mei', 'sent'],
    ]);
    expect(server.received.map(({ to }) => to)).toEqual(['mei@dead.example.cn']);
  });

  it('is known again when its sender was only slow; not when somebody has decided meanwhile', async () => {
    const code = await send(silent('lin', 'mei'));
    await sendAll();
    const messages = await query<{ messageId: string; tries: number }>(
      `select message_id as "messageId", tries from send_message where task_id = $1 order by address`,
      [code],
    );
    const [{ respondentId }] = (await recipients(code)).slice(-1) as [SendRecipient];
    await decide(code, 'again', { respondentIds: [respondentId] });
    const outcome = { state: 'sent', reason: null, at: test.clock.now() } as const;
    for (const message of messages) await writeOutcome(test.platform.database.pool, message, outcome);
    expect(await states(code)).toEqual([
      ['lin', 'sent'],
      ['mei', 'queued'],
    ]);
  });

  it('is counted as sent, or sent again, for some or for all; each stands in the log', async () => {
    const code = await send(silent('wen', 'qi', 'bo'));
    await sendAll();
    const [wen] = await recipients(code);
    const one = await decide(code, 'sent', { respondentIds: [wen!.respondentId] });
    expect(one).toMatchObject({ code: '0000', data: { changed: 1 } });
    expect((await recipients(code))[0]).toMatchObject({ state: 'sent', sentTime: wen!.handedTime, resends: 0 });
    expect(await decide(code, 'again')).toMatchObject({ code: '0000', data: { changed: 2 } });
    await query(`update send_message set address = replace(address, 'silent', 'heard') where task_id = $1`, [code]);
    await sendAll();
    expect(await states(code)).toEqual([
      ['wen', 'sent'],
      ['qi', 'sent'],
      ['bo', 'sent'],
    ]);
    expect((await recipients(code)).map(({ resends }) => resends)).toEqual([0, 1, 1]);
    expect((await taskOf(code)).state).toBe('done');
    const first = await server.mailsTo('silent.qi@example.cn');
    const second = await server.mailsTo('heard.qi@example.cn');
    expect([first.length, second.map(({ messageId }) => messageId)]).toEqual([1, [first[0]!.messageId]]);
    const { items } = await data(operationCalls.list, { action: 'sending.decide' });
    expect(items.map(({ details }) => details)).toEqual([
      { decision: 'again' },
      { decision: 'sent', respondentIds: [wen!.respondentId] },
    ]);
  });

  it('is decided about once when two decide at the same moment', async () => {
    const code = await send(silent(...Array.from({ length: 12 }, (_, index) => `n${index}`)));
    await sendAll();
    const answers = await Promise.all([
      decide(code, 'sent'),
      decide(code, 'again'),
      decide(code, 'sent'),
      decide(code, 'again'),
    ]);
    const changed = answers.map(answer => (answer.data as { changed: number } | null)?.changed ?? 0);
    expect(changed.reduce((sum, count) => sum + count, 0)).toBe(12);
    for (const [index, answer] of answers.entries())
      expect(answer.code).toBe(changed[index] ? '0000' : errorCodes.sendDecisionLate.code);
    const stands = await states(code);
    const ofSent = changed[0]! + changed[2]!;
    expect(stands.filter(([, state]) => state === 'sent')).toHaveLength(ofSent);
    expect(stands.filter(([, state]) => state === 'queued')).toHaveLength(12 - ofSent);
  });

  it('is nobody’s to decide about but who may send; not by a wrong word, for another survey’s task, or twice', async () => {
    const code = await send(silent('lin'));
    await sendAll();
    const looker = await buildPerson(test.platform);
    await giveRights(test.platform, looker, survey.scrollId, ['questionnaire.view', 'links.view']);
    expect((await decide(code, 'sent', {}, looker)).code).toBe(errorCodes.noPermission.code);
    expect((await decide(code, 'lost' as SendDecision)).code).toBe(errorCodes.inputInvalid.code);
    expect((await decide(code, 'sent', { respondentIds: [] })).code).toBe(errorCodes.inputInvalid.code);
    expect((await decide(code, 'sent', { respondentIds: ['somebody'] })).code).toBe(errorCodes.sendDecisionLate.code);
    expect((await decide('none', 'sent')).code).toBe(errorCodes.sendTaskNotFound.code);
    const other = await buildSurvey(test, creator);
    const elsewhere = { scrollId: other.scrollId, code, decision: 'sent' as const };
    expect((await test.call(sendCalls.decideDoubtful, elsewhere, asPerson(creator))).code).toBe(
      errorCodes.sendTaskNotFound.code,
    );
    await data(sendCalls.updateSendState, { code, state: 'stopped' });
    expect((await decide(code, 'again')).code).toBe(errorCodes.sendDecisionLate.code);
    expect((await states(code))[0]).toEqual(['lin', 'doubtful']);
    const sender = await buildPerson(test.platform);
    await giveRights(test.platform, sender, survey.scrollId, ['links.send']);
    expect((await decide(code, 'sent', {}, sender)).code).toBe('0000');
    expect((await decide(code, 'sent')).code).toBe(errorCodes.sendDecisionLate.code);
  });

  it('has left when it is opened, or comes back', async () => {
    const code = await send(silent('lin', 'mei'));
    await sendAll();
    const [lin, mei] = await recipients(code);
    const idOf = (sendId: string | null) => sendId!.split('@')[0]!;
    await noteMailOpened(test.platform, mailRef(test.platform, idOf(lin!.sendId), lin!.address));
    await takeMailReturn(test.platform, Buffer.from(deliveryReport({ messageId: mei!.sendId!, to: mei!.address })));
    expect(await recipients(code)).toMatchObject([
      { state: 'sent', sentTime: lin!.handedTime, openedTime: expect.any(Number) },
      { state: 'failed', reason: 'address-gone' },
    ]);
    expect((await taskOf(code)).state).toBe('done');
  });

  it('is reminded as if it had been sent', async () => {
    const remind = { afterDays: 1, most: 1, to: 'not-finished', contents };
    await send([...silent('lin'), { name: 'mei', email: 'unknown.mei@example.cn' }], { remind });
    await sendAll();
    test.clock.advanceSeconds(DAY_SECONDS);
    await makeDueReminders(test.platform);
    const reminded = await query<{ address: string }>(
      `select m.address from send_message m join send_task t using (task_id) where t.kind = 'reminder' and m.scroll_id = $1`,
      [survey.scrollId],
    );
    expect(reminded).toEqual([{ address: 'silent.lin@example.cn' }]);
  });
});

it('an SMS that was being handed over was paid; it is paid again only when it is sent again', async () => {
  const before = await balanceOf(test.platform, creator.id);
  const people = [1, 2].map(number => ({ name: `n${number}`, mobile: `1370001000${number}` }));
  const code = await send(people, { sendMethod: 'sms', contents: [{ language: 'zh', body: '{name}：{link}' }] });
  await sendAll();
  await query(`update send_message set state = 'handing', sent_at = null where task_id = $1`, [code]);
  test.clock.advanceSeconds(CLAIM_SECONDS);
  await sendAll();
  expect((await states(code)).map(([, state]) => state)).toEqual(['doubtful', 'doubtful']);
  expect(await balanceOf(test.platform, creator.id)).toBe(before - 2);
  const [first, second] = await recipients(code);
  await decide(code, 'sent', { respondentIds: [first!.respondentId] });
  await decide(code, 'again', { respondentIds: [second!.respondentId] });
  await sendAll();
  expect((await states(code)).map(([, state]) => state)).toEqual(['sent', 'sent']);
  expect(await balanceOf(test.platform, creator.id)).toBe(before - 3);
});
