import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { createQuestionType } from './create-question-type.ts';
import { readTypesTable } from './types-table.ts';

const folder = makeTemporaryFolder('type');
afterAll(() => folder.remove());

const inCopy = (path: string) => join(folder.path, path);
mkdirSync(inCopy('docs'));
cpSync(join(repositoryRoot, 'docs/types.tsv'), inCopy('docs/types.tsv'));
cpSync(join(repositoryRoot, 'packages'), inCopy('packages'), {
  recursive: true,
  filter: path => !path.includes('/packages/statistics') && !path.includes('/packages/ui'),
});
cpSync(join(repositoryRoot, 'tsconfig.base.json'), inCopy('tsconfig.base.json'));
symlinkSync(join(repositoryRoot, 'node_modules'), inCopy('node_modules'));

// Every type of the table is built, so the copy's table plans one more, in the manner of the first that is.
const SLUG = 'wind-rose';
const table = readFileSync(inCopy('docs/types.tsv'), 'utf8').trimEnd();
const nps = table.split('\n').find(line => line.startsWith('nps\t'))!;
const planned = nps.replace(/^nps\t11\t/, `${SLUG}\t999\t`).replace(/built$/, 'later');
writeFileSync(inCopy('docs/types.tsv'), `${table}\n${planned}\n`);

it('refuses what the table does not plan, and what is there', () => {
  expect(createQuestionType(folder.path, 'constructor')).toMatchObject({ problem: 'not-planned' });
  expect(createQuestionType(folder.path, 'single-choice')).toMatchObject({ problem: 'already-there' });
});

it('makes a type that compiles, stands in every registry and is marked built', () => {
  expect(createQuestionType(folder.path, SLUG)).toMatchObject({ files: expect.any(Array) });
  for (const registry of ['answering.ts', 'core.ts', 'examples.ts', 'respondent.ts', 'type-icons.tsx'])
    expect(readFileSync(inCopy(`packages/question-types/src/${registry}`), 'utf8')).toContain(`./${SLUG}/`);
  expect(readTypesTable(folder.path).get(SLUG)?.stage).toBe('built');
  const tsc = join(repositoryRoot, 'node_modules/ts7/bin/tsc');
  expect(() =>
    execFileSync(process.execPath, [tsc, '-p', inCopy('packages/question-types')], { encoding: 'utf8', stdio: 'pipe' }),
  ).not.toThrow();
});
