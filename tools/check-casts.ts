// Casts that switch the compiler off say why: see casts/find-bare-casts.ts. Tests may build what no type allows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBareCasts } from './casts/find-bare-casts.ts';
import { listFiles } from './list-files.ts';
import { repositoryRoot } from './repository-root.ts';

const bare = listFiles(repositoryRoot)
  .filter(path => /^(apps|packages|tools)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .flatMap(path => {
    const source = readFileSync(join(repositoryRoot, path), 'utf8');
    // Most files have none: only the others are parsed.
    return /\bas (never|unknown)\b/.test(source) ? findBareCasts(path, source).map(line => `${path}:${line}`) : [];
  });
for (const place of bare) console.error(`cast-without-reason: ${place}`);
console.log(
  bare.length === 0
    ? 'Casts: every one that goes past the compiler says why.'
    : `Casts: ${bare.length} without a reason.`,
);
process.exit(bare.length === 0 ? 0 : 1);
