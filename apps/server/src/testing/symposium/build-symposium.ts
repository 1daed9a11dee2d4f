import {
  type Call,
  type CallData,
  type EnteredRoom,
  type RoomNews,
  type SeatAudience,
  type SymposiumSetup,
  symposiumCalls,
  symposiumDeskCalls,
  symposiumRoomCalls,
  symposiumSeatCalls,
  type ToldEvent,
} from '@wenshu/api-contract';
import type { TestPerson } from '../build-person.ts';
import { addQuestions, asPerson } from '../build-survey.ts';
import type { TestApp } from '../build-test-app.ts';

/** A call that is to work; what it answers. */
export async function asked<C extends Call>(
  test: TestApp,
  call: C,
  input: object,
  person?: TestPerson,
): Promise<CallData<C>> {
  // What a call takes is known to whoever names it; here it is any call.
  const answer = await test.call(call, input as never, person && asPerson(person));
  if (answer.code !== '0000') throw new Error(`${call.path}: ${answer.code} ${answer.message}`);
  // Held against the contract by the app under test.
  return answer.data as CallData<C>;
}

export interface TestSeat {
  readonly seatId: string;
  readonly code: string;
  readonly name: string;
  readonly audience: SeatAudience;
}

export interface TestSymposium {
  readonly scrollId: string;
  readonly seats: Readonly<Record<string, TestSeat>>;
  /** A call of the room by the seat of this name. */
  by(name: string, call: Call, input?: object, test?: TestApp): ReturnType<TestApp['call']>;
}

export const codeOf = (address: string): string => address.split('/').at(-1) ?? '';

interface Built {
  readonly people: Readonly<Record<string, SeatAudience>>;
  readonly setup?: Partial<SymposiumSetup>;
  /** Everybody has come in, and the talk has begun. */
  readonly isLive?: boolean;
  /** With questions that can be activities. */
  readonly hasActivities?: boolean;
}

/** A symposium of this person, opened, with these people. */
export async function buildSymposium(test: TestApp, maker: TestPerson, built: Built): Promise<TestSymposium> {
  const { people, setup = {}, isLive = true, hasActivities = false } = built;
  const start = { name: 'Tea group', languageId: 2, kind: setup.kind ?? 'live', beginsAt: 1_800_000_000_000 };
  const { scrollId } = await asked(test, symposiumCalls.create, { ...start, timeZone: 'Asia/Shanghai' }, maker);
  if (hasActivities) await addQuestions(test, maker, scrollId);
  const { setup: known, version } = await asked(test, symposiumCalls.get, { scrollId }, maker);
  const whole = { ...known, ...setup };
  await asked(test, symposiumCalls.save, { scrollId, baseVersion: version, setup: whole }, maker);
  const rows = Object.entries(people).map(([name, audience]) => ({ name, audience, email: `${name}@example.com` }));
  await asked(test, symposiumSeatCalls.addSeats, { scrollId, rows }, maker);
  const { items } = await asked(test, symposiumSeatCalls.seats, { scrollId }, maker);
  const seats = Object.fromEntries(
    items.map(({ seatId, name, audience, address }) => [name, { seatId, name, audience, code: codeOf(address) }]),
  );
  await asked(test, symposiumCalls.open, { scrollId }, maker);
  const symposium: TestSymposium = {
    scrollId,
    seats,
    // The same: any call of the room.
    by: (name, call, input = {}, app = test) => app.call(call, { ...input, code: seats[name]?.code ?? name } as never),
  };
  if (isLive) await begin(symposium);
  return symposium;
}

async function begin({ by, seats }: TestSymposium): Promise<void> {
  for (const { name } of Object.values(seats)) await by(name, symposiumRoomCalls.enter, { pageId: `page${name}0000` });
  const host = Object.values(seats).find(({ audience }) => audience === 'moderator');
  if (!host) return;
  await by(host.name, symposiumDeskCalls.admit);
  await by(host.name, symposiumDeskCalls.setState, { state: 'live' });
}

let ids = 0;
export const freshId = (word = 'msg'): string => `${word}${String(++ids).padStart(8, '0')}`;

export async function entered(symposium: TestSymposium, name: string, test?: TestApp): Promise<EnteredRoom> {
  const { data, code } = await symposium.by(name, symposiumRoomCalls.enter, { pageId: `page${name}0000` }, test);
  if (code !== '0000') throw new Error(`${name} cannot enter: ${code}`);
  // Held against the contract by the app under test.
  return data as never;
}

/** All that a seat hears of a stream, by asking for it as a page that lost everything does. */
export async function heard(
  symposium: TestSymposium,
  name: string,
  stream: string,
  test?: TestApp,
): Promise<readonly ToldEvent[]> {
  const all: ToldEvent[] = [];
  for (;;) {
    const { data } = await symposium.by(
      name,
      symposiumRoomCalls.news,
      { pageId: `page${name}0000`, known: { [stream]: all.length } },
      test,
    );
    // The envelope's data are not typed by the call here.
    const { streams } = data as unknown as RoomNews;
    const found = streams.find(one => one.stream === stream)?.events ?? [];
    if (found.length === 0) return all;
    all.push(...found);
  }
}

export const saidTexts = (events: readonly ToldEvent[]): string[] =>
  events.flatMap(({ event }) => (event.kind === 'said' ? event.text : []));
