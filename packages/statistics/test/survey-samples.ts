import fc from 'fast-check';
import { seededRandom } from '../src/random.ts';

/** Survey-like numbers: few distinct values, ties, gaps, sometimes all alike; the shapes that break statistics. */
export const rating = fc.integer({ min: 1, max: 5 });
export const gappyRating = fc.option(rating, { freq: 6 });

export const ratings = (length: number) => fc.array(rating, { minLength: length, maxLength: length });

/** A column of normal values around a mean, repeatable by its seed. */
export function normalColumn(seed: number, length: number, mean = 0, sd = 1): number[] {
  const random = seededRandom(seed);
  return Array.from({ length }, () => mean + sd * random.normal());
}

/** The same rows in another order. */
export const shuffleRows = <Item>(rows: readonly Item[], seed: number): Item[] => seededRandom(seed).shuffle(rows);

export const inOrder = <Item>(items: readonly Item[], order: readonly number[]): Item[] =>
  order.map(index => items[index] as Item);

/** Every row twice. */
export const twice = <Item>(items: readonly Item[]): Item[] => items.flatMap(item => [item, item]);
