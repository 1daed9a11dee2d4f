import { expect, it } from 'vitest';
import { channelsOf, covers, type RecordRange } from './record-range.ts';

const all: RecordRange = { kind: 'all' };
const nothing: RecordRange = { kind: 'nothing' };
const channels = (...names: string[]): RecordRange => ({ kind: 'channel', channels: names });
const labels = (...names: string[]): RecordRange => ({ kind: 'label', labels: names });
const region = (nation: string, province?: string, city?: string): RecordRange => ({
  kind: 'region',
  regions: [{ nation, ...(province && { province }), ...(city && { city }) }],
});
const any = (...of: RecordRange[]): RecordRange => ({ kind: 'any', of });
const both = (...of: RecordRange[]): RecordRange => ({ kind: 'both', of });

it.each<[RecordRange, RecordRange]>([
  [all, channels('a')],
  [channels('a'), nothing],
  [channels('a', 'b'), channels('b')],
  [any(channels('a'), labels('x')), labels('x')],
  [any(channels('a'), channels('b')), channels('b', 'a')],
  [region('CN'), region('CN', 'GD', 'SZ')],
  [channels('a'), both(labels('x'), channels('a'))],
  [both(channels('a', 'b'), any(channels('a'), labels('x'))), channels('a')],
])('%j has every record of %j', (wide, narrow) => {
  expect(covers(wide, narrow)).toBe(true);
});

it.each<[RecordRange, RecordRange]>([
  [channels('a'), all],
  [nothing, channels('a')],
  [channels('a'), channels('a', 'b')],
  [channels('x'), labels('x')],
  [labels('x'), any(labels('x'), channels('a'))],
  [region('CN', 'GD'), region('CN')],
  [both(channels('a'), labels('x')), channels('a')],
  [channels('a'), both(labels('x'), channels('b'))],
  [region('CN', 'GD', 'SZ'), region('CN', 'GD', 'GZ')],
])('%j may lack some of %j', (narrow, wide) => {
  expect(covers(narrow, wide)).toBe(false);
});

// Whoever is limited by a role, by a right and by who gave it sees the links that all three let through, and no other.
it('lets records come through the channels that every part of it names', () => {
  expect(channelsOf(both(channels('a', 'b', 'c'), channels('b', 'c'), channels('a', 'b')))).toEqual(['b']);
  expect(channelsOf(both(channels('a', 'b'), labels('x')))).toEqual(['a', 'b']);
  expect(channelsOf(both(region('CN'), labels('x')))).toBeUndefined();
  expect(channelsOf(any(channels('a'), channels('b')))).toEqual(['a', 'b']);
  expect(channelsOf(any(channels('a'), labels('x')))).toBeUndefined();
  expect([channelsOf(all), channelsOf(nothing)]).toEqual([undefined, []]);
});
