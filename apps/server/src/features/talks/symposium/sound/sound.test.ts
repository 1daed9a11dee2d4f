import {
  errorCodes,
  type RoomNews,
  symposiumDeskCalls,
  symposiumRoomCalls,
  symposiumSoundCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../../../tools/testing/test-database.ts';
import { buildPerson, type TestPerson } from '../../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { buildSymposium, entered, type TestSymposium } from '../../../../testing/symposium/build-symposium.ts';
import { deleteSignalsBefore } from '../index.ts';

let test: TestApp;
let other: TestApp;
let maker: TestPerson;
beforeAll(async () => {
  const env = { DATABASE_CONNECTIONS: '6', TURN_URL: 'turn:turn.example:3478', TURN_SECRET: 'a-secret' };
  const database = await createTestDatabase();
  test = await buildTestApp({ env, database });
  maker = await buildPerson(test.platform);
  other = await buildTestApp({ env, database: { url: database.url, drop: async () => {} } });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const { sound, signal } = symposiumSoundCalls;
const { news } = symposiumRoomCalls;
const impossible = errorCodes.symposiumNotPossible.code;
const pageOf = (name: string) => `page${name}0000`;
const people = { Mo: 'moderator', Ann: 'participant', Ben: 'participant', Oz: 'observer' } as const;
const build = (setup: object = { hasMedia: true }) => buildSymposium(test, maker, { people, setup });

const joins = (room: TestSymposium, name: string, more: object = {}) =>
  room.by(name, sound, { pageId: pageOf(name), isOn: true, ...more });
const signals = (room: TestSymposium, from: string, to: string, data: string, more: object = {}) =>
  room.by(from, signal, {
    pageId: pageOf(from),
    toSeatId: room.seats[to]?.seatId,
    toPageId: pageOf(to),
    data,
    ...more,
  });

async function newsOf(room: TestSymposium, name: string, more: object = {}, app = test): Promise<RoomNews> {
  const { data, code } = await room.by(name, news, { pageId: pageOf(name), known: {}, ...more }, app);
  if (code !== '0000') throw new Error(`${name}: ${code}`);
  // Held against the contract by the app under test.
  return data as never;
}
const soundPages = async (room: TestSymposium, name: string) =>
  Object.fromEntries((await newsOf(room, name)).seats?.map(seat => [seat.name, seat.pageId]) ?? []);

describe('having sound and picture', () => {
  it('shows with which page, for as long as that page is here, and gives a way through the house’s server', async () => {
    const room = await build();
    const { data } = await joins(room, 'Ann');
    // The same: held against the contract.
    const { iceServers } = data as never as { iceServers: { urls: string[]; username: string }[] };
    expect(iceServers).toHaveLength(1);
    expect(iceServers[0]?.urls).toEqual(['turn:turn.example:3478']);
    expect(iceServers[0]?.username).toMatch(new RegExp(`^[0-9]+:${room.seats.Ann?.seatId}$`));
    expect(await soundPages(room, 'Ben')).toEqual({ Mo: null, Ann: pageOf('Ann'), Ben: null });
    await newsOf(room, 'Ann', { isLeaving: true });
    expect(await soundPages(room, 'Ben')).toMatchObject({ Ann: null });
    await joins(room, 'Ann');
    test.clock.advanceSeconds(25);
    await newsOf(room, 'Ann');
    test.clock.advanceSeconds(25);
    expect(await soundPages(room, 'Ben')).toMatchObject({ Ann: pageOf('Ann') });
    test.clock.advanceSeconds(50);
    expect(await soundPages(room, 'Ben')).toMatchObject({ Ann: null });
  });

  it('is not for observers, not where the room has none, not before one is in, and not after the end', async () => {
    const room = await build();
    expect((await joins(room, 'Oz')).code).toBe(impossible);
    expect((await entered(room, 'Oz')).media).toBeNull();
    expect((await entered(room, 'Ben')).media).toEqual({ most: 8 });
    const silent = await build({ hasMedia: false });
    expect((await joins(silent, 'Ann')).code).toBe(impossible);
    expect((await entered(silent, 'Ann')).media).toBeNull();
    const before = await buildSymposium(test, maker, { people, setup: { hasMedia: true }, isLive: false });
    await entered(before, 'Ann');
    expect((await joins(before, 'Ann')).code).toBe(impossible);
    await joins(room, 'Ann');
    await room.by('Mo', symposiumDeskCalls.setState, { state: 'ended' });
    expect(await soundPages(room, 'Mo')).toMatchObject({ Ann: null });
    expect((await joins(room, 'Ben')).code).toBe(impossible);
  });

  it('is for eight at once: the ninth may write, and has it when one goes', async () => {
    const names = Array.from({ length: 9 }, (_, place) => `P${place}`);
    const nine = Object.fromEntries(names.map(name => [name, 'participant' as const]));
    const room = await buildSymposium(test, maker, { people: { Mo: 'moderator', ...nine }, setup: { hasMedia: true } });
    const codes: string[] = [];
    for (const name of names) codes.push((await joins(room, name)).code);
    expect(codes).toEqual([...Array.from({ length: 8 }, () => '0000'), impossible]);
    // Asked again, the same one stays.
    expect((await joins(room, 'P3')).code).toBe('0000');
    await joins(room, 'P5', { isOn: false });
    expect((await joins(room, 'P8')).code).toBe('0000');
  });

  it('goes with the seat that is removed', async () => {
    const room = await build();
    await joins(room, 'Ann');
    await joins(room, 'Ben');
    await room.by('Mo', symposiumDeskCalls.removeSeat, { seatId: room.seats.Ann?.seatId });
    expect((await signals(room, 'Ben', 'Ann', 'offer')).code).toBe(impossible);
  });
});

describe('a signal', () => {
  it('comes with the news of the page it is for, in another process as well, until that page has heard it', async () => {
    const room = await build();
    await joins(room, 'Ann');
    await joins(room, 'Ben');
    const known = { stage: 1_000, back: 1_000 };
    const own = `s${room.seats.Ben?.seatId}`;
    const { presence } = await newsOf(room, 'Ben', { known: { ...known, [own]: 1_000 } });
    const waiting = newsOf(room, 'Ben', { known: { ...known, [own]: 1_000 }, presence, waitSeconds: 20 }, other);
    // So that it waits there, most likely; if it does not yet, it finds it when it looks.
    await new Promise(resume => setTimeout(resume, 300));
    expect((await signals(room, 'Ann', 'Ben', 'offer')).code).toBe('0000');
    const told = { no: 1, fromSeatId: room.seats.Ann?.seatId, fromPageId: pageOf('Ann'), data: 'offer' };
    expect((await waiting).signals).toEqual([told]);
    // The answer may have been lost: it is told until it is known.
    await signals(room, 'Ann', 'Ben', 'way');
    expect((await newsOf(room, 'Ben')).signals.map(({ data }) => data)).toEqual(['offer', 'way']);
    expect((await newsOf(room, 'Ben', { signalsAfter: 1 })).signals.map(({ data }) => data)).toEqual(['way']);
    expect((await newsOf(room, 'Ben', { signalsAfter: 2 })).signals).toEqual([]);
    expect((await newsOf(room, 'Ben')).signals).toEqual([]);
    expect((await newsOf(room, 'Ann')).signals).toEqual([]);
  });

  it('is for no other page of the seat, and nothing after a minute', async () => {
    const room = await build();
    await joins(room, 'Ann');
    await joins(room, 'Ben');
    expect((await signals(room, 'Ann', 'Ben', 'x', { toPageId: 'anotherpage' })).code).toBe(impossible);
    await signals(room, 'Ann', 'Ben', 'late');
    expect((await newsOf(room, 'Ben', { pageId: 'anotherpage' })).signals).toEqual([]);
    test.clock.advanceSeconds(61);
    expect((await newsOf(room, 'Ben')).signals).toEqual([]);
    const left = async () =>
      (await test.platform.database.pool.query('select 1 from symposium_signal where scroll_id = $1', [room.scrollId]))
        .rowCount;
    expect(await left()).toBe(1);
    await deleteSignalsBefore(test.platform.database.pool, test.clock.now());
    expect(await left()).toBe(0);
  });

  it('is only between those who have sound, and never to oneself or from a page without it', async () => {
    const room = await build();
    await joins(room, 'Ann');
    expect((await signals(room, 'Ann', 'Ben', 'x')).code).toBe(impossible);
    expect((await signals(room, 'Ben', 'Ann', 'x')).code).toBe(impossible);
    expect((await signals(room, 'Oz', 'Ann', 'x')).code).toBe(impossible);
    expect((await signals(room, 'Ann', 'Ann', 'x')).code).toBe(impossible);
    expect((await signals(room, 'Ann', 'Oz', 'x')).code).toBe(impossible);
    const elsewhere = await build();
    await joins(elsewhere, 'Ben');
    const to = { toSeatId: elsewhere.seats.Ben?.seatId };
    expect((await signals(room, 'Ann', 'Ben', 'x', to)).code).toBe(impossible);
  });

  it('is refused where it is too long, and where there are too many in a minute', async () => {
    const room = await build();
    await joins(room, 'Ann');
    await joins(room, 'Ben');
    expect((await signals(room, 'Ann', 'Ben', 'x'.repeat(20_001))).code).toBe(errorCodes.inputInvalid.code);
    expect((await signals(room, 'Ann', 'Ben', 'x'.repeat(20_000))).code).toBe('0000');
    await test.platform.database.pool.query('update symposium_seat set signals = 600 where seat_id = $1', [
      room.seats.Ann?.seatId,
    ]);
    expect((await signals(room, 'Ann', 'Ben', 'x')).code).toBe(impossible);
    test.clock.advanceSeconds(61);
    await joins(room, 'Ann');
    await joins(room, 'Ben');
    expect((await signals(room, 'Ann', 'Ben', 'x')).code).toBe('0000');
  });
});
