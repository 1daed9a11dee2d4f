/** A province, a city or an area. A municipality's areas stand directly below it. */
export interface Place {
  /** Six digits, zeros below its own level. */
  readonly code: string;
  readonly name: string;
  readonly below: readonly Place[];
}

/** The list as `tools/build-places.ts` packed it. */
export function readPlaces(packed: string): readonly Place[] {
  return packed.split('\n').map(line => {
    const [province = '', ...cities] = line.split(';');
    const code = province.slice(0, 2);
    return { code: `${code}0000`, name: province.slice(2), below: cities.flatMap(city => readCity(code, city)) };
  });
}

function readCity(province: string, packed: string): readonly Place[] {
  const [city = '', areas = ''] = packed.split(':');
  const code = `${province}${city.slice(0, 2)}`;
  const below = (areas === '' ? [] : areas.split(',')).map(area => ({
    code: `${code}${area.slice(0, 2)}`,
    name: area.slice(2),
    below: [],
  }));
  const name = city.slice(2);
  return name === '' ? below : [{ code: `${code}00`, name, below }];
}

/** The places from the province down to the one with this code; empty when there is none. */
export function findPlacePath(places: readonly Place[], code: string): readonly Place[] {
  for (const place of places) {
    if (place.code === code) return [place];
    const below = findPlacePath(place.below, code);
    if (below.length > 0) return [place, ...below];
  }
  return [];
}
