import { afterEach, describe, expect, it } from 'vitest';
import { openThreads } from '../../testing/open-threads.ts';
import type { ThreadKind } from '../threads/thread-kind.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';
import type { TurnLimits } from '../threads/turns.ts';
import { FileProblem, type FileProblemWord } from './file-problem.ts';
import { FileWorkers } from './file-workers.ts';

const stuck = new URL('../../testing/stuck-file-worker.mjs', import.meta.url);
const options = { maxUnpackedBytes: 1000 };
const opened: ThreadPool[] = [];

function open(kind: Partial<ThreadKind> = {}, limits: Partial<TurnLimits> = {}): FileWorkers {
  const own = { entry: stuck, timeMs: 60_000, heapMb: 64, ...kind };
  const threads = openThreads({ 'file-document': own, 'file-data': { ...own } }, limits);
  opened.push(threads);
  return new FileWorkers(threads);
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map(threads => threads.close()));
});

const ada = { personId: 'ada' };
const send = (workers: FileWorkers, wish: string) => workers.run(ada, 'word-lines', Buffer.from(wish), options);
const problemOf = (run: Promise<unknown>): Promise<FileProblemWord | string> =>
  run.then(
    () => 'read',
    error => (error instanceof FileProblem ? error.problem : String(error)),
  );

describe('a file', () => {
  it('that takes too long is given up, and the next one is read by a fresh thread', async () => {
    const workers = open({ timeMs: 5000 });
    expect(await problemOf(send(workers, 'loop for ever'))).toBe('too-slow');
    expect(await send(workers, 'the next')).toBe('the next');
  });

  it('that takes all memory ends its thread, not the server', async () => {
    const workers = open();
    expect(await problemOf(send(workers, 'take all memory'))).toBe('too-large');
    expect(await send(workers, 'the next')).toBe('the next');
  }, 180_000);

  it('that ends its thread is broken', async () => {
    const workers = open();
    expect(await problemOf(send(workers, 'end at once'))).toBe('broken');
    expect(await send(workers, 'the next')).toBe('the next');
  });

  it('waits its turn, and is refused at once when too many of one person wait', async () => {
    const workers = open({ timeMs: 5000 }, { mostEach: 1, mostWaitingEach: 1 });
    const first = problemOf(send(workers, 'loop for ever'));
    const second = send(workers, 'the second');
    expect(await problemOf(send(workers, 'the third'))).toBe('busy');
    expect(await first).toBe('too-slow');
    expect(await second).toBe('the second');
  });

  it('of somebody else is read while three large ones of one person are', async () => {
    const workers = open();
    const table = { format: 'csv', maxRows: 1, maxColumns: 1, maxUnpackedBytes: 1 } as const;
    const large = Buffer.alloc(3 * 2 ** 20, 'loop for ever ');
    let over = 0;
    for (let at = 0; at < 3; at++)
      void problemOf(workers.run(ada, 'data-table', large, table)).then(() => {
        over += 1;
      });
    const read = workers.run({ personId: 'bo' }, 'data-table', Buffer.from('a small table'), table);
    expect(await read).toBe('a small table');
    expect(over).toBe(0);
  });

  it('whose content is more than its reader may give back is too large', async () => {
    const threads = openThreads();
    opened.push(threads);
    const real = new FileWorkers(threads, 1000);
    const sheet = { format: 'txt', maxRows: 10_000, maxColumns: 1, maxUnpackedBytes: 1 } as const;
    expect(await real.run(ada, 'sheet-rows', Buffer.from('one\ntwo'), sheet)).toEqual([['one'], ['two']]);
    expect(await problemOf(real.run(ada, 'sheet-rows', Buffer.from('one\n'.repeat(5000)), sheet))).toBe('too-large');
  });
});
