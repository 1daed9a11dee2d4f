/** One's own changes, to take back and to make again. */
export interface Undoable<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

const MOST = 100;

export const fresh = <T>(now: T): Undoable<T> => ({ past: [], now, future: [] });

export function changed<T>({ past, now }: Undoable<T>, next: T): Undoable<T> {
  return { past: [...past, now].slice(-MOST), now: next, future: [] };
}

export function undone<T>(all: Undoable<T>): Undoable<T> {
  const before = all.past.at(-1);
  if (before === undefined) return all;
  return { past: all.past.slice(0, -1), now: before, future: [all.now, ...all.future] };
}

export function redone<T>(all: Undoable<T>): Undoable<T> {
  const [next, ...future] = all.future;
  return next === undefined ? all : { past: [...all.past, all.now], now: next, future };
}
