import { expect, test } from 'vitest';
import { countryOf, listCountries, withCountry } from './phone-country.ts';

test('names them in the reader’s language, mainland China first', () => {
  expect(listCountries('en')[0]).toMatchObject({ name: 'China', code: '86' });
  expect(listCountries('zh-CN').find(({ region }) => region === 'DE')).toMatchObject({ name: '德国', code: '49' });
});

test.each([
  ['13800138000', undefined, 'CN'],
  ['+447400123456', undefined, 'GB'],
  ['+12025550123', undefined, 'US'],
  ['+12025550123', 'CA', 'CA'],
  ['+12025550123', 'DE', 'US'],
  ['+8521234', undefined, 'HK'],
  ['+', undefined, undefined],
  ['+999', undefined, undefined],
])('%s with %s chosen is of %s', (phone, chosen, region) => {
  expect(countryOf(phone, chosen)?.region).toBe(region);
});

test('changes the code and keeps the number', () => {
  expect(withCountry('7400123456', '44')).toBe('+447400123456');
  expect(withCountry('+447400123456', '49')).toBe('+497400123456');
  expect(withCountry('+447400123456', '86')).toBe('7400123456');
  expect(withCountry('', '1')).toBe('+1');
  expect(withCountry('+', '1')).toBe('+1');
});
