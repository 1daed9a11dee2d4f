import { expect, test } from 'vitest';
import { shortenAddress } from './shorten-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.7', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
  ['::1', ':*'],
  ['fe80::1', 'fe80:*'],
  ['', ''],
  ['unknown', ''],
])('the address %s is kept as %s', (address, kept) => {
  expect(shortenAddress(address)).toBe(kept);
});
