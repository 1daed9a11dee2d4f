import {
  errorCodes,
  type RoomNews,
  scrollListCalls,
  symposiumCalls,
  symposiumDeskCalls,
  symposiumRoomCalls,
  symposiumSeatCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson } from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { samples, sendForm } from '../../../../testing/send-form.ts';
import {
  asked,
  buildSymposium,
  codeOf,
  entered,
  freshId,
  heard,
  saidTexts,
  type TestSymposium,
} from '../../../../testing/symposium/build-symposium.ts';

let test: TestApp;
let maker: TestPerson;
beforeAll(async () => {
  test = await buildTestApp({ env: { DATABASE_CONNECTIONS: '8' } });
  maker = await buildPerson(test.platform);
});
afterAll(() => test.close());

const four = { Mo: 'moderator', Ann: 'participant', Ben: 'participant', Oz: 'observer' } as const;
const build = (more: Partial<Parameters<typeof buildSymposium>[2]> = {}) =>
  buildSymposium(test, maker, { people: four, ...more });

const { say, news, react, editMessage, removeMessage, raiseHand, earlier, enter, consent } = symposiumRoomCalls;
const { post, release, mute, removeSeat, setState, show, section, admit } = symposiumDeskCalls;

async function says(room: TestSymposium, name: string, text: string, more: object = {}): Promise<string> {
  const messageId = freshId();
  const answer = await room.by(name, say, { messageId, stream: 'stage', text, ...more });
  if (answer.code !== '0000') throw new Error(`${name} cannot say ${text}: ${answer.message}`);
  return messageId;
}

const wordOf = async (answer: ReturnType<TestSymposium['by']>) => {
  const { code, message } = await answer;
  return code === '0000' ? undefined : message;
};
const codeIn = async (answer: ReturnType<TestSymposium['by']>) => (await answer).code;
const impossible = errorCodes.symposiumNotPossible.code;
const unknown = errorCodes.symposiumCodeUnknown.code;

describe('coming in', () => {
  it('asks for consent first, then waits before the door, and is let in', async () => {
    const setup = { consentText: 'We keep what you write.', asksRecording: true, namesAreChosen: true };
    const room = await build({ setup, isLive: false });
    await entered(room, 'Mo');
    expect((await entered(room, 'Ann')).consent).toEqual({
      text: 'We keep what you write.',
      asksRecording: true,
      asksName: true,
    });
    expect(await room.by('Mo', admit)).toMatchObject({ data: { admitted: 1 } });
    expect(await codeIn(room.by('Ann', consent, { agreesToRecording: false }))).toBe(impossible);
    expect(await codeIn(room.by('Ann', consent, { name: 'Annie', agreesToRecording: true }))).toBe('0000');
    await entered(room, 'Ben');
    await room.by('Ben', consent, { name: 'Benny', agreesToRecording: false });
    expect(await entered(room, 'Ben')).toMatchObject({ isAdmitted: false, consent: null, me: { name: 'Benny' } });
    expect((await entered(room, 'Mo')).seats.map(({ name, isAdmitted }) => [name, isAdmitted])).toEqual([
      ['Mo', true],
      ['Annie', true],
      ['Benny', false],
      ['Oz', true],
    ]);
    expect(await room.by('Mo', admit, { seatId: room.seats.Ben!.seatId })).toMatchObject({ data: { admitted: 1 } });
    const own = await heard(room, 'Ben', `s${room.seats.Ben!.seatId}`);
    expect(own.map(({ event }) => event.kind)).toEqual(['came']);
    expect((await entered(room, 'Ben')).seats.map(({ name }) => name)).toEqual(['Mo', 'Annie', 'Benny']);
  });

  it('hears nothing and says nothing before it was let in', async () => {
    const room = await build({ isLive: false });
    await entered(room, 'Mo');
    await room.by('Mo', setState, { state: 'live' });
    await says(room, 'Mo', 'Hello');
    const waiting = await entered(room, 'Ann');
    expect(waiting).toMatchObject({ isAdmitted: false, sections: [], stimuli: [] });
    expect(waiting.seats.map(({ name }) => name)).toEqual(['Ann']);
    expect(waiting.streams.map(({ stream }) => stream)).toEqual([`s${room.seats.Ann!.seatId}`]);
    expect(await codeIn(room.by('Ann', earlier, { stream: 'stage', before: 10 }))).toBe(impossible);
    expect(await codeIn(room.by('Ann', say, { messageId: freshId(), stream: 'stage', text: 'Let me in' }))).toBe(
      impossible,
    );
  });

  it('a board lets people in by itself', async () => {
    const room = await build({ setup: { kind: 'board', endsAt: 1_900_000_000_000 }, isLive: false });
    expect(await entered(room, 'Ann')).toMatchObject({ kind: 'board', state: 'live', isAdmitted: true });
  });

  it('the doors are shut until they are opened, and after the end nobody speaks', async () => {
    const room = await build();
    expect(await codeIn(room.by('Mo', setState, { state: 'ended' }))).toBe('0000');
    expect(await codeIn(room.by('Ann', say, { messageId: freshId(), stream: 'stage', text: 'More' }))).toBe(impossible);
    expect(await entered(room, 'Ann')).toMatchObject({ state: 'ended' });
  });
});

describe('saying', () => {
  it('is said once though it is sent three times, and stands once in every stream', async () => {
    const room = await build();
    const messageId = freshId();
    const message = { messageId, stream: 'stage', text: 'Tea <script>alert(1)</script>' };
    const first = await room.by('Ann', say, message);
    expect(await room.by('Ann', say, { ...message, text: 'Other words' })).toMatchObject({ data: first.data });
    const both = await Promise.all([room.by('Ann', say, message), room.by('Ann', say, message)]);
    expect(both.map(({ data }) => data)).toEqual([first.data, first.data]);
    expect(saidTexts(await heard(room, 'Ben', 'stage'))).toEqual(['Tea <script>alert(1)</script>']);
    expect(await codeIn(room.by('Ben', say, message))).toBe(impossible);
  });

  it('two who send the same message at the same moment say it once', async () => {
    const room = await build();
    const message = { messageId: freshId(), stream: 'stage', text: 'At once' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => room.by('Ben', say, message)));
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data);
    expect(saidTexts(await heard(room, 'Ann', 'stage'))).toEqual(['At once']);
  });

  it('a private word is heard by the one and the glass, and by no other participant', async () => {
    const room = await build();
    const own = `s${room.seats.Ann!.seatId}`;
    await says(room, 'Mo', 'Are you well?', { stream: own });
    await says(room, 'Ann', 'A headache', { stream: own });
    for (const name of ['Ann', 'Mo', 'Oz'])
      expect(saidTexts(await heard(room, name, own))).toEqual(['Are you well?', 'A headache']);
    expect(await heard(room, 'Ben', own)).toEqual([]);
    expect(await codeIn(room.by('Ben', earlier, { stream: own, before: 5 }))).toBe(impossible);
    expect(await codeIn(room.by('Ben', say, { messageId: freshId(), stream: own, text: 'Spying' }))).toBe(impossible);
    expect(await codeIn(room.by('Oz', say, { messageId: freshId(), stream: own, text: 'Psst' }))).toBe(impossible);
  });

  it('everybody answers before they see others: then all is shown in the order in which it was said', async () => {
    const room = await build();
    await room.by('Mo', post, { promptId: 'promptheld', text: 'Why tea?', isHeld: true });
    await says(room, 'Ann', 'It is warm', { promptId: 'promptheld' });
    expect(saidTexts(await heard(room, 'Ben', 'stage'))).toEqual([]);
    expect(saidTexts(await heard(room, 'Oz', 'back'))).toEqual(['It is warm']);
    expect(saidTexts(await heard(room, 'Ann', `s${room.seats.Ann!.seatId}`))).toEqual(['It is warm']);
    await says(room, 'Ben', 'It is cheap', { promptId: 'promptheld' });
    const stage = await heard(room, 'Ben', 'stage');
    expect(saidTexts(stage)).toEqual(['It is warm', 'It is cheap']);
    expect(stage.map(({ event }) => event.kind).slice(-3)).toEqual(['released', 'said', 'said']);
    const desk = await heard(room, 'Mo', 'desk');
    expect(desk.filter(({ event }) => event.kind === 'answered')).toHaveLength(2);
  });

  it('a moderator shows what is held before all have answered, once', async () => {
    const room = await build();
    await room.by('Mo', post, { promptId: 'promptheld', text: 'Why tea?', isHeld: true });
    await says(room, 'Ben', 'It is cheap', { promptId: 'promptheld' });
    expect(await room.by('Mo', release, { promptId: 'promptheld' })).toMatchObject({ data: { messages: 1 } });
    expect(await room.by('Mo', release, { promptId: 'promptheld' })).toMatchObject({ data: { messages: 0 } });
    await says(room, 'Ann', 'It is warm', { promptId: 'promptheld' });
    expect(saidTexts(await heard(room, 'Ben', 'stage'))).toEqual(['It is cheap', 'It is warm']);
    expect(await codeIn(room.by('Ann', release, { promptId: 'promptheld' }))).toBe(impossible);
  });

  it('words that are taken back stand nowhere any more, nor do they under an edit', async () => {
    const room = await build();
    const messageId = await says(room, 'Ann', 'My number is 13800138000');
    await room.by('Ann', editMessage, { messageId, text: 'My number is 13900139000' });
    expect(await codeIn(room.by('Ben', removeMessage, { messageId }))).toBe(impossible);
    expect(await codeIn(room.by('Mo', removeMessage, { messageId }))).toBe('0000');
    const { rows } = await test.platform.database.pool.query(
      `select count(*)::int as found from (select event::text as said from symposium_event where scroll_id = $1
         union all select body from symposium_message where scroll_id = $1) s where said like '%13%0013%'`,
      [room.scrollId],
    );
    expect(rows).toEqual([{ found: 0 }]);
    expect((await heard(room, 'Ben', 'stage')).at(-1)?.event).toEqual({
      kind: 'removed',
      messageId,
      byModerator: true,
    });
  });

  it('can be mended for ten minutes, by who said it', async () => {
    const room = await build();
    const messageId = await says(room, 'Ann', 'Tee');
    expect(await codeIn(room.by('Mo', editMessage, { messageId, text: 'Tea' }))).toBe(impossible);
    test.clock.advanceSeconds(9 * 60);
    expect(await codeIn(room.by('Ann', editMessage, { messageId, text: 'Tea' }))).toBe('0000');
    test.clock.advanceSeconds(2 * 60);
    expect(await codeIn(room.by('Ann', editMessage, { messageId, text: 'Coffee' }))).toBe(impossible);
    expect(saidTexts(await heard(room, 'Ben', 'stage'))).toEqual(['Tea']);
  });

  it('a room is not flooded from one seat', async () => {
    const room = await build();
    const codes: string[] = [];
    for (let at = 0; at < 45; at++)
      codes.push(await codeIn(room.by('Ben', say, { messageId: freshId(), stream: 'stage', text: `${at}` })));
    expect(codes.filter(code => code === '0000').length).toBeLessThan(42);
    expect(codes.at(-1)).toBe(impossible);
    expect(await codeIn(room.by('Ann', say, { messageId: freshId(), stream: 'stage', text: 'I may' }))).toBe('0000');
    test.clock.advanceSeconds(61);
    expect(await codeIn(room.by('Ben', say, { messageId: freshId(), stream: 'stage', text: 'Again' }))).toBe('0000');
  });

  it('a picture is known by its bytes, and seen by who hears where it was said', async () => {
    const room = await build();
    const code = room.seats.Ann!.code;
    const send = (content: Buffer) =>
      sendForm(test.app, symposiumRoomCalls.addPicture, { fields: { code }, file: { content, name: 'a.png' } });
    expect((await send(samples.html)).code).not.toBe('0000');
    const { pictureId } = (await send(samples.png)).data as { pictureId: string };
    const see = async (name: string) =>
      (await test.app.inject(`/api/symposium/picture?code=${room.seats[name]!.code}&pictureId=${pictureId}`))
        .statusCode;
    expect([await see('Ann'), await see('Ben'), await see('Mo')]).toEqual([200, 404, 404]);
    await says(room, 'Ann', '', { pictureId });
    expect([await see('Ann'), await see('Ben'), await see('Mo')]).toEqual([200, 200, 200]);
    expect(await codeIn(room.by('Ben', say, { messageId: freshId(), stream: 'stage', pictureId }))).toBe(impossible);
  });
});

describe('leading', () => {
  it('nobody but a moderator leads', async () => {
    const room = await build();
    const acts = [
      [setState, { state: 'paused' }],
      [admit, {}],
      [post, { promptId: freshId('prompt'), text: 'Mine' }],
      [release, { promptId: 'promptheld' }],
      [show, { stimulusId: null }],
      [section, { sectionId: 'section1' }],
      [mute, { seatId: room.seats.Ben!.seatId, isMuted: true }],
      [removeSeat, { seatId: room.seats.Ben!.seatId }],
    ] as const;
    for (const name of ['Ann', 'Oz'])
      for (const [call, input] of acts)
        expect([call.path, await codeIn(room.by(name, call, input))]).toEqual([call.path, impossible]);
  });

  it('who is muted reads on and is not heard; a hand goes up, and a moderator takes it down', async () => {
    const room = await build();
    const { seatId } = room.seats.Ann!;
    await room.by('Mo', mute, { seatId, isMuted: true });
    expect(await wordOf(room.by('Ann', say, { messageId: freshId(), stream: 'stage', text: 'Hear me' }))).toContain(
      '主持人已暂时关闭您的发言',
    );
    expect(await codeIn(room.by('Ann', raiseHand, { isUp: true }))).toBe('0000');
    expect(await codeIn(room.by('Ben', raiseHand, { isUp: false, seatId }))).toBe(impossible);
    expect(await codeIn(room.by('Mo', raiseHand, { isUp: false, seatId }))).toBe('0000');
    const hands = (await heard(room, 'Ben', 'stage')).flatMap(({ event }) => (event.kind === 'hand' ? event.isUp : []));
    expect(hands).toEqual([true, false]);
  });

  it('a seat that was taken away hears nothing more', async () => {
    const room = await build();
    await room.by('Mo', removeSeat, { seatId: room.seats.Ann!.seatId });
    await says(room, 'Ben', 'She is gone');
    const told = await room.by('Ann', news, { pageId: 'pageAnn0000', known: {} });
    expect(told.data as unknown as RoomNews).toMatchObject({ isOver: true, streams: [], seats: null });
    for (const call of [enter, earlier, say, react])
      expect(
        await codeIn(
          room.by('Ann', call, { pageId: 'pageAnn0000', stream: 'stage', before: 9, messageId: freshId(), sign: null }),
        ),
      ).toBe(unknown);
  });

  it('a prompt that is put to some is seen by them, and their answers by no other participant', async () => {
    const room = await build();
    const { seatId } = room.seats.Ben!;
    await room.by('Mo', post, { promptId: 'probe00001', text: 'Tell more', toSeatIds: [seatId] });
    await says(room, 'Ben', 'Gladly', { stream: `s${seatId}`, promptId: 'probe00001' });
    expect((await heard(room, 'Ann', 'stage')).some(({ event }) => event.kind === 'prompt')).toBe(false);
    expect((await heard(room, 'Ben', `s${seatId}`)).map(({ event }) => event.kind)).toEqual([
      'came',
      'prompt',
      'said',
      'answered',
    ]);
    expect(
      await codeIn(
        room.by('Ann', say, { messageId: freshId(), stream: 'stage', text: 'Me too', promptId: 'probe00001' }),
      ),
    ).toBe(impossible);
  });
});

describe('behind the glass', () => {
  /** The same talk, with or without observers; all that a participant is answered. */
  async function talk(people: Parameters<typeof buildSymposium>[2]['people']) {
    const room = await build({ people });
    const answers: unknown[] = [];
    const note = async (name: string, call: Parameters<TestSymposium['by']>[1], input: object) => {
      const answer = await room.by(name, call, input);
      if (name === 'Ann' || name === 'Ben') answers.push(answer);
      return answer;
    };
    const observers = Object.entries(people).flatMap(([name, audience]) => (audience === 'observer' ? name : []));
    const watch = async (text: string) => {
      for (const name of observers) {
        await room.by(name, news, { pageId: `page${name}0000`, known: {}, isTyping: true });
        await room.by(name, say, { messageId: freshId(), stream: 'back', text: `${text} ${name}` });
      }
    };
    await watch('Ask about price');
    const first = freshId();
    await note('Ann', say, { messageId: first, stream: 'stage', text: 'Hello' });
    await note('Ben', react, { messageId: first, sign: '👍' });
    for (const name of observers) await room.by(name, react, { messageId: first, sign: '👏' });
    await watch('She is nice');
    await room.by('Mo', post, { promptId: 'promptheld', text: 'Why?', isHeld: true });
    await note('Ann', say, { messageId: freshId(), stream: 'stage', text: 'So', promptId: 'promptheld' });
    await watch('Interesting');
    for (const name of ['Ann', 'Ben']) {
      await note(name, enter, { pageId: `page${name}0000` });
      await note(name, news, { pageId: `page${name}0000`, known: {} });
      await note(name, earlier, { stream: 'stage', before: 100 });
      await note(name, earlier, { stream: 'back', before: 100 });
    }
    return { room, answers, observers };
  }

  const plain = (answers: readonly unknown[], room: TestSymposium) => {
    let text = JSON.stringify(answers);
    for (const { seatId, name, code } of Object.values(room.seats))
      text = text.replaceAll(seatId, `<${name}>`).replaceAll(code, '<code>');
    return text
      .replaceAll(/msg\d{8}/g, '<message>')
      .replaceAll(/"presence":"[^"]*"/g, '')
      .replaceAll(/\b1[78]\d{11}\b/g, '<time>');
  };

  it('participants are answered the same with observers as without, byte for byte but for times and ids', async () => {
    const quiet = await talk({ Mo: 'moderator', Ann: 'participant', Ben: 'participant' });
    const watched = await talk({
      Mo: 'moderator',
      Oz: 'observer',
      Ann: 'participant',
      Eve: 'observer',
      Ben: 'participant',
    });
    expect(watched.observers).toEqual(['Oz', 'Eve']);
    expect(plain(watched.answers, watched.room)).toBe(plain(quiet.answers, quiet.room));
    expect(plain(watched.answers, watched.room).length).toBeGreaterThan(1000);
    for (const name of watched.observers)
      for (const secret of [name, watched.room.seats[name]!.seatId])
        expect(JSON.stringify(watched.answers)).not.toContain(secret);
    // What they said was said: behind the glass.
    expect(saidTexts(await heard(watched.room, 'Mo', 'back'))).toHaveLength(7);
  });

  it('what happens behind the glass wakes nobody on the stage', async () => {
    const room = await build();
    const before = (await room.by('Ann', news, { pageId: 'pageAnn0000', known: {} })).data as unknown as RoomNews;
    const known = Object.fromEntries(before.streams.map(({ stream, last }) => [stream, last]));
    const waiting = room.by('Ann', news, { pageId: 'pageAnn0000', known, presence: before.presence, waitSeconds: 2 });
    const begun = Date.now();
    await says(room, 'Oz', 'She hesitates', { stream: 'back' });
    const { streams, seats } = (await waiting).data as unknown as RoomNews;
    expect([streams, seats]).toEqual([[], null]);
    expect(Date.now() - begun).toBeGreaterThan(1_500);
  });

  it('an observer sets no sign on the stage, and answers nothing there', async () => {
    const room = await build();
    const onStage = await says(room, 'Ann', 'Hello');
    const behind = await says(room, 'Oz', 'Well', { stream: 'back' });
    expect(await codeIn(room.by('Oz', react, { messageId: onStage, sign: '👍' }))).toBe(impossible);
    expect(await codeIn(room.by('Mo', react, { messageId: behind, sign: '👍' }))).toBe('0000');
    expect(
      await codeIn(room.by('Mo', say, { messageId: freshId(), stream: 'stage', text: 'Re', replyTo: behind })),
    ).toBe(impossible);
    expect(await codeIn(room.by('Ann', react, { messageId: behind, sign: '👍' }))).toBe(impossible);
  });
});

describe('codes', () => {
  it('are not to be guessed: one that opens nothing is refused, and so are many', async () => {
    const guess = (at: number) =>
      test.call(enter, { code: `guess${String(at).padStart(20, '0')}`, pageId: 'page000000' } as never);
    const codes: string[] = [];
    for (let at = 0; at < 61; at++) codes.push((await guess(at)).code);
    expect(codes[0]).toBe(unknown);
    expect(codes.at(-1)).toBe(errorCodes.tooManyRequests.code);
    for (const hostile of ['', 'a', "' or 1=1 --", '../../etc', 'x'.repeat(100)])
      expect((await test.call(enter, { code: hostile, pageId: 'page000000' } as never)).code).not.toBe('0000');
  });

  it('stand nowhere in the database', async () => {
    const room = await build();
    const { rows } = await test.platform.database.pool.query(`select * from symposium_seat where scroll_id = $1`, [
      room.scrollId,
    ]);
    for (const { code } of Object.values(room.seats)) expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('a renewed one opens, and the old one nothing any more', async () => {
    const room = await build();
    const { seatId } = room.seats.Ann!;
    const { address } = await asked(test, symposiumSeatCalls.renewCode, { scrollId: room.scrollId, seatId }, maker);
    expect(codeOf(address)).not.toBe(room.seats.Ann!.code);
    // The address has used up its wrong tries by now: the old code is one of them.
    test.clock.advanceSeconds(700);
    expect(await codeIn(room.by('Ann', enter, { pageId: 'pageAnn0000' }))).toBe(unknown);
    expect((await test.call(enter, { code: codeOf(address), pageId: 'pageAnn0000' })).code).toBe('0000');
  });

  it('a host’s own seat is theirs while they hold the right, and nothing opens what lies in the bin', async () => {
    const room = await build();
    const helper = await buildPerson(test.platform);
    await giveRights(test.platform, helper, room.scrollId, ['questionnaire.view', 'questionnaire.publish']);
    const { address } = await asked(test, symposiumSeatCalls.ownSeat, { scrollId: room.scrollId }, helper);
    const again = await asked(test, symposiumSeatCalls.ownSeat, { scrollId: room.scrollId }, helper);
    expect(again.address).toBe(address);
    const code = codeOf(address);
    expect((await test.call(enter, { code, pageId: 'page000000' })).data).toMatchObject({
      me: { audience: 'moderator' },
    });
    await test.platform.database.pool.query('delete from right_row where person_id = $1', [helper.id]);
    expect((await test.call(enter, { code, pageId: 'page000000' })).code).toBe(unknown);
    await asked(test, scrollListCalls.moveToBin, { scrollId: room.scrollId }, maker);
    expect(await codeIn(room.by('Ann', enter, { pageId: 'pageAnn0000' }))).toBe(unknown);
  });

  it('erasing somebody takes their words, their names and their address', async () => {
    const room = await build();
    await says(room, 'Ann', 'I am Ann from Leeds');
    await asked(
      test,
      symposiumSeatCalls.removeSeats,
      { scrollId: room.scrollId, seatIds: [room.seats.Ann!.seatId], isErased: true },
      maker,
    );
    const tables = ['symposium_event', 'symposium_message', 'symposium_seat', 'symposium_prompt'];
    for (const table of tables) {
      const { rows } = await test.platform.database.pool.query(`select * from ${table} where scroll_id = $1`, [
        room.scrollId,
      ]);
      expect([table, JSON.stringify(rows).includes('Ann')]).toEqual([table, false]);
    }
  });
});

it('40 people over two processes, one of which stops: every message once, without a gap, in one order for everybody', async () => {
  const people = Object.fromEntries([
    ['Mo', 'moderator'],
    ...Array.from({ length: 40 }, (_, at) => [`P${at}`, 'participant']),
    ['Oz', 'observer'],
  ]);
  const other = await buildTestApp({
    env: { DATABASE_CONNECTIONS: '8' },
    database: { url: test.platform.env.databaseUrl, drop: async () => {} },
  });
  const room = await build({ people });
  const names = Object.keys(people).filter(name => name.startsWith('P'));
  const sent: string[] = [];
  const speak = async (name: string, turn: number) => {
    const text = `${name} says ${turn}`;
    const message = { messageId: freshId(), stream: 'stage', text };
    sent.push(text);
    const app = turn < 3 && Number(name.slice(1)) % 2 === 0 ? other : test;
    const answer = await room.by(name, say, message, app).catch(() => undefined);
    // A page that was not answered says it again, to whoever is there.
    if (answer?.code !== '0000') expect(await codeIn(room.by(name, say, message))).toBe('0000');
  };
  const waits = names
    .slice(0, 10)
    .map(name => room.by(name, news, { pageId: `page${name}0000`, known: { stage: 99_999 }, waitSeconds: 1 }, other));
  await Promise.all([...waits, ...names.map(name => speak(name, 0))]);
  const closing = other.app.close();
  await Promise.all(names.map(name => speak(name, 1)));
  await closing;
  await Promise.all(names.map(name => speak(name, 2)));
  const first = await heard(room, 'P0', 'stage');
  expect(first.map(({ no }) => no)).toEqual(first.map((_, at) => at + 1));
  expect(saidTexts(first).toSorted()).toEqual(sent.toSorted());
  for (const name of ['P7', 'P39', 'Mo', 'Oz']) expect(await heard(room, name, 'stage')).toEqual(first);
  expect(first.every(({ at }, place) => at >= (first[place - 1]?.at ?? 0))).toBe(true);
}, 60_000);

it('the set-up is refused where it names what is not there, and 3004 where somebody else has changed it', async () => {
  const { scrollId } = await build({ isLive: false });
  const { setup, version } = await asked(test, symposiumCalls.get, { scrollId }, maker);
  const save = async (more: object, baseVersion = version) =>
    (await test.call(symposiumCalls.save, { scrollId, baseVersion, setup: { ...setup, ...more } }, asPerson(maker)))
      .code;
  expect(await save({ endsAt: 5 })).toBe(impossible);
  expect(await save({ timeZone: 'Mars/Olympus' })).toBe(errorCodes.inputInvalid.code);
  const prompt = { promptId: 'prompt0001', text: 'Why?', stimulusId: 'stimulus01', questionId: null, isHeld: false };
  const guide = {
    sectionId: 'section001',
    title: 'Warm up',
    minutes: 5,
    opensAt: null,
    closesAt: null,
    prompts: [prompt],
  };
  expect(await save({ sections: [guide] })).toBe(impossible);
  expect(
    await save({
      sections: [
        { ...guide, prompts: [] },
        { ...guide, prompts: [] },
      ],
    }),
  ).toBe(errorCodes.inputInvalid.code);
  expect(await save({ sections: [{ ...guide, prompts: [] }] })).toBe('0000');
  expect(await save({ welcome: 'Hi' })).toBe('3004');
});
