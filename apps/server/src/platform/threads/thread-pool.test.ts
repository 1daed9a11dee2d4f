import { afterEach, describe, expect, it } from 'vitest';
import { openThreads } from '../../testing/open-threads.ts';
import type { ThreadKind } from './thread-kind.ts';
import type { OwnThreads, TaskWays, ThreadPool } from './thread-pool.ts';
import { ThreadProblem } from './thread-problem.ts';
import { type Holder, LONG_MS, type TurnLimits } from './turns.ts';

const entry = new URL('../../testing/gated-thread.mjs', import.meta.url);
const opened: ThreadPool[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(pool => pool.close()));
});

function open(kind: Partial<ThreadKind> = {}, limits: Partial<TurnLimits> = {}): ThreadPool {
  const own = { entry, heapMb: 64, timeMs: 60_000, ...kind };
  const pool = openThreads({ count: own, design: { ...own } }, limits);
  opened.push(pool);
  return pool;
}

const ada: Holder = { lane: 'live', personId: 'ada' };
const bo: Holder = { lane: 'live', personId: 'bo' };

/** Something that a thread works on until it is let go. */
class Work {
  readonly gate = new Int32Array(new SharedArrayBuffer(4));
  readonly begun: Promise<void>;
  readonly ended: Promise<string>;

  constructor(
    threads: OwnThreads,
    { kind = 'count' as 'count' | 'design', ...ways }: Partial<TaskWays> & { kind?: 'count' | 'design' } = {},
  ) {
    let tell = () => {};
    this.begun = new Promise(resolve => {
      tell = resolve;
    });
    this.ended = sent(threads.run(kind, { gate: this.gate }, { effortMs: 10, ...ways, onProgress: () => tell() }));
  }

  letGo(): void {
    Atomics.store(this.gate, 0, 1);
    Atomics.notify(this.gate, 0);
  }
}

const sent = (run: Promise<unknown>) =>
  run.then(
    () => 'answered',
    error => (error instanceof ThreadProblem ? error.word : String(error)),
  );
const send = (threads: OwnThreads, wish?: string, ways: Partial<TaskWays> = {}) =>
  sent(threads.run('count', { wish }, { effortMs: 10, ...ways }));

describe('a task', () => {
  it('of somebody else is answered while one person has twelve long ones under way', async () => {
    const pool = open();
    const twelve = Array.from({ length: 12 }, () => new Work(pool.of(ada), { effortMs: LONG_MS }));
    await twelve[0]!.begun;
    expect(await send(pool.of(bo))).toBe('answered');
    // None of the twelve was let go: the answer did not wait for one of them.
    for (const one of twelve) one.letGo();
    expect(new Set(await Promise.all(twelve.map(({ ended }) => ended)))).toEqual(new Set(['answered']));
  });

  it('that nobody wants any more gives its thread and its turn back', async () => {
    const pool = open({}, { mostLongEach: 1 });
    const cancel = new AbortController();
    const stuck = new Work(pool.of(ada), { effortMs: LONG_MS, signal: cancel.signal });
    await stuck.begun;
    const next = send(pool.of(ada), undefined, { effortMs: LONG_MS });
    cancel.abort();
    expect(await stuck.ended).toBe('cancelled');
    expect(await next).toBe('answered');
    expect(await send(pool.of(ada), undefined, { signal: AbortSignal.abort() })).toBe('cancelled');
  });

  it('that is cancelled while it waits is never begun', async () => {
    const pool = open();
    const running = new Work(pool.of(ada), { effortMs: LONG_MS });
    await running.begun;
    const cancel = new AbortController();
    const waiting = send(pool.of(ada), 'end at once', { effortMs: LONG_MS, signal: cancel.signal });
    cancel.abort();
    expect(await waiting).toBe('cancelled');
    running.letGo();
    expect(await running.ended).toBe('answered');
  });

  it.each([
    ['end at once', 'ended'],
    ['take all memory', 'out-of-memory'],
  ])('that makes its thread %s gives its turn back, and the next one gets a fresh thread', async (wish, word) => {
    const pool = open({ roomMb: 32 }, { mostEach: 1, mostLongEach: 1 });
    const both = [send(pool.of(ada), wish), send(pool.of(ada))];
    expect(await Promise.all(both)).toEqual([word, 'answered']);
  });

  it('that takes too long is ended; one that says how far it is may take longer', async () => {
    const told: number[] = [];
    const pool = open({ timeMs: 1_000 });
    expect(await new Work(pool.of(ada)).ended).toBe('too-slow');
    const onProgress = (share: number) => told.push(share);
    expect(await send(pool.of(ada), 'tell how far', { onProgress })).toBe('answered');
    expect(told).toEqual([0, 0.25, 0.5, 1]);
  });

  it('of another kind finds room where as many threads rest as there may be', async () => {
    const pool = open({}, { threads: 4, mostEach: 4, mostLongEach: 4, mostOfEnterprise: 4 });
    const lanes = ['live', 'shared', 'jobs'] as const;
    const holders = [ada, ...lanes.map(lane => ({ lane, personId: 'bo' }))];
    const four = holders.map((holder, at) => new Work(pool.of(holder), { effortMs: at === 0 ? LONG_MS : 10 }));
    await Promise.all(four.map(({ begun }) => begun));
    for (const one of four) one.letGo();
    await Promise.all(four.map(({ ended }) => ended));
    const other = new Work(pool.of(ada), { kind: 'design' });
    await other.begun;
    other.letGo();
    expect(await other.ended).toBe('answered');
  });

  it('takes with it what is handed over, instead of a copy', async () => {
    const numbers = new Float64Array(1_000);
    const ways = { effortMs: 10, handedOver: [numbers.buffer] };
    expect(await open().of(ada).run('count', { numbers }, ways)).toEqual({ done: 1_000 });
    expect(numbers.length).toBe(0);
  });

  it('finds a thread that was started before it came', async () => {
    const threads = open().of(ada);
    threads.warm('count');
    threads.warm('count');
    expect(await send(threads)).toBe('answered');
  });
});

it('closing gives up what is under way and what waits, and takes nothing more', async () => {
  const pool = open({}, { mostLongEach: 1 });
  const running = new Work(pool.of(ada), { effortMs: LONG_MS });
  await running.begun;
  const waiting = send(pool.of(ada), undefined, { effortMs: LONG_MS });
  await pool.close();
  expect(await Promise.all([running.ended, waiting])).toEqual(['busy', 'busy']);
  pool.of(ada).warm('count');
  expect(await send(pool.of(ada))).toBe('busy');
  await expect(pool.of(ada).startWriting('export', { effortMs: 10 })).rejects.toMatchObject({ word: 'busy' });
});
