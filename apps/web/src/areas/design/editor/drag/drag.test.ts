import { expect, test } from 'vitest';
import { speedAt } from './edge-scroll.ts';
import { lastAbove } from './place-at.ts';

const TOPS = [10, 50, 90, 300];
const found = (y: number) => lastAbove(TOPS.length, index => TOPS[index]!, y);

test('the pointer is over the last box that begins above it, also in the gap below that one', () => {
  expect([10, 49, 50, 120, 299, 300, 9000].map(found)).toEqual([0, 0, 1, 2, 2, 3, 3]);
});

test('above them all it is the first one', () => {
  expect(found(-5)).toBe(0);
});

test('300 boxes are found with a handful of looks', () => {
  const looks: number[] = [];
  const topOf = (index: number) => {
    looks.push(index);
    return index * 40;
  };
  expect(lastAbove(300, topOf, 7777)).toBe(194);
  expect(looks.length).toBeLessThan(10);
});

test('near its edges a box scrolls, faster the nearer, and rests in between', () => {
  expect(speedAt(100, 900, 500)).toBe(0);
  expect(speedAt(100, 900, 880)).toBeGreaterThan(speedAt(100, 900, 850));
  expect(speedAt(100, 900, 850)).toBeGreaterThan(0);
  expect(speedAt(100, 900, 110)).toBeLessThan(0);
  expect(speedAt(100, 900, 20)).toBe(speedAt(100, 900, 100));
});

test('in a low box the edges leave the middle free', () => {
  expect(speedAt(0, 120, 60)).toBe(0);
});
