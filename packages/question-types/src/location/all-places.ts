import packed from './places.json' with { type: 'json' };
import { findPlacePath, type Place, readPlaces } from './read-places.ts';

let provinces: readonly Place[] | undefined;

/** The provinces, with all that lies below them. Unpacked when it is first asked for. */
export function allPlaces(): readonly Place[] {
  provinces ??= readPlaces(packed.places);
  return provinces;
}

/** From the province down to the place with this code; empty when there is none. */
export const placePath = (code: string): readonly Place[] => findPlacePath(allPlaces(), code);
