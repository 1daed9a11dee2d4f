// Pages stay light: a phone in a lift, and a visitor who only looks, pay for every kilobyte.
import { join } from 'node:path';
import { pageWeightBytes } from './check-bundle-size/page-weight.ts';
import { repositoryRoot } from './repository-root.ts';
import { runTool } from './run-tool.ts';

/** Gzipped kilobytes before a page does anything. A page that outgrows its budget splits, or says here why it may. */
const BUDGETS_KB = [
  { folder: 'apps/respondent/dist', page: 'index.html', maxKb: 80 },
  { folder: 'apps/web/dist', page: 'site.html', maxKb: 200 },
  { folder: 'apps/web/dist', page: 'workspace.html', maxKb: 450 },
];

await runTool(async () => {
  const lines = BUDGETS_KB.map(({ folder, page, maxKb }) => {
    const kb = pageWeightBytes(join(repositoryRoot, folder), page) / 1000;
    console.log(`${kb <= maxKb ? '✓' : '✗'} ${folder}/${page}: ${kb.toFixed(1)} kB of ${maxKb} kB`);
    return kb <= maxKb;
  });
  return lines.every(Boolean) ? 0 : 1;
});
