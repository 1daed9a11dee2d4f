import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isBuilt } from '../routes/built-pages.ts';
import { entryOfPath } from '../routes/entry-of-path.ts';
import { forwards } from '../routes/redirects.ts';
import { routeTable } from '../routes/route-table.ts';
import { shownSteps } from './workspace/survey-steps.ts';
import { workspaceMap } from './workspace/workspace-map.ts';

const loaders = readFileSync(new URL('../routes/page-loaders.ts', import.meta.url), 'utf8');
/** Pages of shares and those of the public site are programs of their own. */
const hasPage = (path: string) =>
  loaders.includes(`'${path}': () => import(`) || ['shared', 'site'].includes(entryOfPath(path));
const entries = [
  ...workspaceMap.flatMap(({ pages }) => pages.map(({ path }) => path)),
  ...shownSteps.flatMap(({ pages }) => pages),
];

test('no entry of a menu leads to a page that is not there, and no heading stands over nothing', () => {
  expect(entries).toContain('/team/workSpace/workSpace-desktop');
  expect(entries.filter(path => !hasPage(path))).toEqual([]);
  for (const { pages } of [...workspaceMap, ...shownSteps]) expect(pages).not.toEqual([]);
});

test('what counts as built is what has a page, by whichever address it is reached', () => {
  for (const { path } of routeTable.filter(row => forwards[row.path] === undefined))
    expect([path, isBuilt(path)]).toEqual([path, hasPage(path)]);
  expect(isBuilt('/survey/create/edit?scrollId=1#top')).toBe(true);
  expect(isBuilt('/team')).toBe(true);
  expect(isBuilt('/survey/launch')).toBe(true);
  expect(isBuilt('/survey/nowhere')).toBe(false);
});
