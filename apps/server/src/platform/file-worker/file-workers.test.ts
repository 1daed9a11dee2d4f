import { afterEach, describe, expect, it } from 'vitest';
import type { FileWorkerLimits } from './file-lane.ts';
import { FileProblem, type FileProblemWord } from './file-problem.ts';
import { FileWorkers } from './file-workers.ts';

const stuck = new URL('../../testing/stuck-file-worker.mjs', import.meta.url);
const options = { maxUnpackedBytes: 1000 };
const opened: FileWorkers[] = [];

function open(limits: Partial<FileWorkerLimits> = {}): FileWorkers {
  const workers = new FileWorkers({ entry: stuck, ...limits });
  opened.push(workers);
  return workers;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map(workers => workers.close()));
});

const send = (workers: FileWorkers, wish: string) => workers.run('word-lines', Buffer.from(wish), options);
const problemOf = (run: Promise<unknown>): Promise<FileProblemWord | string> =>
  run.then(
    () => 'read',
    error => (error instanceof FileProblem ? error.problem : String(error)),
  );

describe('a file', () => {
  it('that takes too long is given up, and the next one is read by a fresh worker', async () => {
    const workers = open({ timeMs: 5000 });
    expect(await problemOf(send(workers, 'loop for ever'))).toBe('too-slow');
    expect(await send(workers, 'the next')).toBe('the next');
  });

  it('that takes all memory ends its worker, not the server', async () => {
    const workers = open({ timeMs: 60_000 });
    expect(await problemOf(send(workers, 'take all memory'))).toBe('too-large');
    expect(await send(workers, 'the next')).toBe('the next');
  }, 90_000);

  it('that ends its worker is broken', async () => {
    const workers = open();
    expect(await problemOf(send(workers, 'end at once'))).toBe('broken');
    expect(await send(workers, 'the next')).toBe('the next');
  });

  it('waits its turn, and is refused at once when too many wait', async () => {
    const workers = open({ timeMs: 5000, mostWaiting: 1 });
    const first = problemOf(send(workers, 'loop for ever'));
    const second = send(workers, 'the second');
    expect(await problemOf(send(workers, 'the third'))).toBe('busy');
    expect(await first).toBe('too-slow');
    expect(await second).toBe('the second');
  });

  it('does not wait for one of another class', async () => {
    const workers = open({ timeMs: 60_000 });
    let isFirstOver = false;
    void problemOf(send(workers, 'loop for ever')).then(() => {
      isFirstOver = true;
    });
    const sheet = { format: 'txt', maxRows: 1, maxColumns: 1, maxUnpackedBytes: 1 } as const;
    expect(await workers.run('sheet-rows', Buffer.from('a sheet'), sheet)).toBe('a sheet');
    expect(isFirstOver).toBe(false);
  });

  it('whose content is more than its reader may give back is too large', async () => {
    const real = new FileWorkers({ maxResultBytes: 1000 });
    opened.push(real);
    const sheet = { format: 'txt', maxRows: 10_000, maxColumns: 1, maxUnpackedBytes: 1 } as const;
    expect(await real.run('sheet-rows', Buffer.from('one\ntwo'), sheet)).toEqual([['one'], ['two']]);
    expect(await problemOf(real.run('sheet-rows', Buffer.from('one\n'.repeat(5000)), sheet))).toBe('too-large');
  });
});

it('closing gives up what is being read and what waits', async () => {
  const workers = open({ timeMs: 60_000 });
  const both = [problemOf(send(workers, 'loop for ever')), problemOf(send(workers, 'the second'))];
  await workers.close();
  expect(await Promise.all(both)).toEqual(['busy', 'busy']);
  expect(await problemOf(send(workers, 'the third'))).toBe('busy');
});
