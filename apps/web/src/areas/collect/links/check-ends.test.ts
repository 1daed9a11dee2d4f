import { endOutcomes } from '@wenshu/survey-core';
import { expect, it } from 'vitest';
import { checkEnds } from './check-ends.ts';

it('keeps the addresses that are filled in, and names those that are none', () => {
  const [first, second, third] = endOutcomes;
  const { addresses, bad } = checkEnds({
    [first!]: ' https://example.com/a ',
    [second!]: '  ',
    [third!]: 'javascript:alert(1)',
  });
  expect(addresses).toEqual({ [first!]: 'https://example.com/a', [third!]: 'javascript:alert(1)' });
  expect(bad).toEqual([third]);
});
