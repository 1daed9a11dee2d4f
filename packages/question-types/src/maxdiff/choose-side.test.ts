import { expect, test } from 'vitest';
import { chooseSide } from './choose-side.ts';

test('one side leaves the other alone', () => {
  expect(chooseSide({ worst: 'b' }, 'best', 'a')).toEqual({ best: 'a', worst: 'b' });
});

test('an item changes sides', () => {
  expect(chooseSide({ best: 'a', worst: 'b' }, 'worst', 'a')).toEqual({ worst: 'a' });
});
