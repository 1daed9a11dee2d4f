import { expect, it, vi } from 'vitest';
import type { Saying } from '../src/index.ts';
import { badLine, chanceOf, openPage, type SmallPage, SmallServer } from './small-server.ts';

/** A second, the default, is not enough on a busy machine. */
const seen = (look: () => void) => vi.waitFor(look, 60_000);
const textsOf = ({ latest }: SmallPage) =>
  latest().view.items.flatMap(item => (item.kind === 'message' ? [item.text] : []));
const isAllHeard = ({ latest }: SmallPage) =>
  latest().view.items.every(item => item.kind === 'prompt' || item.sending === null);
const saying = (messageId: string, text: string, stream: Saying['stream'] = 'stage'): Saying => ({
  messageId,
  stream,
  text,
});

it.each([1, 7, 42])(
  'hears all that is said once and in one order, over lines that lose, double and delay (seed %i)',
  async seed => {
    const server = new SmallServer();
    server.mostAtOnce = 5;
    const names = ['ann', 'bob', 'cho'];
    for (const name of names) server.sit(name, 'participant');
    const pages = names.map((name, index) =>
      openPage(badLine(server, name, chanceOf(seed * 10 + index)), { kept: [] }, chanceOf(seed)),
    );
    for (let turn = 0; turn < 15; turn++)
      for (const [index, page] of pages.entries())
        page.room.say(saying(`${names[index]}${turn}`, `${turn} of ${names[index]}`));
    await seen(() => {
      for (const page of pages) expect([textsOf(page).length, isAllHeard(page)]).toEqual([45, true]);
    });
    const order = server.streams.get('stage')!.map(({ event }) => (event.kind === 'said' ? event.text : ''));
    for (const page of pages) expect(textsOf(page)).toEqual(order);
    // What one says comes in the order in which they said it.
    expect(order.filter(text => text.endsWith('bob'))).toEqual(
      Array.from({ length: 15 }, (_, turn) => `${turn} of bob`),
    );
    for (const page of pages) page.room.close();
  },
);

it('says after a reload what was not said before it, and nothing twice', async () => {
  const server = new SmallServer();
  server.sit('ann', 'participant');
  const device = { kept: [] };
  // Nothing comes back over this line, though some of it arrives.
  const mute = { ...badLine(server, 'ann', chanceOf(3), 0) };
  const dead = openPage(
    {
      ...mute,
      say: async one => {
        if (one.messageId === 'first') await mute.say(one);
        return new Promise(() => {});
      },
    },
    device,
    chanceOf(3),
  );
  await seen(() => expect(dead.latest().connection).toBe('here'));
  dead.room.say(saying('first', 'it arrived'));
  dead.room.say(saying('second', 'it did not'));
  await seen(() => expect(server.streams.get('stage')).toHaveLength(1));
  dead.room.close();
  const again = openPage(mute, device, chanceOf(4));
  await seen(() => expect([textsOf(again), isAllHeard(again)]).toEqual([['it arrived', 'it did not'], true]));
  expect(server.streams.get('stage')).toHaveLength(2);
  expect(device.kept).toEqual([]);
  again.room.close();
});

it('shows what is said at once, and what was not taken with the reason, while the rest goes on', async () => {
  const server = new SmallServer();
  server.sit('ann', 'participant');
  const page = openPage(badLine(server, 'ann', chanceOf(5), 0), { kept: [] }, chanceOf(5));
  await seen(() => expect(page.latest().connection).toBe('here'));
  page.room.say(saying('bad', 'not that'));
  page.room.say(saying('good', 'but this'));
  const first = page.latest().view.items[0];
  expect(first).toMatchObject({ text: 'not that', sending: 'waiting' });
  await seen(() =>
    expect(page.latest().view.items).toMatchObject([
      { text: 'but this', sending: null },
      { text: 'not that', sending: { refused: 'not in this house' } },
    ]),
  );
  page.room.discard('bad');
  expect(textsOf(page)).toEqual(['but this']);
  page.room.close();
});

it('begins with the newest and brings what was before when it is asked for', async () => {
  const server = new SmallServer();
  server.sit('ann', 'participant');
  for (let turn = 1; turn <= 30; turn++) server.say('ann', saying(`m${turn}`, `line ${turn}`));
  server.newestOnEntering = 4;
  const page = openPage(badLine(server, 'ann', chanceOf(6), 0), { kept: [] }, chanceOf(6));
  await seen(() => expect(textsOf(page)).toEqual(['line 27', 'line 28', 'line 29', 'line 30']));
  expect(page.latest().hasEarlier).toBe(true);
  await page.room.earlier();
  await page.room.earlier();
  expect([textsOf(page)[0], textsOf(page).length, page.latest().hasEarlier]).toEqual(['line 1', 30, false]);
  page.room.close();
});

it('looks at the door of the waiting room until it is let in', async () => {
  const server = new SmallServer();
  server.sit('ann', 'participant');
  server.sit('mod', 'moderator');
  server.outside.add('ann');
  server.say('mod', saying('m1', 'not for the waiting room'));
  const page = openPage(badLine(server, 'ann', chanceOf(8), 0), { kept: [] }, chanceOf(8));
  await seen(() => expect(page.latest().entered?.isAdmitted).toBe(false));
  expect(textsOf(page)).toEqual([]);
  server.outside.delete('ann');
  await seen(() => expect(textsOf(page)).toEqual(['not for the waiting room']));
  page.room.close();
});

it('tells a code that opens nothing from one that no longer does, and asks no more', async () => {
  const server = new SmallServer();
  server.sit('ann', 'participant');
  server.sit('bob', 'participant');
  server.shut.add('bob');
  const ann = openPage(badLine(server, 'ann', chanceOf(9), 0), { kept: [] }, chanceOf(9));
  const bob = openPage(badLine(server, 'bob', chanceOf(9), 0), { kept: [] }, chanceOf(9));
  await seen(() => expect([ann.latest().connection, bob.latest().connection]).toEqual(['here', 'shut']));
  expect(bob.latest().reason).toBe('nothing behind it');
  server.shut.add('ann');
  await seen(() => expect(ann.latest().connection).toBe('over'));
});
