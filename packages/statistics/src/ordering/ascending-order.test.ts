import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ascendingOrder } from './ascending-order.ts';

const number = fc.oneof(
  fc.integer({ min: -5, max: 5 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(-0, 0, Number.MIN_VALUE, -Number.MIN_VALUE, Number.MAX_VALUE, -Number.MAX_VALUE),
);

test('numbers stand in ascending order, equal ones as they stood', () => {
  fc.assert(
    fc.property(fc.array(number, { maxLength: 60 }), numbers => {
      const expected = numbers.map((_, place) => place).sort((a, b) => numbers[a]! - numbers[b]! || a - b);
      expect([...ascendingOrder(Float64Array.from(numbers))]).toEqual(expected);
    }),
  );
});
