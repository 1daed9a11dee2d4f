// Pages stay light: a phone in a lift, and a visitor who only looks, pay for every kilobyte.
import { join } from 'node:path';
import { SCRIPT_BUDGETS_KB } from './check-bundle-size/engine-budget.ts';
import { pageWeightBytes, partWeightBytes } from './check-bundle-size/page-weight.ts';
import { scriptWeightBytes } from './check-bundle-size/script-weight.ts';
import { repositoryRoot } from './repository-root.ts';
import { runTool } from './run-tool.ts';

/** Gzipped kilobytes before a page does anything. A page that outgrows its budget splits, or says here why it may. */
const BUDGETS_KB = [
  // With the survey of thirty questions and its first page inside, about 4 kB, and headers, it stays below 60 (bench/answer-page
  // measures it whole).
  { folder: 'apps/respondent/dist', page: 'index.html', maxKb: 53 },
  // A participant of a symposium, by a line that may be bad: all that they see but activities, which the answering page shows.
  { folder: 'apps/room/dist', page: 'index.html', maxKb: 34 },
  { folder: 'apps/web/dist', page: 'entrance.html', maxKb: 200 },
  // Its styles stand in it; the server adds what it draws (bench/site measures pages whole).
  { folder: 'apps/web/dist', page: 'site/site.html', maxKb: 45 },
  { folder: 'apps/web/dist', page: 'workspace.html', maxKb: 450 },
  // A stranger's phone, once: with the report and its first charts inside it stays below 100 (bench/report measures it whole).
  { folder: 'apps/web/dist', page: 'reading/shared.html', maxKb: 80 },
];

/** What the answering page fetches besides, where a survey needs it. */
const PARTS_KB = [
  // Types that few surveys ask, their views as far as they are not parts themselves, and whatever reads rules.
  { name: 'rest', maxKb: 19 },
  // Views that are fetched while the first page is read.
  { name: 'rarer-views', maxKb: 5 },
  { name: 'model-views', maxKb: 5 },
  { name: 'seldom', maxKb: 3.5 },
];

/** What a page of the public site fetches when something to try in it comes near, besides what several of them share: a kilobyte. */
const LIVE_PARTS_KB = [
  { name: 'live-question', maxKb: 8 },
  { name: 'live-simulator', maxKb: 8 },
  { name: 'live-cross-table', maxKb: 4 },
];

await runTool(async () => {
  const pages = BUDGETS_KB.map(({ folder, page, maxKb }) =>
    isWithin(`${folder}/${page}`, pageWeightBytes(join(repositoryRoot, folder), page), maxKb),
  );
  const scripts = await Promise.all(
    SCRIPT_BUDGETS_KB.map(async ({ name, parts, maxKb }) => isWithin(name, await scriptWeightBytes(parts), maxKb)),
  );
  const partsIn = (folder: string, list: typeof PARTS_KB) =>
    list.map(({ name, maxKb }) => isWithin(`part ${name}`, partWeightBytes(join(repositoryRoot, folder), name), maxKb));
  const parts = [...partsIn('apps/respondent/dist', PARTS_KB), ...partsIn('apps/web/dist/site', LIVE_PARTS_KB)];
  return [...pages, ...parts, ...scripts].every(Boolean) ? 0 : 1;
});

function isWithin(name: string, bytes: number, maxKb: number): boolean {
  const kb = bytes / 1000;
  console.log(`${kb <= maxKb ? '✓' : '✗'} ${name}: ${kb.toFixed(1)} kB of ${maxKb} kB`);
  return kb <= maxKb;
}
