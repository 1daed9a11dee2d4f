// `npm run notices`: writes THIRD-PARTY-NOTICES.md. With --check it only says whether the page is what it would write, and in any
// case that everything shipped may be used commercially.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowedLicences } from './notices/check-licence.ts';
import { presentNotices } from './notices/present-notices.ts';
import { shippedPackages } from './notices/shipped-packages.ts';
import { repositoryRoot } from './repository-root.ts';
import { runTool } from './run-tool.ts';

const page = join(repositoryRoot, 'THIRD-PARTY-NOTICES.md');
const folder = join(repositoryRoot, 'tools/notices');

await runTool(async () => {
  const packages = shippedPackages(repositoryRoot);
  const refused = packages.filter(({ licence }) => !allowedLicences(licence));
  for (const { name, version, licence } of refused)
    console.log(`${name} ${version}: ${licence} is not an allowed licence`);
  if (refused.length > 0) return 1;
  const ids = [...new Set(packages.flatMap(({ licence }) => allowedLicences(licence) ?? []))].sort();
  const wanted = presentNotices({
    packages,
    otherWorks: readFileSync(join(folder, 'other-works.md'), 'utf8'),
    texts: new Map(ids.map(id => [id, textOf(id)])),
  });
  if (!process.argv.includes('--check')) writeFileSync(page, wanted);
  else if (readFileSync(page, 'utf8') !== wanted) {
    console.log('THIRD-PARTY-NOTICES.md is not up to date: npm run notices');
    return 1;
  }
  return 0;
});

/** Ours is Apache-2.0 too: its text stands in the repository once. */
function textOf(id: string): string {
  return id === 'Apache-2.0' ? 'See the file LICENSE.' : readFileSync(join(folder, 'licences', `${id}.txt`), 'utf8');
}
