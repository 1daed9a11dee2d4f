import { callingCodes } from '@wenshu/api-contract/calling-codes';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';
import { expect, it } from 'vitest';
import { parsePhone } from './parse-phone.ts';

it.each([
  ['13800138000', '13800138000'],
  ['+86 138 0013 8000', '13800138000'],
  ['+447400123456', '+447400123456'],
  ['+44 (0)7400 123456', '+447400123456'],
  ['+1 415-555-2671', '+14155552671'],
  ['+852 5123 4567', '+85251234567'],
  ['+81 90-1234-5678', '+819012345678'],
])('reads %j in its one writing', (typed, phone) => {
  expect(parsePhone(typed)).toBe(phone);
});

it.each([
  ['', 'nothing'],
  ['12800138000', 'no mobile number of mainland China'],
  ['1380013800', 'too short'],
  ['138001380001', 'too long'],
  ['+86 128 0013 8000', 'no mobile number of mainland China either'],
  ['+86 0138 0013 8000', 'one of mainland China in another writing'],
  ['+44 20 7946 0958', 'a landline, which gets no message'],
  ['+44 9098 790000', 'one whose caller pays somebody'],
  ['+999 1234567', 'a country that is none'],
  ['+1 415', 'too short'],
  ['447400123456', 'without its plus sign'],
  ['＋447400123456', 'a wide plus sign'],
  ['+44740012345x', 'a letter'],
  ['+٤٤٧٤٠٠١٢٣٤٥٦', 'digits of another alphabet'],
])('refuses %j: %s', typed => {
  expect(parsePhone(typed)).toBeUndefined();
});

it('takes mobile numbers of exactly the countries that people choose from', () => {
  const offered = Object.entries(callingCodes).flatMap(([code, regions]) =>
    regions.split(' ').map(region => `${region} ${code}`),
  );
  const taken = getCountries().map(region => `${region} ${getCountryCallingCode(region)}`);
  expect(offered.toSorted()).toEqual(taken.toSorted());
});
