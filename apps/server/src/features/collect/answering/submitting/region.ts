import { createRequire } from 'node:module';
import { type RegionNames, regionCodeOf } from '@wenshu/question-types/region-code';
import type IP2Region from 'ip2region';
import { LruCache } from '../../../../platform/lru-cache.ts';

export interface Region extends RegionNames {
  /** Of the city, else of the province (GB/T 2260). */
  readonly regionCode: string | null;
}

const NOWHERE: Region = { nation: null, province: null, city: null, regionCode: null };
const regions = new LruCache<string, Region>(20_000);
/** A network of one's own is nowhere on a map. */
const NO_PLACE = /^$|^0$|内网|局域网|本机|保留/;

let lookup: IP2Region | undefined;

/** Where an address is, from a list that lies on this machine; loaded with the first question, 11 MB. */
export function findRegion(address: string): Region {
  const known = regions.get(address);
  if (known) return known;
  const found = search(address.replace(/^::ffff:/, ''));
  regions.set(address, found);
  return found;
}

function search(address: string): Region {
  lookup ??= loadList();
  try {
    const found = lookup.search(address);
    if (!found || NO_PLACE.test(found.country)) return NOWHERE;
    const names = { nation: found.country, province: placeOf(found.province), city: placeOf(found.city) };
    return { ...names, regionCode: regionCodeOf(names) };
  } catch {
    // What cannot be read as an address is nowhere.
    return NOWHERE;
  }
}

const placeOf = (name: string) => (NO_PLACE.test(name) ? null : name);

/** The package was made for `require`: its default export is one level further down for an `import`. */
function loadList(): IP2Region {
  const require = createRequire(import.meta.url);
  const { default: List } = require('ip2region') as { default: typeof IP2Region };
  return new List();
}
