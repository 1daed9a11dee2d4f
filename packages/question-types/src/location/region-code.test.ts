import { expect, test } from 'vitest';
import { regionCodeOf } from './region-code.ts';

const inChina = (province: string | null, city: string | null) => regionCodeOf({ nation: '中国', province, city });

test.each([
  ['江苏省', '南京市', '320100'],
  ['广西', '桂林市', '450300'],
  ['四川省', '凉山', '513400'],
  ['湖北省', '襄阳', '420600'],
  ['新疆', '和田', '653200'],
  ['吉林省', '吉林市', '220200'],
  ['海南省', '儋州', '460400'],
  ['青海省', '海南', '632500'],
  ['内蒙古', '兴安盟', '152200'],
])('%s %s is a city with the code %s', (province, city, code) => {
  expect(inChina(province, city)).toBe(code);
});

test.each([
  ['河南省', '济源', '419001'],
  ['湖北省', '仙桃市', '429004'],
  ['新疆', '石河子', '659001'],
])('%s %s, which the province governs itself, is %s', (province, city, code) => {
  expect(inChina(province, city)).toBe(code);
});

test.each([
  ['北京', '北京市', '110000'],
  ['重庆', '重庆市', '500000'],
  ['台湾省', '台北', '710000'],
  ['香港', null, '810000'],
  ['山东省', '莱芜市', '370000'],
  ['广东省', null, '440000'],
])('%s %s has its province’s code %s: it is one, or its city is in no list', (province, city, code) => {
  expect(inChina(province, city)).toBe(code);
});

test('a place that is not known, or not in China, has none', () => {
  expect(inChina(null, null)).toBeNull();
  expect(inChina('Utopia', null)).toBeNull();
  expect(inChina('', '')).toBeNull();
  expect(regionCodeOf({ nation: '美国', province: '广东省', city: null })).toBeNull();
  expect(regionCodeOf({ nation: null, province: null, city: null })).toBeNull();
});
