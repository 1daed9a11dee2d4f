import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listGroups, packGroups } from '../../test/plain-groups.ts';
import { Groups } from './group-columns.ts';

const value = fc.oneof(fc.constant(null), fc.integer({ min: -1_000, max: 9_000 }));
const sum = fc.bigInt({ min: 0n, max: 10n ** 36n });
const group = fc.record({ by: fc.tuple(value, value), count: fc.nat(), weight: sum, squares: sum });

describe('what was counted, in columns', () => {
  it('is read as it was, every sum exactly, also after it crossed to another thread', () => {
    fc.assert(
      fc.property(fc.array(group), groups => {
        const columns = structuredClone(packGroups(groups));
        expect(listGroups(columns)).toEqual(groups);
        const read = new Groups(columns);
        for (const { by, count, weight, squares } of groups) {
          expect(read.next()).toBe(true);
          expect([read.value(0), read.value(1), read.count]).toEqual([...by, count]);
          // Rounded once, as the exact number is.
          expect([read.weight, read.squares]).toEqual([Number(weight), Number(squares)]);
        }
        expect(read.next()).toBe(false);
      }),
    );
  });

  it('weighs everybody 1 where nobody is weighted', () => {
    const people = 123_456_789;
    const read = new Groups({ size: 1, by: [], counts: Float64Array.of(people) });
    expect(read.next()).toBe(true);
    expect(read.weight).toBe(Number(BigInt(people) * 10n ** 6n));
    expect(read.squares).toBe(Number(BigInt(people) * 10n ** 12n));
  });

  it('tells missing from every code, number and text', () => {
    const columns = {
      size: 2,
      counts: Float64Array.of(1, 1),
      by: [Int32Array.of(-(2 ** 31), 0), Float64Array.of(Number.NaN, 0), [null, '']],
    };
    expect(listGroups(columns).map(({ by }) => by)).toEqual([
      [null, null, null],
      [0, 0, ''],
    ]);
  });
});
