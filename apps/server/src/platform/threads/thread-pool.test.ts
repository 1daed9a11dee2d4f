import { afterEach, describe, expect, it } from 'vitest';
import { ThreadPool, type ThreadPoolOptions } from './thread-pool.ts';
import { ThreadProblem } from './thread-problem.ts';

const entry = new URL('../../testing/stuck-file-worker.mjs', import.meta.url);
const opened: ThreadPool[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(pool => pool.close()));
});

function open(options: Partial<ThreadPoolOptions> = {}): ThreadPool {
  const pool = new ThreadPool({ entry, threads: 1, timeMs: 60_000, mostWaiting: 5, heapMb: 64, ...options });
  opened.push(pool);
  return pool;
}

const send = (pool: ThreadPool, wish: string, signal?: AbortSignal) =>
  pool.run({ bytes: Buffer.from(wish) }, signal).then(
    () => 'answered',
    error => (error instanceof ThreadProblem ? error.word : String(error)),
  );

describe('a task', () => {
  it('that nobody wants any more gives its thread back, and the next one gets it', async () => {
    const pool = open();
    const cancel = new AbortController();
    const stuck = send(pool, 'loop for ever', cancel.signal);
    const next = send(pool, 'the next');
    cancel.abort();
    expect(await stuck).toBe('cancelled');
    expect(await next).toBe('answered');
  });

  it('that is cancelled while it waits is never begun', async () => {
    const pool = open();
    const [first, second] = [new AbortController(), new AbortController()];
    const running = send(pool, 'loop for ever', first.signal);
    const waiting = send(pool, 'end at once', second.signal);
    second.abort();
    expect(await waiting).toBe('cancelled');
    first.abort();
    expect(await running).toBe('cancelled');
    expect(await send(pool, 'x', AbortSignal.abort())).toBe('cancelled');
  });

  it('runs beside another where there is a second thread', async () => {
    const pool = open({ threads: 2 });
    const cancel = new AbortController();
    const stuck = send(pool, 'loop for ever', cancel.signal);
    expect(await send(pool, 'beside it')).toBe('answered');
    cancel.abort();
    expect(await stuck).toBe('cancelled');
  });

  it('that says how far it is may take longer than one that is silent', async () => {
    const pool = open({ timeMs: 1_500 });
    const told: number[] = [];
    await pool.run({ bytes: Buffer.from('tell how far') }, undefined, [], { onProgress: share => told.push(share) });
    expect(told).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
  });

  it('that is long leaves a thread to what takes moments', async () => {
    const pool = open({ threads: 2 });
    const cancel = new AbortController();
    const bytes = Buffer.from('loop for ever');
    const long = [1, 2].map(() => pool.run({ bytes }, cancel.signal, [], { isLong: true }).catch(({ word }) => word));
    expect(await send(pool, 'past both of them')).toBe('answered');
    cancel.abort();
    expect(await Promise.all(long)).toEqual(['cancelled', 'cancelled']);
  });

  it('is refused when too many wait, when its time is over, and when the pool is closed', async () => {
    const pool = open({ mostWaiting: 0 });
    expect(await send(pool, 'x')).toBe('busy');
    const slow = open({ timeMs: 2_000 });
    expect(await send(slow, 'loop for ever')).toBe('too-slow');
    const closing = send(slow, 'loop for ever');
    await slow.close();
    expect(await closing).toBe('busy');
    slow.warm();
    expect(await send(slow, 'x')).toBe('busy');
  });

  it.each([{}, { roomMb: 32 }])('that takes all memory ends with its thread alone, with %j', async room => {
    const pool = open(room);
    expect(await send(pool, 'take all memory')).toBe('out-of-memory');
    expect(await send(pool, 'the next')).toBe('answered');
  });

  it('takes with it what is handed over, instead of a copy', async () => {
    const numbers = new Float64Array(1_000);
    await open().run({ bytes: Buffer.from('x'), numbers }, undefined, [numbers.buffer]);
    expect(numbers.length).toBe(0);
  });

  it('finds a thread that was started before it came', async () => {
    const pool = open();
    pool.warm();
    pool.warm();
    expect(await send(pool, 'x')).toBe('answered');
  });
});
