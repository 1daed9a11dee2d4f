import {
  answerCalls,
  errorCodes,
  linkCalls,
  linkFileCalls,
  messageCalls,
  personalCheckCalls,
  respondentCalls,
  type SendRecipient,
  sendCalls,
  visitCalls,
} from '@wenshu/api-contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, optionA, sentAnswers, type TestSurvey } from '../../../testing/build-survey.ts';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { madeFile } from '../../../testing/made-file.ts';
import { MailServer } from '../../../testing/mail-server.ts';
import { buildMailingApp, mailingCalls } from '../../../testing/mailing.ts';
import { balanceOf, spendPoints } from '../../people/points/index.ts';
import { startSession } from '../../people/session/index.ts';
import { approveMail, listMailsToReview, rejectMail } from './index.ts';
import { makeDueReminders } from './make-reminders.ts';
import { sendDue } from './run-sending.ts';
import { deletePacesBefore, insertMessages } from './send-message.repository.ts';

const server = new MailServer();
let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let turn = 0;

beforeAll(async () => {
  test = await buildMailingApp(server, { MAIL_FROM: '问枢 <noreply@wenshu.example>', MAIL_PER_SECOND: '10' });
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
const add = (...respondents: object[]) => data(respondentCalls.addRespondents, { respondents });
const people = async () => (await data(respondentCalls.findRespondents, { size: 200 })).items;
const newCode = () => `task${++turn}`;
const words = { language: 'zh', subject: '邀请 {name}', body: '{name}，您好！\n\n{link}\n\n{城市}' };
const batch = (more: object = {}) => ({
  sendMethod: 'mail',
  code: newCode(),
  name: '第一轮',
  contents: [words],
  senderName: '林晓, 研究部',
  ...more,
});
const recipients = async (code: string): Promise<Record<string, Pick<SendRecipient, 'state' | 'reason'>>> => {
  const { items } = await data(sendCalls.sendRecipients, { code });
  return Object.fromEntries(items.map(({ name, state, reason }) => [name, { state, reason }]));
};
const submit = async (name: string) => {
  const codeNum = (await people()).find(one => one.name === name)!.link.slice('/p/'.length);
  const sent = { ...sentAnswers(survey, `a${++turn}`.padEnd(20, '0'), optionA), linkCode: undefined, codeNum };
  expect((await test.call(answerCalls.submitAnswer, sent as never)).code).toBe('0000');
};
const lin = { name: '林', email: 'lin@example.cn', custom: { 城市: '上海 <b>' } };
const ann = { name: 'Ann', email: 'ann@example.com', custom: { 城市: 'Leeds', language: 'English' } };

describe('a mail (S1.6, P1.15)', () => {
  it('is reviewed first: rejected with a reason, mended, approved, sent; the list shows each step (S4.11, S4.12, S3.58, S7.115, P7.76)', async () => {
    await add(lin);
    const stateOf = async () => (await people())[0]!.distribution.mail?.state;
    expect(await stateOf()).toBeUndefined();
    const { code, recipients: count } = await data(sendCalls.sendMsgBatch, batch());
    expect(count).toBe(1);
    expect(await stateOf()).toBe('pending-review');
    await sendAll();
    expect(server.received).toEqual([]);
    expect((await listMailsToReview(test.platform)).map(({ taskId }) => taskId)).toContain(code);
    expect(await rejectMail(test.platform, code, '请写明用途')).toBe(true);
    expect(await stateOf()).toBe('rejected');
    const [rejected] = (await data(sendCalls.sendTasks, { sendMethod: 'mail' })).items;
    expect(rejected).toMatchObject({ state: 'rejected', rejection: '请写明用途', total: 1 });
    await data(sendCalls.mendSendTask, { ...batch(), code, name: '第二稿' });
    expect(await stateOf()).toBe('pending-review');
    expect(await approveMail(test.platform, code)).toBe(true);
    const told = (await data(messageCalls.messageReadList, {})).map(({ kind, content, link }) => [kind, content, link]);
    const where = { page: 'channels', part: 'mail', scrollId: survey.scrollId };
    expect(told).toEqual([
      ['mail-approved', expect.stringContaining('第二稿'), where],
      ['mail-rejected', expect.stringContaining('请写明用途'), where],
    ]);
    expect(await stateOf()).toBe('queued');
    await sendAll();
    expect((await people())[0]!.distribution.sms).toBeNull();
    expect((await people())[0]!.distribution.mail).toMatchObject({
      state: 'sent',
      lastSentTime: expect.any(Number),
      resends: 0,
    });
    expect((await data(sendCalls.sendTasks, { sendMethod: 'mail' })).items[0]).toMatchObject({
      name: '第二稿',
      state: 'done',
    });
    expect(await rejectMail(test.platform, code, 'late')).toBe(false);
  });

  it('is stopped while it waits, and goes on to its review, not around it', async () => {
    await add(lin);
    const { code } = await data(sendCalls.sendMsgBatch, batch());
    await data(sendCalls.updateSendState, { code, state: 'stopped' });
    await data(sendCalls.updateSendState, { code, state: 'sending' });
    await sendAll();
    expect(server.received).toEqual([]);
    expect(await recipients(code)).toEqual({ 林: { state: 'pending-review', reason: null } });
  });

  const send = async (more: object = {}) => {
    const done = await data(sendCalls.sendMsgBatch, batch(more));
    await approveMail(test.platform, done.code);
    return done;
  };

  it('is right in both languages: text and HTML, sender, reply address, one-click header, a link of one’s own', async () => {
    await add(lin, ann);
    const english = { language: 'en', subject: 'For {name}', body: 'Dear {name}\n\n{link}' };
    await send({ contents: [words, english], replyTo: 'desk@example.cn' });
    await sendAll();
    const [toLin] = await server.mailsTo(lin.email);
    expect(toLin).toMatchObject({
      subject: '邀请 林',
      from: { name: '林晓, 研究部', address: 'noreply@wenshu.example' },
      replyTo: [{ address: 'desk@example.cn' }],
    });
    const { link } = (await people())[0]!;
    // As it is sent it opens what was begun, on any device: nobody but the person is shown it so.
    const own = new RegExp(`https://wenshu\\.example(${link}\\w{16})\\b`).exec(toLin?.text ?? '')?.[1] ?? '';
    expect(own).not.toBe('');
    expect(JSON.stringify(await people())).not.toContain(own);
    expect(toLin?.text).toContain('上海 <b>');
    expect(toLin?.html).toContain(`href="https://wenshu.example${own}"`);
    expect(toLin?.html).toContain('上海 &lt;b&gt;');
    const header = (key: string) => toLin?.headers.find(one => one.key === key)?.value;
    expect(header('list-unsubscribe')).toMatch(
      /^<https:\/\/wenshu\.example\/email-unsubscribe\?codeNum=\w+&encodeEmail=[\w-]+>$/,
    );
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [toAnn] = await server.mailsTo(ann.email);
    expect(toAnn).toMatchObject({ subject: 'For Ann' });
    expect(toAnn?.text).toContain('Unsubscribe');
  });

  it('asked for twice under one code is one task', async () => {
    await add(lin);
    const input = batch();
    await Promise.all([1, 2, 3].map(() => data(sendCalls.sendMsgBatch, input)));
    expect((await data(sendCalls.sendTasks, { sendMethod: 'mail' })).total).toBe(1);
    expect((await data(sendCalls.sendRecipients, { code: input.code })).total).toBe(1);
  });

  it('that is refused has failed; one that could not be reached is tried again, and can be sent again by hand under the same id (S4.8, S7.116, P7.77)', async () => {
    await add({ name: 'gone', email: 'unknown@example.cn' }, { name: 'later', email: 'busy@example.cn' });
    const { code } = await send({ contents: [{ ...words, body: '{link}' }] });
    await sendAll();
    expect(await recipients(code)).toEqual({
      gone: { state: 'failed', reason: 'refused' },
      later: { state: 'queued', reason: 'unreachable' },
    });
    for (const minutes of [1, 5, 25]) {
      test.clock.advanceSeconds(minutes * 60);
      await sendAll();
    }
    expect((await recipients(code)).later).toEqual({ state: 'failed', reason: 'unreachable' });
    expect(await data(sendCalls.updateSendState, { code, state: 'resend-failed' })).toEqual({ changed: 2 });
    expect((await people())[0]!.distribution.mail).toMatchObject({ state: 'queued', resends: 1 });
  });

  it('is not sent to whoever has answered, declined, left the list or unsubscribed meanwhile; stopped, the rest stays not sent', async () => {
    const some = ['answers', 'leaves', 'refuses', 'stays', 'declines'].map(name => ({
      name,
      email: `${name}@example.cn`,
    }));
    await add(...some);
    const { code } = await send({ contents: [{ ...words, body: '{link}' }] });
    await submit('answers');
    const codeNum = (await people()).find(({ name }) => name === 'declines')!.link.slice('/p/'.length);
    const declined = { codeNum, answerRecordId: 'declines000000000001' };
    expect((await test.call(visitCalls.declineAgreement, declined)).code).toBe('0000');
    const listed = await people();
    const leaving = listed.find(({ name }) => name === 'leaves')!.respondentId;
    await data(respondentCalls.removeRespondents, { respondentIds: [leaving] });
    const other = await data(
      sendCalls.sendMsgBatch,
      batch({ userId: [listed[2]!.respondentId], contents: [{ ...words, body: '{link}' }] }),
    );
    await approveMail(test.platform, other.code);
    await data(sendCalls.updateSendState, { code, state: 'stopped' });
    await sendAll();
    const [mail] = await server.mailsTo('refuses@example.cn');
    expect(server.received).toHaveLength(1);
    expect((await recipients(code)).stays).toEqual({ state: 'not-sent', reason: null });
    const url = new URL(/https:\S+email-unsubscribe\S+/.exec(mail!.text!)![0]);
    expect((await test.app.inject({ method: 'POST', url: url.pathname + url.search })).statusCode).toBe(200);
    await data(sendCalls.updateSendState, { code, state: 'sending' });
    await sendAll();
    expect(await recipients(code)).toEqual({
      declines: { state: 'not-sent', reason: 'declined' },
      answers: { state: 'not-sent', reason: 'answered' },
      leaves: { state: 'not-sent', reason: 'removed' },
      refuses: { state: 'not-sent', reason: 'unwilling' },
      stays: { state: 'sent', reason: null },
    });
  });

  it('leaves at the pace of its domain, whoever sends; stopped in the middle it says what went, and goes on with the rest', async () => {
    await add(...Array.from({ length: 25 }, (_, index) => ({ name: `p${index}`, email: `p${index}@slow.example` })));
    await send({ contents: [{ ...words, body: '{link}' }] });
    const taken = () => Promise.all([1, 2, 3].map(() => sendDue(test.platform)));
    expect((await taken()).toSorted()).toEqual([0, 0, 10]);
    expect((await taken()).toSorted()).toEqual([0, 0, 0]);
    test.clock.advanceSeconds(1);
    expect((await taken()).toSorted()).toEqual([0, 0, 10]);
    const { code } = (await data(sendCalls.sendTasks, { sendMethod: 'mail' })).items[0]!;
    const counts = async () => (await data(sendCalls.sendTasks, { sendMethod: 'mail' })).items[0]!.counts;
    await data(sendCalls.updateSendState, { code, state: 'stopped' });
    await sendAll();
    expect(await counts()).toMatchObject({ sent: 20, 'not-sent': 5, queued: 0 });
    expect(await data(sendCalls.sendRecipients, { code, state: 'not-sent' })).toMatchObject({ total: 5 });
    await data(sendCalls.updateSendState, { code, state: 'sending' });
    await sendAll();
    expect(await counts()).toMatchObject({ sent: 25, 'not-sent': 0 });
    expect(new Set(server.received.map(({ to }) => to)).size).toBe(25);
    expect(server.received).toHaveLength(25);
  });

  it('is sent though the sweep takes the rows of idle domains, before it and while it is queued', async () => {
    const { database } = test.platform;
    const sweepPaces = () =>
      database.transaction(db => deletePacesBefore(db, new Date(test.clock.now().getTime() + 1)));
    const paces = async () => {
      const { rows } = await database.pool.query(
        `select pace_key as key from send_pace where pace_key like '%.idle' order by 1`,
      );
      return rows.map(row => row.key as string);
    };
    const body = { contents: [{ ...words, body: '{link}' }] };
    await add({ name: 'a', email: 'unknown@one.idle' }, { name: 'b', email: 'b@two.idle' });
    const [, second] = await people();
    const { code } = await send(body);
    await data(sendCalls.updateSendState, { code, state: 'stopped' });
    await sweepPaces();
    expect(await paces()).toEqual(['one.idle', 'two.idle']);
    await data(sendCalls.updateSendState, { code, state: 'sending' });
    await sendAll();
    await sweepPaces();
    expect(await paces()).toEqual([]);
    expect(await data(sendCalls.updateSendState, { code, state: 'resend-failed' })).toEqual({ changed: 1 });
    await sendAll();
    expect((await recipients(code)).a).toEqual({ state: 'failed', reason: 'refused' });
    const other = await send({ ...body, userId: [second!.respondentId] });
    await sendAll();
    const message = {
      messageId: 'm'.repeat(22),
      respondentId: second!.respondentId,
      address: 'b@two.idle',
      paceKey: 'two.idle',
    };
    await database.pool.query('delete from send_message where task_id = $1', [other.code]);
    await database.transaction(async db => {
      await insertMessages(db, { taskId: other.code, scrollId: survey.scrollId, now: test.clock.now() }, [message]);
      await sweepPaces();
    });
    await sendAll();
    expect(await server.mailsTo('b@two.idle')).toHaveLength(3);
  });

  it('waits while the survey is suspended, and is not taken for one that does not collect', async () => {
    await add(lin);
    const { code } = await send();
    await test.platform.database.pool.query('update live_survey set status = 2 where scroll_id = $1', [
      survey.scrollId,
    ]);
    await sendAll();
    expect(await server.mailsTo(lin.email)).toEqual([]);
    expect((await recipients(code)).林!.state).toBe('queued');
    expect((await ask(sendCalls.sendMsgBatch, batch())).code).toBe(errorCodes.sendNotCollecting.code);
    expect((await data(sendCalls.sendPermission)).mail).toBe('not-collecting');
  });

  it('reminds by rule those who have not finished, once, and as often as it was told to', async () => {
    await add(lin, ann);
    const remind = { afterDays: 3, most: 2, to: 'not-finished', contents: [{ ...words, subject: '提醒' }] };
    await send({ remind });
    await sendAll();
    await submit('林');
    expect(await makeDueReminders(test.platform)).toBe(0);
    for (const round of [1, 2]) {
      test.clock.advanceSeconds(3 * 86_400);
      await Promise.all([makeDueReminders(test.platform), makeDueReminders(test.platform)]);
      await sendAll();
      expect(await server.mailsTo(ann.email)).toHaveLength(1 + round);
    }
    test.clock.advanceSeconds(9 * 86_400);
    expect(await makeDueReminders(test.platform)).toBe(0);
    expect(await server.mailsTo(lin.email)).toHaveLength(1);
    // Their session has run out over all these days.
    creator = { ...creator, token: (await startSession(test.platform, creator.id)).token };
    const { items } = await data(sendCalls.sendTasks, { sendMethod: 'mail' });
    expect(items.map(({ type, total, answered }) => [type, total, answered])).toEqual([
      ['reminder', 1, 0],
      ['reminder', 1, 0],
      ['invite', 2, 1],
    ]);
  });

  it('is followed by a reminder by hand, to those who got it and have not finished', async () => {
    await add(lin, ann);
    const listed = await people();
    const first = await send({ userId: [listed[0]!.respondentId, listed[1]!.respondentId] });
    await sendAll();
    await add({ name: 'new', email: 'new@example.cn' });
    await submit('林');
    const reminder = { type: 'reminder', to: 'not-finished', afterCode: first.code };
    expect(await send({ ...reminder, contents: [{ ...words, subject: '提醒' }] })).toMatchObject({ recipients: 1 });
    server.received.length = 0;
    await sendAll();
    expect(server.received.map(({ to }) => to)).toEqual([ann.email]);
    expect((await ask(sendCalls.sendMsgBatch, batch({ ...reminder, afterCode: 'another' }))).code).toBe(
      errorCodes.mailDataMissing.code,
    );
  });

  it('goes to the person of a link or to who has something in a field, with a link of their own, of a channel or of the identity check', async () => {
    await add(lin, ann, { name: 'none', email: 'none@example.cn' });
    const asAll = { contents: [{ ...words, body: '{link}' }] };
    const linkTo = async (more: object) => {
      server.received.length = 0;
      const { recipients: count } = await send({ ...asAll, ...more });
      await sendAll();
      const to = server.received.map(mail => mail.to).toSorted();
      expect(to).toHaveLength(count);
      const [mail] = await server.mailsTo(to[0]!);
      return [to, /https:\/\/wenshu\.example(\/[psc]\/\w+)/.exec(mail!.text!)![1]];
    };
    const [, second] = await people();
    const linkId = second!.link.slice('/p/'.length);
    expect(await linkTo({ linkId })).toEqual([[ann.email], expect.stringMatching(`^${second!.link}\\w{16}$`)]);
    expect((await linkTo({ customId: '城市' }))[0]).toEqual([ann.email, lin.email]);
    expect((await linkTo({ customId: '城市', customValue: 'Leeds' }))[0]).toEqual([ann.email]);

    const { channelCode, linkCode } = await data(linkCalls.create, { channel: 'News' });
    expect(await linkTo({ channelCode, userId: [second!.respondentId] })).toEqual([[ann.email], `/s/${linkCode}`]);
    const codeOf = async (more: object) => (await ask(sendCalls.sendMsgBatch, batch({ ...asAll, ...more }))).code;
    expect(await codeOf({ channelCode: 'another' })).toBe(errorCodes.linkNotFound.code);
    expect(await codeOf({ personalCheckId: 'another' })).toBe(errorCodes.linkNotFound.code);
    const { personalCheckId } = await data(personalCheckCalls.updateCheckInfo, {
      isEnabled: true,
      fields: ['name'],
    });
    expect((await linkTo({ personalCheckId, linkId }))[1]).toBe(`/c/${personalCheckId}`);
  });

  it('uses every field of the send calls: each narrows whom it goes to, names it, or says which link it carries (P3.24, S7.121)', async () => {
    await add({ ...lin, group: 'A' }, { ...ann, group: 'B' });
    const [first] = await people();
    const { channelCode, linkCode } = await data(linkCalls.create, { channel: 'News' });
    const { personalCheckId } = await data(personalCheckCalls.updateCheckInfo, { isEnabled: true, fields: ['name'] });
    const linkId = first!.link.slice('/p/'.length);
    const whom = { userId: [first!.respondentId], flockId: 'A', customId: '城市', linkId };
    const how = { type: 'reminder', sendMethod: 'mail', name: 'Every field', contents: [{ ...words, body: '{link}' }] };
    const { code, recipients: count } = await send({ ...how, ...whom, channelCode, code: 'everyfield' });
    expect([code, count]).toEqual(['everyfield', 1]);
    await send({ ...how, ...whom, personalCheckId });
    await sendAll();
    const mails = (await server.mailsTo(lin.email)).map(({ text }) => /wenshu\.example(\/[psc]\/\w+)/.exec(text!)![1]);
    expect(mails.toSorted()).toEqual([`/c/${personalCheckId}`, `/s/${linkCode}`]);
    for (const other of [{ userId: ['nobody'] }, { flockId: 'B' }, { customId: '职业' }, { linkId: 'nobody' }])
      expect((await ask(sendCalls.sendMsgBatch, batch({ ...how, ...whom, ...other }))).code).toBe(
        errorCodes.mailDataMissing.code,
      );
    expect(
      (await data(sendCalls.sendTasks, { sendMethod: 'mail' })).items.map(({ type, name }) => [type, name]),
    ).toEqual([
      ['reminder', 'Every field'],
      ['reminder', 'Every field'],
    ]);
    expect(await data(sendCalls.sendRecord, { code: linkId })).toMatchObject([
      { taskName: 'Every field', sendMethod: 'mail', type: 'reminder', state: 'sent' },
      { taskName: 'Every field', sendMethod: 'mail', type: 'reminder', state: 'sent' },
    ]);
    // Nothing of it has failed.
    expect((await ask(sendCalls.updateSendState, { code, state: 'resend-failed' })).code).toBe(
      errorCodes.sendStateRefused.code,
    );
  });

  it('tells who opened it and visited, and a scanner that opens every link uses nothing up (S7.113, P7.74)', async () => {
    await add(lin);
    const { code } = await send();
    await sendAll();
    const [mail] = await server.mailsTo(lin.email);
    const addresses = [...mail!.html!.matchAll(/(?:href|src)="(https:[^"]+)"/g)].map(match =>
      match[1]!.replaceAll('&amp;', '&'),
    );
    expect(addresses.length).toBeGreaterThanOrEqual(3);
    for (const address of addresses) {
      const { pathname, search } = new URL(address);
      await test.app.inject({ method: 'HEAD', url: pathname + search });
      await test.app.inject({ method: 'GET', url: pathname + search });
    }
    const personal = (await people())[0]!;
    expect(personal).toMatchObject({ answerStatus: 0, isNotToAsk: false });
    const [record] = await data(sendCalls.sendRecord, { code: personal.link.slice('/p/'.length) });
    expect(record).toMatchObject({
      taskName: '第一轮',
      state: 'sent',
      sendMethod: 'mail',
      openedTime: expect.any(Number),
    });
    await submit('林');
    expect((await data(sendCalls.sendRecipients, { code })).items[0]).toMatchObject({ answerStatus: 2 });
  });

  it('is previewed as a recipient, and begins with a template (S7.114, P7.75)', async () => {
    await add(lin, ann);
    const templates = await data(sendCalls.getSendTemplates, { sendMethod: 'mail', type: 'reminder' });
    expect(templates.map(({ language, isLast }) => [language, isLast])).toEqual([
      ['zh', false],
      ['en', false],
    ]);
    const [, second] = await people();
    const preview = await data(sendCalls.previewSend, {
      sendMethod: 'mail',
      contents: [words],
      userId: second!.respondentId,
    });
    expect(preview).toMatchObject({ name: 'Ann', subject: '邀请 Ann' });
    expect(preview.text).not.toContain(second!.link);
  });

  it('begins with what was sent last: of all, or to whom a link is for (P7.75)', async () => {
    await add(lin, ann);
    const [first, second] = await people();
    const contents = (subject: string) => ({ contents: [{ ...words, subject }] });
    await send({ ...contents('To Lin'), userId: [first!.respondentId] });
    test.clock.advanceSeconds(1);
    await send({ ...contents('To Ann'), userId: [second!.respondentId] });
    const lastTo = async (more: object = {}) => {
      const templates = await data(sendCalls.getSendTemplates, { sendMethod: 'mail', type: 'invite', ...more });
      return templates.filter(({ isLast }) => isLast).map(({ subject }) => subject);
    };
    const linkOf = ({ link }: { link: string }) => link.slice('/p/'.length);
    expect(await lastTo()).toEqual(['To Ann']);
    expect(await lastTo({ linkId: linkOf(first!) })).toEqual(['To Lin']);
    expect(await lastTo({ linkId: linkOf(second!) })).toEqual(['To Ann']);
    expect(await lastTo({ linkId: 'nobody' })).toEqual([]);
  });

  it('is tried on a mailbox of one’s own alone, which a code shows, and a few times an hour', async () => {
    await add(lin);
    const email = 'me@example.cn';
    const trial = (more: object = {}) => ask(sendCalls.testMail, { contents: [words], email, ...more });
    expect((await trial()).data).toEqual({ isSent: false });
    const [first] = await server.mailsTo(email);
    expect(first!.text).not.toContain('您好');
    const verifyCode = /\d{6}/.exec(first!.text!)![0];
    const wrong = verifyCode.replace(/^./, digit => String((Number(digit) + 1) % 10));
    expect((await trial({ verifyCode: wrong })).code).toBe(errorCodes.trialCodeWrong.code);
    expect((await trial({ verifyCode, email: 'other@example.cn' })).code).toBe(errorCodes.trialCodeWrong.code);
    expect((await trial({ verifyCode })).data).toEqual({ isSent: true });
    for (let count = 2; count < 10; count++) expect((await trial()).data).toEqual({ isSent: true });
    expect((await trial()).code).toBe(errorCodes.tooManyRequests.code);
    expect((await server.mailsTo(email))[1]!.subject).toBe('[测试] 邀请 林');
    expect(await server.mailsTo('other@example.cn')).toEqual([]);
  });

  it.each([
    [{ contents: [{ ...words, body: 'no link' }] }, 'sendContentWrong'],
    [{ contents: [{ ...words, body: '{link} {constructor}' }] }, 'sendContentWrong'],
    [{ contents: [{ ...words, subject: 'a\r\nBcc: x@y.cn' }] }, 'inputInvalid'],
    [{ replyTo: 'a@b.cn, c@d.cn' }, 'inputInvalid'],
    [{ flockId: 'nobody' }, 'mailDataMissing'],
  ] as const)('%j is refused: %s', async (more, name) => {
    await add(lin);
    expect((await ask(sendCalls.sendMsgBatch, batch(more))).code).toBe(errorCodes[name].code);
  });
});

describe('unsubscribing (S7.123, S7.124, P7.79, P7.80, P7.81, P3.23, S8.12)', () => {
  const mailed = async () => {
    await add(lin);
    const { code } = await data(sendCalls.sendMsgBatch, batch());
    await approveMail(test.platform, code);
    await sendAll();
    // The newest: one of another list may have come late.
    const mail = (await server.mailsTo(lin.email)).at(-1);
    return Object.fromEntries(new URL(/https:\S+email-unsubscribe\S+/.exec(mail!.text!)![0]).searchParams);
  };

  it('only looks on GET and acts on POST, for the next list too', async () => {
    const ref = await mailed();
    const looked = () => test.call(sendCalls.checkEmailUnsubscribe, ref);
    expect((await looked()).data).toEqual({ isUnsubscribed: false, of: 'survey' });
    expect((await people())[0]!.isNotToAsk).toBe(false);
    expect((await test.call(sendCalls.addEmailUnsubscribe, ref)).code).toBe('0000');
    expect((await looked()).data).toEqual({ isUnsubscribed: true, of: 'survey' });
    expect((await people())[0]!.isNotToAsk).toBe(true);
    expect(await add(lin)).toEqual({ added: 0, notAsked: 1 });
    expect((await ask(sendCalls.sendMsgBatch, batch())).code).toBe(errorCodes.mailDataMissing.code);
  });

  it('by a sign of another mail, or with nothing, says so and changes nothing', async () => {
    const ref = await mailed();
    const codeOf = async (input: object) => (await test.call(sendCalls.addEmailUnsubscribe, input as never)).code;
    expect(await codeOf({})).toBe(errorCodes.unsubscribeParameterWrong.code);
    expect(await codeOf({ ...ref, encodeEmail: 'x'.repeat(43) })).toBe(errorCodes.unsubscribeFailed.code);
    expect(await codeOf({ ...ref, codeNum: 'x'.repeat(22) })).toBe(errorCodes.unsubscribeFailed.code);
    expect((await people())[0]!.isNotToAsk).toBe(false);
  });

  it('by the button of a mail program posts a form of either kind (RFC 8058)', async () => {
    const ref = await mailed();
    const url = `/email-unsubscribe?${new URLSearchParams(ref)}`;
    const answer = await test.app.inject({
      method: 'POST',
      url,
      payload: '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(answer.statusCode).toBe(200);
    expect((await people())[0]!.isNotToAsk).toBe(true);
  });
});

describe('an SMS (S1.7, S3.63)', () => {
  const sms = { sendMethod: 'sms', contents: [{ language: 'zh', body: '{name}：{link}' }] };
  const outbox = async () => {
    const { rows } = await test.platform.database.pool.query(
      `select recipient from outbox_message where channel = 'sms' and body like '%/p/%' order by id`,
    );
    return rows.map(row => row.recipient as string);
  };
  const drain = async (left: number) => {
    const points = (await balanceOf(test.platform, creator.id)) - left;
    await spendPoints(test.platform, creator.id, points, { reason: 'sms', about: 'before' });
  };

  it('costs a point each, never more than there are; who is not paid for fails with that reason (S4.13, S9.20)', async () => {
    const numbers = Array.from({ length: 4 }, (_, index) => `1370000${String(++turn).padStart(3, '0')}${index}`);
    await add(...numbers.map((mobile, index) => ({ name: `n${index}`, mobile })));
    const { code } = await data(sendCalls.sendMsgBatch, batch(sms));
    await drain(3);
    await Promise.all([sendDue(test.platform), sendDue(test.platform)]);
    await sendAll();
    expect(await balanceOf(test.platform, creator.id)).toBe(0);
    expect((await outbox()).filter(to => numbers.includes(to))).toHaveLength(3);
    const { items } = await data(sendCalls.sendRecipients, { code });
    expect(items.map(({ state }) => state).toSorted()).toEqual(['failed', 'sent', 'sent', 'sent']);
    expect((await data(sendCalls.sendPermission)).sms).toBe('no-points');
  });

  it('stands for itself in the name list, its filters and its file: a mail that was stopped says nothing of it (S3.58, S4.11, S4.13)', async () => {
    const mobile = () => `1360000${String(++turn).padStart(4, '0')}`;
    await add(
      { name: 'both', email: 'both@example.cn', mobile: mobile() },
      { name: 'mail', email: 'mail@example.cn', custom: { 城市: '上海' } },
      { name: 'sms', mobile: mobile() },
      { name: 'neither' },
    );
    await data(sendCalls.sendMsgBatch, batch(sms));
    await sendAll();
    const first = await data(sendCalls.sendMsgBatch, batch());
    await approveMail(test.platform, first.code);
    await sendAll();
    const second = await data(sendCalls.sendMsgBatch, batch({ name: '第二轮' }));
    await data(sendCalls.updateSendState, { code: second.code, state: 'stopped' });
    const states = Object.fromEntries(
      (await people()).map(({ name, distribution: { mail, sms: short } }) => [name, [mail?.state, short?.state]]),
    );
    // The second round was stopped before it left; the first one did.
    expect(states).toEqual({
      both: ['sent', 'sent'],
      mail: ['sent', undefined],
      sms: [undefined, 'sent'],
      neither: [undefined, undefined],
    });
    const found = async (filter: object) =>
      (await data(respondentCalls.findRespondents, filter)).items.map(({ name }) => name);
    expect(await found({ mailState: 'sent' })).toEqual(['both', 'mail']);
    expect(await found({ smsState: 'not-sent' })).toEqual(['mail', 'neither']);
    expect(await found({ mailState: 'not-sent', smsState: 'sent' })).toEqual(['sms']);
    expect(await found({ mailState: 'failed' })).toEqual([]);
    const { scrollId } = survey;
    const { bytes } = await madeFile(test, creator, linkFileCalls.exportPersonal, { scrollId }, 'en');
    const [head, ...rows] = (await readXlsx(bytes!)).sheets[0]!.rows as (string | null)[][];
    const [mail, short] = [head!.indexOf('By email'), head!.indexOf('By SMS')];
    expect(rows.map(row => [row[mail], row[short]])).toEqual([
      ['Sent', 'Sent'],
      ['Sent', 'Not sent'],
      ['Not sent', 'Sent'],
      ['Not sent', 'Not sent'],
    ]);
    const lastMail = head!.indexOf('Last email');
    expect(rows.map(row => /\(China Standard Time\)$/.test(row[lastMail] ?? ''))).toEqual([true, true, false, false]);
  });

  it('that was stopped before anything left is not sent', async () => {
    await add(lin);
    const { code } = await data(sendCalls.sendMsgBatch, batch());
    await data(sendCalls.updateSendState, { code, state: 'stopped' });
    expect((await people())[0]!.distribution).toMatchObject({ mail: { state: 'not-sent' }, sms: null });
  });

  it('to nobody, or with too few points, is refused before anything is queued (S8.11)', async () => {
    const codeOf = async () => (await ask(sendCalls.sendMsgBatch, batch(sms))).code;
    expect((await data(sendCalls.sendPermission)).sms).toBe('nobody');
    expect(await codeOf()).toBe(errorCodes.smsDataMissing.code);
    await add({ name: 'a', mobile: '13700000001' }, { name: 'b', mobile: '13700000002' });
    await drain(1);
    expect(await codeOf()).toBe(errorCodes.pointsTooFew.code);
    expect((await data(sendCalls.sendTasks, { sendMethod: 'sms' })).total).toBe(0);
  });

  it('may be sent when the permission says so (P6.30, S7.122)', async () => {
    await add({ name: 'a', mobile: '13700000003' });
    expect(await data(sendCalls.sendPermission)).toMatchObject({
      sms: null,
      mail: 'nobody',
      points: 100,
      withMobile: 1,
    });
    const ask = (person: TestPerson) =>
      test.call(sendCalls.sendPermission, { scrollId: survey.scrollId }, asPerson(person));
    const [sender, looker] = [await buildPerson(test.platform), await buildPerson(test.platform)];
    await giveRights(test.platform, sender, survey.scrollId, ['links.send']);
    await giveRights(test.platform, looker, survey.scrollId, ['questionnaire.view', 'links.view']);
    expect((await ask(sender)).code).toBe('0000');
    expect((await ask(looker)).code).toBe(errorCodes.noPermission.code);
  });
});
