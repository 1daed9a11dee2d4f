import { allPlaces } from './all-places.ts';
import type { Place } from './read-places.ts';
import { OFFICE } from './region-lines.ts';

/** Names as lists of addresses write them, often shortened: 广西, 凉山, 襄阳. */
export interface RegionNames {
  readonly nation: string | null;
  readonly province: string | null;
  readonly city: string | null;
}

/**
 * The code (GB/T 2260) of a city, or of its province where the city is not known or is the province, as Beijing is. Null outside China.
 * A city is looked for in its province alone: 海南 is a prefecture of 青海, too.
 */
export function regionCodeOf({ nation, province, city }: RegionNames): string | null {
  if (nation !== '中国' || !province) return null;
  const found = findByName(allPlaces(), province);
  if (!found) return null;
  return (city && findByName(citiesOf(found), city)?.code) || found.code;
}

/** Of a municipality none: its districts are no cities. */
function citiesOf({ below }: Place): readonly Place[] {
  return below.flatMap(place => {
    if (!place.code.endsWith('00')) return [];
    return OFFICE.test(place.name) ? place.below : [place];
  });
}

/** By its whole name, or by the beginning of one name alone. */
function findByName(places: readonly Place[], name: string): Place | undefined {
  const whole = places.find(place => place.name === name);
  if (whole) return whole;
  const begun = places.filter(place => place.name.startsWith(name));
  return begun.length === 1 ? begun[0] : undefined;
}
