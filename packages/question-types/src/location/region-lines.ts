import packed from './places.json' with { type: 'json' };
import { type Place, readPlaces } from './read-places.ts';

export type RegionLevels = 2 | 3;

/**
 * Provinces and cities, or areas too, a case a line with tabs between its levels, as the import of a cascade takes them. Every case has
 * all the levels: a municipality stands for its own city, and what has nothing below it stands once more in the level below.
 */
export function regionLines(levels: RegionLevels): string {
  const cases = readPlaces(packed.places)
    .flatMap(province => citiesOf(province).flatMap(city => casesOf(province, city, levels)))
    .map(path => path.join('\t'));
  // An area that got a new code is in the list under both.
  return [...new Set(cases)].join('\n');
}

/** The line under which counties and cities stand that a province governs itself. */
export const OFFICE = /直辖县级行政区划$/;

/** Areas that stand directly below a province are those of a municipality. */
function citiesOf(province: Place): readonly Place[] {
  const isCity = ({ code }: Place) => code.endsWith('00');
  const areas = province.below.filter(place => !isCity(place));
  const own = areas.length > 0 || province.below.length === 0 ? [{ ...province, below: areas }] : [];
  // Counties that a province governs itself stand under a name of the office's; for people they are as good as cities.
  const cities = province.below.filter(isCity).flatMap(city => (OFFICE.test(city.name) ? city.below : [city]));
  return [...own, ...cities];
}

function casesOf(province: Place, city: Place, levels: RegionLevels): string[][] {
  if (levels === 2) return [[province.name, city.name]];
  const areas = city.below.length > 0 ? city.below : [city];
  return areas.map(area => [province.name, city.name, area.name]);
}
