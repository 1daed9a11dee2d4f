import { describe, expect, it } from 'vitest';
import { codedAttributes } from './coding.ts';

const attributes = [
  { name: 'Brand', levels: ['Acme', 'Best', 'Cosy'].map(name => ({ id: name, name })) },
  { name: '', levels: ['Slow', 'Fast', 'Fastest'].map(name => ({ id: name, name })) },
  // Not in the order of their amounts.
  { name: 'Price', levels: ['¥299', '¥199', '¥399'].map(name => ({ id: name, name })) },
];
const price = { attribute: 2, values: [299, 199, 399] };
const codedBy = (options: Readonly<Record<string, string | number | boolean>>) =>
  codedAttributes(attributes, price, {
    slots: {},
    options: { coding: 'effects', priceAs: 'levels', falls: true, ordered: '', ...options },
  });
const rounded = (worths: readonly number[]) => worths.map(worth => Math.round(1e9 * worth) / 1e9);

describe('how attributes go to the sampler and come back', () => {
  it('a price that falls goes by its steps: whatever they are, nobody likes a dearer one better', () => {
    const [, , coded] = codedBy({});
    expect(coded!.sign).toBe('negative');
    expect(coded!.names).toEqual(['Price: ¥199 → ¥299', 'Price: ¥299 → ¥399']);
    expect([0, 1, 2].map(place => coded!.code(place))).toEqual([
      [1, 0],
      [0, 0],
      [1, 1],
    ]);
    expect(rounded(coded!.worths([-1, -0.5]))).toEqual(rounded([-1 / 6, 5 / 6, -4 / 6]));
  });

  it('levels that get better go by steps upwards, and others are free', () => {
    const [brand, speed] = codedBy({ ordered: '2，3', coding: 'dummy' });
    expect([brand!.sign, speed!.sign]).toEqual([undefined, 'positive']);
    expect(speed!.names[0]).toBe('2: Slow → Fast');
    expect(speed!.worths([2, 1])).toEqual([-3, -1, 0]);
    expect(brand!.worths([2, 1])).toEqual([2, 1, 0]);
    expect(codedBy({})[0]!.worths([2, 1])).toEqual([2, 1, -3]);
  });

  it('a price as a line is worth its distance from the mean of prices, whatever else is 0', () => {
    for (const coding of ['effects', 'dummy']) {
      const [, , line] = codedBy({ coding, priceAs: 'line' });
      const unit = Math.sqrt(20_000 / 3);
      expect(line!.code(2)).toEqual([399 / unit]);
      expect(rounded(line!.worths([-0.01 * unit]))).toEqual([0, 1, -1]);
    }
    expect(codedBy({ priceAs: 'line', falls: false })[2]!.sign).toBeUndefined();
  });
});
