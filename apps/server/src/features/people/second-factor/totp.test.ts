import { describe, expect, it, test } from 'vitest';
import { toBase32 } from './base32.ts';
import { codeOfStep, findStep, stepAt } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('the codes of RFC 6238, appendix B, cut to six digits', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %d it is %s', (seconds, code) => {
    expect(codeOfStep(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
  });
});

describe('a code is taken', () => {
  const now = new Date(1_111_111_111_000);
  it('in its own step, the one before and the one after, and in no other', () => {
    const step = stepAt(now);
    const around = [-2, -1, 0, 1, 2].map(off => findStep(secret, codeOfStep(secret, step + off), now));
    expect(around).toEqual([undefined, step - 1, step, step + 1, undefined]);
  });

  it('whole or not at all', () => {
    expect(findStep(secret, '05047', now)).toBeUndefined();
    expect(findStep(secret, '', now)).toBeUndefined();
  });
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('%j is %j in base 32, as RFC 4648 writes it', (text, written) => {
  expect(toBase32(Buffer.from(text))).toBe(written);
});
