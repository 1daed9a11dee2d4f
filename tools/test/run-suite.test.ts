import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { processIdentity } from '../process/process-identity.ts';
import { waitUntil } from '../process/wait-until.ts';
import { PATIENCE_MS } from '../testing/patience.ts';
import { processesOfRun } from '../testing/processes-of-run.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';

vi.setConfig({ testTimeout: 3 * PATIENCE_MS });

const folder = makeTemporaryFolder('signal');
/** Deeper than the path of a socket may be: a run within a run lies so deep, and temporary folders of some systems do. */
const deep = join(folder.path, 'deep'.repeat(20));
afterAll(() => folder.remove());

it.runIf(process.platform === 'linux')('a signal leaves no process and no folder of a run', async () => {
  mkdirSync(deep);
  const program = fileURLToPath(new URL('../testing/fixtures/small-suite.ts', import.meta.url));
  const run = spawn(process.execPath, [program], {
    env: { ...process.env, TMPDIR: deep, LANG: 'en' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(run, 'close');
  let output = '';
  run.stdout.on('data', chunk => {
    output += chunk;
  });
  // PostgreSQL is detached and knows nothing of who started it: what a signal is most likely to leave.
  const postmaster = await waitUntil(
    () =>
      postmasters().find(({ pid, sockets }) => processIdentity(pid) && existsSync(sockets)) ??
      (run.exitCode !== null && { pid: 0, sockets: '' }),
    { timeoutMs: PATIENCE_MS },
  );
  expect(postmaster, output).toBeTruthy();
  const { pid: started, sockets } = postmaster!;
  expect(sockets, output).not.toBe('');
  const before = processesOfRun(run.pid!, deep);
  expect(before).toContain(started);
  const shared = readFileSync(`/proc/${started}/maps`, 'utf8').match(/\/dev\/shm\/PostgreSQL\.\d+/g) ?? [];
  run.kill('SIGTERM');
  expect((await ended)[0]).toBe(1);
  expect(output).toContain('Stopping');
  expect([started, ...before].filter(processIdentity)).toEqual([]);
  expect(processesOfRun(run.pid!, deep)).toEqual([]);
  expect(readdirSync(deep)).toEqual([]);
  expect([sockets, ...shared].filter(existsSync)).toEqual([]);
});

/** The first and the fifth line of the file in which it says that it runs. */
function postmasters(): { pid: number; sockets: string }[] {
  return globSync('**/postgres/postmaster.pid', { cwd: deep }).map(file => {
    const lines = readFileSync(join(deep, file), 'utf8').split('\n');
    return { pid: Number(lines[0]), sockets: lines[4] ?? '' };
  });
}
