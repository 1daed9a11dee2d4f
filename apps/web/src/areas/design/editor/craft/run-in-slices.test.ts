import type { Steps } from '@wenshu/survey-core';
import { expect, it } from 'vitest';
import { runInSlices } from './run-in-slices.ts';

/** Slices that run when the test says so. */
function byHand() {
  const waiting: (() => void)[] = [];
  const pause = (next: () => void) => {
    waiting.push(next);
    return () => void waiting.splice(waiting.indexOf(next), 1);
  };
  return { waiting, pause };
}

/** Each step takes longer than a slice may. */
function* slow(count: number): Steps<number> {
  for (let step = 0; step < count; step++) {
    const until = performance.now() + 9;
    while (performance.now() < until);
    yield;
  }
  return count;
}

it('lets others in between, and tells the end once', () => {
  const { waiting, pause } = byHand();
  const done: number[] = [];
  runInSlices(
    slow(3),
    value => done.push(value),
    () => done.push(-1),
    pause,
  );
  let slices = 0;
  for (; waiting.length > 0; slices++) waiting.shift()!();
  expect(done).toEqual([3]);
  expect(slices).toBe(4);
});

it('what is stopped says nothing any more', () => {
  const { waiting, pause } = byHand();
  const done: number[] = [];
  const stop = runInSlices(
    slow(3),
    value => done.push(value),
    () => done.push(-1),
    pause,
  );
  waiting.shift()!();
  stop();
  expect([waiting.length, done]).toEqual([0, []]);
});

it('tells when it fails', () => {
  const { waiting, pause } = byHand();
  const done: string[] = [];
  // biome-ignore lint/correctness/useYield: it fails before there is a step
  function* failing(): Steps<number> {
    throw new Error('x');
  }
  runInSlices(
    failing(),
    () => done.push('done'),
    () => done.push('failed'),
    pause,
  );
  waiting.shift()!();
  expect(done).toEqual(['failed']);
});
