import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findArrowViolations } from './check-arrows.ts';
import type { AllowedArrow } from './find-folder-circles.ts';

let planted = '';
afterEach(() => rmSync(planted, { recursive: true, force: true }));

/** A tiny house with these files, and the names of the rules they break. */
async function rulesBrokenBy(
  files: Readonly<Record<string, string>>,
  allowed: readonly AllowedArrow[] = [],
): Promise<string[]> {
  planted = mkdtempSync(join(tmpdir(), 'wenshu-arrows-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(planted, dirname(path)), { recursive: true });
    writeFileSync(join(planted, path), content);
  }
  const violations = await findArrowViolations(['packages', 'apps'], planted, allowed);
  return [...new Set(violations.map(violation => violation.split(':')[0]!))].sort();
}

const plain = { 'packages/texts/src/a.ts': 'export const a = 1;', 'apps/web/src/b.ts': 'export const b = 1;' };

it('lets a house through that keeps to the arrows', async () => {
  expect(
    await rulesBrokenBy({ ...plain, 'apps/web/src/c.ts': "export { a } from '../../../packages/texts/src/a.ts';" }),
  ).toEqual([]);
});

it('finds a pure package that imports another', async () => {
  expect(
    await rulesBrokenBy({ ...plain, 'packages/statistics/src/s.ts': "export { a } from '../../texts/src/a.ts';" }),
  ).toEqual(['statistics-stands-alone']);
});

it('finds Node in the engine', async () => {
  expect(
    await rulesBrokenBy({
      ...plain,
      'packages/survey-core/src/s.ts': "import { join } from 'node:path';\nexport const s = join('a');",
    }),
  ).toEqual(['pure-packages-know-no-node']);
});

it('finds a page or a package for pages that reaches into data files, which are Node', async () => {
  const file = { 'packages/data-files/src/d.ts': "import { join } from 'node:path';\nexport const d = join('a');" };
  expect(await rulesBrokenBy({ ...plain, ...file })).toEqual([]);
  const asking = "export { d } from '../../../packages/data-files/src/d.ts';";
  expect(await rulesBrokenBy({ ...plain, ...file, 'apps/web/src/c.ts': asking })).toEqual([
    'data-files-stay-on-the-server',
  ]);
});

it('finds an app that imports an app', async () => {
  expect(
    await rulesBrokenBy({ ...plain, 'apps/respondent/src/r.ts': "export { b } from '../../web/src/b.ts';" }),
  ).toEqual(['respondent']);
});

it('finds a question type that knows another', async () => {
  expect(
    await rulesBrokenBy({
      ...plain,
      'packages/question-types/src/one/answer.ts': 'export const one = 1;',
      'packages/question-types/src/two/answer.ts': "export { one } from '../one/answer.ts';",
    }),
  ).toEqual(['types-do-not-know-each-other']);
});

it('finds what travels to phones with the words or the sign that only creators see', async () => {
  expect(
    await rulesBrokenBy({
      ...plain,
      'packages/question-types/src/one/words.ts': 'export const words = 1;',
      'packages/question-types/src/one/answer.ts': "export { words } from './words.ts';",
    }),
  ).toEqual(['what-travels-knows-no-creator']);
});

it('finds a page of the public site that loads what the workspace is made of (P1.1)', async () => {
  const layout = { 'apps/web/src/areas/design/editor/panel.ts': 'export const panel = 1;' };
  const page = (line: string) => ({ ...plain, ...layout, 'apps/web/src/areas/people/site/page.ts': line });
  expect(await rulesBrokenBy(page("export { panel } from '../../design/editor/panel.ts';"))).toEqual([
    'people-knows-no-later-wing',
    'the-public-site-loads-no-workspace',
  ]);
  expect(await rulesBrokenBy(page("export { b } from '../../../b.ts';"))).toEqual([]);
});

it('finds a feature that reaches into another past its door', async () => {
  expect(
    await rulesBrokenBy({
      ...plain,
      'apps/server/src/features/collect/links/link.repository.ts': 'export const l = 1;',
      'apps/server/src/features/findings/records/r.ts': "export { l } from '../../collect/links/link.repository.ts';",
    }),
  ).toEqual(['features-meet-at-the-door']);
});

it('finds a wing that knows a later one', async () => {
  expect(
    await rulesBrokenBy({
      ...plain,
      'apps/server/src/features/collect/links/index.ts': 'export const l = 1;',
      'apps/server/src/features/findings/records/r.ts': "export { l } from '../../collect/links/index.ts';",
      'apps/server/src/features/design/publishing/p.ts': "export { l } from '../../collect/links/index.ts';",
      'apps/web/src/areas/findings/records.ts': 'export const r = 1;',
      'apps/web/src/areas/people/sign-in.ts': "export { r } from '../findings/records.ts';",
      'apps/server/src/features/talks/papers/index.ts': "export { l } from '../../collect/links/index.ts';",
      'apps/server/src/features/findings/coding/c.ts': "export { l } from '../../talks/papers/index.ts';",
    }),
  ).toEqual(['design-knows-no-later-wing', 'findings-knows-no-later-wing', 'people-knows-no-later-wing']);
});

it('finds a cycle', async () => {
  expect(
    await rulesBrokenBy({
      ...plain,
      'apps/web/src/d.ts': "import './e.ts';\nexport const d = 1;",
      'apps/web/src/e.ts': "import './d.ts';\nexport const e = 1;",
    }),
  ).toEqual(['no-cycles']);
});

it('finds folders in a circle where no two files import each other', async () => {
  const core = {
    ...plain,
    'packages/survey-core/src/flow/flow.ts': "export type { Rule } from '../logic/rule.ts';",
    'packages/survey-core/src/logic/rule.ts': 'export interface Rule { id: string }',
    'packages/survey-core/src/logic/compile.ts': "export type { Walk } from '../answering/walk.ts';",
    'packages/survey-core/src/answering/walk.ts': 'export interface Walk { id: string }',
  };
  expect(await rulesBrokenBy(core)).toEqual([]);
  const closed = "import type { Rule } from '../flow/flow.ts';\nexport interface Walk { rule: Rule }";
  expect(await rulesBrokenBy({ ...core, 'packages/survey-core/src/answering/walk.ts': closed })).toEqual([
    'no-circles-of-folders',
  ]);
});

it('lets a test reach into a folder that the folder under test does not know', async () => {
  expect(
    await rulesBrokenBy({
      ...plain,
      'packages/survey-core/src/flow/flow.ts': "export { rule } from '../logic/rule.ts';",
      'packages/survey-core/src/logic/rule.ts': 'export const rule = 1;',
      'packages/survey-core/src/logic/compile.ts': 'export const compile = 1;',
      'packages/survey-core/src/logic/compile.test.ts': "export { rule } from '../flow/flow.ts';",
    }),
  ).toEqual([]);
});

it('finds a circle at any depth, and what tests share may close one', async () => {
  const deep = 'apps/web/src/areas/design/deep/deeper';
  const house = {
    ...plain,
    [`${deep}/one/a.ts`]: "export { c } from '../two/c.ts';",
    [`${deep}/two/c.ts`]: 'export const c = 1;',
    [`${deep}/two/d.ts`]: 'export const d = 1;',
    [`${deep}/two/testing/e.ts`]: "export { c } from '../../one/a.ts';",
  };
  expect(await rulesBrokenBy(house)).toEqual([]);
  const closed = { ...house, [`${deep}/two/d.ts`]: "export { c } from '../one/a.ts';" };
  expect(await rulesBrokenBy(closed)).toEqual(['no-circles-of-folders']);
  expect(await rulesBrokenBy(closed, [`${deep}/two → ${deep}/one`])).toEqual([]);
});

it('tells of an allowed arrow that closes no circle any more', async () => {
  const house = {
    ...plain,
    'apps/web/src/one/a.ts': "export { c } from '../two/c.ts';",
    'apps/web/src/two/c.ts': 'export const c = 1;',
  };
  expect(await rulesBrokenBy(house, ['apps/web/src/one → apps/web/src/two'])).toEqual(['no-circles-of-folders']);
});

it('finds an app that imports a tool, wherever in the app, and lets tests and builds ask theirs', async () => {
  const tools = { 'tools/backup/t.ts': 'export const t = 1;', 'tools/build/u.ts': 'export const u = 1;' };
  const backup = "export { t } from '../../../tools/backup/t.ts';";
  const build = "export { u } from '../../tools/build/u.ts';";
  expect(
    await rulesBrokenBy({
      ...plain,
      ...tools,
      'apps/server/src/s.test.ts': backup,
      'apps/server/src/testing/s.ts': "export { t } from '../../../../tools/backup/t.ts';",
      'apps/web/vite.config.ts': build,
    }),
  ).toEqual([]);
  expect(await rulesBrokenBy({ ...plain, ...tools, 'apps/server/build/s.ts': backup })).toEqual(['apps-know-no-tools']);
  expect(await rulesBrokenBy({ ...plain, ...tools, 'apps/server/main.ts': build })).toEqual([
    'only-builds-know-the-build',
    'server',
  ]);
});
