import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findArrowViolations } from './arrows/check-arrows.ts';
import { findTooManyRepeats } from './arrows/counted-repeats.ts';
import { findFullFolders } from './arrows/find-full-folders.ts';
import { findTableViolations } from './arrows/find-table-violations.ts';
import { findGlossaryTwins } from './docs/find-glossary-twins.ts';
import { findLostNames } from './docs/find-lost-names.ts';
import { listFiles } from './list-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = listFiles(root);
const pages = files
  .filter(path => path.endsWith('.md'))
  .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const violations = [
  ...(await findArrowViolations(['packages', 'apps'], root)),
  ...findTableViolations(root),
  ...findFullFolders(files),
  ...findTooManyRepeats(root),
  ...findLostNames(pages, files),
  ...findGlossaryTwins(pages.find(({ path }) => path === 'docs/glossary.md')?.text ?? ''),
];
for (const violation of violations) console.error(violation);
console.log(
  violations.length === 0
    ? 'Arrows: every import follows docs/architecture.md, every table has one owner, no room is full, and docs name what is there.'
    : `Arrows: ${violations.length} violations.`,
);
process.exit(violations.length === 0 ? 0 : 1);
