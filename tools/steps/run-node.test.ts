import { existsSync, utimesSync, writeFileSync } from 'node:fs';
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

it('never stops a program that gets on, however long it takes, by what it says or by its file', async () => {
  const progressFile = join(folder.path, 'progress');
  const speaking = 'let n = 0; const t = setInterval(() => { console.log(n); if (++n > 9) clearInterval(t) }, 500)';
  const touching = speaking.replace('console.log(n)', `require('node:fs').writeFileSync('${progressFile}', '')`);
  const options = { isQuiet: true, stillMs: 4_000, progressFile };
  const runs = await Promise.all([speaking, touching].map(script => runNode(['--eval', script], options)));
  expect(runs.map(({ code }) => code)).toEqual([0, 0]);
});

it('stops a program that stands still', async () => {
  const waiting = 'console.log("begun"); setInterval(() => {}, 1000)';
  expect((await runNode(['--eval', waiting], { isQuiet: true, stillMs: 1_000 })).code).toBe(1);
});

it('ends a program that lingers long after its last file was written', async () => {
  const lastFile = join(folder.path, 'report.json');
  writeFileSync(lastFile, '{}');
  utimesSync(lastFile, 0, 0);
  const { code } = await runNode(['--eval', 'setInterval(() => {}, 1000)'], { isQuiet: true, lastFile });
  expect(code).not.toBe(0);
});

it('passes a wish to stop on to the program, and waits until it has put things in order', async () => {
  const ready = join(folder.path, 'ready');
  const tidying = `process.on('SIGTERM', () => setTimeout(() => { console.log('in order'); process.exit(7) }, 300));
    setInterval(() => {}, 1000); require('node:fs').writeFileSync('${ready}', '')`;
  const stop = new AbortController();
  const run = runNode(['--eval', tidying], { isQuiet: true, stop: stop.signal });
  await expect.poll(() => existsSync(ready), { timeout: 60_000 }).toBe(true);
  stop.abort();
  expect(await run).toEqual({ code: 7, output: 'in order\n' });
});
