import { expect, test } from 'vitest';
import { exampleParts } from '../_shared/example.ts';
import { shelfAfter } from './shelf.ts';

const steps = (count: number) => ({ 20152: 10, 20153: 5, 20154: count });
const brands = exampleParts('abc', { a: steps(2), b: steps(3), c: steps(100) });
const pricesAfter = (...choices: (string | null)[]) => {
  const shelf = shelfAfter(brands, choices);
  return shelf && { ...Object.fromEntries(shelf.prices), isOver: shelf.isOver };
};

test('only the chosen brand rises a step', () => {
  expect(pricesAfter()).toEqual({ a: 10, b: 10, c: 10, isOver: false });
  expect(pricesAfter('a', 'b')).toEqual({ a: 15, b: 15, c: 10, isOver: false });
});

test('a brand leaves when it is chosen at its highest price, and one brand alone is no choice', () => {
  expect(pricesAfter('a', 'a')).toEqual({ b: 10, c: 10, isOver: false });
  expect(pricesAfter('a', 'a', 'b', 'b', 'b')).toEqual({ c: 10, isOver: true });
});

test('"none" ends it, and so do twenty choices', () => {
  expect(pricesAfter('a', null)).toMatchObject({ isOver: true });
  expect(pricesAfter(...Array<string>(19).fill('c'))).toMatchObject({ isOver: false });
  expect(pricesAfter(...Array<string>(20).fill('c'))).toMatchObject({ c: 110, isOver: true });
});

test('choices of what is not on the shelf, or after the end, could not have been made', () => {
  expect(pricesAfter('a', 'a', 'a')).toBeUndefined();
  expect(pricesAfter('x')).toBeUndefined();
  expect(pricesAfter(null, 'a')).toBeUndefined();
});
