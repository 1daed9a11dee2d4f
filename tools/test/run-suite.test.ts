import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { processIdentity } from '../process/process-identity.ts';
import { waitUntil } from '../process/wait-until.ts';
import { PATIENCE_MS } from '../testing/patience.ts';
import { processesOfRun } from '../testing/processes-of-run.ts';
import { makeTemporaryFolder, OWNER_FILE } from '../testing/temporary-folder.ts';

vi.setConfig({ testTimeout: 3 * PATIENCE_MS });

const folder = makeTemporaryFolder('signal');
afterAll(() => folder.remove());

it.runIf(process.platform === 'linux')('a signal leaves no process and no folder of a run', async () => {
  const program = fileURLToPath(new URL('../testing/fixtures/small-suite.ts', import.meta.url));
  const run = spawn(process.execPath, [program], {
    env: { ...process.env, TMPDIR: folder.path, LANG: 'en' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(run, 'close');
  let output = '';
  run.stdout.on('data', chunk => {
    output += chunk;
  });
  // PostgreSQL is detached and knows nothing of who started it: what a signal is most likely to leave.
  const started = await waitUntil(
    () => postmasters().find(pid => processIdentity(pid)) ?? (run.exitCode !== null && 0),
    {
      timeoutMs: PATIENCE_MS,
    },
  );
  expect(started, output).toBeTruthy();
  const before = processesOfRun(run.pid!, folder.path);
  expect(before).toContain(started);
  const shared = readFileSync(`/proc/${started}/maps`, 'utf8').match(/\/dev\/shm\/PostgreSQL\.\d+/g) ?? [];
  run.kill('SIGTERM');
  expect((await ended)[0]).toBe(1);
  expect(output).toContain('Stopping');
  expect([started!, ...before].filter(processIdentity)).toEqual([]);
  expect(processesOfRun(run.pid!, folder.path)).toEqual([]);
  expect(readdirSync(folder.path)).toEqual([OWNER_FILE]);
  expect(shared.filter(existsSync)).toEqual([]);
});

function postmasters(): number[] {
  return globSync('**/postgres/postmaster.pid', { cwd: folder.path }).map(file =>
    Number.parseInt(readFileSync(join(folder.path, file), 'utf8'), 10),
  );
}
