// Rooms of symposia as pages hear them, by the engine that pages have, over two processes: how long a message takes to everybody, beside a
// bare long poll with as many who wait in the same run; every message once and in one order at everybody although a process is killed; and
// 200 rooms at once. `--rooms 20` makes it smaller.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { symposiumCalls, symposiumDeskCalls, symposiumSeatCalls } from '@wenshu/api-contract';
import { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';
import { type Hearing, openPage, type Page, say } from './pages.ts';

const PEOPLE = 40;
const SMALL = 4;
const ROOMS = Number(process.argv[process.argv.indexOf('--rooms') + 1] || 200) || 200;
const MESSAGES = 60;
const EVERY_MS = 250;
const HEARD_MS = 60_000;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const ninety = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.9)] ?? Number.NaN;
const ms = (value: number) => value.toFixed(1);

let faults = 0;
function fault(words: string): void {
  faults += 1;
  console.log(`✗ ${words}`);
}

const fleet = new ServerFleet();
await fleet.start(2);
const poll = spawn(process.execPath, [fileURLToPath(new URL('./bare-poll.ts', import.meta.url))], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [port] = await once(createInterface(poll.stdout), 'line');
const bareAddress = `http://127.0.0.1:${port}`;
const addresses = [fleet.address(0), fleet.address(1)];
try {
  const bare = await bareDelays([PEOPLE], MESSAGES, EVERY_MS);
  console.log(
    `bare long poll, ${PEOPLE} who wait: median ${ms(median(bare))} ms, nine in ten within ${ms(ninety(bare))}`,
  );
  await oneRoom(bare);
  await manyRooms();
} finally {
  poll.kill('SIGKILL');
  await fleet.stop();
}
process.exitCode = faults > 0 ? 1 : 0;

/** Everybody of one room, and one of the two processes killed while they talk. */
async function oneRoom(bare: readonly number[]): Promise<void> {
  const hearing: Hearing = { delays: [], saidAt: new Map() };
  const pages = (await openTalk(PEOPLE)).map((code, place) => openPage(code, addresses, place, hearing));
  await come(pages);
  const said: string[] = [];
  for (let turn = 0; turn < MESSAGES; turn++) {
    said.push(say(pages[turn % pages.length]!, hearing));
    await wait(EVERY_MS);
  }
  await heardBy(pages, said);
  tellDelays(`one room, ${PEOPLE} people, two processes`, hearing, bare);
  for (let turn = 0; turn < MESSAGES; turn++) {
    if (turn === MESSAGES / 3) await fleet.killServer(1);
    said.push(say(pages[(turn * 7) % pages.length]!, hearing));
    await wait(EVERY_MS);
  }
  await heardBy(pages, said);
  holdOrder(pages, said, `a process was killed among ${said.length} messages`);
  for (const { room } of pages) room.close();
  await fleet.restartServer(1);
  addresses[1] = fleet.address(1);
}

async function manyRooms(): Promise<void> {
  const rounds = 10;
  const restMs = 2_000;
  const bare = await bareDelays(
    Array.from({ length: ROOMS }, () => SMALL),
    rounds,
    restMs,
  );
  console.log(`bare long poll, ${ROOMS} rooms of ${SMALL}: median ${ms(median(bare))} ms`);
  const hearing: Hearing = { delays: [], saidAt: new Map() };
  const rooms: { readonly pages: readonly Page[]; readonly said: string[] }[] = [];
  for (let place = 0; place < ROOMS; place++) {
    const codes = await openTalk(SMALL);
    rooms.push({ pages: codes.map((code, seat) => openPage(code, addresses, place + seat, hearing)), said: [] });
  }
  await come(rooms.flatMap(({ pages }) => pages));
  for (let round = 0; round < rounds; round++) {
    for (const { pages, said } of rooms) {
      said.push(say(pages[round % pages.length]!, hearing));
      await wait(restMs / ROOMS);
    }
  }
  for (const { pages, said } of rooms) {
    await heardBy(pages, said);
    holdOrder(pages, said, '');
  }
  console.log(`${ROOMS} rooms of ${SMALL}: every message once and in one order in each`);
  tellDelays(`${ROOMS} rooms at once`, hearing, bare);
  for (const { pages } of rooms) for (const { room } of pages) room.close();
}

function tellDelays(what: string, { delays }: Hearing, bare: readonly number[]): void {
  const all = delays.map(one => one.ms);
  const [same, other] = [true, false].map(isSame =>
    delays.flatMap(one => (one.isSameProcess === isSame ? one.ms : [])),
  );
  const ratio = (values: readonly number[]) => (median(values) / median(bare)).toFixed(1);
  console.log(
    `${what}: median ${ms(median(all))} ms, ratio ${ratio(all)}; in the process where it was said ${ms(median(same!))} (${ratio(same!)}), in the other one ${ms(median(other!))} (${ratio(other!)}); nine in ten within ${ms(ninety(all))}`,
  );
}

async function come(pages: readonly Page[]): Promise<void> {
  const until = Date.now() + 4 * HEARD_MS;
  while (pages.some(({ room }) => room.snapshot().view.state !== 'live')) {
    if (Date.now() > until) throw new Error('Not everybody came in');
    await wait(200);
  }
}

async function heardBy(pages: readonly Page[], said: readonly string[]): Promise<void> {
  const until = Date.now() + HEARD_MS;
  while (pages.some(page => page.heard().length < said.length)) {
    if (Date.now() > until) {
      fault(`${pages.filter(page => page.heard().length < said.length).length} pages have not heard everything`);
      return;
    }
    await wait(100);
  }
}

function holdOrder(pages: readonly Page[], said: readonly string[], what: string): void {
  const order = JSON.stringify(pages[0]?.heard());
  const isOne = pages.every(page => JSON.stringify(page.heard()) === order);
  const isWhole = new Set(pages[0]?.heard()).size === said.length && said.every(id => pages[0]?.heard().includes(id));
  const doubled = pages.filter(page => page.doubled() > 0).length;
  if (!isOne || !isWhole || doubled > 0)
    fault(`${what}: one order ${isOne}, each message ${isWhole}, ${doubled} pages showed one twice`);
  else if (what) console.log(`${what}: all ${pages.length} pages have each once, in one order`);
}

/** A talk with so many people that goes on; their codes, the moderator's first. */
async function openTalk(people: number): Promise<readonly string[]> {
  const begins = { beginsAt: Date.now(), timeZone: 'Asia/Shanghai', languageId: 2 };
  const { scrollId } = await fleet.call(symposiumCalls.create, { name: 'Tea group', kind: 'live', ...begins });
  const rows = Array.from({ length: people }, (_, place) => ({
    name: `Person ${place}`,
    audience: place === 0 ? ('moderator' as const) : ('participant' as const),
  }));
  await fleet.call(symposiumSeatCalls.addSeats, { scrollId, rows });
  await fleet.call(symposiumCalls.open, { scrollId });
  const { items } = await fleet.call(symposiumSeatCalls.seats, { scrollId });
  const [host, ...others] = items.map(({ address }) => address.split('/').at(-1) ?? '');
  const code = host ?? '';
  for (const { seatId } of items.slice(1)) await fleet.call(symposiumDeskCalls.admit, { code, seatId });
  await fleet.call(symposiumDeskCalls.setState, { code, state: 'live' });
  return [code, ...others];
}

/** The same talk at the bare one: rooms with so many who wait, a message in each every so often. */
async function bareDelays(rooms: readonly number[], rounds: number, restMs: number): Promise<readonly number[]> {
  const delays: number[] = [];
  const saidAt = new Map<string, number>();
  const run = Math.random().toString(36).slice(2);
  let isOver = false;
  const ask = async (body: object): Promise<readonly string[]> =>
    // Only strings are said there.
    (await (await fetch(bareAddress, { method: 'POST', body: JSON.stringify(body) })).json()) as string[];
  const listen = async (room: string) => {
    for (let after = 0; after < rounds && !isOver; ) {
      const said = await ask({ room, after });
      after += said.length;
      for (const one of said) delays.push(performance.now() - (saidAt.get(one) ?? 0));
    }
  };
  const listening = rooms.flatMap((people, place) => Array.from({ length: people }, () => listen(`${run}${place}`)));
  await wait(500);
  for (let round = 0; round < rounds; round++) {
    for (const place of rooms.keys()) {
      const text = `${run}${place}:${round}`;
      saidAt.set(text, performance.now());
      await ask({ room: `${run}${place}`, say: text, after: 0 });
      await wait(restMs / rooms.length);
    }
  }
  await Promise.race([Promise.all(listening), wait(HEARD_MS)]);
  isOver = true;
  return delays;
}
