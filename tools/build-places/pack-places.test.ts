import { expect, it } from 'vitest';
import { packPlaces } from './pack-places.ts';

it('packs provinces, cities and areas into one text, without towns and without lines that are no places', () => {
  expect(
    packPlaces([
      { c: '130102', n: '长安区', p: '13', y: '01', a: '02', t: 0 },
      { c: '110000', n: '北京市', p: '11', y: 0, a: 0, t: 0 },
      { c: '110101', n: '东城区', p: '11', y: '01', a: '01', t: 0 },
      { c: '130000', n: '河北省', p: '13', y: 0, a: 0, t: 0 },
      { c: '130100', n: '石家庄市', p: '13', y: '01', a: 0, t: 0 },
      { c: '130101', n: '市辖区', p: '13', y: '01', a: '01', t: 0 },
      { c: '130104', n: '桥西区', p: '13', y: '01', a: '04', t: 0 },
      { c: '139000', n: '河北省-省直辖县级行政区划', p: '13', y: '90', a: 0, t: 0 },
      { c: '110101001', n: '东华门街道', p: '11', y: '01', a: '01', t: '001' },
      { c: '710000', n: '台湾省', p: '71', y: 0, a: 0, t: 0 },
    ]),
  ).toBe('11北京市;01:01东城区\n13河北省;01石家庄市:02长安区,04桥西区;90省直辖县级行政区划:\n71台湾省');
});
