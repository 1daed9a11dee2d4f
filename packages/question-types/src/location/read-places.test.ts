import { expect, test } from 'vitest';
import { isPlaceWhole } from './answer.ts';
import packed from './places.json' with { type: 'json' };
import { findPlacePath, type Place, readPlaces } from './read-places.ts';

const places = readPlaces(packed.places);
const namesOf = (code: string) => findPlacePath(places, code).map(place => place.name);
const everyPlace = (list: readonly Place[]): readonly Place[] => list.flatMap(one => [one, ...everyPlace(one.below)]);

test('the list has every province, and places are found with what is above them', () => {
  expect(places).toHaveLength(34);
  expect(namesOf('130102')).toEqual(['河北省', '石家庄市', '长安区']);
  expect(namesOf('310101')).toEqual(['上海市', '黄浦区']);
  expect(namesOf('441900')).toEqual(['广东省', '东莞市']);
  expect(namesOf('710000')).toEqual(['台湾省']);
  expect(namesOf('000000')).toEqual([]);
});

test('every place has its own code and a name', () => {
  const all = everyPlace(places);
  expect(all.length).toBeGreaterThan(3000);
  expect(new Set(all.map(place => place.code)).size).toBe(all.length);
  expect(all.every(place => /^[0-9]{6}$/.test(place.code) && place.name !== '')).toBe(true);
});

// The engine has no list: it must know by the code alone whether a respondent chose down to the last level.
test('a code alone says whether there is something below it', () => {
  const wrong = everyPlace(places).filter(place => isPlaceWhole(place.code) !== (place.below.length === 0));
  expect(wrong).toEqual([]);
});
