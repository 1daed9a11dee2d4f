import { expect, it } from 'vitest';
import { threadKinds } from '../../features/thread-kinds.ts';
import { readMetrics } from '../../testing/fakes/read-metrics.ts';
import { openMetrics } from '../metrics/open-metrics.ts';
import { ThreadPool } from '../threads/thread-pool.ts';
import { turnLimits } from '../threads/turn-limits.ts';
import { noTracing } from '../tracing/tracing.ts';
import { observeTasks, observeThreads } from './observe-threads.ts';

const entry = new URL('../../testing/gated-thread.mjs', import.meta.url);

it('tells which threads work, who waits in which line, and what became of tasks by their kind', async () => {
  const observers = { metrics: openMetrics(), tracing: noTracing };
  const kind = { entry, heapMb: 64, timeMs: 60_000 };
  // Two of one person's long runs at once, and no more.
  const limits = { ...turnLimits(5), mostEach: 2, mostLongEach: 2 };
  const pool = new ThreadPool({
    kinds: { ...threadKinds, count: kind, design: { ...kind } },
    limits,
    around: observeTasks(observers),
  });
  observeThreads(observers, pool);
  const told = async () => readMetrics(await observers.metrics.tell('prometheus'));
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const own = pool.of({ lane: 'live', personId: 'ada' });
  let begun = 0;
  const work = () =>
    own.run('count', { gate }, { effortMs: 9_000, onProgress: () => void begun++ }).catch((error: Error) => error.name);
  const three = [work(), work(), work()];
  await expect.poll(() => begun).toBe(2);
  const during = await told();
  expect(during('wenshu_threads{state="busy"}')).toBe(2);
  expect(during('wenshu_threads{state="idle"}')).toBe(0);
  expect(during('wenshu_threads_limit')).toBe(5);
  expect(during('wenshu_thread_tasks_waiting{line="long"}')).toBe(1);
  expect(during('wenshu_thread_tasks_waiting{line="short"}')).toBe(0);
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
  await Promise.all(three);
  await own.run('design', { wish: 'end at once' }, { effortMs: 10 }).catch(() => {});
  const after = await told();
  const tasks = (task: string, outcome: string) =>
    after(`wenshu_thread_tasks_total{kind="${task}",outcome="${outcome}"}`);
  expect([tasks('count', 'done'), tasks('design', 'ended'), tasks('design', 'done')]).toEqual([3, 1, undefined]);
  expect(after('wenshu_thread_task_duration_seconds_count{kind="count"}')).toBe(3);
  expect(after('wenshu_threads{state="busy"}')).toBe(0);
  await pool.close();
});
