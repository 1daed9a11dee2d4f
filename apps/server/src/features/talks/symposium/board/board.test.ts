import {
  type BoardProgress,
  errorCodes,
  symposiumActivityCalls,
  symposiumBoardCalls,
  symposiumDeskCalls,
  symposiumRoomCalls,
} from '@wenshu/api-contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, signInAnew, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson, choiceId, optionA } from '../../../../testing/build-survey.ts';
import type { TestApp } from '../../../../testing/build-test-app.ts';
import { MailServer } from '../../../../testing/fakes/mail-server.ts';
import { buildMailingApp } from '../../../../testing/mailing.ts';
import {
  asked,
  buildSymposium,
  entered,
  freshId,
  heard,
  type TestSymposium,
} from '../../../../testing/symposium/build-symposium.ts';
import { sendDue } from '../../../collect/sending/run-sending.ts';
import { runBoards } from './run-boards.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const server = new MailServer();
let test: TestApp;
let maker: TestPerson;
beforeAll(async () => {
  test = await buildMailingApp(server, { MAIL_FROM: '问枢 <noreply@wenshu.example>', MAIL_PER_SECOND: '100' });
});
afterAll(async () => {
  await test.close();
  await server.stop();
});
// A session does not outlast the days that pass in a test.
beforeEach(async () => {
  maker = await buildPerson(test.platform);
  // What an earlier test left queued.
  await sendAll();
  server.received.length = 0;
});

const people = { Mo: 'moderator', Ann: 'participant', Ben: 'participant', Oz: 'observer' } as const;
const impossible = errorCodes.symposiumNotPossible.code;

async function build(more: object = {}) {
  const start = test.clock.now().getTime();
  const prompt = (promptId: string, text: string, given: object = {}) => ({
    promptId,
    text,
    stimulusId: null,
    questionId: null,
    isHeld: false,
    ...given,
  });
  const section = (day: number, title: string, prompts: object[]) => ({
    sectionId: `section00${day}`,
    title,
    minutes: 0,
    opensAt: day === 1 ? null : start + (day - 1) * DAY,
    closesAt: start + day * DAY + HOUR,
    prompts,
  });
  const setup = {
    kind: 'board',
    beginsAt: start,
    endsAt: start + 3 * DAY,
    sections: [
      section(1, 'Morning', [prompt('promptday1', 'What do you drink?')]),
      section(2, 'The new brand', [
        prompt('promptday2', 'How do you like Zingo?'),
        prompt('promptact2', 'Choose', { questionId: choiceId }),
      ]),
    ],
    ...more,
  };
  // A test's set-up has the shape of the contract, which the call checks.
  return buildSymposium(test, maker, { people, setup: setup as never, hasActivities: true });
}
const says = (room: TestSymposium, name: string, promptId: string, stream = 'stage') =>
  room.by(name, symposiumRoomCalls.say, { messageId: freshId(), stream, text: `${name} says`, promptId });
const promptsOf = async (room: TestSymposium, name: string) =>
  (await heard(room, name, 'stage')).flatMap(({ event }) => (event.kind === 'prompt' ? event.promptId : []));
const progress = (room: TestSymposium): Promise<BoardProgress> =>
  asked(test, symposiumBoardCalls.progress, { scrollId: room.scrollId }, maker);
async function sendAll() {
  for (let idle = 0; idle < 3; ) {
    idle = (await sendDue(test.platform)) > 0 ? 0 : idle + 1;
    test.clock.advanceSeconds(1);
  }
}
const forward = (ms: number) => test.clock.advanceSeconds(ms / 1000);

describe('sections open by their date', () => {
  it('what is not open is neither read nor answered nor put, by any call; then it is put once', async () => {
    const room = await build();
    expect(await promptsOf(room, 'Ann')).toEqual(['promptday1']);
    const before = await entered(room, 'Ann');
    expect(before.sections.map(({ title, opensAt }) => [title, opensAt !== null])).toEqual([
      ['Morning', false],
      ['', true],
    ]);
    expect(JSON.stringify(before)).not.toMatch(/Zingo|new brand/);
    expect((await entered(room, 'Oz')).sections[1]?.title).toBe('The new brand');
    expect((await says(room, 'Ann', 'promptday2')).code).toBe(impossible);
    const answers = { [choiceId]: { item: optionA } };
    const answer = () => room.by('Ann', symposiumActivityCalls.answerActivity, { promptId: 'promptact2', answers });
    expect((await answer()).code).toBe(impossible);
    expect((await room.by('Ann', symposiumActivityCalls.activity, { promptId: 'promptact2' })).code).toBe(impossible);
    const early = { promptId: freshId('prompt'), text: 'Zingo?', sectionId: 'section002' };
    expect((await room.by('Mo', symposiumDeskCalls.post, early)).code).toBe(impossible);
    forward(DAY - 1_000);
    await runBoards(test.platform);
    expect(await promptsOf(room, 'Ann')).toEqual(['promptday1']);
    forward(1_000);
    await Promise.all([runBoards(test.platform), runBoards(test.platform)]);
    await runBoards(test.platform);
    expect(await promptsOf(room, 'Ann')).toEqual(['promptday1', 'promptday2', 'promptact2']);
    expect((await entered(room, 'Ann')).sections[1]?.title).toBe('The new brand');
    expect((await says(room, 'Ann', 'promptday2')).code).toBe('0000');
    expect((await answer()).code).toBe('0000');
    // The first section is open for another hour.
    expect((await says(room, 'Ben', 'promptday1')).code).toBe('0000');
    forward(HOUR + 1_000);
    expect((await says(room, 'Ben', 'promptday1')).code).toBe(impossible);
  });

  it('nothing is answered after the last moment of the board', async () => {
    const room = await build();
    const promptId = freshId('prompt');
    await room.by('Mo', symposiumDeskCalls.post, { promptId, text: 'Anything else?' });
    forward(3 * DAY);
    expect((await says(room, 'Ann', promptId)).code).toBe('0000');
    forward(1_000);
    expect((await says(room, 'Ann', promptId)).code).toBe(impossible);
  });
});

describe('who has done what', () => {
  it('is a table of participants and questions; a probe is asked of one alone', async () => {
    const room = await build();
    const { Ann, Ben } = room.seats;
    const probe = { promptId: freshId('prompt'), text: 'Why green?', toSeatIds: [Ann!.seatId] };
    await room.by('Mo', symposiumDeskCalls.post, probe);
    await says(room, 'Ben', 'promptday1');
    expect((await says(room, 'Ann', probe.promptId, `s${Ann!.seatId}`)).code).toBe('0000');
    const { prompts, rows } = await progress(room);
    expect(prompts.map(({ text, section, isOpen }) => [text, section, isOpen])).toEqual([
      ['What do you drink?', 'Morning', true],
      ['Why green?', '', true],
    ]);
    expect(rows.map(({ seatId, cells }) => [seatId, cells])).toEqual([
      [Ann!.seatId, [false, true]],
      [Ben!.seatId, [true, null]],
    ]);
    const { scrollId } = room;
    const file = await test.app.inject({
      url: `/api/talks/symposium/progressFile?scrollId=${scrollId}`,
      headers: { authorization: `Bearer ${maker.token}`, lang: 'en' },
    });
    expect(file.statusCode).toBe(200);
    const { sheets } = await readXlsx(file.rawPayload);
    expect(sheets[0]?.rows).toEqual([
      ['Participant', 'Done', 'Morning: What do you drink?', 'Why green?'],
      ['Ann', 1, 'Not yet', 'Answered'],
      ['Ben', 1, 'Answered', 'Not asked'],
    ]);
  });

  it('is for whoever may publish alone', async () => {
    const room = await build();
    const reader = await buildPerson(test.platform);
    await giveRights(test.platform, reader, room.scrollId, [
      'questionnaire.view',
      'questionnaire.edit',
      'records.view',
    ]);
    for (const call of [symposiumBoardCalls.progress, symposiumBoardCalls.remind])
      expect((await test.call(call, { scrollId: room.scrollId }, asPerson(reader))).code).not.toBe('0000');
  });
});

describe('mails of a board', () => {
  it('by hand only who has something open is reminded, and nobody twice within twelve hours', async () => {
    const room = await build();
    const { scrollId } = room;
    await says(room, 'Ben', 'promptday1');
    const remind = (more: object = {}) => asked(test, symposiumBoardCalls.remind, { scrollId, ...more }, maker);
    expect(await remind({ seatIds: [room.seats.Ben!.seatId] })).toEqual({ sent: 0, withoutAddress: 0, recently: 0 });
    expect(await remind()).toEqual({ sent: 1, withoutAddress: 0, recently: 0 });
    expect(await remind()).toEqual({ sent: 0, withoutAddress: 0, recently: 1 });
    await sendAll();
    expect(server.received.map(({ to }) => to)).toEqual(['Ann@example.com']);
    const [mail] = await server.mailsTo('Ann@example.com');
    expect(mail?.subject).toBe('Questions wait for you: Tea group');
    expect(mail?.text).toContain('1 question waits for your answer');
    expect(mail?.text).toContain(room.seats.Ann!.code);
    forward(12 * HOUR);
    maker = await signInAnew(test.platform, maker);
    expect(await remind()).toEqual({ sent: 1, withoutAddress: 0, recently: 0 });
  });

  it('once a day, at its hour of the room’s zone, who is behind is reminded; moderators are told where something happened', async () => {
    // The next 00:30 in Shanghai.
    const now = test.clock.now().getTime();
    forward(DAY - ((now + 8 * HOUR) % DAY) + HOUR / 2);
    maker = await signInAnew(test.platform, maker);
    const room = await build({ remindsAt: 9, tellsAt: 10 });
    await says(room, 'Ben', 'promptday1');
    const at = async (hours: number) => {
      forward(hours * HOUR);
      server.received.length = 0;
      await Promise.all([runBoards(test.platform), runBoards(test.platform)]);
      await sendAll();
      return server.received.map(({ to }) => to);
    };
    expect(await at(8)).toEqual([]);
    expect(await at(1)).toEqual(['Ann@example.com']);
    expect(await at(0.25)).toEqual([]);
    expect(await at(0.5)).toEqual(['Mo@example.com']);
    const [told] = await server.mailsTo('Mo@example.com');
    expect(told?.subject).toBe('Daily summary: Tea group');
    expect(told?.text).toContain('1 participant, 1 message, 0 activities answered');
    expect(told?.text).toContain('1 of 2 participants');
    expect(await at(12)).toEqual([]);
    // The next day nothing has happened, and two are behind with what has opened.
    expect((await at(12)).toSorted()).toEqual(['Ann@example.com', 'Ben@example.com']);
    await room.by('Mo', symposiumDeskCalls.setState, { state: 'ended' });
    expect(await at(24)).toEqual([]);
  });
});
