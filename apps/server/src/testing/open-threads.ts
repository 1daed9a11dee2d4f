import { threadKinds } from '../features/thread-kinds.ts';
import type { ThreadKinds } from '../platform/threads/thread-kind.ts';
import { ThreadPool } from '../platform/threads/thread-pool.ts';
import { turnLimits } from '../platform/threads/turn-limits.ts';
import type { TurnLimits } from '../platform/threads/turns.ts';

/** Threads without an application around them. Whoever opens them closes them. */
export function openThreads(kinds: Partial<ThreadKinds> = {}, limits: Partial<TurnLimits> = {}): ThreadPool {
  return new ThreadPool({ kinds: { ...threadKinds, ...kinds }, limits: { ...turnLimits(5), ...limits } });
}
