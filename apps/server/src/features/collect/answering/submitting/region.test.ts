import { expect, it } from 'vitest';
import { findRegion } from './region.ts';

const NOWHERE = { nation: null, province: null, city: null, regionCode: null };

it('finds where a public address is, also one that came over IPv6', () => {
  const nanjing = { nation: '中国', province: '江苏省', city: '南京市', regionCode: '320100' };
  expect(findRegion('114.114.114.114')).toEqual(nanjing);
  expect(findRegion('::ffff:114.114.114.114')).toEqual(nanjing);
});

it.each(['192.168.1.7', '10.0.0.1', '127.0.0.1', 'no address'])('finds %s nowhere on a map', address => {
  expect(findRegion(address)).toEqual(NOWHERE);
});
