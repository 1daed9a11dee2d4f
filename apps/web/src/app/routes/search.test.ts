import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

test.each(['?scrollId=0042', '?scrollId=9007199254740993&goBack=1', '?name=%E9%97%AE%E6%9E%A2', ''])(
  'keeps %j to the letter',
  search => {
    expect(stringifySearch(parseSearch(search))).toBe(search);
  },
);

test('leaves out what is not set', () => {
  expect(stringifySearch({ scrollId: '1', goBack: undefined })).toBe('?scrollId=1');
});
