import { expect, test } from 'vitest';
import { surenessBy } from './sureness-by.ts';

const tries = (rights: readonly boolean[]) => rights.map((isRight, at) => ({ score: at / rights.length, isRight }));

test('a share of those tried with such a score, one right and one wrong one added', () => {
  const sureness = surenessBy(tries([...Array(10).fill(false), ...Array(10).fill(true)]));
  expect([sureness(0), sureness(0.49), sureness(0.5), sureness(1)]).toEqual([1 / 12, 1 / 12, 11 / 12, 11 / 12]);
});

test('never falls while the score rises: neighbours that would are pooled', () => {
  const sureness = surenessBy(tries([...Array(10).fill(true), ...Array(10).fill(false), ...Array(10).fill(true)]));
  expect([sureness(0.1), sureness(0.5), sureness(0.9)]).toEqual([11 / 22, 11 / 22, 11 / 12]);
});

test('equal scores are not parted, a short rest joins what is before it, and untried is as likely as not', () => {
  const same = Array.from({ length: 25 }, (_, at) => ({ score: 0.4, isRight: at < 5 }));
  expect(surenessBy(same)(0.9)).toBe(6 / 27);
  expect(surenessBy(tries([...Array(10).fill(false), true, true]))(1)).toBe(3 / 14);
  expect(surenessBy([])(0.7)).toBe(0.5);
});
