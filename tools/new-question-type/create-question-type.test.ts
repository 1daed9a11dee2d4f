import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { conformance } from '../../packages/question-types/test/conformance.ts';
import { repositoryRoot } from '../repository-root.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { createQuestionType } from './create-question-type.ts';

const folder = makeTemporaryFolder('type');
afterAll(() => folder.remove());

const TYPES = 'packages/question-types';
const SLUG = 'wind-rose';
const OWN = `${TYPES}/src/${SLUG}/`;

const inCopy = (path: string) => join(folder.path, path);
for (const path of [
  'docs/types.tsv',
  'tsconfig.base.json',
  `${TYPES}/package.json`,
  `${TYPES}/tsconfig.json`,
  `${TYPES}/src`,
])
  cpSync(join(repositoryRoot, path), inCopy(path), { recursive: true });
symlinkSync(join(repositoryRoot, 'node_modules'), inCopy('node_modules'));

/** Every file of the copy with its lines. */
function filesOfCopy(): ReadonlyMap<string, readonly string[]> {
  const paths = globSync('{docs,packages}/**/*.*', { cwd: folder.path });
  return new Map(paths.map(path => [path, readFileSync(inCopy(path), 'utf8').split('\n')]));
}

const before = filesOfCopy();
const made = createQuestionType(folder.path, SLUG);
const after = filesOfCopy();

it('refuses a name that cannot be one, and what is there', () => {
  for (const name of ['', 'constructor', 'Wind', '../wind', '_shared'])
    expect(createQuestionType(folder.path, name)).toMatchObject({ problem: 'not-a-name' });
  for (const name of ['single-choice', SLUG])
    expect(createQuestionType(folder.path, name)).toMatchObject({ problem: 'already-there' });
});

it('costs one folder and four lines outside of it', () => {
  const isNew = (path: string) => !before.has(path);
  const touched = [...before.keys()].filter(path => before.get(path)!.join('\n') !== after.get(path)?.join('\n'));
  expect([...after.keys()].filter(isNew).filter(path => !path.startsWith(OWN))).toEqual([]);
  expect([...after.keys()].filter(isNew).length).toBeGreaterThan(0);
  const added = touched.flatMap(path => after.get(path)!.filter(line => !before.get(path)!.includes(line)));
  expect(added).toHaveLength(4);
  // Nothing was taken away, and nothing that was there stands twice now.
  const lengths = (files: typeof before) => touched.reduce((sum, path) => sum + files.get(path)!.length, 0);
  expect(lengths(after) - lengths(before)).toBe(4);
  expect(made).toEqual({ files: expect.arrayContaining(touched) });
});

it('takes a code that no other type has', () => {
  const code = (path: string) => /code: (\d+)/.exec(readFileSync(inCopy(path), 'utf8'))?.[1];
  const others = globSync(`${TYPES}/src/*/definition.ts`, { cwd: folder.path }).filter(path => !path.startsWith(OWN));
  expect(others.map(code)).not.toContain(code(`${OWN}definition.ts`));
});

it('compiles as it is made, and a part that is missing is an error in its folder, not in those who use it', () => {
  const bare = `${TYPES}/src/bare-rose/`;
  createQuestionType(folder.path, 'bare-rose');
  const missing = ['driver.ts', 'examples.ts', 'icon.tsx', 'variables.ts'];
  for (const name of missing) rmSync(inCopy(bare + name));
  const words = readFileSync(inCopy(`${bare}words.ts`), 'utf8');
  writeFileSync(inCopy(`${bare}words.ts`), words.replace(/^ {2}en: .*\n/m, ''));
  const tsc = join(repositoryRoot, 'node_modules/ts7/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', TYPES], { cwd: folder.path, encoding: 'utf8' });
  const errors = stdout.split('\n').filter(line => line.includes('error TS'));
  expect(errors.filter(line => !line.startsWith(bare))).toEqual([]);
  for (const name of missing) expect(errors.filter(line => line.includes(`'./${name}'`))).not.toEqual([]);
  expect(errors.filter(line => line.startsWith(`${bare}words.ts`))).not.toEqual([]);
});

describe('the type that was made', async () => {
  const load = async (name: string) => import(/* @vite-ignore */ pathToFileURL(inCopy(OWN + name)).href);
  const [{ questionType }, { example }] = [await load('definition.ts'), await load('examples.ts')];
  conformance(SLUG, questionType, example);
});
