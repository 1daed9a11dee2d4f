import { expect, test } from 'vitest';
import { isBuilt } from '../routes/built-pages.ts';
import { pageLoaders } from '../routes/page-loaders.ts';
import { routeTable } from '../routes/route-table.ts';
import {
  aboutPages,
  accountPages,
  industryPages,
  laterPages,
  productServicePages,
  solutionPages,
} from './public/site-map.ts';
import { shownSteps } from './workspace/survey-steps.ts';
import { workspaceMap } from './workspace/workspace-map.ts';

const named = [...laterPages, ...aboutPages, ...industryPages, ...accountPages].map(([, path]) => path);
const entries = [
  ...productServicePages,
  ...solutionPages,
  ...named,
  ...workspaceMap.flatMap(({ pages }) => pages.map(({ path }) => path)),
  ...shownSteps.flatMap(({ pages }) => pages),
];

test('no entry of a menu leads to a page that is not there, and no heading stands over nothing', () => {
  expect(entries).toContain('/team/workSpace/workSpace-desktop');
  expect(entries.filter(path => pageLoaders[path] === undefined)).toEqual([]);
  for (const { pages } of [...workspaceMap, ...shownSteps]) expect(pages).not.toEqual([]);
});

test('what counts as built is what has a page, by whichever address it is reached', () => {
  for (const { path } of routeTable.filter(row => row.path !== '/home'))
    expect([path, isBuilt(path)]).toEqual([path, pageLoaders[path] !== undefined]);
  expect(isBuilt('/survey/create/edit?scrollId=1#top')).toBe(true);
  expect(isBuilt('/team')).toBe(true);
  expect(isBuilt('/survey/launch')).toBe(false);
});
