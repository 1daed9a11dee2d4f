import { expect, it } from 'vitest';
import { Outbox, type OutboxNews } from './outbox.ts';

const AWAY = new Error('away');

/** An outbox whose network and clock are moved by hand. */
function build() {
  const sent: { what: string; answer(result: string): Promise<void>; fail(error: Error): Promise<void> }[] = [];
  const news: OutboxNews<string>[] = [];
  const timers: { delayMs: number; run: () => void }[] = [];
  const settle = () => new Promise<void>(resolve => setImmediate(resolve));
  const outbox = new Outbox<string, string>({
    send: ({ kind, state }) =>
      new Promise((resolve, reject) => {
        sent.push({
          what: `${kind} ${state}`,
          answer: result => {
            resolve(result);
            return settle();
          },
          fail: error => {
            reject(error);
            return settle();
          },
        });
      }),
    isPassing: error => error === AWAY,
    later: (delayMs, run) => {
      const timer = { delayMs, run };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer), 1);
    },
    tell: one => news.push(one),
  });
  return { outbox, sent, news, timers };
}

it('sends at once and tells what came back', async () => {
  const { outbox, sent, news } = build();
  outbox.put({ kind: 'save', state: 'page 1' });
  await sent[0]!.answer('kept');
  expect(news).toEqual([
    { kind: 'sending', job: 'save' },
    { kind: 'sent', job: 'save', result: 'kept' },
  ]);
});

it('tries again by itself, later each time, until the network is back', async () => {
  const { outbox, sent, news, timers } = build();
  outbox.put({ kind: 'submit', state: 'all' });
  const delays: number[] = [];
  for (let attempt = 0; attempt < 3; attempt++) {
    await sent[attempt]!.fail(AWAY);
    delays.push(timers[0]!.delayMs);
    timers.shift()!.run();
  }
  await sent[3]!.answer('stored');
  expect(delays).toEqual([1000, 2000, 4000]);
  expect(sent.map(one => one.what)).toEqual(Array(4).fill('submit all'));
  expect(news.filter(one => one.kind === 'sent')).toHaveLength(1);
});

it('does not wait for the clock when the network says that it is back, and sends once', async () => {
  const { outbox, sent, timers } = build();
  outbox.put({ kind: 'submit', state: 'all' });
  await sent[0]!.fail(AWAY);
  outbox.wake();
  outbox.wake();
  expect(sent).toHaveLength(2);
  expect(timers).toHaveLength(0);
});

it('sends only the newest state, and ignores what an overtaken one is answered', async () => {
  const { outbox, sent, news } = build();
  outbox.put({ kind: 'save', state: 'page 1' });
  outbox.put({ kind: 'submit', state: 'all' });
  await sent[0]!.fail(new Error('opened elsewhere'));
  await sent[1]!.answer('stored');
  expect(news.at(-1)).toEqual({ kind: 'sent', job: 'submit', result: 'stored' });
  expect(news.some(one => one.kind === 'refused')).toBe(false);
});

it('gives up what is refused, and what is taken back', async () => {
  const { outbox, sent, news, timers } = build();
  const refusal = new Error('closed');
  outbox.put({ kind: 'submit', state: 'all' });
  await sent[0]!.fail(refusal);
  expect(news.at(-1)).toEqual({ kind: 'refused', job: 'submit', error: refusal });
  outbox.put({ kind: 'submit', state: 'all' });
  await sent[1]!.fail(AWAY);
  outbox.clear();
  outbox.wake();
  expect([sent.length, timers.length]).toEqual([2, 0]);
});
