import { expect, it } from 'vitest';
import { priceText } from './price-text.ts';

it('writes fen as yuan, as a reader of each language is used to: an order of 1,234.5 is not one of 123,450', () => {
  expect(priceText(123_450, 'zh')).toBe('¥1,234.50');
  expect(priceText(123_450, 'en')).toBe('CN¥1,234.50');
  expect(priceText(5, 'zh')).toBe('¥0.05');
});
