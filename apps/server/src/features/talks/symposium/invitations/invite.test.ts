import {
  errorCodes,
  sendCalls,
  symposiumCalls,
  symposiumInviteCalls,
  symposiumRoomCalls,
  symposiumSeatCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson } from '../../../../testing/build-survey.ts';
import type { TestApp } from '../../../../testing/build-test-app.ts';
import { MailServer } from '../../../../testing/fakes/mail-server.ts';
import { buildMailingApp } from '../../../../testing/mailing.ts';
import {
  asked,
  buildSymposium,
  codeOf,
  freshId,
  type TestSymposium,
} from '../../../../testing/symposium/build-symposium.ts';
import { approveMail, listMailsToReview, rejectMail } from '../../../collect/sending/index.ts';
import { sendDue } from '../../../collect/sending/run-sending.ts';

const server = new MailServer();
let test: TestApp;
let maker: TestPerson;
beforeAll(async () => {
  test = await buildMailingApp(server, { MAIL_FROM: '问枢 <noreply@wenshu.example>', MAIL_PER_SECOND: '100' });
  maker = await buildPerson(test.platform);
});
afterAll(async () => {
  await test.close();
  await server.stop();
});
beforeEach(() => {
  server.received.length = 0;
});

const people = { Mo: 'moderator', Ann: 'participant', Ben: 'participant' } as const;
const build = (more: object = {}) => buildSymposium(test, maker, { people, isLive: false, ...more });
const words = { kind: 'invite', subject: 'Come, {name}', text: 'Dear {name},\n\n{symposium}: {time}, {length}' };
const invite = (room: TestSymposium, names: readonly string[], more: object = {}, person = maker) =>
  test.call(
    symposiumInviteCalls.invite,
    {
      scrollId: room.scrollId,
      inviteId: freshId('invite'),
      seatIds: names.map(name => room.seats[name]?.seatId ?? name),
      ...words,
      ...more,
      // Tests send what they like; the call itself checks it.
    } as never,
    asPerson(person),
  );
async function sendAll() {
  for (let idle = 0; idle < 3; ) {
    idle = (await sendDue(test.platform)) > 0 ? 0 : idle + 1;
    test.clock.advanceSeconds(1);
  }
}
async function approveAll() {
  for (const { taskId } of await listMailsToReview(test.platform)) await approveMail(test.platform, taskId);
  await sendAll();
}
const seatsOf = async ({ scrollId }: TestSymposium) =>
  (await asked(test, symposiumSeatCalls.seats, { scrollId }, maker)).items;
const mailOf = async (room: TestSymposium, name: string) =>
  (await seatsOf(room)).find(one => one.name === name)?.mail?.state ?? null;
/** As the mailbox shows it. */
const decoded = (mail: string) =>
  mail.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

describe('an invitation', () => {
  it('waits for its review, then brings each their own link, the time in the room’s zone and a calendar file', async () => {
    const room = await build();
    expect(await invite(room, ['Ann', 'Ben'])).toMatchObject({ data: { sent: 2, withoutAddress: 0, notAsked: 0 } });
    await sendAll();
    expect(server.received).toEqual([]);
    expect([await mailOf(room, 'Ann'), await mailOf(room, 'Mo')]).toEqual(['pending-review', null]);
    expect(await listMailsToReview(test.platform)).toHaveLength(1);
    await approveAll();
    const mailed = await server.mailsTo('Ben@example.com');
    const [ann] = await server.mailsTo('Ann@example.com');
    expect([server.received.length, mailed.length]).toEqual([2, 1]);
    expect(ann?.subject).toBe('Come, Ann');
    expect(ann?.text).toContain(`/online-symposium/${room.seats.Ann!.code}`);
    expect(ann?.text).not.toContain(room.seats.Ben!.code);
    // 1,800,000,000 seconds since 1970, in Shanghai.
    expect(ann?.text).toContain('Tea group: 2027-01-15 16:00 (Asia/Shanghai), 90 minutes');
    expect(ann?.attachments.map(({ mimeType, filename }) => [mimeType, filename])).toEqual([
      ['text/calendar', 'symposium.ics'],
    ]);
    expect(ann?.headers.map(({ key }) => key)).toContain('list-unsubscribe');
    expect(await mailOf(room, 'Ann')).toBe('sent');
    expect((await seatsOf(room)).map(({ name, invitedAt }) => [name, invitedAt !== null])).toEqual([
      ['Mo', false],
      ['Ann', true],
      ['Ben', true],
    ]);
  });

  it('a refused one does not leave, and its hosts see why', async () => {
    const room = await build();
    await invite(room, ['Ann']);
    const [mail] = await listMailsToReview(test.platform);
    await rejectMail(test.platform, mail!.taskId, 'No prices');
    await sendAll();
    expect(server.received).toEqual([]);
    expect((await seatsOf(room)).find(({ name }) => name === 'Ann')?.mail).toMatchObject({
      state: 'rejected',
      rejection: 'No prices',
    });
  });

  it('sent twice goes once; its words are proposed the next time, and no code lies open in the database', async () => {
    const room = await build();
    const inviteId = freshId('invite');
    await Promise.all([invite(room, ['Ann'], { inviteId }), invite(room, ['Ann'], { inviteId })]);
    await approveAll();
    expect(server.received).toHaveLength(1);
    const { scrollId } = room;
    const proposed = await asked(test, symposiumInviteCalls.inviteText, { scrollId, kind: 'invite' }, maker);
    expect(proposed).toMatchObject({ subject: words.subject, text: words.text, isReviewed: true, language: 'en' });
    const reminder = await asked(test, symposiumInviteCalls.inviteText, { scrollId, kind: 'reminder' }, maker);
    expect(reminder.text).toContain('{time}');
    const { rows } = await test.platform.database.pool.query(
      `select l.words::text || encode(f.content, 'escape') as kept from send_letter l join send_letter_file f using (file_id)`,
    );
    for (const { kept } of rows) expect(kept).not.toContain(room.seats.Ann!.code);
  });

  it('nobody without an address gets one, nor who wishes not to be asked; unsubscribing is that wish', async () => {
    const room = await build();
    const { scrollId } = room;
    const rows = [{ name: 'Cho', audience: 'participant' }];
    await asked(test, symposiumSeatCalls.addSeats, { scrollId, rows }, maker);
    const cho = (await seatsOf(room)).find(({ name }) => name === 'Cho')!.seatId;
    expect(await invite(room, ['Ann', cho])).toMatchObject({ data: { sent: 1, withoutAddress: 1 } });
    await approveAll();
    const [, codeNum, encodeEmail] =
      /email-unsubscribe\?codeNum=([\w-]+)&encodeEmail=([\w-]+)/.exec(
        decoded(server.received[0]!.raw.toString()).replaceAll('&amp;', '&'),
      ) ?? [];
    const ref = { codeNum, encodeEmail };
    // Tests send what they like; the call itself checks it.
    expect((await test.call(sendCalls.addEmailUnsubscribe, ref as never)).code).toBe('0000');
    expect(await invite(room, ['Ann', 'Ben'])).toMatchObject({ data: { sent: 1, notAsked: 1 } });
  });

  it('an address, a name or a subject begins no header of its own', async () => {
    const { scrollId } = await build({ people: { Mo: 'moderator' } });
    const rows = [{ name: 'Eve\r\nBcc: all@example.com', audience: 'participant', email: 'eve@example.com' }];
    const { seatIds } = await asked(test, symposiumSeatCalls.addSeats, { scrollId, rows }, maker);
    const room = { scrollId, seats: {} } as unknown as TestSymposium; // Only its id is asked for.
    expect((await invite(room, seatIds, { subject: 'Come\r\nBcc: x@example.com' })).code).not.toBe('0000');
    expect((await invite(room, seatIds)).code).toBe('0000');
    await approveAll();
    const mails = await server.mailsTo('eve@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual(['Come, Eve Bcc: all@example.com']);
    expect(server.received.map(({ to }) => to)).not.toContain('all@example.com');
    expect(mails[0]?.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it('is refused with a place that nobody has, for a seat that is not there, and after the end', async () => {
    const room = await build();
    expect((await invite(room, ['Ann'], { text: 'Dear {town}' })).code).toBe(errorCodes.sendContentWrong.code);
    expect((await invite(room, ['nobody0001'])).code).toBe(errorCodes.symposiumNotPossible.code);
    const other = await build();
    expect((await invite(room, [other.seats.Ann!.seatId])).code).toBe(errorCodes.symposiumNotPossible.code);
    await asked(test, symposiumCalls.close, { scrollId: room.scrollId }, maker);
    expect((await invite(room, ['Ann'])).code).toBe(errorCodes.symposiumNotPossible.code);
  });

  it('is written by whoever may publish, and by nobody who may only edit', async () => {
    const room = await build();
    const editor = await buildPerson(test.platform);
    await giveRights(test.platform, editor, room.scrollId, ['questionnaire.view', 'questionnaire.edit', 'links.send']);
    expect((await invite(room, ['Ann'], {}, editor)).code).not.toBe('0000');
    await giveRights(test.platform, editor, room.scrollId, ['questionnaire.publish']);
    expect((await invite(room, ['Ann'], {}, editor)).code).toBe('0000');
  });
});

it('the calendar file is for a seat by its code, keeps its id, and counts each change of the times', async () => {
  const room = await build();
  const { scrollId } = room;
  const file = async (name: string) => {
    const code = room.seats[name]?.code ?? name;
    const answer = await test.app.inject({ url: `/api/symposium/calendar?code=${code}` });
    return answer.payload.replaceAll('\r\n ', '');
  };
  const before = await file('Ann');
  expect(before).toContain('SEQUENCE:0\r\n');
  expect(before).toContain(`/online-symposium/${codeOf(room.seats.Ann!.code)}`);
  const { setup, version } = await asked(test, symposiumCalls.get, { scrollId }, maker);
  await asked(test, symposiumCalls.save, { scrollId, baseVersion: version, setup: { ...setup, welcome: 'Hi' } }, maker);
  expect(await file('Ann')).toContain('SEQUENCE:0\r\n');
  const later = { ...setup, beginsAt: setup.beginsAt + 3_600_000 };
  await asked(test, symposiumCalls.save, { scrollId, baseVersion: version + 1, setup: later }, maker);
  const after = await file('Ann');
  expect(after).toContain('SEQUENCE:1\r\n');
  const uid = (given: string) => /UID:(.*)\r\n/.exec(given)?.[1];
  expect(uid(after)).toBe(uid(before));
  expect(uid(await file('Ben'))).not.toBe(uid(after));
  expect(await file('0123456789abcdefghijklmn')).not.toContain('VCALENDAR');
  expect((await room.by('Ann', symposiumRoomCalls.enter, { pageId: 'page000001' })).code).toBe('0000');
});

it('who has a seat already, by address or number, gets no second one', async () => {
  const { scrollId } = await build();
  const row = (name: string, more: object) => ({ name, audience: 'participant', ...more });
  const rows = [
    row('Annie', { email: 'ANN@example.com' }),
    row('Dee', { mobile: '13800138000' }),
    row('Dee again', { mobile: '13800138000' }),
    row('Nobody', {}),
    row('Nobody too', {}),
  ];
  const { seatIds, doubles } = await asked(test, symposiumSeatCalls.addSeats, { scrollId, rows }, maker);
  expect([seatIds.length, doubles]).toEqual([3, ['Annie', 'Dee again']]);
});
