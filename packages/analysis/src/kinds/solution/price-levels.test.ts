import { expect, it } from 'vitest';
import type { Attribute } from './attributes.ts';
import { amountIn, priceAmong } from './price-levels.ts';

const attribute = (name: string, ...levels: readonly string[]) =>
  ({ name, levels: levels.map((level, at) => ({ id: `${name}${at}`, name: level })) }) as unknown as Attribute;

it.each([
  ['1.5万', 15_000],
  ['12万元', 120_000],
  ['¥1,299', 1_299],
  ['199元', 199],
  ['3 for 2', undefined],
  ['free', undefined],
])('%s is an amount of %s: 万 is ten thousand, and two numbers are no price', (text, amount) => {
  expect(amountIn(text)).toBe(amount);
});

it('tells a car of 9,000 from one of 12万, so that the line of prices is not turned over', () => {
  const attributes = [attribute('品牌', '甲', '乙'), attribute('价格', '9,000', '1.5万', '12万')];
  expect(priceAmong(attributes, undefined)).toEqual({ attribute: 1, values: [9_000, 15_000, 120_000] });
});

it('takes numbers with a sign of money, or under the name of a price, and no other numbers', () => {
  const size = attribute('Size', '64', '128');
  expect(priceAmong([size], undefined)).toBeUndefined();
  expect(priceAmong([size, attribute('Which?', '$5', '$9')], undefined)).toEqual({ attribute: 1, values: [5, 9] });
  expect(priceAmong([size, attribute('Monthly fee', '5', '9')], undefined)).toEqual({ attribute: 1, values: [5, 9] });
  // Named by its number it is taken, and 0 says that there is none.
  expect(priceAmong([size, attribute('Monthly fee', '5', '9')], 1)).toEqual({ attribute: 0, values: [64, 128] });
  expect(priceAmong([size, attribute('Monthly fee', '5', '9')], 0)).toBeUndefined();
  expect(() => priceAmong([attribute('Colour', 'red', 'blue')], 1)).toThrow();
  expect(priceAmong([attribute('Price', '5', '5')], undefined)).toBeUndefined();
});
