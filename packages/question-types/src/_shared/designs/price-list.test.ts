import { formatPrice } from '@wenshu/survey-core/format-price';
import { expect, test } from 'vitest';
import { priceListOf } from './price-list.ts';

test('prices rise by exact steps', () => {
  expect(priceListOf({ 20152: 0.1, 20153: 0.1, 20154: 4 })).toEqual([0.1, 0.2, 0.3, 0.4]);
  expect(priceListOf({ 20152: 9.9, 20153: 5, 20154: 3 })).toEqual([9.9, 14.9, 19.9]);
});

test('a sign stands before the price, a word after it', () => {
  expect([formatPrice(5, '¥'), formatPrice(5, '元'), formatPrice(5, '')]).toEqual(['¥5', '5 元', '5']);
});
