import { describe, expect, test } from 'vitest';
import { seededRandom } from './random.ts';

describe('seededRandom', () => {
  test('repeats itself for a seed and differs for its neighbour', () => {
    const draw = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 5 }, () => random.next());
    };
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect(draw(1)).not.toEqual(draw(1 + 2 ** 32));
  });

  test('fills [0, 1) evenly', () => {
    const random = seededRandom(11);
    const counts = new Array<number>(10).fill(0);
    for (let i = 0; i < 100_000; i++) counts[random.below(10)]! += 1;
    // 10,000 expected in each, standard deviation 95.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(450);
  });

  test('draws normal values of mean 0 and variance 1', () => {
    const random = seededRandom(5);
    const values = Array.from({ length: 100_000 }, () => random.normal());
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(Math.abs(mean)).toBeLessThan(0.015);
    expect(Math.abs(variance - 1)).toBeLessThan(0.02);
  });

  test('shuffles a copy without losing anything', () => {
    const items = Array.from({ length: 50 }, (_, i) => i);
    const shuffled = seededRandom(3).shuffle(items);
    expect(shuffled).not.toEqual(items);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
  });

  test('samples different numbers, ascending, each as often as the others', () => {
    const random = seededRandom(9);
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 6000; i++) {
      const picked = random.sample(6, 3);
      expect(picked).toEqual([...new Set(picked)].sort((a, b) => a - b));
      expect(picked).toHaveLength(3);
      for (const item of picked) counts[item]! += 1;
    }
    for (const count of counts) expect(Math.abs(count - 3000)).toBeLessThan(200);
    expect(random.sample(3, 10)).toEqual([0, 1, 2]);
  });
});
