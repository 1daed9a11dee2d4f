import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { runNode } from './run-node.ts';

const folder = makeTemporaryFolder('run-node');
afterAll(() => folder.remove());

it('gives the exit code and, when quiet, everything that was said', async () => {
  const script = 'console.log("out"); console.error("err"); process.exit(3)';
  const { code, output } = await runNode(['--eval', script], { isQuiet: true });
  expect(code).toBe(3);
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

it('ends a program that lingers long after its last file was written', async () => {
  const lastFile = join(folder.path, 'report.json');
  writeFileSync(lastFile, '{}');
  utimesSync(lastFile, 0, 0);
  const { code } = await runNode(['--eval', 'setInterval(() => {}, 1000)'], { isQuiet: true, lastFile });
  expect(code).not.toBe(0);
});
